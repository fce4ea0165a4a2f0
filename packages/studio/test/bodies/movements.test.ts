import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { holdNumbers, type Numbers } from '../../../../test/harness/hold-numbers.ts'
import type { Body } from '../../src/bodies/body.ts'
import { type Action, ACTIONS } from '../../src/bodies/motion/actions.ts'
import type { Moment } from '../../src/bodies/motion/moment.ts'
import { poseBeast } from '../../src/bodies/motion/pose-beast.ts'
import { poseBird, poseFish, poseThing } from '../../src/bodies/motion/pose-bird.ts'
import { posePerson } from '../../src/bodies/motion/pose-person.ts'
import { type Pose, poseBones } from '../../src/bodies/pose-bones.ts'
import { BODIES } from './sample-bodies.ts'

/** Whose movements are held, by which of their bones: the ends of what moves. */
const MOVERS: Record<string, { body: Body; pose: (body: Body, moment: Moment) => Pose; ends: RegExp }> = {
  person: { body: BODIES['somebody']!, pose: posePerson, ends: /^(?:forearm|foot|head)/ },
  beast: { body: BODIES['pointed ears, a thin tail']!, pose: poseBeast, ends: /^(?:..2|head|tail)/ },
  bird: { body: BODIES['a beak']!, pose: poseBird, ends: /^(?:shank|wing|head|tail)/ },
  fish: { body: BODIES['a fish']!, pose: poseFish, ends: /^(?:fin|tail)/ },
  whale: { body: BODIES['a whale']!, pose: poseFish, ends: /^(?:fin|tail)/ },
  cart: { body: BODIES['a thing']!, pose: poseThing, ends: /^wheel/ },
}

/** A place a little off each joint, so that turns about it show; early in a shot, and later on. */
function placesOf(
  { body, pose, ends }: (typeof MOVERS)[string],
  moment: Omit<Moment, 'seconds' | 'travelled'>,
): number[] {
  return [0.45, 1.9].flatMap(seconds => {
    const posed = poseBones(body, pose(body, { ...moment, seconds, travelled: seconds * moment.speed }))
    return body.bones
      .filter(({ name }) => ends.test(name))
      .flatMap(({ name, at: [x, y, z] }) => posed.placeOf(name, [x + 0.1, y - 0.2, z + 0.1]))
  })
}

const MOMENT = { until: 4, speed: 0, phase: 0.3 }
const isGoing = (action: Action): boolean => ['walk', 'run', 'push', 'pull', 'ride', 'crawl', 'climb'].includes(action)

test('whatever bodies do, hands, feet, heads, wings and tails are where they were when it was written down', () => {
  const found: Numbers = {}
  for (const [who, mover] of Object.entries(MOVERS)) {
    const seen = new Set<string>()
    for (const action of ACTIONS) {
      const speed = isGoing(action) ? 1.2 : 0
      const numbers = placesOf(mover, { ...MOMENT, action, speed })
      // What somebody is not built for looks like standing.
      const key = numbers.map(number => number.toFixed(4)).join()
      if (!seen.has(key)) found[`${who} ${action}`] = numbers
      seen.add(key)
    }
  }
  const { person } = MOVERS
  const sits = { ...MOMENT, action: 'sit', seat: 0.45 } as const
  found['person on a seat'] = placesOf(person!, sits)
  found['person on a seat, reading'] = placesOf(person!, { ...sits, gesture: 'read', hands: 2 })
  found['person looking up to the right'] = placesOf(person!, { ...MOMENT, action: 'stand', looks: [0.5, 0.3] })
  found['person with something in a hand'] = placesOf(person!, { ...MOMENT, action: 'walk', speed: 1.2, hands: 1 })
  found['person on a bicycle'] = placesOf(person!, {
    ...MOMENT,
    action: 'ride',
    speed: 3,
    seat: 0.9,
    grip: { y: 1, z: 0.5 },
    pedals: { y: 0.3, z: 0.1, radius: 0.17 },
  })
  assert.ok(Object.keys(found).length > 100)
  holdNumbers(join(import.meta.dirname, 'movements.golden.json'), found, (kept, now) => Math.abs(kept - now) < 0.004)
})
