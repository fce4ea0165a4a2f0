import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { TIMES, WEATHERS } from '../../src/direct/shot-list.ts'
import type { Figure } from '../../src/figures/figure.ts'
import {
  drawCastShadow,
  drawContactShadow,
  drawReflection,
  reflectionStrength,
  shadowStrength,
} from '../../src/scene/shadows.ts'
import { drawPuff } from '../../src/scene/steam.ts'
import { findFigureLight } from '../../src/scene/figure-light.ts'
import type { Scenery } from '../../src/scene/scenery.ts'
import type { Plate } from '../../src/scenery/plate.ts'
import type { RgbaPicture } from '../../../media/src/frames/size.ts'
import { levelPlate } from './level-plate.ts'
import { shotOf, subjectOf } from './shots.ts'

/** An upright bar of one colour. */
const bar = (): Figure => {
  const [width, height] = [20, 44]
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 2; y < 42; y++) for (let x = 7; x < 13; x++) rgba.set([200, y * 5, 40, 255], (y * width + x) * 4)
  return {
    frames: [{ width, height, rgba }],
    seconds: 1,
    width: 6,
    height: 40,
    foot: { x: 10, y: 42 },
    standsAt: 10,
    hands: [{ x: 0, y: 0 }],
    faces: 1,
  }
}
const lit = (direction: [number, number, number]): Plate => {
  const plate = levelPlate()
  return { ...plate, light: { ...plate.light, direction } }
}
const alphaAt = ({ width, rgba }: RgbaPicture, x: number, y: number): number =>
  rgba[(Math.round(y) * width + Math.round(x)) * 4 + 3]!
/** The middle of what is dark, from the foot. */
function middleOf({ picture, foot }: ReturnType<typeof drawCastShadow>): { x: number; y: number } {
  let [sum, x, y] = [0, 0, 0]
  for (let at = 0; at < picture.width * picture.height; at++) {
    const alpha = picture.rgba[at * 4 + 3]!
    sum += alpha
    x += alpha * (at % picture.width)
    y += alpha * Math.floor(at / picture.width)
  }
  return { x: x / sum - foot.x, y: y / sum - foot.y }
}

describe('a shadow', () => {
  test('falls away from the light, to the side and to the front', () => {
    assert.ok(middleOf(drawCastShadow(bar(), lit([0.7, 0.7, 0]), 5)).x < -5)
    assert.ok(middleOf(drawCastShadow(bar(), lit([-0.7, 0.7, 0]), 5)).x > 5)
    assert.ok(middleOf(drawCastShadow(bar(), lit([0.1, 0.5, 0.8]), 5)).y > 2, 'a light from behind throws it forward')
    assert.ok(middleOf(drawCastShadow(bar(), lit([0.1, 0.5, -0.8]), 5)).y < -2)
  })

  test('is longer under a low sun than under a high one, but never without end', () => {
    const reach = (high: number): number => Math.abs(middleOf(drawCastShadow(bar(), lit([0.9, high, 0]), 5)).x)
    assert.ok(reach(0.5) > reach(2))
    assert.ok(Math.abs(reach(0.02) - reach(0.4)) < 3, 'bounded')
  })

  test('begins at the foot and fades away from it', () => {
    const { picture, foot } = drawCastShadow(bar(), lit([0, 0.5, -0.8]), 5)
    const darkest = (from: number, to: number): number => {
      let most = 0
      for (let y = Math.max(0, Math.round(from)); y < Math.min(picture.height, to); y++)
        for (let x = 0; x < picture.width; x++) most = Math.max(most, alphaAt(picture, x, y))
      return most
    }
    const half = foot.y / 2
    assert.ok(darkest(half, picture.height) > 1.2 * darkest(0, half * 0.7), 'nearer is darker')
    assert.ok(darkest(0, half * 0.7) > 0)
  })

  test('right below whatever stands is darkest in the middle and gone at the edge', () => {
    const contact = drawContactShadow()
    const { width, height } = contact
    assert.ok(width > 3 * height)
    assert.ok(alphaAt(contact, width / 2, height / 2) > 240)
    for (const [x, y] of [
      [0, 0],
      [width - 1, 0],
      [0, height - 1],
      [width - 1, height - 1],
    ] as const)
      assert.equal(alphaAt(contact, x, y), 0)
  })

  test('is dark in the sun, faint in fog, and as the place says indoors', () => {
    const strength = (more: Parameters<typeof shotOf>[1]): number => shadowStrength(levelPlate(), shotOf([], more))
    assert.ok(strength({ weather: 'clear' }) > 3 * strength({ weather: 'fog' }))
    assert.equal(strength({ place: 'underwater' }), 0)
    assert.ok(strength({ place: 'room' }) > 0)
    const dull = levelPlate()
    dull.light.colour = [0.05, 0.05, 0.05]
    assert.ok(shadowStrength(dull, shotOf([])) < strength({}) / 3)
  })
})

