import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { writeLabel } from '../../src/finish/write-label.ts'
import type { Size } from '../../src/frames/size.ts'
import { makeClip as makeForeignClip } from '../av/make-clip.ts'
import { FINE_QUALITY } from '../../src/write/open-video.ts'
import { paint, YUV } from '../write/colours.ts'
import { keyNumbersOf } from './key-numbers.ts'
import { compose, folderOf, lumasOf, makeClip, packetsOf, patternOf, plainOf, psnrOf, timelineOf } from './made-film.ts'

/** Every frame once, decoded before it is shown, in steady steps. */
async function requirePlayable(path: string, frames: number): Promise<void> {
  const packets = await packetsOf(path)
  assert.deepEqual(
    packets.map(({ frame }) => frame).sort((a, b) => a - b),
    Array.from({ length: frames }, (_, frame) => frame),
  )
  for (const [index, { frame, dts }] of packets.entries()) {
    assert.ok(dts <= frame, `frame ${frame} is decoded at ${dts}`)
    assert.equal(dts, (packets[0]?.dts ?? 0) + index)
  }
}

test('a film of whole clips consists of their packets, bit by bit, and decodes to their frames', async t => {
  const folder = await folderOf(t)
  const a = await makeClip(join(folder, 'a.mp4'), { frames: 120, draw: patternOf(1) })
  const made = await makeClip(join(folder, 'made.mp4'), { frames: 96, draw: patternOf(2) })
  // As the finishing step leaves clips.
  const b = join(folder, 'b.mp4')
  await writeLabel(made, b, 'mp4', '{"Label":"1"}')
  const path = join(folder, 'film.mp4')
  const timeline = timelineOf([
    { source: 'a', frames: 120 },
    { source: 'b', frames: 96 },
    { source: 'a', frames: 48, fromFrame: 48 },
  ])
  const composed = await compose(timeline, { a, b }, path)
  assert.deepEqual(composed, { seconds: 11, framesCopied: 264, framesEncoded: 0 })
  const [first, second] = [await packetsOf(a), await packetsOf(b)]
  const wanted = [...first, ...second, ...first.slice(48, 96)].map(({ bytes }) => bytes)
  assert.deepEqual(
    (await packetsOf(path)).map(({ bytes }) => bytes),
    wanted,
  )
  await requirePlayable(path, 264)
  const [lumasA, lumasB] = [await lumasOf(a), await lumasOf(b)]
  assert.deepEqual(await lumasOf(path), [...lumasA, ...lumasB, ...lumasA.slice(48, 96)])
})

test('a cut inside a group of pictures costs the frames up to the next key frame, and none behind it but three', async t => {
  const folder = await folderOf(t)
  const a = await makeClip(join(folder, 'a.mp4'), { frames: 144, draw: patternOf(3) })
  const path = join(folder, 'film.mp4')
  const timeline = timelineOf([
    { source: 'a', frames: 70, fromFrame: 40 },
    { source: 'a', frames: 67, fromFrame: 0 },
  ])
  const { framesCopied, framesEncoded } = await compose(timeline, { a }, path)
  assert.equal(framesCopied + framesEncoded, 137)
  // 8 frames before the key frame 48, and the ends of both shots.
  assert.ok(framesEncoded >= 8 && framesEncoded <= 8 + 6, `${framesEncoded} encoded`)
  await requirePlayable(path, 137)
  const lumas = await lumasOf(a)
  const film = await lumasOf(path)
  const wanted = [...lumas.slice(40, 110), ...lumas.slice(0, 67)]
  assert.equal(film.length, wanted.length)
  const same = film.filter((luma, index) => luma.equals(wanted[index]!))
  assert.ok(same.length >= framesCopied, `${same.length} frames are the same, ${framesCopied} were copied`)
  for (const [index, luma] of film.entries()) {
    const psnr = psnrOf(luma, wanted[index]!)
    assert.ok(psnr > 38, `frame ${index}: ${psnr.toFixed(1)} dB`)
  }
})

test('odd clips make a film that plays: single frames, a second, one frame more than a group, cuts within', async t => {
  const folder = await folderOf(t)
  const flashing = (frame: number, size: Size): Uint8Array => patternOf(frame % 37 < 20 ? 4 : 9)(frame, size)
  const clips = {
    one: { frames: 1, draw: patternOf(5) },
    two: { frames: 2, draw: patternOf(6) },
    second: { frames: 24, draw: patternOf(7) },
    more: { frames: 49, draw: patternOf(8) },
    cuts: { frames: 100, draw: flashing },
  }
  const files: Record<string, string> = {}
  const lumas: Record<string, Buffer[]> = {}
  for (const [name, clip] of Object.entries(clips)) {
    files[name] = await makeClip(join(folder, `${name}.mp4`), clip)
    lumas[name] = await lumasOf(files[name])
  }
  const order = ['one', 'one', 'second', 'one', 'more', 'two', 'cuts', 'more', 'one', 'second', 'two', 'one'] as const
  const timeline = timelineOf(order.map(source => ({ source, frames: clips[source].frames })))
  const path = join(folder, 'film.mp4')
  const { framesCopied } = await compose(timeline, files, path)
  assert.ok(framesCopied > 200, `${framesCopied} copied`)
  await requirePlayable(path, timeline.frames)
  const film = await lumasOf(path)
  const wanted = order.flatMap(source => lumas[source] ?? [])
  assert.equal(film.length, wanted.length)
  for (const [index, luma] of film.entries()) assert.ok(psnrOf(luma, wanted[index]!) > 38, `frame ${index}`)
})

