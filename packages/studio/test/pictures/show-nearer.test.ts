import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showNearer } from '../../src/pictures/edit/show-nearer.ts'

const [WIDTH, HEIGHT] = [400, 300]
/** Each pixel has its column as red and its row as green. */
const picture = {
  width: WIDTH,
  height: HEIGHT,
  rgba: Uint8Array.from({ length: WIDTH * HEIGHT * 4 }, (_, at) => {
    const pixel = at >> 2
    return [((pixel % WIDTH) * 255) / WIDTH, (Math.floor(pixel / WIDTH) * 255) / HEIGHT, 0, 255][at & 3]!
  }),
}
const noModel = () => Promise.resolve(undefined)
const frame = { width: 640, height: 360 }

test('a photo is shown from as near as its document says, in the shape of the frame', async () => {
  assert.equal(await showNearer(picture, 'whole', frame, noModel), picture)
  const [waist, bust, eyes] = [
    await showNearer(picture, 'waist', frame, noModel),
    await showNearer(picture, 'bust', frame, noModel),
    await showNearer(picture, 'eyes', frame, noModel),
  ]
  assert.deepEqual([waist.width, bust.width, eyes.width], [320, 240, 140])
  for (const near of [waist, bust, eyes]) assert.ok(Math.abs(near.width / near.height - 16 / 9) < 0.02)
  // From the middle of the picture.
  const middle = bust.rgba[((bust.height >> 1) * bust.width + (bust.width >> 1)) * 4]!
  assert.ok(Math.abs(middle - 127) < 4, String(middle))
})
