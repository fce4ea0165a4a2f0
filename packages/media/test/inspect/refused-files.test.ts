import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import type { MediaRules } from '../../src/formats/check-media.ts'
import {
  makeAdts,
  makeAvi,
  makeGif,
  makeJpeg,
  makeM4a,
  makeMov,
  makeMp3,
  makeMp4,
  makePng,
  svgText,
  makeSilentWav,
  makeWebp,
} from '../formats/sample-files.ts'
import { box, u32s } from '../formats/sample-iso.ts'
import { pngChunk } from '../formats/sample-pictures.ts'
import { makeId3 } from '../formats/sample-sounds.ts'
import { startInspecting } from './inspecting.ts'

const { said, real } = startInspecting()

const REASON = { picture: 'ImageFormatInvalid', clip: 'VideoFormatInvalid', sound: 'AudioFormatInvalid' } as const
const film = { width: 160, height: 128, seconds: 2, hasSound: true }

/** Files of one class, each with what the refusal has to say. */
function refuses(what: string, files: readonly [MediaRules['kind'], () => Uint8Array | Promise<Uint8Array>, RegExp][]) {
  test(what, async () => {
    for (const [kind, make, why] of files) {
      const answer = await said(kind, await make())
      assert.match(answer, why)
      assert.ok(answer.startsWith(`${REASON[kind]}: must be `), answer)
    }
  })
}

refuses('an empty file is rejected', [
  ['picture', () => Buffer.alloc(0), /this is an empty file/],
  ['clip', () => Buffer.alloc(0), /this is an empty file/],
  ['sound', () => Buffer.alloc(0), /this is an empty file/],
])

refuses('a file of another format is refused for what it is, whatever it was called', [
  ['picture', () => makeGif(200, 200), /this is a gif file/],
  ['picture', () => svgText(), /this is a svg file/],
  ['picture', () => makeSilentWav(1), /this is a wav file/],
  ['picture', () => makeMp4(film), /this is a mp4 file/],
  ['clip', () => makePng(200, 200), /this is a png file/],
  ['clip', () => makeM4a(2, { brand: 'isom' }), /has no video track/],
  ['sound', () => makeMp4(film), /has a video track/],
  ['sound', () => Buffer.from('<!doctype html><title>Not found</title>'), /this is something else/],
])

const withoutEnd = (bytes: Buffer, share = 0.9): Buffer => bytes.subarray(0, Math.floor(bytes.length * share))

refuses('a file that was cut off is rejected', [
  ['picture', async () => withoutEnd(await real('png')), /cut off/],
  ['picture', async () => withoutEnd(await real('jpeg')), /cut off/],
  ['picture', async () => (await real('jpeg')).subarray(0, -2), /cut off before its end marker/],
  ['picture', async () => withoutEnd(await real('progressive jpeg')), /cut off/],
  ['picture', async () => withoutEnd(await real('webp')), /cut off/],
  ['picture', async () => withoutEnd(await real('bmp')), /cut off/],
  ['clip', async () => withoutEnd(await real('mp4')), /cut off/],
  ['clip', async () => withoutEnd(await real('mov')), /cut off/],
  ['clip', async () => withoutEnd(await real('fragmented mp4')), /cut off/],
  ['clip', async () => withoutEnd(await real('avi')), /cut off/],
  ['sound', async () => withoutEnd(await real('m4a')), /cut off/],
])

/** The file with the last part of its data made noise, its structure whole. */
function scrambled(bytes: Buffer, from: number, to: number): Buffer {
  const changed = Buffer.from(bytes)
  for (let at = from; at < to; at++) changed[at] = (at * 167 + (at >> 3) * 13) & 0xff
  return changed
}

const dataOf = (bytes: Buffer): [number, number] => {
  const at = bytes.indexOf('mdat') - 4
  return [at + 8, at + bytes.readUInt32BE(at)]
}

