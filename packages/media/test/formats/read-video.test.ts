import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readVideo } from '../../src/formats/read-video.ts'
import { makeAvi, makeGif, makeM4a, makeMov, makeMp4 } from './sample-files.ts'
import { box, u32s } from './sample-iso.ts'
import { riffChunk, makeRiff } from './sample-pictures.ts'

const sample = { width: 320, height: 180, seconds: 4.5 }

/** The last frame of 4.5 seconds is a short one. */
const rounded = (found: ReturnType<typeof readVideo>) =>
  found.ok ? { ...found, fps: Math.round(found.fps * 100) / 100 } : found

test('MP4, MOV and AVI say their size, their length and whether they sound', () => {
  const samples = { mp4: makeMp4, mov: makeMov, avi: makeAvi }
  for (const [format, sampleOf] of Object.entries(samples)) {
    for (const hasSound of [false, true]) {
      assert.deepEqual(rounded(readVideo(sampleOf({ ...sample, hasSound }))), {
        ok: true,
        format,
        ...sample,
        fps: format === 'avi' ? 10 : 25.11,
        hasAudio: hasSound,
      })
    }
  }
})

test('the frames a second are the mean of what the file says', () => {
  for (const sampleOf of [makeMp4, makeMov, makeAvi])
    for (const framesPerSecond of [10, 25, 60, 120]) {
      const found = readVideo(sampleOf({ ...sample, seconds: 4, framesPerSecond }))
      assert.equal(found.ok && found.fps, framesPerSecond)
    }
})

test('a film without a brand is a QuickTime film', () => {
  assert.deepEqual(rounded(readVideo(makeMov({ ...sample, brand: '' }))), {
    ok: true,
    format: 'mov',
    ...sample,
    fps: 25.11,
    hasAudio: false,
  })
})

test('it does not matter whether the index comes first or last', () => {
  assert.deepEqual(readVideo(makeMp4({ ...sample, isMovieFirst: true })), readVideo(makeMp4(sample)))
})

test('a phone held upright swaps width and height', () => {
  const turned = rounded(readVideo(makeMp4({ ...sample, isTurned: true })))
  assert.deepEqual(turned, { ok: true, format: 'mp4', ...sample, width: 180, height: 320, fps: 25.11, hasAudio: false })
})

test('a trimmed film has its remaining length', () => {
  const trimmed = rounded(readVideo(makeMp4({ ...sample, edited: 2 })))
  assert.deepEqual(trimmed, { ok: true, format: 'mp4', ...sample, seconds: 2, fps: 25.11, hasAudio: false })
})

test('an encrypted film is rejected', () => {
  assert.deepEqual(readVideo(makeMp4({ ...sample, codec: 'encv' })), { ok: false, why: 'encrypted', format: 'mp4' })
})

test('a file with only a sound track is not a film', () => {
  const sound = makeM4a(5, { brand: 'isom' })
  assert.deepEqual(readVideo(sound), { ok: false, why: 'has no video track', format: 'mp4' })
})

test('a film that is cut off anywhere is rejected', () => {
  const small = { width: 8, height: 8, seconds: 0.2 }
  for (const film of [makeMp4(small), makeMp4({ ...small, isMovieFirst: true }), makeAvi(small)]) {
    for (let length = 0; length < film.length; length++) assert.equal(readVideo(film.subarray(0, length)).ok, false)
  }
})

test('junk behind the last box does no harm', () => {
  for (const junk of [Buffer.alloc(3), Buffer.alloc(100), Buffer.alloc(100, 0x41)]) {
    assert.equal(readVideo(Buffer.concat([makeMp4(sample), junk])).ok, true)
  }
})

test('an MP4 without media, size or length is rejected', () => {
  const why = (film: Buffer): string | undefined => {
    const found = readVideo(film)
    return found.ok ? undefined : found.why
  }
  const head = makeMp4(sample).subarray(0, 20)
  assert.equal(why(Buffer.concat([head, box('mdat', Buffer.alloc(4))])), 'has no moov box: cut off or damaged')
  assert.equal(why(Buffer.concat([head, box('moov')])), 'has no media data')
  assert.equal(why(makeMp4({ ...sample, width: 0 })), 'width or height is zero')
  assert.equal(why(makeMp4({ ...sample, seconds: 0 })), 'has no length')
})

test('a film of nothing but empty boxes or tracks is given up', () => {
  const head = makeMp4(sample).subarray(0, 20)
  const empty = box('free')
  const boxes = Buffer.concat([head, Buffer.alloc(empty.length * 600_000, empty)])
  assert.deepEqual(readVideo(boxes), { ok: false, why: 'has too many boxes', format: 'mp4' })
  const tracks = Buffer.alloc(8 * 101, box('trak'))
  const film = Buffer.concat([head, box('mdat', Buffer.alloc(4)), box('moov', tracks)])
  assert.deepEqual(readVideo(film), { ok: false, why: 'has too many tracks', format: 'mp4' })
})

