import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Doing } from '../../src/bodies/motion/doing.ts'
import { adaptDoing } from '../../src/scene/adapt-doing.ts'
import type { Hold } from '../../src/scene/member.ts'
import { hasRoad } from '../../src/scene/roads.ts'
import { findHorizon } from '../../src/scene/photo-plate/find-horizon.ts'
import { estimateLight } from '../../src/scene/photo-plate/estimate-light.ts'
import { solidOf } from './posed-solid.ts'

const playing: Doing = { stance: 'stand', gestures: ['play'] }
const withThing = (doing: Doing, thing: string, hold: Hold, isCarrying = false): Doing =>
  adaptDoing(doing, [{ solid: solidOf(thing), hold, nth: 0, count: 1 }], isCarrying)

test('what is played says how: guitars are strummed, violins bowed, trumpets blown, keys struck', () => {
  for (const [thing, gesture] of [
    ['🎸', 'play'],
    ['🎻', 'fiddle'],
    ['🎺', 'blow'],
    ['🥁', 'keys'],
    ['📖', 'take'],
  ] as const)
    assert.deepEqual(withThing(playing, thing, 'hand'), { stance: 'stand', gestures: [gesture] }, thing)
  assert.deepEqual(withThing(playing, '📖', 'ahead').gestures, ['keys'], 'what stands before one has keys')
})

test('who plays with nothing jumps about, who has a ball at the feet kicks it, unless he eats', () => {
  assert.deepEqual(adaptDoing(playing, [], false), { stance: 'cheer', gestures: [] })
  assert.deepEqual(adaptDoing({ stance: 'sit', gestures: ['play', 'talk'] }, [], false), {
    stance: 'sit',
    gestures: ['talk'],
  })
  assert.deepEqual(withThing(playing, '⚽', 'feet'), { stance: 'kick', gestures: [] })
  assert.deepEqual(withThing({ stance: 'stand', gestures: [] }, '⚽', 'feet').stance, 'kick')
  const eating: Doing = { stance: 'stand', gestures: ['eat'] }
  assert.deepEqual(withThing(eating, '⚽', 'feet'), eating)
  assert.equal(withThing({ stance: 'run', gestures: [] }, '⚽', 'feet').stance, 'run')
})

test('who carries carries, whatever else was said, and nobody sits on a board', () => {
  assert.deepEqual(withThing(playing, '📖', 'hand', true), { stance: 'stand', gestures: ['carry'] })
  assert.deepEqual(withThing({ stance: 'walk', gestures: ['talk'] }, '🎒', 'back'), {
    stance: 'walk',
    gestures: ['talk'],
  })
  assert.equal(withThing({ stance: 'ride', gestures: [] }, '🛹', 'board').stance, 'sway')
  assert.equal(withThing({ stance: 'ride', gestures: [] }, '🐎', 'mount').stance, 'ride')
})

test('roads are where something drives up or down the picture: streets, bridges, desert roads, and no tracks', () => {
  for (const [place, where, isRoad] of [
    ['street', undefined, true],
    ['desert', 'desert-road', true],
    ['meadow', 'highway', true],
    ['meadow', undefined, false],
    ['forest', 'railway', false],
  ] as const)
    assert.equal(hasRoad({ place, ...(where && { where }) }), isRoad, `${place} ${where}`)
})

/** The sky of a small picture, down to this row in each column. */
const skyDownTo = (rows: readonly number[], height: number) => ({
  width: rows.length,
  height,
  values: Float32Array.from({ length: rows.length * height }, (_, at) =>
    Math.floor(at / rows.length) < rows[at % rows.length]! ? 1 : 0,
  ),
})

test('a picture’s horizon is where the sky ends in most columns, and gaps between leaves are none', () => {
  assert.equal(findHorizon(skyDownTo(Array<number>(20).fill(8), 16)), 0.5)
  assert.equal(findHorizon(skyDownTo([2, 3, ...Array<number>(18).fill(8)], 16)), 0.5, 'a tree to the left')
  assert.equal(findHorizon(skyDownTo([...Array<number>(15).fill(0), 8, 8, 8, 8, 8], 16)), undefined)
  assert.equal(findHorizon(skyDownTo([...Array<number>(12).fill(0), ...Array<number>(8).fill(4)], 16)), 0.25)
})

test('the light of a picture is as warm and bright as what it shows, and comes from its brighter side', () => {
  const [width, height] = [20, 16]
  const lightOf = (at: (x: number, y: number) => readonly [number, number, number]) =>
    estimateLight(
      {
        width,
        height,
        rgba: Uint8Array.from({ length: width * height * 4 }, (_, byte) =>
          byte % 4 === 3 ? 255 : at((byte >> 2) % width, Math.floor((byte >> 2) / width))[byte % 4]!,
        ),
      },
      skyDownTo(Array<number>(width).fill(4), height),
    )
  const [grey, dim, warm] = [lightOf(() => [150, 150, 150]), lightOf(() => [60, 60, 60]), lightOf(() => [200, 140, 80])]
  assert.ok(grey.colour[0] > 1.5 * dim.colour[0] && Math.abs(grey.colour[0] - grey.colour[2]) < 1e-6)
  assert.ok(warm.colour[0] > 1.15 * warm.colour[2] && warm.ambient[0] < warm.colour[0])
  assert.ok(Math.abs(grey.direction[0]) < 1e-6 && grey.direction[2] < 0, 'from ahead of what is seen')
  assert.ok(lightOf(x => (x < 10 ? [200, 200, 200] : [40, 40, 40])).direction[0] < -0.3)
  assert.ok(lightOf(x => (x < 10 ? [40, 40, 40] : [200, 200, 200])).direction[0] > 0.3)
  const against = lightOf((x, y) => (x > 14 && x < 18 && y === 2 ? [255, 255, 255] : [90, 90, 90]))
  assert.ok(against.direction[2] > 0 && against.direction[0] > 0.2, 'a small blinding spot is the sun ahead')
  for (const { direction } of [grey, dim, warm, against]) assert.ok(Math.abs(Math.hypot(...direction) - 1) < 1e-9)
})