refuses('a file that is whole outside and cannot be decoded inside is rejected', [
  ['picture', async () => withoutMiddle(await real('png')), /cannot be decoded/],
  ['picture', async () => withoutMiddle(await real('lossless webp')), /cannot be decoded/],
  [
    'clip',
    async () => ((bytes: Buffer) => scrambled(bytes, ...dataOf(bytes)))(await real('mp4 without sound')),
    /cannot be decoded/,
  ],
  [
    'clip',
    async () => {
      const bytes = await real('mp4 without sound')
      const [from, to] = dataOf(bytes)
      return scrambled(bytes, from + Math.floor((to - from) * 0.55), to)
    },
    /too much of its picture is damaged/,
  ],
  // More than is decoded from end to end: only the last of fifty frames is no picture.
  [
    'clip',
    () => withLastFrameMoved(makeMp4({ width: 4_000, height: 4_000, seconds: 2 }), 700),
    /the end of its picture/,
  ],
  ['sound', async () => ((bytes: Buffer) => scrambled(bytes, ...dataOf(bytes)))(await real('m4a')), /sound/],
])

/** So far behind its beginning that no header is left of it. */
function withLastFrameMoved(bytes: Buffer, by: number): Buffer {
  const places = bytes.indexOf('stco')
  const last = places + 8 + bytes.readUInt32BE(places + 8) * 4
  bytes.writeUInt32BE(bytes.readUInt32BE(last) + by, last)
  return bytes
}

function withoutMiddle(bytes: Buffer): Buffer {
  return Buffer.from(bytes).fill(0x55, Math.floor(bytes.length * 0.4), Math.floor(bytes.length * 0.4) + 400)
}

refuses('an encrypted file is rejected', [
  ['clip', () => makeMp4({ ...film, codec: 'encv' }), /encrypted/],
  ['clip', () => makeMov({ ...film, codec: 'drmi' }), /encrypted/],
  ['sound', () => makeM4a(5, { codec: 'enca' }), /encrypted/],
  ['sound', () => makeM4a(5, { codec: 'drms' }), /encrypted/],
])

const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'

refuses('a playlist or a list of other files is refused, however it is dressed', [
  ['clip', () => Buffer.from(playlist), /this is something else/],
  ['clip', () => Buffer.from('ffconcat version 1.0\nfile /etc/passwd\n'), /this is something else/],
  [
    'clip',
    () => Buffer.from('<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011"></MPD>'),
    /something else/,
  ],
  ['clip', () => Buffer.concat([box('ftyp', Buffer.from('isom'), u32s(0)), Buffer.from(playlist)]), /has no moov box/],
  ['sound', () => Buffer.concat([makeId3(20), Buffer.from(playlist)]), /has no MP3 frames/],
  ['sound', () => Buffer.concat([makeId3(20), Buffer.from(playlist), makeMp3(5)]), /is a playlist file, too/],
  ['sound', () => Buffer.from('RIFF....WAVEfmt #EXTM3U'), /this is a wav file/],
  ['clip', () => leadingElsewhere(makeMp4(film), 'url '), /leads to another file/],
  ['clip', () => leadingElsewhere(makeMov(film), 'alis'), /leads to another file/],
])

/** The film with its samples said to lie in another file: a data reference grows into the free end of the movie box. */
function leadingElsewhere(bytes: Buffer, type: string): Buffer {
  const references = box('dinf', box('dref', u32s(0, 1), box(type, u32s(0), Buffer.from('file:///etc/passwd\0'))))
  const at = bytes.indexOf('minf') + 4
  const changed = Buffer.concat([bytes.subarray(0, at), references, bytes.subarray(at)])
  for (const name of ['moov', 'trak', 'mdia', 'minf']) {
    const size = changed.indexOf(name) - 4
    changed.writeUInt32BE(changed.readUInt32BE(size) + references.length, size)
  }
  return changed
}

