import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Body, Point } from '../../src/bodies/body.ts'
import { type Action, actions } from '../../src/bodies/motion/actions.ts'
import type { Moment } from '../../src/bodies/motion/moment.ts'
import { poseBeast } from '../../src/bodies/motion/pose-beast.ts'
import { poseBird, poseFish, poseThing } from '../../src/bodies/motion/pose-bird.ts'
import { posePerson } from '../../src/bodies/motion/pose-person.ts'
import { type Pose, poseBones } from '../../src/bodies/pose-bones.ts'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { BODIES } from './sample-bodies.ts'

type Mover = { body: Body; pose: (body: Body, moment: Moment) => Pose }

const MOVERS = {
  person: { body: BODIES['somebody']!, pose: posePerson },
  beast: { body: BODIES['pointed ears, a thin tail']!, pose: poseBeast },
  bird: { body: BODIES['a beak']!, pose: poseBird },
  fish: { body: BODIES['a fish']!, pose: poseFish },
  whale: { body: BODIES['a whale']!, pose: poseFish },
  cart: { body: BODIES['a thing']!, pose: poseThing },
} satisfies Record<string, Mover>

const MOMENT = { seconds: 1.9, until: 4, travelled: 0, speed: 0, phase: 0.3 }
const away = (one: Point, other: Point): number => Math.hypot(...one.map((value, axis) => value - other[axis]!))
const boneAt = (body: Body, name: string): Point => body.bones.find(bone => bone.name === name)!.at

/** Where a place on a bone is, from its joint. */
function placeAt({ body, pose }: Mover, moment: Partial<Moment> & { action: Action }, bone: string, off: Point): Point {
  const [x, y, z] = boneAt(body, bone)
  return poseBones(body, pose(body, { ...MOMENT, ...moment })).placeOf(bone, [x + off[0], y + off[1], z + off[2]])
}

test('bones keep their lengths in every motion', () => {
  for (const [who, { body, pose }] of Object.entries<Mover>(MOVERS))
    for (const action of actions())
      for (const seconds of [0.45, 1.9]) {
        const posed = pose(body, { ...MOMENT, action, seconds, speed: 1.2, travelled: 1.2 * seconds })
        const { placeOf } = poseBones(body, posed)
        for (const { name, parent, at } of body.bones) {
          if (parent === undefined || posed.moves?.[name] || posed.sizes) continue
          const before = away(at, boneAt(body, parent))
          const now = away(placeOf(name, at), placeOf(parent, boneAt(body, parent)))
          assert.ok(
            Math.abs(now - before) < 1e-6,
            `${who} ${action}: ${name} is ${now} m from ${parent}, not ${before}`,
          )
        }
      }
})

test('every mover has its own movements, and each of them moves', () => {
  for (const [who, { body, pose }] of Object.entries<Mover>(MOVERS)) {
    const held = (action: Action, seconds: number): string =>
      JSON.stringify(pose(body, { ...MOMENT, action, seconds, speed: 1, travelled: seconds }))
    for (const action of actions()) assert.notEqual(held(action, 0.45), held(action, 1.2), `${who} ${action}`)
  }
})

describe('a person', () => {
  const { person } = MOVERS

  test('looks at its target: a target ahead of the head is up and to the right', () => {
    const nose = (looks: readonly [number, number]): Point =>
      placeAt(person, { action: 'stand', looks }, 'head', [0, 0, 0.2])
    assert.ok(nose([0, 0.4])[1] > nose([0, 0])[1] + 0.05)
    assert.ok(nose([0, -0.4])[1] < nose([0, 0])[1] - 0.05)
    assert.ok(nose([0.5, 0])[0] > nose([0, 0])[0] + 0.05)
  })

  test('sits at the height of its seat, with its feet above the ground', () => {
    for (const seat of [0.3, 0.45, 0.6]) {
      const hips = placeAt(person, { action: 'sit', seat }, 'hips', [0, 0, 0])
      assert.ok(Math.abs(hips[1] - seat) < 0.2, `${hips[1]} m on a seat of ${seat} m`)
      const [, foot] = placeAt(person, { action: 'sit', seat }, 'foot.r', [0, 0, 0])
      assert.ok(foot > -0.02 && foot < hips[1] - 0.05, `a foot at ${foot} m`)
    }
  })

  test('on a bicycle has both hands on the handlebar and both feet on the pedals', () => {
    const ride = {
      action: 'ride',
      speed: 3,
      seat: 0.9,
      grip: { y: 1, z: 0.5 },
      pedals: { y: 0.3, z: 0.1, radius: 0.17 },
    } as const
    for (const mark of ['r', 'l']) {
      const { bone, at } = person.body.sockets[`hand.${mark}`]!
      const [, y, z] = poseBones(person.body, person.pose(person.body, { ...MOMENT, ...ride })).placeOf(bone, at)
      assert.ok(Math.hypot(y - 1, z - 0.5) < 0.15, `hand at ${y} ${z}`)
      const [, footY, footZ] = placeAt(person, ride, `foot.${mark}`, [0, 0, 0])
      assert.ok(Math.hypot(footY - 0.3, footZ - 0.1) < 0.17 + 0.15, `foot at ${footY} ${footZ}`)
    }
  })
})

test('clouds of a plume rise, the highest begins again at the foot, and flames flicker', () => {
  const plume = findKind('steam-plume')!.build()
  const heights = (seconds: number): number[] => {
    const pose = poseBones(plume, poseThing(plume, { ...MOMENT, action: 'stand', seconds }))
    const rising = plume.bones.filter(({ name }) => name.startsWith('rise'))
    return rising.map(({ name, at }) => pose.placeOf(name, at)[1])
  }
  const [first, later] = [heights(0), heights(0.2)]
  assert.ok(first.filter((height, at) => later[at]! > height).length >= first.length - 2)
  assert.ok(first.some((height, at) => later[at]! < height - 1))
  assert.ok(Math.max(...later) < Math.max(...first) + 0.3)
  const flame = findKind('flame')!.build()
  const tip = (seconds: number): number =>
    poseBones(flame, poseThing(flame, { ...MOMENT, action: 'stand', seconds })).placeOf('flicker.0', [0, 1, 0])[1]
  assert.ok(new Set([0, 0.1, 0.2, 0.3].map(seconds => tip(seconds).toFixed(3))).size === 4)
})

test('a wheel rolls forwards: its top moves the way of the cart', () => {
  const { cart } = MOVERS
  const wheel = cart.body.bones.find(({ name }) => name.startsWith('wheel'))!.name
  const top = (travelled: number): Point => placeAt(cart, { action: 'walk', speed: 1, travelled }, wheel, [0, 0.1, 0])
  assert.ok(top(0.1)[2] > top(0)[2] + 0.01, `${top(0)[2]} to ${top(0.1)[2]}`)
})

test('a fish bends sideways and a whale up and down, most of all at the tail', () => {
  const swing = (mover: Mover, bone: string, axis: 0 | 1): number => {
    const places = Array.from({ length: 24 }, (_, at) =>
      placeAt(mover, { action: 'swim', seconds: at / 12, speed: 1 }, bone, [0, 0, -0.1]),
    ).map(place => place[axis])
    return Math.max(...places) - Math.min(...places)
  }
  assert.ok(swing(MOVERS.fish, 'tail', 0) > 5 * swing(MOVERS.fish, 'tail', 1))
  assert.ok(swing(MOVERS.whale, 'tail', 1) > 5 * swing(MOVERS.whale, 'tail', 0))
  assert.ok(swing(MOVERS.fish, 'tail', 0) > swing(MOVERS.fish, 'middle', 0))
})
