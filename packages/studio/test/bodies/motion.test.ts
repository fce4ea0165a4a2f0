import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { fc } from '../../../../test/harness/property.ts'
import type { Body } from '../../src/bodies/body.ts'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { actions } from '../../src/bodies/motion/actions.ts'
import { armAt, reachTo } from '../../src/bodies/motion/reach.ts'
import { beastLeg } from '../../src/bodies/motion/beast-draft.ts'
import { findMotion, MOTION_FAMILIES, motionsSchema } from '../../src/bodies/motion/find-motion.ts'
import { poseBeast } from '../../src/bodies/motion/pose-beast.ts'
import { poseBird } from '../../src/bodies/motion/pose-bird.ts'
import { posePerson } from '../../src/bodies/motion/pose-person.ts'
import { poseBones } from '../../src/bodies/pose-bones.ts'
import { bodyExtent } from '../../src/bodies/extent.ts'

const bodyOf = (code: string): Body => findKind(code)!.build()
const [MAN, CHILD, FOX, HORSE, HEN] = ['1f468', '1f467', '1f98a', '1f40e', '1f414'].map(bodyOf) as [
  Body,
  Body,
  Body,
  Body,
  Body,
]

/** Where each foot is in the world, by name, while a body goes along. */
function feetAt(
  body: Body,
  rig: 'person' | 'beast' | 'bird',
  action: 'walk' | 'run',
  travelled: number,
  speed: number,
  phase: number,
) {
  const moment = { action, seconds: travelled / speed, travelled, speed, phase }
  if (rig === 'person') {
    const posed = poseBones(body, posePerson(body, moment))
    return ['r', 'l'].map(mark => {
      const { at } = body.bones.find(({ name }) => name === `foot.${mark}`)!
      const [, y, z] = posed.placeOf(`foot.${mark}`, at)
      return { y: y - at[1], z: z + travelled }
    })
  }
  if (rig === 'bird') {
    const posed = poseBones(body, poseBird(body, moment))
    return ['r', 'l'].map(mark => {
      const hip = body.bones.find(({ name }) => name === `leg.${mark}`)!.at
      const [, y, z] = posed.placeOf(`shank.${mark}`, [hip[0], 0, hip[2]])
      return { y, z: z + travelled }
    })
  }
  const posed = poseBones(body, poseBeast(body, moment))
  return (['fr', 'fl', 'br', 'bl'] as const).map(name => {
    const [, y, z] = posed.placeOf(`${name}2`, beastLeg(body, name).foot)
    return { y, z: z + travelled }
  })
}

describe('a person who walks or runs', () => {
  const walkers = [
    ['a man', MAN, 'person'],
    ['a child', CHILD, 'person'],
    ['a fox', FOX, 'beast'],
    ['a horse', HORSE, 'beast'],
    ['a hen', HEN, 'bird'],
  ] as const
  for (const [name, body, rig] of walkers) {
    test(`${name} moves no standing foot by more than two centimetres`, () => {
      fc.assert(
        fc.property(
          fc.constantFrom('walk' as const, 'run' as const),
          fc.double({ min: 0.15, max: 1, noNaN: true }),
          fc.double({ min: 0, max: 1, noNaN: true }),
          (action, pace, phase) => {
            const size = bodyExtent(body).high[1]
            const speed = pace * size * (action === 'run' ? 2.2 : 0.9)
            const steps = Array.from({ length: 120 }, (_, at) =>
              feetAt(body, rig, action, at * speed * 0.02, speed, phase),
            )
            for (const foot of steps[0]!.keys()) {
              let planted: number | undefined
              for (const feet of steps) {
                const { y, z } = feet[foot]!
                if (y > 0.004 * size) planted = undefined
                else if (planted === undefined) planted = z
                else assert.ok(Math.abs(z - planted) < 0.02, `slides ${z - planted} at ${speed} m/s`)
                assert.ok(y > -0.012 * size, `sinks ${y}`)
              }
            }
            assert.ok(
              steps.some(feet => feet.some(({ y }) => y > 0.01 * size)),
              'no foot is lifted',
            )
          },
        ),
        { numRuns: 12 },
      )
    })
  }
})

