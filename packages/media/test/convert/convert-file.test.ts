import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { convertFile } from '../../src/convert/convert-file.ts'
import { createConverter } from '../../src/convert/converter.ts'
import { FormatContext } from 'node-av/lib'
import { AVMEDIA_TYPE_AUDIO } from 'node-av/constants'
import { openDecoder } from '../../src/av/open-decoder.ts'
import { createResampler } from '../../src/av/resampler.ts'
import { createSoundCollector } from '../../src/av/sound-collector.ts'
import { openPicture } from '../../src/av/guarded-sharp.ts'
import { readImage } from '../../src/formats/read-image.ts'
import { sniff } from '../../src/formats/sniff.ts'
import { SAMPLE_RATE, type Sound, soundSeconds } from '../../src/sound/sound.ts'
import { writePicture } from '../../src/write/write-picture.ts'
import { writeSound } from '../../src/write/write-sound.ts'

const SECONDS = 1.25
const LABEL = '{"Label":"1"}'
const log = { debug() {}, info() {}, warn() {}, error() {} }
let folder: string
let tone: string
let picture: string

const place = (name: string): string => join(folder, name)

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-convert-'))
  const wave = (hertz: number) =>
    Float32Array.from(
      { length: SECONDS * SAMPLE_RATE },
      (_, at) => 0.5 * Math.sin((2 * Math.PI * hertz * at) / SAMPLE_RATE),
    )
  tone = place('tone.wav')
  await writeSound(tone, { left: wave(440), right: wave(440) }, { format: 'wav' })
  picture = place('picture.png')
  const rgba = Uint8Array.from({ length: 300 * 200 * 4 }, (_, at) => (at % 4 === 3 ? 255 : at % 251))
  await writePicture(picture, { rgba, width: 300, height: 200 }, { format: 'png' })
})
after(() => rm(folder, { recursive: true, force: true }))

/** Any format that FFmpeg reads: the service itself takes fewer. */
async function decode(path: string): Promise<Sound> {
  const file = new FormatContext()
  assert.ok((await file.openInput(`file:${path}`, null, null)) >= 0)
  assert.ok((await file.findStreamInfo(null)) >= 0)
  const decoder = await openDecoder(file, AVMEDIA_TYPE_AUDIO)
  assert.ok(decoder)
  const collected = createSoundCollector()
  const resampler = createResampler(collected.append)
  for await (const frame of decoder.frames()) resampler.add(frame)
  resampler.finish()
  resampler.close()
  decoder.close()
  await file.closeInput()
  return collected.sound()
}

for (const [format, sniffed] of [
  ['mp3', 'mp3'],
  ['wav', 'wav'],
  ['flac', 'flac'],
  ['opus', 'ogg'],
  ['aac', 'aac'],
  ['m4a', 'm4a'],
] as const) {
  test(`a sound becomes ${format}, as long and as loud as it was`, async () => {
    const target = place(`tone.${format}`)
    await convertFile({ path: tone, target, to: { kind: 'sound', format }, label: LABEL })
    assert.equal(sniff(await readFile(target)), sniffed)
    const back = await decode(target)
    // AAC without a container plays the encoder's own silence too: up to three frames of 1024 samples.
    const slack = format === 'aac' ? 3_072 / SAMPLE_RATE : 0.03
    assert.ok(Math.abs(soundSeconds(back) - SECONDS) <= slack, `${soundSeconds(back)} s`)
    const middle = back.left.subarray(SAMPLE_RATE / 2, SAMPLE_RATE)
    const power = middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length
    assert.ok(Math.abs(Math.sqrt(power) - 0.5 / Math.SQRT2) < 0.02, `${Math.sqrt(power)}`)
  })
}

test('bare samples are 24 kHz, one channel, 16 bits, and hold the same tone', async () => {
  const target = place('tone.pcm')
  await convertFile({ path: tone, target, to: { kind: 'sound', format: 'pcm' } })
  const pcm = await readFile(target)
  assert.equal(pcm.length, 2 * 24_000 * SECONDS)
  const samples = Array.from({ length: pcm.length / 2 }, (_, at) => pcm.readInt16LE(2 * at))
  const rises = samples.filter((sample, at) => at > 0 && sample >= 0 && (samples[at - 1] ?? 0) < 0).length
  assert.ok(Math.abs(rises - 440 * SECONDS) <= 1, `${rises} waves`)
  assert.ok(Math.abs(Math.max(...samples.slice(5_000, 20_000)) - 16_384) < 200)
})

test('a picture is filled into another size and format, with its label', async () => {
  const target = place('small.webp')
  const to = { kind: 'picture', format: 'webp', width: 128, height: 128, quality: 80 } as const
  await convertFile({ path: picture, target, to, label: LABEL })
  const read = readImage(await readFile(target))
  assert.ok(read.ok)
  assert.deepEqual([read.format, read.width, read.height], ['webp', 128, 128])
  const { xmp } = await openPicture(target).metadata()
  assert.match(String(xmp), /AIGC/)
})

test('a picture without a size keeps its own', async () => {
  const target = place('same.jpg')
  await convertFile({ path: picture, target, to: { kind: 'picture', format: 'jpg' } })
  const read = readImage(await readFile(target))
  assert.ok(read.ok)
  assert.deepEqual([read.format, read.width, read.height], ['jpeg', 300, 200])
})

test('children convert, and a file without sound is rejected with a reason', async () => {
  const converter = createConverter({ children: 1, log })
  const { signal } = new AbortController()
  try {
    await converter.convert(
      { path: tone, target: place('child.flac'), to: { kind: 'sound', format: 'flac' } },
      { signal },
    )
    assert.equal(sniff(await readFile(place('child.flac'))), 'flac')
    await assert.rejects(
      converter.convert({ path: picture, target: place('no.mp3'), to: { kind: 'sound', format: 'mp3' } }, { signal }),
      /opening the file/,
    )
  } finally {
    await converter.stop()
  }
})
