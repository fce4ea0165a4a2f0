import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flatten } from '../../src/looks/flatten.ts'
import type { RgbaPicture } from '../../../media/src/frames/size.ts'
import { pictureOf, wavesAt } from '../pictures/photo/test-pictures.ts'

/** Every pixel looks at its four squares by itself. */
function plainly(picture: RgbaPicture, radius: number): RgbaPicture {
  const { width, height, rgba } = picture
  return pictureOf(picture, (x, y) => {
    let calmest = { spread: Infinity, colour: [0, 0, 0] }
    for (const top of [Math.max(0, y - radius), y]) {
      for (const left of [Math.max(0, x - radius), x]) {
        const pixels: number[][] = []
        for (let row = top; row < Math.min(height, top + radius + 1); row++)
          for (let column = left; column < Math.min(width, left + radius + 1); column++)
            pixels.push([...rgba.subarray((row * width + column) * 4, (row * width + column) * 4 + 3)])
        const meanOf = (of: (pixel: number[]) => number): number =>
          pixels.reduce((sum, pixel) => sum + of(pixel), 0) / pixels.length
        const lumaOf = ([red = 0, green = 0, blue = 0]: number[]): number => 30 * red + 59 * green + 11 * blue
        const colour = [0, 1, 2].map(channel => meanOf(pixel => pixel[channel]!))
        const spread = meanOf(pixel => lumaOf(pixel) ** 2) - lumaOf(colour) ** 2
        if (spread < calmest.spread - 1e-3) calmest = { spread, colour }
      }
    }
    const [red = 0, green = 0, blue = 0] = calmest.colour
    return [red + 0.5, green + 0.5, blue + 0.5, rgba[(y * width + x) * 4 + 3]!]
  })
}

for (const [width, height, radius] of [
  [40, 30, 3],
  [21, 17, 5],
  [4, 3, 6],
  [1, 1, 2],
] as const) {
  test(`${width} x ${height} pixels take the calmest square of ${radius + 1}, as in a direct loop`, () => {
    const source = pictureOf({ width, height }, (x, y) => {
      const [red, green, blue] = wavesAt(x * 2, y * 3)
      return [(x * 37 + y * 11) % 7 === 0 ? 250 : red, green, blue, 200]
    })
    const made = { ...source, rgba: Uint8Array.from(source.rgba) }
    flatten(made, radius)
    const plain = plainly(source, radius)
    let others = 0
    for (let at = 0; at < made.rgba.length; at++) if (Math.abs(made.rgba[at]! - plain.rgba[at]!) > 1) others++
    // Two squares may be equally calm but for the last bit.
    assert.ok(others <= made.rgba.length * 0.01, `${others} bytes differ`)
  })
}
