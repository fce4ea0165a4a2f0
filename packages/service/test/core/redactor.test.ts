import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRedactor, redactValue } from '../../src/core/redactor.ts'

const KEY = 'k7/+x9"Zq~Wé-4411'
const redact = createRedactor([`Bearer ${KEY}`, `Basic ${Buffer.from('anna:hunter2-pass').toString('base64')}`])

const percent = (text: string): string => [...Buffer.from(text)].map(byte => `%${byte.toString(16)}`).join('')
const units = (text: string): string =>
  Array.from(text, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')

const SPELLINGS: [title: string, spelt: (secret: string) => string][] = [
  ['as it is', secret => secret],
  ['URL-encoded', secret => encodeURIComponent(secret)],
  ['URL-encoded in small letters', secret => encodeURIComponent(secret).replaceAll(/%../g, one => one.toLowerCase())],
  ['URL-encoded to the last letter', percent],
  ['URL-encoded twice over JSON', secret => encodeURIComponent(JSON.stringify(secret).slice(1, -1))],
  ['in a text of JSON', secret => JSON.stringify({ message: `it was ${secret}` })],
  ['in escapes of JSON', units],
  ['in HTML', secret => Array.from(secret, letter => `&#${letter.codePointAt(0)};`).join('')],
  ['in hexadecimal', secret => Buffer.from(secret).toString('hex').toUpperCase()],
  ...[0, 1, 2, 3].flatMap((before): typeof SPELLINGS => [
    [`in Base64 after ${before}`, secret => Buffer.from(`${'u'.repeat(before)}${secret}:more`).toString('base64')],
    [
      `in Base64 for URLs after ${before}`,
      secret => Buffer.from(`${'u'.repeat(before)}${secret}`).toString('base64url'),
    ],
    [
      `in Base64 that is URL-encoded after ${before}`,
      secret => encodeURIComponent(Buffer.from(`${'~'.repeat(before)}${secret}?`).toString('base64')),
    ],
  ]),
]

/** Whether a reader who knows all of these encodings can read a part of it in a text. */
function leaks(text: string, secret: string): boolean {
  const half = secret.slice(0, Math.ceil(secret.length / 2))
  const ways = [
    text,
    JSON.stringify(text),
    text.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    ...(text.match(/[\w+/=-]{8,}/g) ?? []).flatMap(run =>
      [0, 1, 2, 3].map(from => Buffer.from(run.slice(from), 'base64').toString('latin1')),
    ),
  ]
  return ways.some(way => way.includes(half))
}

for (const secret of [KEY, 'hunter2-pass'])
  for (const [title, spelt] of SPELLINGS)
    test(`a secret is removed ${title}: ${secret}`, () => {
      const said = `who is ${spelt(secret)}, and why`
      const told = redact(said)
      assert.ok(told.startsWith('who is ') && told.endsWith(', and why'), told)
      assert.ok(told.includes('…') && !told.includes(spelt(secret)), told)
      assert.ok(!leaks(told, secret), told)
    })

test('the parts of a header are secrets, its scheme is a word', () => {
  assert.equal(redact('Bearer tokens are not taken'), 'Bearer tokens are not taken')
  assert.equal(redact(`Authorization: Bearer ${KEY}!`), 'Authorization: …!')
  assert.equal(redact('anna may not'), 'anna may not')
})

test('a part of a secret at the edge of a truncated text is removed', () => {
  const long = createRedactor(['abcdefghijklmnop'])
  assert.equal(long('the key abcdefghijk'), 'the key …')
  assert.equal(long('ghijklmnop was it'), '… was it')
  assert.equal(long('a cab'), 'a cab')
})

test('a long secret is removed piece by piece, and everything else stays', () => {
  const token = Buffer.from('{"alg":"none"}'.repeat(200)).toString('base64url')
  assert.equal(createRedactor([`Bearer ${token}`])(`it has ${token} in it`).replaceAll('…', ''), 'it has  in it')
  const plain = 'steps must be at most 150 (16:9, 50 % \\ & more)'
  assert.equal(redact(plain), plain)
  assert.equal(createRedactor([])(plain), plain)
  assert.equal(createRedactor(['abc'])('abc'), 'abc', 'too short to be one')
})

test('texts and names inside a value are redacted', () => {
  const said = { [KEY]: [{ detail: `no ${KEY}`, count: 3, none: null }] }
  assert.deepEqual(redactValue(said, redact), { '…': [{ detail: 'no …', count: 3, none: null }] })
})

test('a text of megabytes takes linear time', () => {
  const began = process.cpuUsage()
  redact(`${'QUJD'.repeat(1_000_000)}%`)
  redact('%41'.repeat(1_000_000))
  assert.ok(process.cpuUsage(began).user < 10_000_000)
})
