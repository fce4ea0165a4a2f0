# python3 examples/make_clip.py 'a cat rides a bicycle along a beach at sunset' cat.mp4
import json
import os
import sys
import time
import urllib.error
import urllib.request
import uuid

URL = os.environ.get('KINORA_URL', 'http://127.0.0.1:8787')
KEY = os.environ.get('KINORA_KEY', '')


def call(method, path, body=None):
    """Tries again while the service is away or busy; the Idempotency-Key makes that safe."""
    headers = {'Authorization': f'Token {KEY}', 'Content-Type': 'application/json'}
    if method == 'POST':
        headers['Idempotency-Key'] = str(uuid.uuid4())
    data = None if body is None else json.dumps(body).encode()
    for pause in [0.5, 1, 2, 4, 8, 8, 8, 8]:
        try:
            request = urllib.request.Request(URL + path, data=data, headers=headers, method=method)
            with urllib.request.urlopen(request, timeout=90) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            if error.code < 500 and error.code != 429:
                sys.exit(json.load(error)['message'])
            pause = float(error.headers.get('Retry-After', pause))
        except (OSError, ValueError):
            pass  # no answer, or one that broke off
        time.sleep(pause)
    sys.exit(f'{URL} does not answer')


prompt = sys.argv[1] if len(sys.argv) > 1 else 'a cat rides a bicycle along a beach at sunset'
file = sys.argv[2] if len(sys.argv) > 2 else 'cat.mp4'
task = call('POST', '/ent/v2/text2video', {'model': 'genq2', 'prompt': prompt, 'duration': 4})
while task['state'] not in ('success', 'failed'):
    # Answers when something has changed, or after half a minute.
    task = call('GET', f"/ent/v2/tasks/{task['id']}/creations?wait=30")
    print(task['state'], task['progress'], '%')
if task['state'] == 'failed':
    sys.exit(f"{task['err_code']}: {task['err_msg']}")
urllib.request.urlretrieve(task['creations'][0]['url'], file)
print(file)
