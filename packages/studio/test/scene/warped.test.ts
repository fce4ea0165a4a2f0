import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Point, warpPicture } from '../../src/figures/picture.ts'
import type { RgbaPicture, Size } from '../../../media/src/frames/size.ts'
import { pictureOf, wavesAt } from '../pictures/photo/test-pictures.ts'

type From = (x: number, y: number, place: Point) => void

/** The same, asked at every pixel and without any trick. */
function plainly({ width, height, rgba }: RgbaPicture, size: Size, from: From): RgbaPicture {
  return pictureOf(size, (x, y) => {
    const place = { x: 0, y: 0 }
    from(x, y, place)
    const sums = [0, 0, 0, 0]
    for (const column of [Math.floor(place.x), Math.floor(place.x) + 1]) {
      for (const row of [Math.floor(place.y), Math.floor(place.y) + 1]) {
        if (column < 0 || row < 0 || column >= width || row >= height) continue
        const at = (row * width + column) * 4
        const share = (1 - Math.abs(place.x - column)) * (1 - Math.abs(place.y - row)) * rgba[at + 3]!
        for (let channel = 0; channel < 3; channel++) sums[channel]! += share * rgba[at + channel]!
        sums[3]! += share
      }
    }
    const [red = 0, green = 0, blue = 0, alpha = 0] = sums
    return alpha < 0.5 ? [0, 0, 0, 0] : [red / alpha + 0.5, green / alpha + 0.5, blue / alpha + 0.5, alpha + 0.5]
  })
}

const SIZE = { width: 61, height: 47 }
const disc = pictureOf(SIZE, (x, y) => {
  const [red, green, blue] = wavesAt(x, y)
  return [red, green, blue, Math.max(0, Math.min(255, 40 * (20 - Math.hypot(x - 30, y - 23))))]
})

/** Light that arrives: colour times how much of it is there, since nothing can be seen of a clear pixel's colour. */
function mostSeen(a: RgbaPicture, b: RgbaPicture): number {
  let most = 0
  const seen = ({ rgba }: RgbaPicture, at: number, channel: number): number =>
    (rgba[at + channel]! * rgba[at + 3]!) / 255
  for (let at = 0; at < a.rgba.length; at += 4) {
    most = Math.max(most, Math.abs(a.rgba[at + 3]! - b.rgba[at + 3]!))
    for (let channel = 0; channel < 3; channel++)
      most = Math.max(most, Math.abs(seen(a, at, channel) - seen(b, at, channel)))
  }
  return most
}

const ways: Record<string, From> = {
  'stays where it is': (x, y, place) => Object.assign(place, { x, y }),
  'goes beyond every edge': (x, y, place) => Object.assign(place, { x: x * 2 - 40.3, y: y * 1.7 - 25.8 }),
  turns: (x, y, place) =>
    Object.assign(place, { x: 30 + (x - 35) * 0.8 - (y - 25) * 0.6, y: 23 + (x - 35) * 0.6 + (y - 25) * 0.8 }),
  'bends like a stem': (x, y, place) =>
    Object.assign(place, { x: x - 9 * (1 - y / 47) ** 2, y: y + 2 * Math.sin(x / 9) }),
}

for (const [name, from] of Object.entries(ways)) {
  test(`a picture that ${name} is drawn as pixel by pixel, in sizes that knots do not divide`, () => {
    for (const size of [SIZE, { width: 70, height: 50 }, { width: 1, height: 3 }]) {
      const [made, plain] = [warpPicture(disc, size, from), plainly(disc, size, from)]
      assert.equal(made.rgba.length, plain.rgba.length)
      // Straight between knots is not quite the bend.
      assert.ok(mostSeen(made, plain) <= (name.startsWith('bends') ? 10 : 1), `${mostSeen(made, plain)}`)
    }
  })
}

test('a picture that stays keeps every byte that is seen', () => {
  const made = warpPicture(disc, SIZE, ways['stays where it is']!)
  for (let at = 0; at < disc.rgba.length; at += 4)
    if (disc.rgba[at + 3]! > 0) assert.deepEqual(made.rgba.subarray(at, at + 4), disc.rgba.subarray(at, at + 4))
})

test('a place that is no number is empty', () => {
  const made = warpPicture(disc, SIZE, (_x, _y, place) => Object.assign(place, { x: Number.NaN, y: Number.NaN }))
  assert.ok(made.rgba.every(byte => byte === 0))
})
