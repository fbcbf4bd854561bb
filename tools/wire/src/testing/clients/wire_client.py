"""Makes the calls that standard input lists with Python's standard library; prints what each got."""

import base64
import http.client
import sys
import urllib.error
import urllib.parse
import urllib.request


def encoded(data):
    return base64.b64encode(data).decode("ascii")


def decoded(text):
    return base64.b64decode(text)


def field_pairs(text):
    return [line.split(": ", 1) for line in decoded(text).decode("utf-8").split("\n") if line]


def outcome(status, content_type, read):
    try:
        return ("whole", status, content_type, encoded(read()))
    except (http.client.HTTPException, OSError):
        return ("broken", status, content_type)


def failure(error):
    reason = getattr(error, "reason", error)
    return ("silent",) if isinstance(reason, TimeoutError) else ("failed",)


def on_one_connection(url, method, headers, body, warm_up, patience):
    """http.client, which uses the connection of the warm-up again."""
    parts = urllib.parse.urlsplit(url)
    connection = http.client.HTTPConnection(parts.netloc)
    try:
        connection.request("GET", urllib.parse.urlsplit(warm_up).path)
        connection.getresponse().read()
        connection.sock.settimeout(patience)
        connection.request(method, parts.path, body=body or None, headers=headers)
        response = connection.getresponse()
        return outcome(response.status, response.headers.get("content-type", ""), response.read)
    except (http.client.HTTPException, OSError) as error:
        return failure(error)
    finally:
        connection.close()


def by_urllib(url, method, headers, body, patience):
    request = urllib.request.Request(url, data=body or None, headers=headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=patience) as response:
            return outcome(response.status, response.headers.get("content-type", ""), response.read)
    except urllib.error.HTTPError as error:
        return outcome(error.code, error.headers.get("content-type", ""), error.read)
    except (urllib.error.URLError, http.client.HTTPException, OSError) as error:
        return failure(error)


def run(line):
    url, method, headers, body, warm_up, patience = line.rstrip("\n").split("\t")
    call = (url, method, dict(field_pairs(headers)), decoded(body))
    seconds = float(patience) / 1000
    return on_one_connection(*call, warm_up, seconds) if warm_up else by_urllib(*call, seconds)


for asked in sys.stdin:
    print("\t".join(str(part) for part in run(asked)), flush=True)