describe('a pose', () => {
  test('differs for every action of a person, in finite numbers at all times', () => {
    const poses = new Map<string, string>()
    for (const action of actions()) {
      const pose = posePerson(MAN, { action, seconds: 1.3, travelled: 0.4, speed: 1, phase: 0.2 })
      const numbers = [...Object.values(pose.turns), ...Object.values(pose.moves ?? {})].flat()
      assert.ok(numbers.every(Number.isFinite), action)
      const key = JSON.stringify(pose)
      // To stand, to look and to spin differ in where the figure is turned, not in how it is held.
      if (!['stand', 'look', 'hold', 'spin'].includes(action))
        assert.equal(poses.get(key), undefined, `${action} is ${poses.get(key)}`)
      poses.set(key, action)
    }
  })

  test('of an animal has finite numbers for every action', () => {
    for (const action of actions()) {
      const pose = poseBeast(FOX, { action, seconds: 2.1, travelled: 0.4, speed: 1, phase: 0.2 })
      assert.ok(
        [...Object.values(pose.turns), ...Object.values(pose.moves ?? {})].flat().every(Number.isFinite),
        action,
      )
    }
  })

  test('is flat for sleeping and low for sitting', () => {
    const heightOf = (action: 'sleep' | 'sit' | 'stand'): number => {
      const posed = poseBones(MAN, posePerson(MAN, { action, seconds: 1, travelled: 0, speed: 0, phase: 0 }))
      const { low, high } = bodyExtent(MAN, posed)
      return high[1] - low[1]
    }
    assert.ok(heightOf('sleep') < 0.45 * heightOf('stand'))
    assert.ok(heightOf('sit') < 0.75 * heightOf('stand'))
  })
})

describe('a hand', () => {
  test('reaches its target wherever the arm reaches, for people of every age', () => {
    for (const body of [MAN, CHILD])
      for (const mark of ['r', 'l'] as const) {
        const { shoulder, length } = armAt(body, mark)
        for (const [x, y, z] of [
          [0.1, -0.3, 0.6],
          [-0.2, 0.2, 0.5],
          [0.3, -0.6, 0.3],
          [0, 0.4, 0.4],
        ] as const) {
          const to = [shoulder[0] + x * length, shoulder[1] + y * length, z * length] as const
          const { arm, forearm } = reachTo(body, mark, to)
          const posed = poseBones(body, { turns: { [`arm.${mark}`]: arm, [`forearm.${mark}`]: forearm } })
          const { bone, at } = body.sockets[`hand.${mark}`]!
          const off = Math.hypot(...posed.placeOf(bone, at).map((value, axis) => value - to[axis]!))
          assert.ok(off < 0.01, `${mark} is ${off} m from ${to.join(' ')}`)
        }
      }
  })

  test('is at the head of a patient, high or low', () => {
    for (const y of [1.1, 1.4]) {
      const pose = posePerson(MAN, {
        action: 'stand',
        gesture: 'tend',
        touch: { y, z: 0.4 },
        seconds: 1,
        travelled: 0,
        speed: 0,
        phase: 0,
      })
      const { bone, at } = MAN.sockets['hand.r']!
      const hand = poseBones(MAN, pose).placeOf(bone, at)
      assert.ok(Math.hypot(hand[1] - y, hand[2] - 0.4) < 0.3, `${y}: ${hand.join(' ')}`)
    }
  })

  test('moves to the mouth of a drinker and away again', () => {
    const far = [0, 0.4, 0.8, 1.2, 1.6, 2, 2.4].map(seconds => {
      const pose = posePerson(MAN, {
        action: 'stand',
        gesture: 'drink',
        hands: 1,
        seconds,
        travelled: 0,
        speed: 0,
        phase: 0,
      })
      const posed = poseBones(MAN, pose)
      const [hand, mouth] = ['hand.r', 'mouth'].map(name =>
        posed.placeOf(MAN.sockets[name]!.bone, MAN.sockets[name]!.at),
      )
      return Math.hypot(...[0, 1, 2].map(axis => hand![axis]! - mouth![axis]!))
    })
    assert.ok(Math.min(...far) < 0.18 && Math.max(...far) > 0.25, far.join(' '))
  })
})

test('every file of motions matches the schema, and all its formulas parse', () => {
  const check = new Ajv2020().compile(motionsSchema)
  const ids = new Map<string, string>()
  for (const family of MOTION_FAMILIES) {
    const folder = new URL(`../../data/motions/${family}/`, import.meta.url)
    for (const name of readdirSync(folder)) {
      const document = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { motions: { ids: string[] }[] }
      assert.ok(check(document), `${family}/${name}: ${JSON.stringify(check.errors)}`)
      for (const id of document.motions.flatMap(motion => motion.ids)) {
        assert.equal(ids.get(`${family}/${id}`), undefined, `${family}/${id} is in two files`)
        ids.set(`${family}/${id}`, name)
        assert.ok(findMotion(family, id))
      }
    }
  }
})
