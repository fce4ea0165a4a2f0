import assert from 'node:assert/strict'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { decodeFrames } from '../../src/av/decode-frames.ts'
import { readLabel } from '../av/read-label.ts'
import sharp from 'sharp'
import { readPicture } from '../../src/av/read-picture.ts'
import { ChildFailure } from '../../src/children/child-failure.ts'
import { finishFile } from '../../src/finish/finish-file.ts'
import type { Corner, FinishJob } from '../../src/finish/finish-job.ts'
import { createFinisher } from '../../src/finish/finisher.ts'
import { writePicture } from '../../src/write/write-picture.ts'
import { isRunning } from '../children/is-running.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'
import { folderOf, makeVideo, toneOf } from './made.ts'

const SIZE = { width: 320, height: 180 }
const label = '{"Label":"1","ProduceID":"abc \\"quoted\\" & <tagged>"}'

const jobOf = (folder: string, more: Partial<FinishJob> = {}): FinishJob => ({
  path: join(folder, 'made.mp4'),
  format: 'mp4',
  folder,
  ordered: { kind: 'video', ...SIZE, seconds: 2, withSound: true },
  label,
  ...more,
})
const quietly = (): void => undefined
const refusal = (says: RegExp) => (error: unknown) =>
  error instanceof ChildFailure && error.retryable && says.test(error.message)

test('a clip that differs from its order is rejected', async t => {
  const folder = await folderOf(t)
  const ordered = { kind: 'video', ...SIZE, seconds: 1, withSound: true } as const
  const cases: [string, Parameters<typeof makeVideo>[1], FinishJob['ordered'], RegExp][] = [
    ['one colour', { ...SIZE, seconds: 1, sound: toneOf(1), lumaAt: () => 90 }, ordered, /one colour/],
    ['silent', { ...SIZE, seconds: 1, sound: toneOf(1, 0) }, ordered, /silent/],
    ['without sound', { ...SIZE, seconds: 1 }, ordered, /no sound/],
    ['with sound', { ...SIZE, seconds: 1, sound: toneOf(1) }, { ...ordered, withSound: false }, /nobody asked/],
    ['too short', { ...SIZE, seconds: 0.5, sound: toneOf(1) }, ordered, /12 frames instead of 24/],
    ['too small', { width: 160, height: 90, seconds: 1, sound: toneOf(1) }, ordered, /160 x 90.*320 x 180/],
  ]
  for (const [name, made, wanted, says] of cases) {
    await makeVideo(join(folder, 'made.mp4'), made)
    await assert.rejects(finishFile(jobOf(folder, { ordered: wanted }), quietly), refusal(says), name)
  }
  await makeVideo(join(folder, 'made.mp4'), { ...SIZE, seconds: 1, sound: toneOf(1) })
  const bytes = await readFile(join(folder, 'made.mp4'))
  const samples = bytes.indexOf('mdat') + 4
  bytes.fill(0, Math.floor((samples + bytes.length) / 2))
  await writeFile(join(folder, 'made.mp4'), bytes)
  await assert.rejects(finishFile(jobOf(folder, { ordered }), quietly), refusal(/pieces of it cannot be decoded/))
  await writeFile(join(folder, 'made.mp4'), 'not a film')
  await assert.rejects(finishFile(jobOf(folder), quietly))
})

test('a clip of one colour is valid if it was made from a picture of one colour', async t => {
  const folder = await folderOf(t)
  await makeVideo(join(folder, 'made.mp4'), { ...SIZE, seconds: 1, sound: toneOf(1), lumaAt: () => 90 })
  const grey = { create: { width: 64, height: 64, channels: 3, background: '#677' } } as const
  await writeFile(join(folder, 'grey'), await sharp(grey).jpeg().toBuffer())
  const noise = { create: { ...grey.create, noise: { type: 'gaussian', mean: 128, sigma: 30 } } } as const
  await writeFile(join(folder, 'noise'), await sharp(noise).jpeg().toBuffer())
  const ordered = { kind: 'video', ...SIZE, seconds: 1, withSound: true } as const
  const finish = (...names: string[]) =>
    finishFile(jobOf(folder, { ordered: { ...ordered, madeFrom: names.map(name => join(folder, name)) } }), quietly)
  assert.equal((await finish('noise', 'grey')).seconds, 1)
  await assert.rejects(finish('noise'), refusal(/one colour/))
  await assert.rejects(finish('not there'), refusal(/one colour/))
})

test('a good clip gets its label, a cover that shows something, and a sheet of its frames', async t => {
  const folder = await folderOf(t)
  // Black for the first second.
  const lumaAt = (x: number, y: number, frame: number): number => (frame < 24 ? 16 : 16 + ((x + y + frame) % 200))
  await makeVideo(join(folder, 'made.mp4'), { ...SIZE, seconds: 2, sound: toneOf(2), lumaAt })
  const { files, seconds } = await finishFile(jobOf(folder), quietly)
  assert.equal(seconds, 2)
  assert.deepEqual(
    files.map(({ role, format }) => `${role}.${format}`),
    ['result.mp4', 'cover.jpg', 'sheet.jpg'],
  )
  for (const { path, role } of files) assert.equal(await readLabel(path), label, role)
  const [result, cover, sheet] = files
  const { rgba, ...size } = await readPicture(cover?.path ?? '')
  assert.deepEqual(size, SIZE)
  assert.ok(rgba.reduce((sum, code) => sum + code, 0) / rgba.length > 100, 'not the black part')
  const { width, height } = await readPicture(sheet?.path ?? '')
  assert.deepEqual([width, height], [4 * 240 + 5 * 4, 3 * 135 + 4 * 4])
  const frames = async (path: string): Promise<Buffer[]> => {
    const all: Buffer[] = []
    for await (const { pixels } of decodeFrames(path)) all.push(Buffer.from(pixels))
    return all
  }
  assert.deepEqual(await frames(result?.path ?? ''), await frames(join(folder, 'made.mp4')), 'the picture is the same')
  const first = await Promise.all(files.map(({ path }) => readFile(path)))
  const again = await finishFile(jobOf(folder), quietly)
  assert.deepEqual(await Promise.all(again.files.map(({ path }) => readFile(path))), first, 'the same bytes')
})