test('boxes nested ten thousand deep are not followed', () => {
  const depth = 10_000
  const nest = Buffer.concat(
    Array.from({ length: depth }, (_, i) => Buffer.concat([u32s((depth - i) * 8), Buffer.from('moov')])),
  )
  const film = Buffer.concat([makeMp4(sample).subarray(0, 20), box('mdat', Buffer.alloc(4)), nest])
  assert.deepEqual(readVideo(film), { ok: false, why: 'has no video track', format: 'mp4' })
})

test('an AVI stream without a size or a rate falls back on the main header', () => {
  const avi = makeAvi(sample)
  const stream = avi.indexOf('strh')
  avi.writeUInt32LE(0, stream + 8 + 24)
  const format = avi.indexOf('strf')
  avi.writeUInt32LE(0, format + 8 + 4)
  avi.writeUInt32LE(0, format + 8 + 8)
  assert.deepEqual(readVideo(avi), { ok: true, format: 'avi', ...sample, fps: 10, hasAudio: false })
})

test("an AVI stream's own header counts before the main one", () => {
  const avi = makeAvi(sample)
  const main = avi.indexOf('avih') + 8
  for (const offset of [16, 32, 36]) avi.writeUInt32LE(7, main + offset)
  assert.deepEqual(readVideo(avi), { ok: true, format: 'avi', ...sample, fps: 10, hasAudio: false })
  avi.writeInt32LE(-sample.height, avi.indexOf('strf') + 8 + 8)
  assert.deepEqual(
    readVideo(avi),
    { ok: true, format: 'avi', ...sample, fps: 10, hasAudio: false },
    'rows from top to bottom',
  )
})

test('an AVI without a size or a length anywhere is rejected', () => {
  const without = (...fields: [string, number][]): Buffer => {
    const avi = makeAvi(sample)
    for (const [chunk, offset] of fields) avi.writeUInt32LE(0, avi.indexOf(chunk) + 8 + offset)
    return avi
  }
  const refused = (why: string) => ({ ok: false, why, format: 'avi' })
  assert.deepEqual(readVideo(without(['strh', 32], ['avih', 16])), refused('has no length'))
  assert.deepEqual(readVideo(without(['strf', 4], ['avih', 32])), refused('width or height is zero'))
  assert.deepEqual(readVideo(without(['strf', 8], ['avih', 36])), refused('width or height is zero'))
})

test('an AVI without headers, pictures or a video stream is rejected', () => {
  const list = (type: string, ...parts: Buffer[]): Buffer => riffChunk('LIST', Buffer.from(type), ...parts)
  const refused = (why: string) => ({ ok: false, why, format: 'avi' })
  const media = list('movi', Buffer.alloc(8))
  assert.deepEqual(readVideo(makeRiff('AVI ', media)), refused('has no headers'))
  assert.deepEqual(readVideo(makeRiff('AVI ', list('hdrl'), media)), refused('has no video track'))
  assert.deepEqual(readVideo(makeRiff('AVI ', list('hdrl'), list('movi'))), refused('has no media data'))
})

test('a refusal names the format that came instead', () => {
  const why = 'not a video format that can be read'
  assert.deepEqual(readVideo(makeGif(8, 8)), { ok: false, why, format: 'gif' })
  assert.deepEqual(readVideo(makeM4a(2)), { ok: false, why, format: 'm4a' })
  assert.deepEqual(readVideo(Buffer.from('<!doctype html>')), { ok: false, why })
})

test('a film with samples in another file is rejected', () => {
  const referring = (type: string, flags: number): Buffer => {
    const film = makeMp4(sample)
    const references = box('dinf', box('dref', u32s(0, 1), box(type, u32s(flags))))
    const at = film.indexOf('minf') + 4
    const whole = Buffer.concat([film.subarray(0, at), references, film.subarray(at)])
    for (const name of ['moov', 'trak', 'mdia', 'minf']) {
      const size = whole.indexOf(name) - 4
      whole.writeUInt32BE(whole.readUInt32BE(size) + references.length, size)
    }
    return whole
  }
  assert.equal(readVideo(referring('url ', 1)).ok, true)
  for (const type of ['url ', 'urn ', 'alis', 'rsrc']) {
    assert.deepEqual(readVideo(referring(type, 0)), { ok: false, why: 'leads to another file', format: 'mp4' })
  }
})
