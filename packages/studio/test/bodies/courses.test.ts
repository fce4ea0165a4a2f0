import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Course } from '../../src/bodies/motion/courses.ts'
import type { Event } from '../../src/bodies/motion/event-names.ts'
import { eventAt } from '../../src/bodies/motion/event-at.ts'
import type { EventScene } from '../../src/bodies/motion/event-scene.ts'

const UNTIL = 5
const scene = (event: Event, seconds: number, more: Partial<EventScene> = {}): EventScene => ({
  seconds,
  until: UNTIL,
  high: 1.6,
  long: 0.4,
  wide: 0.5,
  frame: { wide: 8, high: 4.5 },
  to: { far: 0, high: 3, half: 0.8 },
  isFourLegged: false,
  travelled: 0,
  events: [event],
  ...more,
})
const at = (event: Event, share: number, more?: Partial<EventScene>) => eventAt(scene(event, share * UNTIL, more))

describe('a course', () => {
  test('leads from beside its end to it', () => {
    const before: readonly Course[] = [
      'caught-in',
      'land-on',
      'run-past',
      'come-to',
      'roll-into',
      'stick-in',
      'go-into',
    ]
    for (const course of before) {
      const [first, last] = [at(course, 0.05), at(course, 0.95)]
      assert.ok(first.aside < -2, `${course} begins at ${first.aside}`)
      assert.ok(Math.abs(last.aside) < 0.35 * 8, `${course} ends at ${last.aside}`)
      assert.ok(last.aside > first.aside + 1)
    }
  })

  test('ends where it is thrown: through a ring and on the ground, in a basket, in the mark', () => {
    const from = { aside: -3, up: 1.4, away: 0 }
    const ball = {
      high: 0.25,
      wide: 0.25,
      from,
      to: { far: 0, high: 3.7, half: 1, mark: { aside: -0.3, up: 2.9, away: 0 } },
    }
    const held = at('go-through', 0.2, ball)
    assert.ok(Math.abs(held.aside - from.aside) < 1e-9 && Math.abs(held.up - (from.up - 0.125)) < 1e-9, 'in the hand')
    const ring = at('go-through', 0.655, ball)
    assert.ok(Math.abs(ring.aside + 0.3) < 0.1 && ring.up > 2.6, 'at the ring')
    assert.ok(at('go-through', 0.57, ball).up > 2.9, 'above it before')
    assert.ok(at('go-through', 0.99, ball).up < 0.6, 'below it last')
    assert.equal(at('go-into', 0.99, ball).opacity, 0)
    const stuck = at('stick-in', 0.8, ball)
    assert.ok(Math.abs(stuck.aside + 0.3) < 1e-9 && Math.abs(stuck.up - 2.9) < 1e-9)
  })

  test('goes up to the top, off the edge or down the steps', () => {
    assert.ok(at('climb-up', 0.02).up < 0.2 && at('climb-up', 0.02).aside < -0.8)
    assert.deepEqual([at('climb-up', 0.9).up, at('climb-up', 0.9).aside, at('climb-up', 0.9).stance], [3, 0, 'cheer'])
    assert.ok(at('climb-side', 0.95).up > 0.9 && at('climb-side', 0.95).stance === 'climb')
    const glass = { high: 0.2, wide: 0.1, to: { far: 0, high: 0.8, half: 0.6 } }
    assert.equal(at('fall-off', 0.1, glass).up, 0.8)
    assert.ok(at('fall-off', 0.1, glass).aside < 0.6 && at('fall-off', 0.9, glass).aside > 0.6)
    assert.ok(at('fall-off', 0.9, glass).up < 0.1)
    assert.equal(at('smash-off', 0.5, glass).opacity, 1)
    assert.ok(at('smash-off', 0.7, glass).opacity === 0 && at('smash-off', 0.7, glass).since! > 0)
    const [top, foot] = [at('hop-down', 0.02, { high: 0.2 }), at('hop-down', 0.99, { high: 0.2 })]
    assert.ok(top.up > 2.5 && foot.up < 0.3 && foot.aside > 0.8)
    assert.ok(at('leap-down', 0.1).up === 3 && at('leap-down', 0.9).up === 0 && at('leap-down', 0.9).aside > 0.8)
    assert.ok(at('hoisted', 0.02, { high: 0.5 }).up < 0.5 && at('hoisted', 0.95, { high: 0.5 }).up > 2)
    assert.ok(at('drop-from', 0.1).up > 1.5 && at('drop-from', 0.99).up < 0.2)
  })

  test('leads from a board under the water, and with a splash into a puddle', () => {
    const mark = { aside: 1, up: 2.6, away: 0 }
    const dive = (share: number) => at('dive-off', share, { to: { far: 0, high: 3, half: 1, mark } })
    assert.deepEqual([dive(0.1).up, dive(0.1).stance], [2.6, 'stand'])
    assert.ok(dive(0.4).up > 1.5 && dive(0.4).aside > 1)
    assert.ok(dive(0.62).opacity === 0 && dive(0.62).since! > 0, 'below')
    assert.ok(at('splash-in', 0.6).since! > 0 && Math.abs(at('splash-in', 0.6).aside) < 1e-9)
  })

  test('has somebody on the back, or in the air before the goal', () => {
    assert.ok(at('slip-on', 0.2).aside < -1 && at('slip-on', 0.2).tilt === 0)
    assert.ok(at('slip-on', 0.9).tilt < -1.4 && at('slip-on', 0.9).aside > 0)
    assert.ok(at('save-at', 0.3).roll === 0 && at('save-at', 0.9).roll > 1)
    assert.ok(at('save-at', 0.6).up > 0.3)
  })

  test('of several is one behind the other', () => {
    const [first, second] = [0, 1].map(nth => at('run-past', 0.5, { nth }))
    assert.ok(second!.aside < first!.aside && second!.away !== first!.away)
  })
})

