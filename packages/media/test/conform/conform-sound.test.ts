import assert from 'node:assert/strict'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { decodeSound } from '../../src/av/decode-sound.ts'
import { conformFiles } from '../../src/conform/conform-files.ts'
import { amplitudeToDecibels } from '../../src/sound/decibels.ts'
import { soundSeconds } from '../../src/sound/sound.ts'
import { measureTruePeak } from '../../src/sound/true-peak.ts'
import { writeSound } from '../../src/write/write-sound.ts'
import { makeWav, sine } from '../av/make-wav.ts'
import { toneOf } from '../finish/made.ts'
import { makeId3 } from '../formats/sample-sounds.ts'
import { hertzOf, peakOf } from '../write/tones.ts'
import { assertNear, conforming, factsOf, musicOrder, requireFinished, speechOrder } from './conforming.ts'
import { type Foreign, makeForeign } from './make-foreign.ts'

const KINDS: Record<string, Foreign> = {
  'wav at 16 kHz in mono': {
    muxer: 'wav',
    sound: { codec: 'pcm_s16le', seconds: 1, samples: 's16', rate: 16_000, channels: 1 },
  },
  'mp3 at 44.1 kHz': { muxer: 'mp3', sound: { codec: 'libmp3lame', seconds: 1, rate: 44_100 } },
  flac: { muxer: 'flac', sound: { codec: 'flac', seconds: 1, samples: 's16', rate: 24_000, channels: 1 } },
  'opus in ogg': { muxer: 'ogg', sound: { codec: 'libopus', seconds: 1, samples: 'flt', channels: 1 } },
  'opus in webm': { muxer: 'webm', sound: { codec: 'libopus', seconds: 1, samples: 'flt' } },
  'vorbis in ogg': { muxer: 'ogg', sound: { codec: 'libvorbis', seconds: 1 } },
  aac: { muxer: 'adts', sound: { codec: 'aac', seconds: 1, rate: 22_050 } },
  m4a: { muxer: 'ipod', sound: { codec: 'aac', seconds: 1 } },
}

for (const [name, foreign] of Object.entries(KINDS)) {
  test(`speech as ${name} becomes the mp3 that the studio gives, with its tone and length`, async t => {
    const { made, folder, conform } = await conforming(t)
    await makeForeign(made, foreign)
    const order = speechOrder()
    const conformed = await conform(order)
    await requireFinished(order, conformed, folder)
    const { seconds, ...facts } = await factsOf(conformed, 'sound')
    assert.deepEqual(facts, { format: 'mp3', soundCodec: 'mp3', sampleRate: 48_000, channels: 2 })
    // Without a container nothing tells how much of it is the codec's own silence.
    assertNear(seconds as number, 1, name === 'aac' ? 0.1 : 0.06, 'seconds')
    const { left, right } = await decodeSound(conformed.files[0]?.path ?? '')
    assertNear(hertzOf(left), 440, 2, 'tone')
    for (const side of [left, right]) assertNear(peakOf(side, 10_000, 30_000), 0.3, 0.03, 'level')
    assert.deepEqual(conformed.notes, [])
  })
}

test('samples without a header are read as they are announced, and as a wav if they turn out to be one', async t => {
  const { made, conform } = await conforming(t)
  const wav = makeWav(24_000, 24_000, [sine(440, 0.3)])
  await writeFile(made, wav.subarray(44))
  const read = async (file: object): Promise<[number, number]> => {
    const sound = await decodeSound((await conform(speechOrder(), file)).files[0]?.path ?? '')
    return [Math.round(soundSeconds(sound) * 100), Math.round(hertzOf(sound.left) / 10)]
  }
  assert.deepEqual(await read({ format: 'pcm' }), [100, 44])
  assert.deepEqual(await read({ format: 'pcm', sampleRate: 12_000 }), [200, 22])
  await writeFile(made, wav)
  assert.deepEqual(await read({ format: 'pcm' }), [100, 44])
  // As a server writes it that does not know the length yet.
  for (const unknown of [0, 0x7fff_ffff, 0xffff_ffff]) {
    wav.writeUInt32LE(unknown, 4)
    wav.writeUInt32LE(unknown, 40)
    await writeFile(made, wav)
    assert.deepEqual(await read({}), [100, 44], String(unknown))
  }
})

