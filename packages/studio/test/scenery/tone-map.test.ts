import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toneMap } from '../../src/scenery/tone-map.ts'

/** A plate of one light everywhere. */
function flat(light: number, width = 32, height = 24): { width: number; height: number; rgb: Float32Array } {
  return { width, height, rgb: new Float32Array(width * height * 3).fill(light) }
}
const middleOf = (bytes: Uint8ClampedArray): number => bytes[(12 * 32 + 16) * 4] ?? 0

test('a list of another length than the picture is rejected', () => {
  assert.throws(() => toneMap({ width: 4, height: 4, rgb: new Float32Array(5) }), /three numbers for every pixel/)
})

test('black stays black, and every pixel is opaque', () => {
  const bytes = toneMap(flat(0))
  for (let i = 0; i < bytes.length; i += 4) {
    assert.ok((bytes[i] ?? 255) <= 1)
    assert.equal(bytes[i + 3], 255)
  }
})

test('more light is brighter at any level, and exposure is only half compensated', () => {
  const levels = [0.01, 0.05, 0.2, 1, 5].map(light => middleOf(toneMap(flat(light))))
  for (const [i, level] of levels.entries()) if (i > 0) assert.ok(level > (levels[i - 1] ?? 0), levels.join(' '))
  assert.ok((levels[0] ?? 255) < 90 && (levels[2] ?? 0) > 90)
})

test('a stop up is brighter, a stop down darker', () => {
  const plain = middleOf(toneMap(flat(0.2)))
  assert.ok(middleOf(toneMap(flat(0.2), { stops: 1 })) > plain)
  assert.ok(middleOf(toneMap(flat(0.2), { stops: -1 })) < plain)
})

test('a lamp spreads light around it, unless bloom is off', () => {
  const plate = flat(0.05, 128, 96)
  for (let y = 40; y < 56; y++)
    for (let x = 56; x < 72; x++) plate.rgb.fill(60, (y * 128 + x) * 3, (y * 128 + x) * 3 + 3)
  const besideOf = (bloom: number): number => toneMap(plate, { bloom })[(48 * 128 + 78) * 4] ?? 0
  assert.ok(besideOf(0.2) > besideOf(0) + 4)
})

test('warmth moves grey towards red, and saturation 0 leaves no colour', () => {
  const [red = 0, , blue = 0] = toneMap(flat(0.2), { warmth: 1 })
  assert.ok(red > blue + 3)
  const orange = flat(0.2)
  for (let i = 0; i < orange.rgb.length; i += 3) orange.rgb[i] = 0.6
  const [r = 0, g = 0, b = 0] = toneMap(orange, { saturation: 0 })
  assert.ok(Math.max(r, g, b) - Math.min(r, g, b) <= 1)
})