function zipOf(name: string, text: string): Buffer {
  const data = deflateRawSync(text)
  const entry = Buffer.alloc(26)
  entry.writeUInt16LE(20, 0)
  entry.writeUInt16LE(8, 4)
  entry.writeUInt32LE(data.length, 14)
  entry.writeUInt32LE(text.length, 18)
  entry.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), entry, Buffer.from(name), data])
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), entry, Buffer.alloc(14), Buffer.from(name)])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}

refuses('a file that is a second file at the same time is rejected', [
  [
    'picture',
    () => Buffer.concat([makeJpeg(200, 200), zipOf('run.js', 'alert(1)')]),
    /a jpeg file that is a zip file, too/,
  ],
  ['sound', () => Buffer.concat([makeMp3(5), zipOf('run.js', 'alert(1)')]), /a mp3 file that is a zip file, too/],
  [
    'picture',
    () => {
      const picture = makePng(200, 200)
      const text = pngChunk('tEXt', Buffer.from('a\0%PDF-1.4 1 0 obj'))
      const end = pngChunk('tEXt', Buffer.from('b\0trailer %%EOF'))
      return Buffer.concat([picture.subarray(0, 33), text, picture.subarray(33, -12), end, picture.subarray(-12)])
    },
    /a png file that is a pdf file, too/,
  ],
])

test('a few bytes that unpack to gigabytes are rejected before they are unpacked', async () => {
  for (const bytes of [makePng(30_000, 30_000), makeWebp(16_383, 16_383), makeJpeg(60_000, 60_000)]) {
    assert.match(await said('picture', bytes), /^ImageSizeInvalid: must have at most 67108864 pixels/)
  }
})

refuses('what a file claims inside its streams is bounded, too', [
  // Each frame of the film is a picture of 16000 x 16000.
  ['clip', () => withFrames(makeMp4(film), makeJpeg(16_000, 16_000)), /cannot be decoded/],
  // Two hundred million samples of one byte, all of them the same one.
  ['sound', () => withSampleCount(makeM4a(12), 200_000_000), /has no sound data|cannot be opened/],
])

function withFrames(bytes: Buffer, picture: Buffer): Buffer {
  const whole = Buffer.concat([bytes, box('mdat', picture)])
  const [sizes, places] = [whole.indexOf('stsz'), whole.indexOf('stco')]
  whole.writeUInt32BE(picture.length, sizes + 8)
  for (let at = 0; at < whole.readUInt32BE(places + 8); at++)
    whole.writeUInt32BE(bytes.length + 8, places + 12 + at * 4)
  return whole
}

function withSampleCount(bytes: Buffer, count: number): Buffer {
  const sizes = bytes.indexOf('stsz')
  bytes.writeUInt32BE(1, sizes + 8)
  bytes.writeUInt32BE(count, sizes + 12)
  bytes.writeUInt32BE(count, bytes.indexOf('stsc') + 16)
  return bytes
}

refuses('a codec that no camera or editor writes is rejected', [
  ['clip', () => makeMp4({ ...film, codec: 'cvid' }), /coded in a way that is not supported/],
  ['clip', () => withTag(makeAvi(film), 'MJPG', 'CRAM'), /coded in a way that is not supported/],
])

function withTag(bytes: Buffer, from: string, to: string): Buffer {
  const changed = Buffer.from(bytes)
  for (let at = changed.indexOf(from); at >= 0; at = changed.indexOf(from, at + 4)) changed.write(to, at, 'latin1')
  return changed
}

refuses('a sound of which too much is damaged is refused, one with a little is not', [
  ['sound', () => damaged(makeAdts(5), 3), /damaged|cannot be decoded/],
])

test('a sound of which a little is damaged is accepted', async () => {
  assert.match(await said('sound', damaged(makeAdts(5), 50)), /"format":"aac"/)
})

/** Every so many frames of eleven bytes one whose content is noise. */
function damaged(sound: Buffer, every: number): Buffer {
  const changed = Buffer.from(sound)
  for (let at = 7; at + 4 <= changed.length; at += 11 * every) changed.set([0xff, 0xff, 0xff, 0xff], at)
  return changed
}