test('an mp3 that is exactly right keeps its bytes, but for its tags', async t => {
  const { made, folder, conform } = await conforming(t)
  await writeSound(made, toneOf(1), { format: 'mp3' })
  const first = await readFile((await conform(speechOrder())).files[0]?.path ?? '')
  await writeFile(made, Buffer.concat([makeId3(1_000), first]))
  const second = await readFile((await conform(speechOrder())).files[0]?.path ?? '')
  assert.deepEqual(second, first)
  assert.ok((await readFile(made)).includes(first.subarray(0, 2_000)))
  assert.ok((await readdir(folder)).includes('conformed.mp3'))
})

test('speech that is too loud is lowered below -1 dBTP evenly', async t => {
  const { made, conform } = await conforming(t)
  const halves = (second: number): number => (second < 1 ? 0.25 : 0.99) * Math.sin(2 * Math.PI * 440 * second)
  await writeFile(made, makeWav(48_000, 2 * 48_000, [halves]))
  const sound = await decodeSound((await conform(speechOrder())).files[0]?.path ?? '')
  const peak = amplitudeToDecibels(measureTruePeak(sound))
  assert.ok(peak < -1 && peak > -3, `${peak} dBTP`)
  assertNear(peakOf(sound.left, 60_000, 90_000) / peakOf(sound.left, 10_000, 40_000), 0.99 / 0.25, 0.1, 'ratio')
})

test('music is cut and faded out, filled up by a rest, or repeated, to the ordered length', async t => {
  const { made, folder, conform } = await conforming(t)
  await writeFile(made, makeWav(44_100, 6 * 44_100, [sine(440, 0.3), sine(440, 0.3)]))
  const cases: [seconds: number, notes: string[]][] = [
    [3, ['duration: the engine made 6.0 s; the first 3 s are kept']],
    [6, []],
    [6.4, ['duration: the engine made 6.0 s of the 6.4 s asked for; it ends with silence']],
    [10, ['duration: the engine made 6.0 s of the 10 s asked for; it is repeated']],
  ]
  for (const [seconds, notes] of cases) {
    const order = musicOrder(seconds)
    const conformed = await conform(order)
    await requireFinished(order, conformed, folder)
    assert.deepEqual(conformed.notes, notes)
    const { left } = await decodeSound(conformed.files[0]?.path ?? '')
    assertNear(left.length / 48_000, seconds, 0.025, 'seconds')
    const end = peakOf(left, left.length - 4_800)
    assert.ok(seconds === 6 ? end > 0.2 : end < 0.1, `the end of ${seconds} s: ${end}`)
  }
  await assert.rejects(conform(musicOrder(60)), {
    message: 'what the engine made cannot be used: it made 6.0 s of the 60 s asked for',
  })
})

test('words from an engine are kept if they are valid', async t => {
  const { made, folder, job } = await conforming(t)
  await writeFile(made, makeWav(24_000, 24_000, [sine(440, 0.3)]))
  const words = join(folder, 'told.json')
  const told = async (content: string): Promise<unknown> => {
    await writeFile(words, content)
    const one = job(speechOrder())
    const { files } = await conformFiles(
      { ...one, files: [...one.files, { role: 'words', path: words }] },
      () => undefined,
    )
    const kept = files.find(({ role }) => role === 'words')
    return kept && JSON.parse(await readFile(kept.path, 'utf8'))
  }
  const good = [
    { text: 'one', fromSeconds: 0, toSeconds: 0.4 },
    { text: 'two', fromSeconds: 0.4, toSeconds: 1 },
  ]
  assert.deepEqual(await told(JSON.stringify(good.map(word => ({ ...word, extra: 1 })))), good)
  for (const bad of [
    '',
    '{}',
    '[1]',
    '[{"text":"a","fromSeconds":2,"toSeconds":1}]',
    JSON.stringify(good.toReversed()),
  ])
    assert.equal(await told(bad), undefined, bad)
})