describe('what becomes of several', () => {
  test('comes one after the other in a row', () => {
    const angles = (share: number): number[] => [0, 4, 8].map(nth => at('fall-in-row', share, { nth }).roll)
    assert.deepEqual(angles(0.1), [0, 0, 0])
    const [first, middle, last] = angles(0.45)
    assert.ok(first! > 1 && middle! > 0 && last === 0)
    assert.ok(angles(1).every(angle => angle > 1.1))
  })

  test('parts, joins, snaps and comes into line', () => {
    const asides = (event: Event, share: number): number[] => [0, 1].map(nth => at(event, share, { nth }).aside)
    assert.deepEqual(asides('divide', 0.1).map(Math.abs), [0, 0])
    const [left, right] = asides('divide', 0.9)
    assert.ok(left! < -0.25 && right! > 0.25)
    assert.ok(asides('join', 0.05)[1]! > 1.5 && asides('join', 0.9)[1]! < 0.2)
    assert.ok(asides('snap', 0.9)[1]! > asides('snap', 0.1)[1]! + 0.15)
    assert.ok([1, 2, 3].some(nth => Math.abs(at('align', 0, { nth }).up) > 0.5))
    assert.ok([1, 2, 3].every(nth => Math.abs(at('align', 0.95, { nth }).up) < 1e-9))
  })

  test('leaves the frame, turns over, or grows upwards', () => {
    assert.ok(at('depart', 0.1).ahead === 0 && at('depart', 1).ahead > 8)
    assert.ok(Math.abs(at('capsize', 0.1).roll) < 0.4 && at('capsize', 0.9).roll > 2)
    assert.ok(at('grow-up', 0).size[1] < 0.1 && at('grow-up', 0.9).size[1] === 1 && at('grow-up', 0).size[0] === 1)
    assert.ok(at('skid', 0.5).yaw > 0.5 && at('skid', 0.02).ahead < -2 && at('skid', 0.98).ahead > 2)
    assert.ok(at('crumble', 0.1).size[1] === 1 && at('crumble', 0.9).size[1] < 0.2 && at('crumble', 0.9).since! > 0)
    assert.ok(at('scattered', 0.4).opacity === 1 && at('scattered', 0.7).opacity === 0)
    assert.ok(at('hit-hard', 0.5).since === undefined && at('hit-hard', 0.8).since! > 0)
  })
})
