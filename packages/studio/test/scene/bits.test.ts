import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bitsAt, bitsFor } from '../../src/stage/draw/bits.ts'

const scene = { from: [0, 1, 5] as const, groundY: 0, size: 1 }

test('a rocket takes off on fire, and a bird without', () => {
  assert.deepEqual(bitsFor(['take-off'], [], true), { kind: 'fire', source: 'event' })
  assert.equal(bitsFor(['take-off'], [], true, true), undefined)
})

test('what bursts flies about as pieces of itself unless it is fiery, and hands that pour let drops fall', () => {
  assert.equal(bitsFor(['burst'], [], false)?.kind, 'shards')
  assert.equal(bitsFor(['burst'], [], true)?.kind, 'fire')
  assert.deepEqual(bitsFor([], ['pour'], false), { kind: 'drops', source: 'work' })
  assert.equal(bitsFor([], [], false), undefined)
})

test('pieces fly apart and stay above the ground, larger ones of larger things', () => {
  const reach = (since: number, size = 1): number =>
    Math.max(...bitsAt('shards', 'event', { ...scene, since, size }).map(({ at }) => Math.hypot(at[0], at[2] - 5)))
  assert.ok(reach(0) < 1e-9 && reach(0.2) < reach(0.6) && reach(0.6) < reach(3) && reach(3) < 1)
  assert.ok(Math.abs(reach(1, 3) - 3 * reach(1)) < 1e-9)
  for (const since of [0, 0.3, 1, 4])
    for (const kind of ['shards', 'fire', 'drops'] as const)
      for (const { at, size } of bitsAt(kind, 'event', { ...scene, since }))
        assert.ok(size === 0 || at[1] >= 0, `${kind} at ${at[1]}`)
})

test('shards lie when they have fallen, fire goes out, and water is back in the water', () => {
  const size = (kind: 'shards' | 'fire' | 'drops', since: number): number =>
    bitsAt(kind, 'event', { ...scene, since }).reduce((sum, piece) => sum + piece.size, 0)
  assert.equal(size('shards', 0.5), size('shards', 9))
  assert.ok(size('fire', 1) > size('fire', 2) && size('fire', 3) === 0)
  assert.ok(size('drops', 0.3) > 0 && size('drops', 1.3) === 0)
  const rest = bitsAt('shards', 'event', { ...scene, since: 6 })
  assert.ok(rest.every(({ at }) => at[1] < 0.05))
})

test('earth is thrown ahead of who digs and falls, dust stays low, tears fall from the eyes', () => {
  const work = (kind: 'earth' | 'dust' | 'tears', since: number) =>
    bitsAt(kind, 'work', { ...scene, since, yaw: Math.PI / 2 }).filter(({ size }) => size > 0)
  const earth = work('earth', 2)
  assert.ok(earth.every(({ at }) => at[0] >= 0 && at[0] <= 0.51) && Math.max(...earth.map(({ at }) => at[1])) > 0.2)
  assert.ok(Math.min(...earth.map(({ at }) => at[1])) < 0.1)
  assert.ok(work('dust', 2).every(({ at }) => at[1] < 0.25 && at[0] > 0))
  const tears = work('tears', 1)
  assert.ok(tears.length === 7 && tears.every(({ at }) => at[1] <= 1 && at[1] >= 0 && at[0] < 0.05))
})

test('below what lifts off fire streams down and never into the ground', () => {
  const stream = (from: number) => bitsAt('fire', 'event', { ...scene, from: [0, from, 5], since: 2, yaw: 99 })
  const [high, low] = [stream(4), stream(0.2)]
  assert.ok(high.every(({ at }) => at[1] <= 4 && at[1] > 3.2) && low.every(({ at }) => at[1] > 0))
  const widest = (below: boolean): number =>
    Math.max(...high.filter(({ at }) => at[1] < 3.6 === below).map(({ at }) => Math.abs(at[0])))
  assert.ok(widest(true) > widest(false), 'wider below')
})
