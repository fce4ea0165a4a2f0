import assert from 'node:assert/strict'
import { createHmac, hkdfSync } from 'node:crypto'
import { test } from 'node:test'
import { Refusal } from '../../src/core/errors.ts'
import { createUrlSigner } from '../../src/files/signed-urls.ts'

const key = `ab/${'ab'.repeat(32)}.mp4`
const otherKey = `cd/${'cd'.repeat(32)}.mp4`
const start = Date.UTC(2026, 10, 14)

function signerAt(now: { ms: number } = { ms: start }, secret: Buffer | string = 'a secret of the operator') {
  return createUrlSigner({ secret, publicUrl: () => 'https://kinora.example/', clock: () => now.ms })
}

const queryOf = (url: string): Record<string, string> => Object.fromEntries(new URL(url).searchParams)
const is = (reason: string) => (error: unknown) => error instanceof Refusal && error.reason === reason

test('a signed URL names the blob, its expiry and a signature, and verifies', () => {
  const signer = signerAt()
  const url = signer.sign(key, { expiresInSeconds: 3600 })
  const expires = start / 1000 + 3600
  assert.match(url, new RegExp(`^https://kinora\\.example/files/${key}\\?expires=${expires}&signature=[\\w-]{43}$`))
  assert.deepEqual(signer.verify(key, queryOf(url)), { expiresAtSeconds: expires, fileName: undefined })
})

test('the signature is the documented one, so that it stays valid over a restart and an upgrade', () => {
  const derived = Buffer.from(hkdfSync('sha256', 'a secret', '', 'kinora signed download url v1', 32))
  const expires = start / 1000 + 60
  const expected = createHmac('sha256', derived).update(`v1\n${key}\n${expires}\n`).digest('base64url')
  const signer = signerAt({ ms: start }, 'a secret')
  assert.equal(queryOf(signer.sign(key, { expiresInSeconds: 60 })).signature, expected)
})

test('a URL is good to its last second and is then gone, as long as its signature is right', () => {
  const now = { ms: start }
  const signer = signerAt(now)
  const query = queryOf(signer.sign(key, { expiresInSeconds: 60 }))
  now.ms = start + 59_999
  signer.verify(key, query)
  now.ms = start + 60_000
  assert.throws(() => signer.verify(key, query), is('ResultExpired'))
  assert.throws(() => signer.verify(key, { ...query, signature: 'A'.repeat(43) }), is('Forbidden'))
})

test('anything changed, missing, repeated or malformed is forbidden', () => {
  const signer = signerAt()
  const query = queryOf(signer.sign(key, { expiresInSeconds: 60, fileName: 'film.mp4' }))
  const { expires = '', signature = '', filename = '' } = query
  const last = signature.at(-1) ?? ''
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  // Decodes to the same bytes as the real one: the lowest two bits of the last character carry nothing.
  const respelled = signature.slice(0, -1) + alphabet[alphabet.indexOf(last) ^ 1]
  assert.deepEqual(Buffer.from(respelled, 'base64url'), Buffer.from(signature, 'base64url'))
  const broken: Record<string, unknown>[] = [
    {},
    { expires, filename },
    { signature, filename },
    { expires, signature },
    { ...query, expires: String(Number(expires) + 1) },
    { ...query, expires: `0${expires}` },
    { ...query, expires: ` ${expires}` },
    { ...query, expires: Number(expires) },
    { ...query, expires: 'never' },
    { ...query, expires: '' },
    { ...query, filename: 'other.mp4' },
    { ...query, filename: [filename] },
    { ...query, signature: '' },
    { ...query, signature: signature.slice(1) },
    { ...query, signature: `${signature}=` },
    { ...query, signature: respelled },
    { ...query, signature: 'é'.repeat(43) },
    { ...query, signature: [signature, signature] },
  ]
  signer.verify(key, query)
  for (const each of broken) assert.throws(() => signer.verify(key, each), is('Forbidden'), JSON.stringify(each))
  assert.throws(() => signer.verify(otherKey, query), is('Forbidden'))
  assert.throws(() => signer.verify(`${key}/`, query), is('Forbidden'))
})

