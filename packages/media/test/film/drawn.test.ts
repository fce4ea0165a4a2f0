import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { decodeFrames } from '../../src/av/decode-frames.ts'
import { TRANSITIONS } from '../../src/compositor/transition-kinds.ts'
import type { Text } from '../../src/film/timeline.ts'
import { compose, folderOf, lumasOf, makeClip, meanOf, patternOf, plainOf, psnrOf, timelineOf } from './made-film.ts'

const SIZE = { width: 320, height: 180 }
const isChanged = (a: Uint8Array, b: Uint8Array): boolean => a.some((code, index) => Math.abs(code - b[index]!) > 40)

test('a subtitle is seen in its own frames and in no others', async t => {
  const folder = await folderOf(t)
  const a = await makeClip(join(folder, 'a.mp4'), { frames: 96, size: SIZE, draw: plainOf(70) })
  const texts: Text[] = [
    { text: 'First words', fromFrame: 10, toFrame: 20, style: 'subtitle', font: 'sans' },
    { text: '第二句话', fromFrame: 20, toFrame: 33, style: 'subtitle', font: 'serif', colour: '#FFDD00' },
    { text: 'The last word', fromFrame: 95, toFrame: 96, style: 'subtitle', font: 'sans' },
  ]
  const path = join(folder, 'film.mp4')
  const { framesCopied } = await compose(timelineOf([{ source: 'a', frames: 96 }], { ...SIZE, texts }), { a }, path)
  assert.ok(framesCopied >= 40, `${framesCopied} copied`)
  const film = await lumasOf(path)
  const plain = plainOf(70)(0, SIZE).subarray(0, SIZE.width * SIZE.height)
  const written = film.flatMap((luma, frame) => (isChanged(luma, plain) ? [frame] : []))
  assert.deepEqual(written, [...Array.from({ length: 23 }, (_, index) => 10 + index), 95])
  const [first, second] = [film[15], film[25]]
  assert.ok(first && second && isChanged(first, second), 'they are different words')
})

test('emoji in texts have their colours, and undrawable characters are reported', async t => {
  const folder = await folderOf(t)
  const a = await makeClip(join(folder, 'a.mp4'), { frames: 12, size: SIZE, draw: plainOf(70) })
  const at = { fromFrame: 0, toFrame: 12, style: 'subtitle', font: 'sans' } as const
  const made = async (text: string): Promise<{ chroma: number; undrawn: readonly string[] | undefined }> => {
    const path = join(folder, 'film.mp4')
    const { undrawn } = await compose(
      timelineOf([{ source: 'a', frames: 12 }], { ...SIZE, texts: [{ ...at, text }] }),
      { a },
      path,
    )
    let chroma = 0
    for await (const { pixels, width, height } of decodeFrames(path))
      for (const code of pixels.subarray(width * height)) chroma += Math.abs(code - 128) > 12 ? 1 : 0
    return { chroma, undrawn }
  }
  assert.deepEqual(await made('Good night'), { chroma: 0, undrawn: undefined })
  const moon = await made('Good night 🌙')
  assert.ok(moon.chroma > 12 * 20, `${moon.chroma} coloured`)
  assert.equal(moon.undrawn, undefined)
  const family = await made('👩🏽‍🚀 ❤️ 👨‍👩‍👧')
  assert.ok(family.chroma > 2 * moon.chroma, `${family.chroma} coloured`)
  assert.deepEqual((await made('Allons 🇫🇷 𓀀 \uE000')).undrawn, ['𓀀'])
})

test('a title fades in and out, and its clip continues below it', async t => {
  const folder = await folderOf(t)
  const a = await makeClip(join(folder, 'a.mp4'), { frames: 72, size: SIZE, draw: plainOf(60) })
  const texts: Text[] = [{ text: 'Title', fromFrame: 6, toFrame: 54, style: 'title', font: 'serif' }]
  const path = join(folder, 'film.mp4')
  await compose(timelineOf([{ source: 'a', frames: 72 }], { ...SIZE, texts }), { a }, path)
  const brightest = (await lumasOf(path)).map(luma => luma.reduce((most, code) => Math.max(most, code), 0))
  const [before, rising, shown, falling, after] = [2, 9, 30, 51, 60].map(frame => brightest[frame] ?? 0)
  assert.ok(before! < 70 && after! < 70, brightest.join())
  assert.ok(shown! > 220 && rising! > 80 && rising! < 170 && falling! > 80 && falling! < 170, brightest.join())
})

test('every kind of transition leads from one shot to the next, a little in every frame', async t => {
  const folder = await folderOf(t)
  const a = await makeClip(join(folder, 'a.mp4'), { frames: 24, draw: plainOf(60) })
  const b = await makeClip(join(folder, 'b.mp4'), { frames: 24, draw: plainOf(180) })
  const path = join(folder, 'film.mp4')
  const kinds = Object.keys(TRANSITIONS)
  const shots = kinds.flatMap(kind => [
    { source: 'a', frames: 24, transition: { kind, frames: 8 } },
    { source: 'b', frames: 24 },
  ])
  await compose(timelineOf(shots), { a, b }, path)
  const means = (await lumasOf(path)).map(meanOf)
  for (const [index, kind] of kinds.entries()) {
    const at = index * 48
    const during = means.slice(at + 16, at + 24)
    const around = [means[at + 15], means[at + 24]].map(mean => Math.round(mean ?? 0))
    assert.ok(Math.abs(around[0]! - 60) < 3 && Math.abs(around[1]! - 180) < 3, `${kind}: ${around.join()}`)
    const steps = during.map((mean, frame) => mean - (during[frame - 1] ?? 60))
    const moved = steps.filter(step => Math.abs(step) > 0.5).length
    // Plain colours do not show how a picture grows.
    assert.ok(moved >= (kind === 'zoom' ? 4 : 6), `${kind}: ${during.map(mean => mean.toFixed(0)).join()}`)
    if (kind !== 'fade-through-black' && kind !== 'fade-through-white')
      assert.ok(
        steps.every(step => step > -3),
        `${kind} goes one way: ${during.map(mean => mean.toFixed(0)).join()}`,
      )
  }
})

test('no frame of a film is black, and none stands still where its clip moves', async t => {
  const folder = await folderOf(t)
  const files: Record<string, string> = {}
  for (const [index, name] of ['a', 'b', 'c'].entries())
    files[name] = await makeClip(join(folder, `${name}.mp4`), { frames: 60, draw: patternOf(index * 2) })
  const texts: Text[] = [{ text: 'Hi', fromFrame: 20, toFrame: 44, style: 'lower third', font: 'sans' }]
  const shots = [
    { source: 'a', frames: 50, fromFrame: 5, transition: { kind: 'dissolve', frames: 12 } },
    { source: 'b', frames: 60, transition: { kind: 'push-left', frames: 8 } },
    { source: 'c', frames: 33, fromFrame: 13 },
  ]
  const path = join(folder, 'film.mp4')
  await compose(timelineOf(shots, { texts }), files, path)
  const film = await lumasOf(path)
  assert.equal(film.length, 143)
  for (const [frame, luma] of film.entries()) {
    assert.ok(meanOf(luma) > 40, `frame ${frame} is dark`)
    if (frame > 0) assert.ok(psnrOf(luma, film[frame - 1]!) < 45, `frame ${frame} is the one before it`)
  }
})
