"""Record what real models do in speculative decoding; never needed to run the app."""
