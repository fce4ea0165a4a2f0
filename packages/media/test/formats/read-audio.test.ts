import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAudio } from '../../src/formats/read-audio.ts'
import {
  makeAdts,
  makeFragmentedM4a,
  makeM4a,
  makeMov,
  makeMp3,
  makeMp4,
  makePng,
  makeSilentWav,
} from './sample-files.ts'
import { box } from './sample-iso.ts'

const video = { width: 16, height: 16, seconds: 2 }

test('every kind of sound is read by its own reader', () => {
  const samples = { mp3: makeMp3, wav: makeSilentWav, aac: makeAdts, m4a: makeM4a }
  for (const [format, sampleOf] of Object.entries(samples)) {
    assert.deepEqual(readAudio(sampleOf(10)), { ok: true, format, seconds: 10, hasVideo: false })
  }
})

test('an MP4 that holds only sound is an M4A', () => {
  const sound = makeM4a(10, { brand: 'isom' })
  assert.deepEqual(readAudio(sound), { ok: true, format: 'm4a', seconds: 10, hasVideo: false })
})

test('a film is not a sound, even with a sound track', () => {
  const film = makeMp4({ ...video, hasSound: true })
  assert.deepEqual(readAudio(film), { ok: false, why: 'has a video track', format: 'mp4' })
})

test('the chapter pictures of an audio book do not make it a film', () => {
  const book = makeMp4({ ...video, hasSound: true, brand: 'M4B ' })
  assert.deepEqual(readAudio(book), { ok: true, format: 'm4a', seconds: 2, hasVideo: false })
  const film = makeMp4({ ...video, hasSound: true, brand: 'M4B ', codec: 'avc1' })
  assert.deepEqual(readAudio(film), { ok: false, why: 'has a video track', format: 'm4a' })
})

test('samples that the edit list omits are not decoded', () => {
  assert.deepEqual(readAudio(makeM4a(10, { edited: 9.5 })), { ok: true, format: 'm4a', seconds: 9.5, hasVideo: false })
  assert.deepEqual(readAudio(makeM4a(10, { edited: 99 })), { ok: true, format: 'm4a', seconds: 10, hasVideo: false })
})

test('the length of a fragmented sound is the sum of its fragments', () => {
  assert.deepEqual(readAudio(makeFragmentedM4a(7)), { ok: true, format: 'm4a', seconds: 7, hasVideo: false })
})

test('protected sound is rejected', () => {
  for (const codec of ['enca', 'drms']) {
    assert.deepEqual(readAudio(makeM4a(2, { codec })), { ok: false, why: 'encrypted', format: 'm4a' })
  }
})

test('an M4A that is cut off anywhere is rejected', () => {
  const m4a = makeM4a(1)
  for (let length = 0; length < m4a.length; length++) assert.equal(readAudio(m4a.subarray(0, length)).ok, false)
})

test('an M4A without a track is rejected', () => {
  const head = makeM4a(1).subarray(0, 20)
  const empty = Buffer.concat([head, box('mdat', Buffer.alloc(4)), box('moov')])
  assert.deepEqual(readAudio(empty), { ok: false, why: 'has no sound track', format: 'm4a' })
})

test('a refusal names the format that came instead', () => {
  const why = 'not a sound format that can be read'
  assert.deepEqual(readAudio(makePng(1, 1)), { ok: false, why, format: 'png' })
  assert.deepEqual(readAudio(makeMov(video)), { ok: false, why, format: 'mov' })
  assert.deepEqual(readAudio(Buffer.from('OggS')), { ok: false, why, format: 'ogg' })
  assert.deepEqual(readAudio(Buffer.alloc(0)), { ok: false, why })
})
