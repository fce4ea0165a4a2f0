import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copyFrame, createCompositor } from '../../src/compositor/compositor.ts'
import { filmicTone } from '../../src/compositor/tone-curve.ts'
import { convertedOf, differenceOf } from './slow-reference.ts'

const SIZE = { width: 38, height: 22 }

/** Light over fifteen stops, of many colours. */
function lightOf(): Float32Array {
  const rgb = new Float32Array(SIZE.width * SIZE.height * 3)
  for (let at = 0; at < rgb.length; at++) rgb[at] = 2 ** ((at % 41) / 2.8 - 10 + (at % 3))
  return rgb
}

const encode = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

test('light goes through the film curve and comes out as BT.709, at any exposure', async () => {
  const compositor = await createCompositor(SIZE)
  const rgb = lightOf()
  const plate = compositor.addPlate({ ...SIZE, rgb })
  for (const stops of [0, -3, 2.5]) {
    compositor.exposePlate(plate, stops)
    compositor.drawPicture(plate)
    const reference = convertedOf(SIZE, (x, y) => {
      const at = (y * SIZE.width + x) * 3
      const part = (colour: number): number => 255 * encode(filmicTone(rgb[at + colour]! * 2 ** stops))
      return [part(0), part(1), part(2)]
    })
    const { most } = differenceOf(compositor.frame(), reference)
    assert.ok(most <= 1, `${stops}: ${most}`)
  }
  compositor.close()
})

test('the film curve leaves grey alone, rises always, and ends at white', () => {
  assert.ok(Math.abs(filmicTone(0.18) - 0.18) < 0.005)
  assert.equal(filmicTone(0), 0)
  assert.equal(filmicTone(16), 1)
  assert.equal(filmicTone(1_000), 1)
  for (let stop = -14; stop < 4; stop += 0.1) assert.ok(filmicTone(2 ** (stop + 0.1)) > filmicTone(2 ** stop))
  // The toe is steeper and the shoulder flatter than a straight line.
  assert.ok(filmicTone(0.01) < 0.01 && filmicTone(2) < 0.95)
})

test('invalid light is black, and light beyond the range is white', async () => {
  const size = { width: 4, height: 2 }
  const compositor = await createCompositor(size)
  const values = [Number.NaN, -1, 0, -0, 1e-40, Number.NEGATIVE_INFINITY, -Number.NaN, 1e-12]
  const rgb = Float32Array.from({ length: 24 }, (_, at) => values[Math.floor(at / 3)]!)
  compositor.drawPicture(compositor.addPlate({ ...size, rgb }))
  assert.deepEqual([...compositor.frame()], [...Array(8).fill(16), ...Array(4).fill(128)])
  const bright = compositor.addPlate({ ...size, rgb: new Float32Array(24).fill(Number.POSITIVE_INFINITY) })
  compositor.drawPicture(bright)
  assert.deepEqual([...copyFrame(compositor.frame())], [...Array(8).fill(235), ...Array(4).fill(128)])
  compositor.close()
})

test('exposed again, a plate is changed in its smaller levels, too', async () => {
  const compositor = await createCompositor({ width: 8, height: 8 })
  const plate = compositor.addPlate({ width: 64, height: 64, rgb: new Float32Array(64 * 64 * 3).fill(0.18) })
  compositor.drawPicture(plate)
  const [before] = compositor.frame()
  compositor.exposePlate(plate, 2)
  compositor.drawPicture(plate)
  assert.ok(compositor.frame()[0]! > before! + 30)
  compositor.close()
})
