import assert from 'node:assert/strict'
import { test } from 'node:test'
import { face, song } from '../../../service/src/catalog/generators/films/mv.ts'
import type { MediaRules } from '../../src/formats/check-media.ts'
import { clip, MB, picture, sound } from '../../../service/src/catalog/words/words.ts'
import {
  makeAdts,
  makeAvi,
  makeBmp,
  makeJpeg,
  makeM4a,
  makeMov,
  makeMp3,
  makeMp4,
  makePng,
  makeSilentWav,
  makeWebp,
} from '../formats/sample-files.ts'
import { startInspecting } from './inspecting.ts'

const { said } = startInspecting()

// The rules of real fields.
const image = rulesOf(picture({ minSide: 128 }))
const singer = rulesOf(face)
const reference = rulesOf(clip({ maxSeconds: 8 }))
const music = rulesOf(song)
const voice = rulesOf(sound({ formats: ['mp3'], maxBytes: 50 * MB, minSeconds: 3, maxSeconds: 12 }))

function rulesOf(field: object): MediaRules {
  const { decodedUnder: _decodedUnder, ...rules } = field as MediaRules
  return rules
}

/** Files just inside a limit and just outside of it, with what the refusal says. */
function edge(
  what: string,
  rules: MediaRules,
  inside: readonly Buffer[],
  outside: readonly Buffer[],
  says: RegExp,
  reason: string,
): void {
  test(what, async () => {
    for (const bytes of inside) assert.match(await said(rules.kind, bytes, rules), /^\{"format"/)
    for (const bytes of outside) {
      const answer = await said(rules.kind, bytes, rules)
      assert.match(answer, says)
      assert.ok(answer.startsWith(`${reason}: must `), answer)
    }
  })
}

edge(
  'a picture has at least 128 pixels on either side',
  image,
  [makePng(128, 128), makeJpeg(128, 128), makeWebp(128, 128)],
  [makePng(127, 128), makeJpeg(128, 127), makeWebp(127, 127)],
  /at least 128x128 pixels, got 12/,
  'ImageSizeInvalid',
)
edge(
  "a picture's sides are less than one to four, on whichever side it lies",
  image,
  [makePng(511, 128), makeJpeg(128, 511), makeJpeg(128, 511, { orientation: 6 })],
  [makePng(512, 128), makeWebp(128, 512), makeJpeg(128, 512, { orientation: 6 })],
  /ratio between 1:4 and 4:1/,
  'ImageSizeInvalid',
)
edge(
  'a picture has at most 8192 x 8192 pixels',
  image,
  [makeWebp(8_192, 8_192)],
  [makeWebp(8_192, 8_193)],
  /at most 67108864 pixels, got 8192x8193/,
  'ImageSizeInvalid',
)
edge(
  'a face has a longest side under 4096',
  singer,
  [makeBmp(4_095, 2_048), makeJpeg(2_048, 4_095)],
  [makeBmp(4_096, 2_048), makeJpeg(2_048, 4_096)],
  /longest side under 4096 pixels/,
  'ImageSizeInvalid',
)
edge(
  'a face is at most twice as long as it is wide',
  singer,
  [makeBmp(400, 200), makePng(200, 400)],
  [makeBmp(402, 200), makePng(200, 401)],
  /aspect ratio of at most 2/,
  'ImageSizeInvalid',
)
edge(
  'a bitmap is taken where it is allowed, and nowhere else',
  image,
  [makePng(200, 200)],
  [makeBmp(200, 200)],
  /must be png, jpeg, webp; this is a bmp file/,
  'ImageFormatInvalid',
)

const film = { width: 128, height: 128, seconds: 1 }
const encodings = [makeMp4, makeMov, makeAvi]

edge(
  'a clip lasts at most 8 seconds and the tenth that encoders round up',
  reference,
  encodings.map(make => make({ ...film, seconds: 8.08 })),
  encodings.map(make => make({ ...film, seconds: 8.2 })),
  /at most 8 seconds, got 8.2/,
  'VideoFormatInvalid',
)
edge(
  'a clip has at least 128 pixels on either side',
  reference,
  encodings.map(make => make(film)),
  encodings.map(make => make({ ...film, width: 126 })),
  /at least 128x128 pixels, got 126x128/,
  'VideoFormatInvalid',
)
edge(
  "a clip's sides are less than one to four, on whichever side it lies",
  reference,
  [
    makeMp4({ ...film, width: 510 }),
    makeMov({ ...film, width: 510, isTurned: true }),
    makeAvi({ ...film, height: 510 }),
  ],
  [
    makeMp4({ ...film, width: 512 }),
    makeMov({ ...film, width: 512, isTurned: true }),
    makeAvi({ ...film, height: 512 }),
  ],
  /ratio between 1:4 and 4:1/,
  'VideoFormatInvalid',
)

const tunes = [makeSilentWav, makeAdts, makeM4a, makeMp3]

edge(
  'music lasts at least 10 seconds',
  music,
  tunes.map(make => make(10)),
  tunes.map(make => make(9.8)),
  /at least 10 seconds, got 9\.(79|8)/,
  'AudioFormatInvalid',
)
edge(
  'music lasts at most 300 seconds',
  music,
  tunes.map(make => make(300)),
  tunes.map(make => make(300.2)),
  /at most 300 seconds, got 300\.(19|2)/,
  'AudioFormatInvalid',
)
edge(
  'a voice lasts 3 to 12 seconds',
  voice,
  [makeMp3(3), makeMp3(12)],
  [makeMp3(2.8), makeMp3(12.2)],
  /at (least 3|most 12) seconds/,
  'AudioFormatInvalid',
)
edge(
  'a voice is an mp3',
  voice,
  [makeMp3(5)],
  [makeSilentWav(5), makeAdts(5), makeM4a(5)],
  /must be mp3; this is a (wav|aac|m4a) file/,
  'AudioFormatInvalid',
)

test('a file has at most the bytes that its field allows', async () => {
  for (const [kind, bytes, reason] of [
    ['picture', makePng(200, 200), 'ImageSizeInvalid'],
    ['clip', makeMp4(film), 'VideoFormatInvalid'],
    ['sound', makeSilentWav(12), 'AudioFormatInvalid'],
  ] as const) {
    assert.match(await said(kind, bytes, { maxBytes: bytes.length }), /^\{/)
    assert.match(await said(kind, bytes, { maxBytes: bytes.length - 1 }), new RegExp(`^${reason}: must be at most`))
  }
})

test('a clip has the size of its frames, whatever its headers say', async () => {
  const small = makeMp4({ width: 64, height: 64, seconds: 1 })
  for (const offset of [76, 80]) small.writeUInt32BE(1_024 * 0x10000, small.indexOf('tkhd') + 4 + offset)
  assert.match(await said('clip', small, reference), /at least 128x128 pixels, got 64x64/)
})