test('no part of a signed URL can be passed off as another part', () => {
  const signer = signerAt()
  const fileName = '99999999999\nx'
  const query = queryOf(signer.sign(key, { expiresInSeconds: 60, fileName }))
  signer.verify(key, query)
  const shifted = { ...query, expires: `${query.expires}\n99999999999`, filename: 'x' }
  assert.throws(() => signer.verify(key, shifted), is('Forbidden'))
  const grown = { ...query, expires: '99999999999', filename: 'x' }
  assert.throws(() => signer.verify(`${key}\n${query.expires}`, grown), is('Forbidden'))
})

test('a file name of any letters survives the way through a URL', () => {
  const signer = signerAt()
  const fileName = 'Été & "hiver" 50%+1 電影.mp4'
  const query = queryOf(signer.sign(key, { expiresInSeconds: 60, fileName }))
  assert.equal(signer.verify(key, query).fileName, fileName)
})

test('a URL of another secret is forbidden', () => {
  const query = queryOf(signerAt(undefined, 'another secret').sign(key, { expiresInSeconds: 60 }))
  assert.throws(() => signerAt().verify(key, query), is('Forbidden'))
})

test('an upload URL verifies for its own upload until it expires', () => {
  const now = { ms: start }
  const signer = signerAt(now)
  const url = signer.signUpload('901243326567555072', { expiresInSeconds: 60 })
  assert.equal(new URL(url).pathname, '/files/uploads/901243326567555072')
  signer.verifyUpload('901243326567555072', queryOf(url))
  assert.throws(() => signer.verifyUpload('901243326567555073', queryOf(url)), is('Forbidden'))
  now.ms += 60_000
  assert.throws(() => signer.verifyUpload('901243326567555072', queryOf(url)), is('Forbidden'))
})

test('a download URL is not an upload URL, nor the other way round, even for the same text', () => {
  const signer = signerAt()
  const derived = (label: string) => Buffer.from(hkdfSync('sha256', 'a secret of the operator', '', label, 32))
  const expires = String(start / 1000 + 60)
  const signatureBy = (label: string, subject: string): string =>
    createHmac('sha256', derived(label)).update(`v1\n${subject}\n${expires}\n`).digest('base64url')
  const asDownload = (subject: string) => ({
    expires,
    signature: signatureBy('kinora signed download url v1', subject),
  })
  const asUpload = (subject: string) => ({ expires, signature: signatureBy('kinora signed upload url v1', subject) })
  signer.verify(key, asDownload(key))
  signer.verifyUpload('1', asUpload('1'))
  assert.throws(() => signer.verify(key, asUpload(key)), is('Forbidden'))
  assert.throws(() => signer.verifyUpload('1', asDownload('1')), is('Forbidden'))
})

test('only keys and ids are signed', () => {
  const signer = signerAt()
  assert.throws(() => signer.sign('../secret', { expiresInSeconds: 60 }), RangeError)
  assert.throws(() => signer.signUpload('../secret', { expiresInSeconds: 60 }), RangeError)
})

test('a URL of a file is read back to its key until it expires, and other URLs are not', () => {
  const now = { ms: start }
  const signer = signerAt(now)
  const url = signer.sign(key, { expiresInSeconds: 60, fileName: 'a ?&# film.mp4' })
  assert.deepEqual(signer.read(url), { key })
  const others = [
    'https://example.com/',
    url.replace('kinora', 'other'),
    url.replace('https', 'http'),
    url.replace('/files', '/files/uploads'),
    signer.signUpload('901243326567555072', { expiresInSeconds: 60 }),
  ]
  for (const other of others) assert.equal(signer.read(other), undefined, other)
  const why = (text: string): string => (signer.read(text) as { why: string }).why
  assert.match(why(url.replace(key, otherKey)), /signature is missing or wrong/)
  assert.match(why(`${url}x`), /signature is missing or wrong/)
  now.ms = start + 60_000
  assert.match(why(url), /has expired/)
})
