import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFault, tidyWords } from '../../../src/engines/remote/read-fault.ts'

test('error messages are found in every known shape of body', () => {
  const cases: [unknown, object | undefined][] = [
    [{ error: { message: 'no', code: 'Bad_Field', type: 'x' } }, { says: 'no', code: 'bad_field' }],
    [{ error: { message: 'no', code: 400, type: 'server_error' } }, { says: 'no', code: 'server_error' }],
    [{ error: 'no' }, { says: 'no', code: '' }],
    [{ detail: 'no' }, { says: 'no', code: '' }],
    [{ detail: [{ loc: ['body'], msg: 'no', type: 'missing' }] }, { says: 'no', code: 'missing' }],
    [
      { code: 'get_channel_failed', message: 'no' },
      { says: 'no', code: 'get_channel_failed' },
    ],
    [{ error: { code: 'overloaded' } }, { says: 'overloaded', code: 'overloaded' }],
    [{ error: null }, undefined],
    [{}, undefined],
    [undefined, undefined],
    [42, undefined],
  ]
  for (const [body, expected] of cases) assert.deepEqual(readFault(body), expected, JSON.stringify(body))
})

test('an error message contains no address and no key, and is one short line', () => {
  const cases: [string, string][] = [
    ['cannot reach https://api.host.example:8443/v1?key=abc now', 'cannot reach … now'],
    ['no file /srv/models/wan.safetensors', 'no file …'],
    [String.raw`no file C:\models\wan\x.pt`, 'no file …'],
    ['host 10.1.2.3:8000 is down', 'host … is down'],
    ['Incorrect API key provided: sk-proj-abc***xyz9', 'Incorrect API key provided: …'],
    ['the header was Bearer eyJhbGciOiJIUzI1NiJ9', 'the header was Bearer …'],
    ['first\nTraceback (most recent call last)', 'first'],
    ['either/or stays, 16:9 too', 'either/or stays, 16:9 too'],
  ]
  for (const [said, told] of cases) assert.equal(tidyWords(said), told)
  assert.equal(tidyWords('a'.repeat(1_000)).length, 201)
})
