import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Round, walkRound } from '../../src/scene/walk-round.ts'

const round = (from: Round['from'], to: Round['to'], does: Round['does'] = 'walk'): Round => ({
  from,
  to,
  does,
  thing: { wide: 1, deep: 0.5, high: 0.8 },
  own: { long: 0.4, high: 0.6 },
})
const UNTIL = 5
const at = (given: Round, seconds: number) => walkRound(given, seconds, UNTIL)

test('who goes around a thing is on the one side at first and on the other in the end', () => {
  const [start, end] = [at(round('left', 'right'), 0), at(round('left', 'right'), UNTIL)]
  assert.ok(start.at[0] < -1.2 && end.at[0] > 1.2)
  assert.ok(at(round('right', 'front'), UNTIL).at[2] < -0.7)
  assert.ok(at(round('front', 'behind'), UNTIL).at[2] > 0.7)
  assert.ok(Math.abs(at(round('left', 'top'), UNTIL).at[1] - 0.8) < 1e-9)
  assert.ok(at(round('left', 'above', 'fly'), UNTIL).at[1] > 0.8)
})

test('on the way it goes around, before the thing, and not through it', () => {
  for (const seconds of [2, 2.5, 3]) {
    const { at: place, isGoing } = at(round('left', 'right'), seconds)
    assert.ok(isGoing)
    assert.ok(place[2] < 0 && Math.hypot(place[0] / 1, place[2] / 0.5) > 1)
  }
})

test('feet go as far as the body does, and stand when it has come', () => {
  const steps = Array.from({ length: 11 }, (_, nth) => at(round('left', 'right'), (UNTIL * nth) / 10).gone)
  for (const [nth, gone] of steps.entries()) assert.ok(nth === 0 || gone >= steps[nth - 1]!)
  assert.equal(at(round('left', 'right'), UNTIL).isGoing, false)
})

test('who jumps leaves the ground, who walks does not', () => {
  const highest = (does: Round['does']) =>
    Math.max(...Array.from({ length: 40 }, (_, nth) => at(round('left', 'right', does), nth / 8).at[1]))
  assert.ok(highest('jump') > 0.2)
  assert.equal(highest('walk'), 0)
})

test('nobody stands with the back to the camera', () => {
  for (const [from, to] of [
    ['front', 'right'],
    ['front', 'behind'],
    ['under', 'top'],
  ] as const)
    for (const seconds of [0, UNTIL])
      assert.ok(Math.abs(at(round(from, to), seconds).yaw) > Math.PI / 2, `${from} ${to} ${seconds}`)
})

test('who flies around a thing does so at half its height, and comes down on its top or from above it', () => {
  const heights = Array.from({ length: 21 }, (_, nth) => at(round('left', 'right', 'fly'), nth / 4).at[1])
  assert.ok(
    heights.every(y => y > 0.35 * 0.8 && y < 0.55 * 0.8),
    heights.join(),
  )
  assert.ok(at(round('above', 'left', 'fly'), 0).at[1] > 0.8)
  assert.ok(Math.abs(at(round('left', 'top', 'fly'), UNTIL).at[1] - 0.8) < 1e-9)
})

test('who jumps on to something is higher on the way than there, and comes down on it', () => {
  const way = Array.from({ length: 41 }, (_, nth) => at(round('left', 'top', 'jump'), nth / 8).at)
  const highest = Math.max(...way.map(([, y]) => y))
  assert.ok(highest > 0.85 && highest < 1.5 && way[0]![1] === 0, `${highest}`)
  for (let nth = 1; nth < way.length; nth++) assert.ok(way[nth]![0] >= way[nth - 1]![0] - 1e-9, 'straight there')
})

test('who goes from beside to before takes the short way, and who goes half around the side that is seen', () => {
  const path = (from: Round['from'], to: Round['to']) =>
    Array.from({ length: 21 }, (_, nth) => at(round(from, to), nth / 4).at)
  assert.ok(path('right', 'front').every(([x, , z]) => x > -0.01 && z < 0.01))
  for (const [from, to] of [
    ['left', 'right'],
    ['right', 'left'],
  ] as const)
    assert.ok(
      path(from, to).every(([, , z]) => z < 0.01),
      `${from} to ${to}`,
    )
  const far = (from: Round['from'], to: Round['to']): number => at(round(from, to), UNTIL).gone
  assert.ok(far('left', 'right') > 1.6 * far('right', 'front'))
})
