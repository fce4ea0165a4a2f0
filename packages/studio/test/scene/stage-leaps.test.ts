import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { eventAt } from '../../src/bodies/motion/event-at.ts'
import type { Event } from '../../src/bodies/motion/event-names.ts'
import type { EventScene } from '../../src/bodies/motion/event-scene.ts'
import { direct } from '../../src/direct/direct.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'

const staged = (prompt: string) => adaptShot(direct({ prompt, seed: 1 }).shots[0]!)
const seen = (prompt: string): string[] =>
  staged(prompt).subjects.map(
    ({ words, relation, deeds = [] }) =>
      `${words}${relation ? ` ${relation.kind} ${relation.to}` : ''}: ${deeds.map(({ verb }) => verb).join(' ')}`,
  )

describe('leaps of animals', () => {
  for (const [prompt, ...lines] of [
    ['A cat jumps off the windowsill and runs away', 'cat on 1: leap-off', 'windowsill: '],
    ['猫从窗台上跳下来', '猫 on 1: leap-to-floor', '窗台: '],
    ['A fat cat squeezes into a small cardboard box', 'cat in 1: leap-in', 'cardboard box: '],
    ['A wolf catches a stick', 'wolf holding 1: spring hold', 'stick: caught'],
    ['An eagle dives and grabs a fish from the lake', 'eagle holding 1: swoop hold', 'fish: snatched'],
    ['A rabbit hops out of a hat', 'rabbit in 1: leap-forth', 'hat: '],
    ['A fox pounces into the snow headfirst', 'fox: snow-dive'],
    ['A puppy climbs the stairs, slips, and tries again until it reaches the top', 'puppy: climb-slip', 'stairs: '],
  ] as const)
    test(prompt, () => assert.deepEqual(seen(prompt), lines))

  test('an eagle that takes a fish is over water, and a bear catches with its paws', () => {
    assert.equal(staged('An eagle swoops down and catches a fish').place, 'lake')
    assert.ok(!seen('a bear catches a ball').join(' ').includes('spring'))
  })

  const at = (event: Event, seconds: number, more: Partial<EventScene> = {}) =>
    eventAt({
      seconds,
      until: 5,
      high: 0.5,
      long: 0.6,
      wide: 0.2,
      frame: { wide: 5, high: 2.8 },
      isFourLegged: true,
      travelled: 0,
      events: [event],
      ...more,
    })
  const sill = { to: { far: 0, high: 0.9, half: 0.5 } }

  test('end where the words say: on the floor, out of the frame, in the box, on the top step', () => {
    assert.equal(at('leap-to-floor', 0, sill).up, 0)
    assert.ok(Math.abs(at('leap-to-floor', 5, sill).up + 0.9) < 0.01)
    assert.ok(at('leap-off', 5, sill).aside > 3)
    assert.ok(at('leap-in', 0, sill).aside < -0.5 && Math.abs(at('leap-in', 5, sill).aside) < 0.01)
    const steps = { to: { far: 0, high: 0.9, half: 1 } }
    const ups = [0, 1.8, 2.6, 5].map(seconds => at('climb-slip', seconds, steps).up)
    assert.ok(ups[1]! > 0.2 && ups[2]! < ups[1]! - 0.1 && ups[3]! > 0.75, ups.join(' '))
  })

  test('are highest when something is caught in the air, and lowest when it is taken from the water', () => {
    const heights = (event: Event) => [1, 2.5, 4].map(seconds => at(event, seconds).up)
    const [, top, down] = heights('spring')
    assert.ok(top! > 0.4 && down! < 0.05)
    const [high, low, away] = heights('swoop')
    assert.ok(low! < high! - 0.5 && low! < away! - 0.5)
    assert.equal(at('snatched', 2).opacity, 0)
    assert.equal(at('snatched', 4).opacity, 1)
  })
})
