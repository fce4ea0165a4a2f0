import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBlobKey, readBlobKey, isBlobKey } from '../../src/files/blob-key.ts'

const sha256 = 'ab'.repeat(32)

test('a key is the folder, the hash and the extension, and tells type and ETag', () => {
  const key = createBlobKey(sha256, 'mp4')
  assert.equal(key, `ab/${sha256}.mp4`)
  assert.deepEqual(readBlobKey(key), { contentType: 'video/mp4', etag: `"${sha256}"` })
})

test('only a key is accepted as one', () => {
  const key = `ab/${sha256}.png`
  assert.equal(isBlobKey(key), true)
  for (const text of [
    '',
    sha256,
    `ab/${sha256}`,
    `ab/${sha256}.`,
    `cd/${sha256}.png`,
    `AB/${sha256.toUpperCase()}.png`,
    `ab/${sha256}.html`,
    `ab/${sha256}.svg`,
    `ab/${sha256}.constructor`,
    `ab/${sha256}.PNG`,
    `/${key}`,
    `./${key}`,
    `../${key}`,
    `ab/../${key}`,
    `ab\\${sha256}.png`,
    `ab/${sha256.slice(1)}.png`,
    `ab/${sha256}0.png`,
    `${key}/..`,
    `${key}\n`,
    `${key}\u0000`,
    `${key}?x`,
    `ab%2f${sha256}.png`,
  ]) {
    assert.equal(isBlobKey(text), false, JSON.stringify(text))
    assert.throws(() => readBlobKey(text), RangeError)
  }
})

test('an unserved extension or an invalid hash gives no key', () => {
  assert.throws(() => createBlobKey(sha256, 'html'), RangeError)
  assert.throws(() => createBlobKey(sha256, '../x'), RangeError)
  assert.throws(() => createBlobKey('abc', 'png'), RangeError)
})
