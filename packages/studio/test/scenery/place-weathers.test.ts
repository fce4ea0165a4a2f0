import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paintDry } from './paint-dry.ts'

test('lamps of a room are lit at night and in a storm, and not at noon', () => {
  for (const place of ['room', 'kitchen', 'table'] as const) {
    const lamps = (wish: Parameters<typeof paintDry>[1]): number => paintDry(place, wish).settings['lampCount']!
    const noon = lamps({ time: 'noon' })
    assert.ok(lamps({ time: 'night' }) > noon, `${place} at night`)
    assert.ok(lamps({ weather: 'storm' }) > noon, `${place} in a storm`)
    assert.equal(lamps({ time: 'morning' }), noon, `${place} in the morning`)
    assert.equal(lamps({ weather: 'rain' }), noon, `${place} in the rain`)
  }
})

test('windows of a street are mostly lit at night, partly in rain, rarely at noon', () => {
  const lit = (wish: Parameters<typeof paintDry>[1]): number => paintDry('street', wish).settings['litWindows']!
  assert.ok(lit({ time: 'night' }) > lit({ weather: 'rain' }) && lit({ weather: 'rain' }) > 4 * lit({}))
  assert.equal(lit({ weather: 'storm' }), lit({ weather: 'rain' }))
})

test('snow lies on the land in winter or when it falls, in a desert only when it falls, and never in summer', () => {
  for (const place of ['meadow', 'lake', 'forest', 'room', 'desert'] as const) {
    const line = (wish: Parameters<typeof paintDry>[1]): number => paintDry(place, wish).settings['snowLine']!
    assert.ok(line({ season: 'summer' }) > 100, place)
    assert.ok(line({ weather: 'snow' }) < 0, `${place} in snow`)
    assert.equal(line({ season: 'winter' }) < 100, place !== 'desert', `${place} in winter`)
  }
})

test('sunbeams fall through a forest only on clear days', () => {
  const forest = (wish: Parameters<typeof paintDry>[1]) => paintDry('forest', wish).brushed
  const clear = forest({ weather: 'clear', time: 'noon' })
  for (const wish of [{ weather: 'rain' }, { weather: 'cloudy' }, { weather: 'fog' }] as const)
    assert.ok(clear.glow >= forest(wish).glow + 9, JSON.stringify(wish))
})

test('snow lies on roofs, walls and stalls of towns, and not in summer or indoors', () => {
  const depth = (place: Parameters<typeof paintDry>[0], wish: Parameters<typeof paintDry>[1]): number =>
    paintDry(place, wish).settings['snowDepth']!
  assert.ok(depth('street', { weather: 'snow' }) > 0.5)
  assert.ok(depth('street', { season: 'winter' }) > 0.5)
  assert.equal(depth('street', { season: 'summer' }), 0)
  assert.equal(depth('room', { weather: 'snow' }), 0)
})
