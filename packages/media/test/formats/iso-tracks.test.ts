import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readIsoTracks, type Track } from '../../src/formats/iso-tracks.ts'
import { box, u32s } from './sample-iso.ts'

const UPRIGHT = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000]
const UPSIDE_DOWN = [0xffff0000, 0, 0, 0, 0xffff0000, 0, 0, 0, 0x40000000]
const TURNED_LEFT = [0, 0xffff0000, 0, 0x10000, 0, 0, 0, 0, 0x40000000]
const MIRRORED_AND_TURNED = [0, 0x10000, 0, 0x10000, 0, 0, 0, 0, 0x40000000]
const SHEARED = [0x10000, 0x8000, 0, 0x8000, 0x10000, 0, 0, 0, 0x40000000]

const fixed = (value: number): number => value * 0x10000
const trackHeader = (matrix: number[], width: number, height: number): Buffer =>
  box('tkhd', u32s(3, 0, 0, 1, 0, 0, 0, 0, 0, 0, ...matrix, fixed(width), fixed(height)))
const longTrackHeader = (width: number, height: number): Buffer =>
  box('tkhd', u32s(0x01000003, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, ...TURNED_LEFT, fixed(width), fixed(height)))
const mediaHeader = (ticksPerSecond: number, ticks: number): Buffer =>
  box('mdhd', u32s(0, 0, 0, ticksPerSecond, ticks, 0))
const handler = box('hdlr', u32s(0, 0), Buffer.from('vide'), u32s(0, 0, 0))

function entryOf(codec: string, width: number, height: number): Buffer {
  const fields = Buffer.alloc(78)
  fields.writeUInt16BE(width, 24)
  fields.writeUInt16BE(height, 26)
  return box(codec, fields)
}

type Parts = { header?: Buffer; edits?: Buffer; mediaHeader?: Buffer; entries?: Buffer[]; times?: Buffer }

function trackOf({ header, edits, mediaHeader: times, entries, times: table }: Parts): Buffer {
  const none = Buffer.alloc(0)
  const description = box('stsd', u32s(0, entries?.length ?? 0), ...(entries ?? []))
  return box(
    'trak',
    header ?? trackHeader(UPRIGHT, 40, 30),
    edits ? box('edts', edits) : none,
    box('mdia', times ?? mediaHeader(1_000, 5_000), handler, box('minf', box('stbl', description, table ?? none))),
  )
}

const movieHeader = (ticks: number): Buffer => box('mvhd', u32s(0, 0, 0, 600, ticks, 0))
const media = box('mdat', Buffer.alloc(4))

const fileOf = (parts: Parts, movieTicks = 0): Buffer =>
  Buffer.concat([media, box('moov', movieHeader(movieTicks), trackOf(parts))])

function onlyTrackOf(file: Buffer): Track {
  const tracks = readIsoTracks(file)
  assert.ok(Array.isArray(tracks) && tracks.length === 1, JSON.stringify(tracks))
  const [track] = tracks
  assert.ok(track)
  return track
}

const secondsOf = (parts: Parts, movieTicks?: number): number => onlyTrackOf(fileOf(parts, movieTicks)).seconds

function sizeOf(parts: Parts): [number, number] {
  const { width, height } = onlyTrackOf(fileOf(parts))
  return [width, height]
}

test('the times of the samples count before the header, the header before the whole film', () => {
  const times = box('stts', u32s(0, 2, 3, 1_000, 2, 500))
  assert.equal(secondsOf({ times }, 6_000), 4)
  assert.equal(secondsOf({}, 6_000), 5)
  assert.equal(secondsOf({ mediaHeader: mediaHeader(1_000, 0) }, 6_000), 10)
})

test('a length of all ones means that it is not known', () => {
  assert.equal(secondsOf({ mediaHeader: mediaHeader(1_000, 0xffffffff) }, 6_000), 10)
  const long = box('mdhd', u32s(0x01000000, 0, 0, 0, 0, 1_000, 0xffffffff, 0xffffffff, 0))
  assert.equal(secondsOf({ mediaHeader: long }, 6_000), 10)
})

test('a track without a clock has no length', () => {
  assert.equal(secondsOf({ mediaHeader: mediaHeader(0, 5_000) }), 0)
})

test('a table that claims more entries than it holds is read as far as it goes', () => {
  const times = box('stts', u32s(0, 0xffffffff, 3, 1_000))
  assert.equal(secondsOf({ times }), 3)
})

test('headers with 64-bit times are read', () => {
  const long = box('mdhd', u32s(0x01000000, 0, 0, 0, 0, 1_000, 1, 0, 0))
  assert.equal(secondsOf({ mediaHeader: long }), 2 ** 32 / 1_000)
  assert.deepEqual(sizeOf({ header: longTrackHeader(40, 30) }), [30, 40])
  const edits = box('elst', u32s(0x01000000, 2, 0, 600, 0xffffffff, 0xffffffff, 0x10000, 0, 1_200, 0, 0, 0x10000))
  assert.equal(secondsOf({ edits }), 2)
})