const CORNERS: Corner[] = ['top left', 'top right', 'bottom right', 'bottom left']

for (const corner of CORNERS) {
  test(`a watermark lies ${corner} and nowhere else, in every frame, and the result is without it`, async t => {
    const folder = await folderOf(t)
    await makeVideo(join(folder, 'made.mp4'), { ...SIZE, seconds: 1, sound: toneOf(1) })
    const ordered = { kind: 'video', ...SIZE, seconds: 1, withSound: true } as const
    const { files } = await finishFile(jobOf(folder, { ordered, watermark: { corner } }), quietly)
    const marked = files.find(file => file.role === 'watermarked')?.path ?? ''
    assert.equal(await readLabel(marked), label)
    const plain: Uint8Array[] = []
    for await (const { pixels } of decodeFrames(join(folder, 'made.mp4'))) plain.push(pixels.slice())
    let index = 0
    for await (const { pixels } of decodeFrames(marked)) {
      const changed = CORNERS.filter(place => differenceIn(place, pixels, plain[index] ?? pixels) > 4)
      assert.deepEqual(changed, [corner], `frame ${index}`)
      index += 1
    }
    assert.equal(index, 24)
  })
}

/** Mean difference of luma in a corner a quarter as wide and as high as the frame. */
function differenceIn(corner: Corner, one: Uint8Array, other: Uint8Array): number {
  const [width, height] = [SIZE.width / 4, Math.round(SIZE.height / 4)]
  const left = corner.endsWith('left') ? 0 : SIZE.width - width
  const top = corner.startsWith('top') ? 0 : SIZE.height - height
  let sum = 0
  for (let y = top; y < top + height; y++)
    for (let x = left; x < left + width; x++) {
      const at = y * SIZE.width + x
      sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0))
    }
  return sum / (width * height)
}

test("a caller's picture is the watermark, reduced, with its transparency", async t => {
  const folder = await folderOf(t)
  const rgba = new Uint8Array(400 * 400 * 4)
  // The left half is red, the right half is not there.
  for (let at = 0; at < rgba.length; at += 4) rgba.set((at / 4) % 400 < 200 ? [255, 0, 0, 255] : [0, 0, 0, 0], at)
  await writePicture(join(folder, 'mark.png'), { width: 400, height: 400, rgba }, { format: 'png' })
  await makeVideo(join(folder, 'made.mp4'), { ...SIZE, seconds: 1, lumaAt: (x, y) => 60 + ((x + y) % 100) })
  const ordered = { kind: 'video', ...SIZE, seconds: 1, withSound: false } as const
  const watermark = { corner: 'top left', picture: join(folder, 'mark.png') } as const
  const { files } = await finishFile(jobOf(folder, { ordered, watermark }), quietly)
  const marked = files.find(file => file.role === 'watermarked')?.path ?? ''
  for await (const { pixels } of decodeFrames(marked)) {
    // 27 pixels high: 15 % of the frame. Red differences lie behind luma and blue differences.
    const redAt = (x: number, y: number): number =>
      pixels[SIZE.width * SIZE.height * 1.25 + (y >> 1) * (SIZE.width / 2) + (x >> 1)] ?? 0
    assert.ok(redAt(11, 18) > 200, `red where it is red (${redAt(11, 18)})`)
    assert.ok(Math.abs(redAt(27, 18) - 128) < 16, `nothing where it is not there (${redAt(27, 18)})`)
    break
  }
})

test('files are finished in a separate process, which ends afterwards', async t => {
  const folder = await folderOf(t)
  await makeVideo(join(folder, 'made.mp4'), { ...SIZE, seconds: 2, sound: toneOf(2) })
  const finisher = createFinisher({ children: 1, log: silentLog })
  const signal = new AbortController().signal
  const percents: number[] = []
  const { files } = await finisher.finish(jobOf(folder), { signal, onProgress: percent => percents.push(percent) })
  assert.equal(files.length, 3)
  assert.ok(percents.length > 3 && percents.every((percent, at) => at === 0 || percent >= (percents[at - 1] ?? 0)))
  const pids = finisher.childPids()
  await assert.rejects(
    finisher.finish(jobOf(folder, { ordered: { kind: 'image', width: 1, height: 1 } }), { signal }),
    ChildFailure,
  )
  await finisher.stop()
  assert.ok(pids.length > 0 && pids.every(pid => !isRunning(pid)))
  assert.deepEqual((await readdir(folder)).toSorted(), ['cover.jpg', 'made.mp4', 'result.mp4', 'sheet.jpg'])
})