test('key pictures that follow one another carry different numbers, or a decoder would take them for one', async t => {
  const folder = await folderOf(t)
  const one = await makeClip(join(folder, 'one.mp4'), { frames: 1, draw: patternOf(5) })
  const more = await makeClip(join(folder, 'more.mp4'), { frames: 49, draw: patternOf(8) })
  const path = join(folder, 'film.mp4')
  const timeline = timelineOf([
    { source: 'one', frames: 1 },
    { source: 'more', frames: 49 },
    { source: 'more', frames: 49 },
    { source: 'one', frames: 1 },
  ])
  await compose(timeline, { one, more }, path)
  const numbers = await keyNumbersOf(path)
  assert.ok(
    numbers.some((number, index) => number !== undefined && numbers[index + 1] !== undefined),
    'some follow',
  )
  for (const [index, number] of numbers.entries())
    assert.ok(number === undefined || number !== numbers[index + 1], `packets ${index} and ${index + 1}: ${number}`)
})

test('clips of the quick encoder are copied too if most of the film consists of them', async t => {
  const folder = await folderOf(t)
  const quality = { preset: 'ultrafast', crf: 20 } as const
  const quick = await makeClip(join(folder, 'quick.mp4'), { frames: 60, draw: patternOf(1), quality })
  const usual = await makeClip(join(folder, 'usual.mp4'), { frames: 24, draw: patternOf(2) })
  const path = join(folder, 'film.mp4')
  const timeline = timelineOf([
    { source: 'quick', frames: 60 },
    { source: 'usual', frames: 24 },
  ])
  const composed = await compose(timeline, { quick, usual }, path)
  assert.deepEqual([composed.framesCopied, composed.framesEncoded], [60, 24])
  await requirePlayable(path, 84)
  const wanted = [...(await lumasOf(quick)), ...(await lumasOf(usual))]
  for (const [index, luma] of (await lumasOf(path)).entries())
    assert.ok(psnrOf(luma, wanted[index]!) > 38, `frame ${index}`)
})

test('a clip of another size and rate is scaled to cover the frame, and shown at its own speed', async t => {
  const folder = await folderOf(t)
  const foreign = join(folder, 'foreign.mp4')
  // Square, 50 frames a second, red for the first half second and blue for the second.
  await makeForeignClip(foreign, {
    width: 96,
    height: 96,
    times: Array.from({ length: 50 }, (_, index) => index * 20),
    draw: index =>
      paint({ width: 96, height: 96 }, (_, y) => (y < 0.1 || y > 0.9 ? YUV.white : index < 25 ? YUV.red : YUV.blue)),
  })
  const a = await makeClip(join(folder, 'a.mp4'), { frames: 24, draw: plainOf(120) })
  const path = join(folder, 'film.mp4')
  const timeline = timelineOf([
    { source: 'foreign', frames: 20, fromFrame: 4 },
    { source: 'a', frames: 24 },
  ])
  const composed = await compose(timeline, { foreign, a }, path)
  assert.deepEqual([composed.framesCopied, composed.framesEncoded], [24, 20])
  const film = await lumasOf(path)
  for (const [index, wanted] of [63, 63, 63, 63, 63, 63, 63, 63, 32, 32, 32, 32].entries()) {
    const luma = film[index] ?? Buffer.alloc(1)
    // The white bars above and below are out of sight.
    for (const at of [0, luma.length - 1, luma.length >> 1])
      assert.ok(Math.abs((luma[at] ?? 0) - wanted) < 12, `frame ${index}: ${luma[at]}`)
  }
})

test('the same timeline gives the same bytes', async t => {
  const folder = await folderOf(t)
  const a = await makeClip(join(folder, 'a.mp4'), { frames: 60, draw: patternOf(1) })
  const text = { text: 'Twice 两次', fromFrame: 10, toFrame: 30, style: 'title', font: 'serif' } as const
  const shots = [
    { source: 'a', frames: 60, transition: { kind: 'clouds', frames: 6 } },
    { source: 'a', frames: 30, fromFrame: 7 },
  ]
  const timeline = timelineOf(shots, { texts: [text] })
  const films = [join(folder, '1.mp4'), join(folder, '2.mp4')]
  for (const film of films) await compose(timeline, { a }, film)
  const [first, second] = await Promise.all(films.map(film => readFile(film)))
  assert.ok(first?.equals(second ?? Buffer.alloc(0)))
})

test('clips of the finest quality are copied, and drawn frames between them have that quality', async t => {
  const folder = await folderOf(t)
  const quality = FINE_QUALITY
  const a = await makeClip(join(folder, 'a.mp4'), { frames: 96, draw: patternOf(1), quality })
  const b = await makeClip(join(folder, 'b.mp4'), { frames: 96, draw: patternOf(2), quality })
  const path = join(folder, 'film.mp4')
  const shots = [
    { source: 'a', frames: 96, transition: { kind: 'dissolve', frames: 8 } },
    { source: 'b', frames: 96 },
  ]
  const { framesCopied, framesEncoded } = await compose(timelineOf(shots), { a, b }, path)
  assert.ok(framesCopied > 150 && framesEncoded >= 8, `${framesCopied} copied, ${framesEncoded} encoded`)
  await requirePlayable(path, 192)
})
