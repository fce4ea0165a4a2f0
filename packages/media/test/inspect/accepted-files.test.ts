import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MediaRules } from '../../src/formats/check-media.ts'
import { REAL_FILES, type RealFileName } from '../../../../test/harness/fuzz-files.ts'
import { makeJpeg, makeM4a, makeMp3, makeMp4, makePng, makeSilentWav } from '../formats/sample-files.ts'
import { box, u32s } from '../formats/sample-iso.ts'
import { riffChunk } from '../formats/sample-pictures.ts'
import { makeId3 } from '../formats/sample-sounds.ts'
import { startInspecting } from './inspecting.ts'

const { inspect, real } = startInspecting()

async function factsOf(kind: MediaRules['kind'], bytes: Uint8Array): Promise<Record<string, unknown>> {
  const verdict = await inspect(kind, bytes)
  assert.ok('facts' in verdict, JSON.stringify(verdict))
  return { ...verdict.facts }
}

const picture = (format: string) => ({ format, width: 160, height: 136 })
const moving = { width: 176, height: 144, seconds: 2, fps: 12, videoCodec: 'h264' }
const heard = { hasSound: true, soundCodec: 'aac', sampleRate: 48_000, channels: 2 }
const clip = (format: string) => ({ format, ...moving, ...heard })
const sound = (format: string) => ({ format, seconds: 2, soundCodec: format, sampleRate: 48_000, channels: 2 })

const EXPECTED: Record<RealFileName, object> = {
  png: picture('png'),
  'png with sixteen bits': picture('png'),
  // It lies on its side, and its Exif says so.
  jpeg: { format: 'jpeg', width: 136, height: 160 },
  'progressive jpeg': picture('jpeg'),
  webp: picture('webp'),
  'lossless webp': picture('webp'),
  'animated webp': picture('webp'),
  bmp: picture('bmp'),
  mp4: clip('mp4'),
  'mp4 without sound': { format: 'mp4', ...moving, hasSound: false },
  'fragmented mp4': clip('mp4'),
  // Its display matrix turns it a quarter.
  mov: { ...clip('mov'), width: 144, height: 176 },
  avi: { ...clip('avi'), videoCodec: 'mpeg4', soundCodec: 'mp3' },
  mp3: sound('mp3'),
  'mp3 without a header': sound('mp3'),
  wav: { ...sound('wav'), soundCodec: 'pcm_s16le', sampleRate: 16_000 },
  aac: sound('aac'),
  m4a: { ...sound('m4a'), soundCodec: 'aac' },
}

// A frame of the codec, before or behind: 24 ms in an MP3, and one picture in an AVI.
const FRAME_SECONDS = 0.1

for (const name of Object.keys(REAL_FILES) as RealFileName[]) {
  test(`the facts of a ${name}`, async () => {
    const { seconds, fps, ...facts } = await factsOf(REAL_FILES[name], await real(name))
    const { seconds: wantedSeconds, fps: wantedFps, ...wanted } = EXPECTED[name] as Record<string, unknown>
    assert.deepEqual(facts, wanted)
    assertNear(seconds, wantedSeconds, FRAME_SECONDS)
    assertNear(fps, wantedFps, 1)
  })
}

function assertNear(found: unknown, wanted: unknown, grace: number): void {
  if (typeof wanted !== 'number') assert.equal(found, undefined)
  else assert.ok(typeof found === 'number' && Math.abs(found - wanted) < grace, `${String(found)} for ${wanted}`)
}

test('an mp3 with ten times its length in the header has the length of its frames', async () => {
  const bytes = makeMp3(12)
  const frames = bytes.readUInt32BE(29)
  bytes.writeUInt32BE(frames * 10, 29)
  const { seconds } = await factsOf('sound', bytes)
  assert.ok(Math.abs(Number(seconds) - 12) < 0.05, String(seconds))
})

test('a tag of three megabytes before an mp3, as a cover makes it, changes nothing', async () => {
  const plain = await factsOf('sound', makeMp3(5))
  assert.deepEqual(await factsOf('sound', Buffer.concat([makeId3(3 * 2 ** 20), makeMp3(5)])), plain)
})

/** A picture of 300 x 300 among the tags, which come first in the movie box; that is the last of the file. */
function withCover(bytes: Buffer): Buffer {
  const moov = bytes.indexOf('moov') - 4
  const cover = box('covr', box('data', u32s(13, 0), makeJpeg(300, 300)))
  const handler = box('hdlr', u32s(0, 0), Buffer.from('mdirappl'), u32s(0, 0), Buffer.alloc(1))
  const tags = box('udta', box('meta', u32s(0), handler, box('ilst', cover)))
  const whole = Buffer.concat([bytes.subarray(0, moov + 8), tags, bytes.subarray(moov + 8)])
  whole.writeUInt32BE(whole.length - moov, moov)
  return whole
}

test('the cover among the tags is not the picture of a film or a song', async () => {
  const film = makeMp4({ width: 160, height: 128, seconds: 1, hasSound: true })
  assert.deepEqual(await factsOf('clip', withCover(film)), await factsOf('clip', film))
  assert.deepEqual(await factsOf('sound', withCover(makeM4a(5))), await factsOf('sound', makeM4a(5)))
})

test('an mp4 that holds nothing but sound is an m4a', async () => {
  assert.equal((await factsOf('sound', makeM4a(5, { brand: 'isom' }))).format, 'm4a')
})

test('chunks of odd length and unknown names before and behind the sound of a wav are passed over', async () => {
  const [head, rest] = [makeSilentWav(3).subarray(0, 12), makeSilentWav(3).subarray(12)]
  const odd = riffChunk('oDd!', Buffer.alloc(7, 1))
  const whole = Buffer.concat([head, odd, rest, odd])
  whole.writeUInt32LE(whole.length - 8, 4)
  assert.equal((await factsOf('sound', whole)).seconds, 3)
})

test('a streamed wav without a length has the length of its data', async () => {
  const whole = makeSilentWav(3)
  whole.writeUInt32LE(0xffffffff, 4)
  whole.writeUInt32LE(0xffffffff, 40)
  assert.equal((await factsOf('sound', whole)).seconds, 3)
})

test('pixels that are not square count as they are shown', async () => {
  // The track's header asks for 256 across, the picture has 128.
  const film = makeMp4({ width: 128, height: 128, seconds: 1 })
  film.writeUInt32BE(256 * 0x10000, film.indexOf('tkhd') + 4 + 76)
  const { width, height } = await factsOf('clip', film)
  assert.deepEqual([width, height], [256, 128])
})

test('the duration excludes parts that the edit list omits', async () => {
  const { seconds } = await factsOf('clip', makeMp4({ width: 128, height: 128, seconds: 4, edited: 2 }))
  assert.equal(seconds, 2)
})

test('a film that a phone hangs behind a picture does no harm', async () => {
  const still = Buffer.concat([makeJpeg(200, 150), makeMp4({ width: 128, height: 128, seconds: 1 })])
  assert.deepEqual(await factsOf('picture', still), { format: 'jpeg', width: 200, height: 150 })
})

test('the largest picture is decoded within the memory that a child has', async () => {
  assert.equal((await factsOf('picture', makePng(8_192, 8_192))).width, 8_192)
})
