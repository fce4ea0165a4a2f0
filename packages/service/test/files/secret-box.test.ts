import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSecretBox } from '../../src/files/secret-box.ts'

const secret = 'the secret of the operator'

test('a sealed text opens to itself under the same secret, in a later process too', () => {
  for (const text of ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', '', 'é電🎬', 'x'.repeat(10_000)]) {
    assert.equal(createSecretBox(Buffer.from(secret)).open(createSecretBox(secret).seal(text)), text)
  }
})

test('the sealed form shows nothing of the text and never repeats', () => {
  const box = createSecretBox(secret)
  const one = box.seal('whsec_plain')
  assert.equal(one.includes('whsec'), false)
  assert.notDeepEqual(box.seal('whsec_plain'), one)
})

test('another secret is distinguished from a bug by a clear message', () => {
  const sealed = createSecretBox(secret).seal('text')
  assert.throws(() => createSecretBox('another secret').open(sealed), /sealed under another KINORA_SECRET/)
})

test('a change of any byte is noticed', () => {
  const box = createSecretBox(secret)
  const sealed = box.seal('text')
  for (let i = 0; i < sealed.length; i++) {
    const changed = Buffer.from(sealed)
    changed[i] = (changed[i] ?? 0) ^ 1
    assert.throws(() => box.open(changed), /sealed/, `byte ${i}`)
  }
})

test('a text that is too short or of another version is not a sealed text', () => {
  const box = createSecretBox(secret)
  const sealed = box.seal('')
  assert.equal(box.open(sealed), '')
  assert.throws(() => box.open(sealed.subarray(0, -1)), /no sealed text/)
  assert.throws(() => box.open(Buffer.alloc(0)), /no sealed text/)
  assert.throws(() => box.open(Buffer.concat([Buffer.of(2), sealed.subarray(1)])), /no sealed text of version 1/)
})
