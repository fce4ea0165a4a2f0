import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Event, eventIds } from '../../src/bodies/motion/actions.ts'
import { eventAt } from '../../src/bodies/motion/event-at.ts'
import type { EventScene } from '../../src/bodies/motion/event-scene.ts'

const scene = (event: Event | Event[], seconds: number, more: Partial<EventScene> = {}): EventScene => ({
  seconds,
  until: 5,
  high: 1,
  long: 1,
  wide: 0.5,
  frame: { wide: 5, high: 2.8 },
  isFourLegged: false,
  travelled: 0,
  events: [event].flat(),
  ...more,
})
const at = (event: Event | Event[], seconds: number, more?: Partial<EventScene>) => eventAt(scene(event, seconds, more))

describe('an event of a thing', () => {
  test('has finite numbers at all times', () => {
    for (const event of eventIds())
      for (let seconds = 0; seconds <= 6; seconds += 0.25) {
        const { size, ...turnout } = at(event, seconds)
        for (const [name, value] of Object.entries({ ...turnout, high: size[1] }))
          if (typeof value === 'number') assert.ok(Number.isFinite(value), `${event} ${name} at ${seconds}`)
      }
  })

  test('has another state at the end: grown, shrunk, melted or on the ground', () => {
    const heights = (event: Event): number[] => [0, 2.5, 5].map(seconds => at(event, seconds).size[1])
    const [seed, half, tree] = heights('grow')
    assert.ok(seed! < 0.2 && half! > 2 * seed! && tree === 1)
    const [full, , shrunk] = heights('shrink')
    assert.ok(full === 1 && shrunk! < 0.3)
    const puddle = at('melt', 5).size
    assert.ok(puddle[1] < 0.2 && puddle[0] > 1.4)
    assert.equal(at('topple', 0.5).roll, 0)
    assert.ok(Math.abs(at('topple', 5).roll - Math.PI / 2) < 0.02)
  })

  test('accelerates while it falls, and lies where it fell', () => {
    const ups = [0, 1.3, 1.6, 1.9, 2.6].map(seconds => at('drop', seconds).up)
    assert.ok(ups[0]! > 0.5 && ups[4] === 0)
    assert.ok(ups[0]! - ups[1]! < ups[1]! - ups[2]! && ups[1]! - ups[2]! < ups[2]! - ups[3]!)
  })

  test('is gone after it bursts, and later if it swells first', () => {
    assert.equal(at('burst', 1.9).opacity, 1)
    assert.equal(at('burst', 2.1).opacity, 0)
    assert.equal(at(['swell', 'burst'], 2.5).opacity, 1)
    assert.ok(at(['swell', 'burst'], 2.9).size[0] > 2 * at(['swell', 'burst'], 0.2).size[0])
    assert.equal(at(['swell', 'burst'], 3.1).opacity, 0)
    assert.ok(at('shatter', 3).since! > 0.9)
  })

  test('rolls its whole way', () => {
    assert.ok(Math.abs(at('roll', 1, { travelled: Math.PI }).tilt - 2 * Math.PI) < 1e-9)
  })
})

describe('an actor that moves', () => {
  test('stops where it parks, and beside the thing it crashes into', () => {
    assert.ok(at('park', 0).ahead < -2)
    assert.equal(at('park', 4).ahead, at('park', 5).ahead)
    const to = { far: 3, high: 2, half: 0.3 }
    assert.ok(Math.abs(at('crash', 2.01, { to }).ahead + 0.5 + to.half - to.far) < 0.05)
    assert.ok(at('crash', 0.5, { to }).ahead < 1)
  })

  test('walks before it stumbles, and then lies on the ground', () => {
    assert.equal(at('stumble', 0.5).stance, 'walk')
    assert.ok(at('stumble', 0.5).ahead < at('stumble', 1.5).ahead)
    assert.ok(at('stumble', 0.5).tilt === 0 && at('stumble', 3).tilt > 1.3)
  })

  test('is above the water before it dives, then below, and comes up again', () => {
    const ups = [1.2, 2.5, 4.8].map(seconds => at('dive', seconds).up)
    assert.ok(ups[0]! > 0.2 && ups[1]! < -1 && Math.abs(ups[2]!) < 0.01)
  })
})

describe('an actor on slopes, edges and seats', () => {
  const scene = {
    until: 5,
    high: 0.5,
    long: 0.8,
    wide: 0.3,
    frame: { wide: 4, high: 2.2 },
    to: { far: 1.5, high: 0.7, half: 1 },
    isFourLegged: true,
    travelled: 0,
  }
  const at = (event: Event, part: number) => eventAt({ ...scene, seconds: 5 * part, events: [event] })
  const LOOKS = [0.12, 0.5, 0.88]

  test('that tumbles is lower and further each time, and turns over more than once', () => {
    const [first, middle, last] = LOOKS.map(part => at('tumble', part))
    assert.ok(first!.up > middle!.up + 0.1 && middle!.up > last!.up + 0.1)
    assert.ok(first!.ahead < middle!.ahead && middle!.ahead < last!.ahead)
    assert.ok(last!.tilt - first!.tilt > 2 * Math.PI)
  })

  test('that climbs steps is higher each time', () => {
    const ups = LOOKS.map(part => at('ascend', part).up)
    assert.ok(ups[0]! < ups[1]! - 0.1 && ups[1]! < ups[2]! - 0.1, ups.join(' '))
  })

  test('that pounces is in the air on the way and at the target at the end', () => {
    assert.ok(at('pounce', 0.5).up > 0.2)
    assert.ok(Math.abs(at('pounce', 0.88).ahead + 0.42 * scene.long - scene.to.far) < 1e-9)
  })

  test('that flies off stands first and is high up at the end', () => {
    const [first, middle, last] = LOOKS.map(part => at('fly-off', part))
    assert.equal(first!.up, 0)
    assert.ok(middle!.stance === 'fly' && middle!.up > 0.15 * 2.2 && last!.up > 0.35 * 2.2)
  })
})