test('boxes with 64-bit sizes are read', () => {
  const inner = box('moov', movieHeader(0), trackOf({}))
  const movie = Buffer.concat([u32s(1), Buffer.from('moov'), u32s(0, inner.length + 8), inner.subarray(8)])
  assert.equal(onlyTrackOf(Buffer.concat([media, movie])).seconds, 5)
  const far = Buffer.concat([u32s(1), Buffer.from('mdat'), u32s(1, 0), Buffer.alloc(8)])
  assert.equal(readIsoTracks(Buffer.concat([inner, far])), 'cut off before its end')
})

test('a box of size zero reaches to the end', () => {
  const openEnded = Buffer.concat([u32s(0), Buffer.from('mdat'), Buffer.alloc(100)])
  const movie = box('moov', movieHeader(0), trackOf({}))
  assert.equal(onlyTrackOf(Buffer.concat([movie, openEnded])).seconds, 5)
})

test('only a quarter turn swaps width and height', () => {
  assert.deepEqual(sizeOf({ header: trackHeader(UPRIGHT, 40, 30) }), [40, 30])
  assert.deepEqual(sizeOf({ header: trackHeader(UPSIDE_DOWN, 40, 30) }), [40, 30])
  assert.deepEqual(sizeOf({ header: trackHeader(SHEARED, 40, 30) }), [40, 30])
  assert.deepEqual(sizeOf({ header: trackHeader(TURNED_LEFT, 40, 30) }), [30, 40])
  assert.deepEqual(sizeOf({ header: trackHeader(MIRRORED_AND_TURNED, 40, 30) }), [30, 40])
})

test('a track header without a size falls back to the coded size', () => {
  const entries = [entryOf('avc1', 64, 48)]
  assert.deepEqual(sizeOf({ entries, header: trackHeader(UPRIGHT, 0, 0) }), [64, 48])
  assert.deepEqual(sizeOf({ entries, header: trackHeader(UPRIGHT, 40, 0) }), [64, 48])
  assert.deepEqual(sizeOf({ entries, header: trackHeader(UPRIGHT, 40, 30) }), [40, 30])
})

test('one protected entry among several makes the track encrypted', () => {
  const clear = entryOf('avc1', 8, 8)
  assert.equal(onlyTrackOf(fileOf({ entries: [clear, clear] })).isEncrypted, false)
  const mixed = onlyTrackOf(fileOf({ entries: [clear, entryOf('encv', 8, 8)] }))
  assert.deepEqual([mixed.codec, mixed.isEncrypted], ['avc1', true])
})

test('samples of the film and of its fragments add up, other tracks left aside', () => {
  const times = box('stts', u32s(0, 1, 2, 1_000))
  const defaults = box('mvex', box('trex', u32s(0, 1, 1, 250, 4, 0)), box('trex', u32s(0, 2, 1, 999, 4, 0)))
  const movie = box('moov', movieHeader(0), trackOf({ times }), defaults)
  const runs = [box('trun', u32s(0, 4)), box('trun', u32s(0x105, 1, 0, 0, 500))]
  const fragment = box(
    'moof',
    box('traf', box('tfhd', u32s(0, 1)), ...runs),
    box('traf', box('tfhd', u32s(0, 2)), ...runs),
  )
  assert.equal(onlyTrackOf(Buffer.concat([movie, media, fragment, media])).seconds, 2 + 1 + 0.5)
})

test('the edit list of a fragmented film covers only its start, and is left aside', () => {
  const edits = box('elst', u32s(0, 1, 600, 0, 0x10000))
  const movie = box('moov', movieHeader(0), trackOf({ edits }))
  const fragment = box('moof', box('traf', box('tfhd', u32s(0x08, 1, 1_000)), box('trun', u32s(0, 8))))
  assert.equal(onlyTrackOf(Buffer.concat([movie, fragment, media])).seconds, 8)
})

test("a fragment's own default length is found behind its optional fields", () => {
  const movie = box('moov', movieHeader(0), trackOf({}))
  const fragment = (flags: number, ...fields: number[]): Buffer =>
    box('moof', box('traf', box('tfhd', u32s(flags, 1, ...fields)), box('trun', u32s(0, 2))))
  const secondsWith = (moof: Buffer): number => onlyTrackOf(Buffer.concat([movie, moof, media])).seconds
  assert.equal(secondsWith(fragment(0x08, 700)), 1.4)
  assert.equal(secondsWith(fragment(0x0b, 9, 9, 9, 700)), 1.4)
})

test('a run that claims more samples than it holds is read as far as it goes', () => {
  const movie = box('moov', movieHeader(0), trackOf({}))
  const fragment = box('moof', box('traf', box('tfhd', u32s(0, 1)), box('trun', u32s(0x100, 0xffffffff, 300, 400))))
  assert.equal(onlyTrackOf(Buffer.concat([movie, fragment, media])).seconds, 0.7)
})
