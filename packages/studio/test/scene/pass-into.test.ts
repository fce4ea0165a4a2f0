import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Shot } from '../../src/direct/shot-list.ts'
import { planCuts } from '../../src/scene/plan-cuts.ts'
import { turnMap } from '../../src/scene/turn-maps.ts'
import { shotOf } from './shots.ts'

const planOf = (more: Partial<Shot>) => planCuts([shotOf([], more)], 240)
const waysOf = (more: Partial<Shot>) => planOf(more).flatMap(({ transition }) => transition?.kind ?? [])

test('day goes through the evening into night, and every frame has two looks at most', () => {
  const plan = planOf({ time: 'noon', becomes: { time: 'night' } })
  assert.deepEqual(
    plan.map(({ shot }) => shot.time),
    ['noon', 'sunset', 'night'],
  )
  for (let index = 0; index < 240; index++) {
    const seen = plan.filter(({ from, to }) => index >= from && index < to)
    assert.ok(seen.length === 1 || (seen.length === 2 && seen[1]!.transition), `${index}`)
  }
  assert.deepEqual(
    plan.map(({ nth }) => nth),
    [0, 0, 0],
  )
})

test('from spring to winter there is a summer and an autumn', () => {
  assert.deepEqual(
    planOf({ season: 'spring', becomes: { season: 'winter' } }).map(({ shot }) => shot.season),
    ['spring', 'summer', 'autumn', 'winter'],
  )
  assert.equal(planOf({ season: 'winter', becomes: { season: 'spring' } }).length, 2)
})

test('each change comes in its own way', () => {
  assert.deepEqual(waysOf({ time: 'dusk', lights: 'off', becomes: { lights: 'on' } }), ['one-by-one'])
  assert.deepEqual(waysOf({ weather: 'fog', becomes: { weather: 'clear' } }), ['from-the-ground'])
  assert.deepEqual(waysOf({ becomes: { weather: 'storm' } }), ['from-the-side'])
  assert.deepEqual(waysOf({ becomes: { weather: 'snow', season: 'winter' } }), ['in-patches', 'in-patches'])
  assert.deepEqual(waysOf({ tide: 'low', becomes: { tide: 'high' } }), ['towards-the-camera'])
  assert.deepEqual(waysOf({ time: 'sunset', becomes: { time: 'dusk' } }), ['dissolve'])
})

test('windows are lit one by one, a fog thins from the ground, a storm comes from one side', () => {
  const meanOf = (way: Parameters<typeof turnMap>[0], isIn: (x: number, y: number) => boolean): number => {
    const { width, grey } = turnMap(way, 1).map
    const inside = [...grey].filter((_, at) =>
      isIn((at % width) / width, Math.floor(at / width) / (grey.length / width)),
    )
    return inside.reduce((sum, value) => sum + value, 0) / inside.length
  }
  assert.ok(meanOf('from-the-ground', (_, y) => y > 0.8) < meanOf('from-the-ground', (_, y) => y < 0.2) - 60)
  assert.ok(meanOf('from-the-side', x => x < 0.2) < meanOf('from-the-side', x => x > 0.8) - 60)
  assert.ok(meanOf('towards-the-camera', (_, y) => y < 0.2) < meanOf('towards-the-camera', (_, y) => y > 0.8) - 60)
  assert.ok(new Set(turnMap('one-by-one', 1).map.grey).size > 100)
  assert.deepEqual(turnMap('in-patches', 3), turnMap('in-patches', 3))
})

test('among houses it gets dark first, and then the windows are lit', () => {
  const lightsOf = (more: Partial<Shot>) =>
    planOf({ time: 'sunset', becomes: { time: 'night' }, ...more }).map(({ shot }) => `${shot.time} ${shot.lights}`)
  assert.deepEqual(lightsOf({ place: 'skyline' }), ['sunset undefined', 'night off', 'night on'])
  assert.deepEqual(lightsOf({ place: 'desert' }), ['sunset undefined', 'night undefined'])
  assert.deepEqual(waysOf({ time: 'sunset', place: 'street', becomes: { time: 'night' } }), ['dissolve', 'one-by-one'])
})
