"""Plain HTTP requests, as a browser makes them around a page."""

from http.client import HTTPConnection
from urllib.parse import quote

from benchmarks.servers import Server

_MOST_READ = 60_000
"""Characters of a link that the HTTP server reads; it hangs up on longer ones."""


def status_of(server: Server, link: str) -> int:
    """The HTTP status of a link, asked for as a browser asks; 414 when it is refused unread."""
    try:
        return request(server, "GET", quote(link, safe="%/?&=;:@!$'()*+,~[]<>{}|\\^`\""))
    except ConnectionError:
        if len(link) < _MOST_READ:
            raise
        return 414


def request(server: Server, method: str, target: str, content: bytes | None = None) -> int:
    """The HTTP status of a request; with a file as its content where there is one."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=60)
    headers = {}
    if method != "GET":
        connection.request("GET", "/_stcore/health")
        answer = connection.getresponse()
        answer.read()
        cookie = (answer.getheader("Set-Cookie") or "").partition(";")[0]
        headers = {"Cookie": cookie, "X-Xsrftoken": cookie.partition("=")[2].strip('"')}
    if content is not None:
        edge = "soaksoaksoak"
        head = f'--{edge}\r\nContent-Disposition: form-data; name="f"; filename="f.json"\r\n\r\n'
        content = head.encode() + content + f"\r\n--{edge}--\r\n".encode()
        headers["Content-Type"] = f"multipart/form-data; boundary={edge}"
    connection.request(method, target, content, headers)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status