describe('a reflection', () => {
  test('is the figure upside down below its foot, fading away', () => {
    const { picture, foot } = drawReflection(bar(), false)
    assert.equal(foot.y, 0)
    assert.ok(alphaAt(picture, 10, 0) > alphaAt(picture, 10, picture.height / 2))
    assert.ok(alphaAt(picture, 10, picture.height - 1) < 10)
    const greenAt = (y: number): number => picture.rgba[(y * picture.width + 10) * 4 + 1]!
    assert.ok(greenAt(1) > greenAt(12), 'its lower part comes first')
  })

  test('of water is longer and sways', () => {
    assert.ok(drawReflection(bar(), true).picture.height > drawReflection(bar(), false).picture.height)
  })

  test('is strong on water, weaker in a storm; a street only has one when it is wet', () => {
    const strength = (more: Parameters<typeof shotOf>[1], isOnWater = false): number =>
      reflectionStrength(shotOf([], more), isOnWater)
    assert.ok(strength({}, true) > strength({ weather: 'storm' }, true))
    assert.equal(strength({ place: 'street' }), 0)
    assert.ok(strength({ place: 'street', weather: 'rain' }) > 0.2)
    assert.ok(strength({ place: 'table' }) > 0)
    assert.equal(strength({ place: 'meadow', weather: 'rain' }), 0)
  })
})

describe('the light on a figure', () => {
  const sceneryOf = (plate: Plate): Scenery => ({
    plate,
    picture: { width: 1, height: 1, rgba: new Uint8Array(4) },
    depth: { width: 1, height: 1, nearness: new Uint8Array(1) },
    nearestMetres: 1,
    nearnessOf: () => 0.5,
    exposed: light => Math.min(1, light),
  })
  const luma = ([red, green, blue]: readonly [number, number, number]): number =>
    0.2126 * red + 0.7152 * green + 0.0722 * blue

  test('is never so dark that it cannot be seen, and lighter still for a noir', () => {
    const dark = levelPlate()
    dark.light.colour = [0.001, 0.001, 0.001]
    dark.light.ambient = [0.001, 0.001, 0.001]
    dark.rgb.fill(0.001)
    assert.ok(luma(findFigureLight(sceneryOf(dark), shotOf([]), 5).white) > 0.28)
    assert.ok(luma(findFigureLight(sceneryOf(dark), shotOf([], { look: 'noir' }), 5).white) > 0.48)
  })

  test('is brighter by day than by night, and its side is that of the sun', () => {
    const day = findFigureLight(sceneryOf(levelPlate()), shotOf([]), 5)
    const night = levelPlate()
    night.light.colour = [0.05, 0.06, 0.1]
    night.light.ambient = [0.02, 0.02, 0.05]
    night.rgb.fill(0.02)
    assert.ok(luma(day.white) > luma(findFigureLight(sceneryOf(night), shotOf([], { time: 'night' }), 5).white))
    assert.ok(day.aside[0] > 0 && day.aside[1] < 0, 'to the right and from above')
    assert.ok(findFigureLight(sceneryOf(lit([-0.6, 0.6, 0])), shotOf([]), 5).aside[0] < 0)
  })

  test('a light from behind makes a rim', () => {
    const rim = (z: number): number => luma(findFigureLight(sceneryOf(lit([0.2, 0.4, z])), shotOf([]), 5).rim)
    assert.ok(rim(0.9) > 2 * rim(-0.9))
  })

  test('fog lies more before who stands further, and never hides anybody', () => {
    const plate = levelPlate()
    plate.light.hazePerMetre = 0.05
    const fog = (metres: number, weather: 'clear' | 'fog' = 'fog'): number =>
      findFigureLight(sceneryOf(plate), shotOf([], { weather }), metres).fog
    assert.ok(fog(2) < fog(4) && fog(4, 'clear') < fog(4))
    assert.equal(fog(500), 0.36)
  })

  test('a fire in the dark warms who is there', () => {
    const dark = levelPlate()
    dark.light.colour = [0.01, 0.01, 0.02]
    dark.light.ambient = [0.01, 0.01, 0.02]
    dark.rgb.fill(0.005)
    const without = findFigureLight(sceneryOf(dark), shotOf([subjectOf('🐈')]), 5).white
    const by = findFigureLight(sceneryOf(dark), shotOf([subjectOf('🐈'), subjectOf('🔥')]), 5).white
    assert.ok(by[0] - without[0] > 2 * (by[2] - without[2]) && by[0] > without[0])
  })

  test('every hour and weather has one that can be shown', () => {
    for (const time of TIMES)
      for (const weather of WEATHERS) {
        const { white, contrast, fog, rim } = findFigureLight(sceneryOf(levelPlate()), shotOf([], { time, weather }), 8)
        for (const part of [...white, ...rim]) assert.ok(Number.isFinite(part) && part >= 0)
        assert.ok(contrast > 0 && contrast < 1 && fog >= 0 && fog < 0.5)
      }
  })
})

test('a puff of steam is white, soft and gone at its edge', () => {
  const puff = drawPuff()
  assert.ok(alphaAt(puff, puff.width / 2, puff.height / 2) > 240)
  assert.ok(alphaAt(puff, 0, 0) === 0 && alphaAt(puff, puff.width / 2, 0) < 8)
  assert.equal(puff.rgba[0], 255)
})
