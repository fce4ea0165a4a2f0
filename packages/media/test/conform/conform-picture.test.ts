import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { test } from 'node:test'
import sharp, { type Sharp } from 'sharp'
import { readPicture } from '../../src/av/read-picture.ts'
import { barePng } from '../../src/formats/bare-png.ts'
import type { RgbaPicture } from '../../src/frames/size.ts'
import { pngChunk } from '../formats/sample-pictures.ts'
import { assertNear, conforming, factsOf, imageOrder, requireFinished } from './conforming.ts'

const SIZE = { width: 96, height: 54 }

/** A bright square in the middle of a ramp. */
const pictureOf = ({ width, height }: { width: number; height: number }): Sharp => {
  const rgb = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isMiddle = Math.abs(x - width / 2) < height / 8 && Math.abs(y - height / 2) < height / 8
      rgb.fill(isMiddle ? 255 : Math.round((100 * x) / width), (y * width + x) * 3, (y * width + x) * 3 + 3)
    }
  return sharp(rgb, { raw: { width, height, channels: 3 } })
}

function brightMiddle({ width, height, rgba }: RgbaPicture): { x: number; y: number; area: number } {
  let [x, y, area] = [0, 0, 0]
  for (let at = 0; at < width * height; at++) {
    if ((rgba[at * 4] ?? 0) < 180) continue
    x += at % width
    y += Math.floor(at / width)
    area += 1
  }
  return { x: x / area, y: y / area, area }
}

const FORMATS: Record<string, () => Promise<Buffer>> = {
  png: () => pictureOf(SIZE).png().toBuffer(),
  'png with sixteen bits': () => pictureOf(SIZE).toColourspace('rgb16').png().toBuffer(),
  jpeg: () => pictureOf(SIZE).jpeg({ quality: 95 }).toBuffer(),
  webp: () => pictureOf(SIZE).webp({ quality: 95 }).toBuffer(),
  'jpeg twice as large': () => pictureOf({ width: 192, height: 108 }).jpeg({ quality: 95 }).toBuffer(),
  'jpeg on its side': () =>
    pictureOf({ width: 54, height: 96 }).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer(),
}

for (const [name, make] of Object.entries(FORMATS)) {
  test(`a made ${name} becomes a png of the ordered size, with the same middle`, async t => {
    const { made, folder, conform } = await conforming(t)
    await writeFile(made, await make())
    const order = imageOrder(SIZE)
    const conformed = await conform(order)
    await requireFinished(order, conformed, folder)
    assert.deepEqual(await factsOf(conformed, 'picture'), { format: 'png', ...SIZE })
    assert.deepEqual(conformed.notes, [])
    const { x, y } = brightMiddle(await readPicture(conformed.files[0]?.path ?? ''))
    assertNear(x, 47.5, 1, 'across')
    assertNear(y, 26.5, 1, 'down')
  })
}

test('a png that is exactly right keeps its bytes, but for what was written beside its pixels', async t => {
  const { made, conform } = await conforming(t)
  const written = await pictureOf(SIZE).png().toBuffer()
  // Without what the library wrote beside it.
  const plain = Buffer.from(barePng(written) ?? written)
  await writeFile(made, plain)
  const kept = await conform(imageOrder(SIZE))
  assert.deepEqual(await readFile(kept.files[0]?.path ?? ''), plain)
  const workflow = pngChunk('tEXt', Buffer.from('workflow\0{"path":"/home/somebody"}', 'latin1'))
  const header = 8 + 25
  await writeFile(made, Buffer.concat([plain.subarray(0, header), workflow, plain.subarray(header)]))
  const bare = await readFile((await conform(imageOrder(SIZE))).files[0]?.path ?? '')
  assert.deepEqual(bare, plain)
})

test('another ratio is cropped, a very different one gets bars, a smaller picture is enlarged, and all is reported', async t => {
  const { made, folder, conform } = await conforming(t)
  const order = imageOrder(SIZE)
  await writeFile(made, await pictureOf({ width: 48, height: 36 }).png().toBuffer())
  const cut = await conform(order)
  await requireFinished(order, cut, folder)
  assert.deepEqual(cut.notes, [
    'aspect_ratio: the engine made 48 x 36 pixels; 25 % of the picture is cut off to fit 96 x 54',
    'resolution: the engine made 48 x 36 pixels, which are enlarged to 96 x 54',
  ])
  const { x, y } = brightMiddle(await readPicture(cut.files[0]?.path ?? ''))
  assertNear(x, 48.5, 1, 'across')
  assertNear(y, 27.5, 1, 'down')
  await writeFile(made, await pictureOf({ width: 300, height: 900 }).png().toBuffer())
  const barred = await conform(order)
  assert.match(barred.notes.join(), /between black bars/)
  const { rgba } = await readPicture(barred.files[0]?.path ?? '')
  assert.deepEqual([...rgba.subarray(0, 4)], [0, 0, 0, 255])
})
