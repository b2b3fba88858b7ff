"""What the server does beside Streamlit.

It is imported before Streamlit's own server is there, and components register with that: nothing
imported here may make one.
"""
