import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Body, Point } from '../../src/bodies/body.ts'
import { bodyExtent } from '../../src/bodies/extent.ts'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import type { AnimalMotion } from '../../src/bodies/motion/actions.ts'
import { poseBeast } from '../../src/bodies/motion/pose-beast.ts'
import { poseBird } from '../../src/bodies/motion/pose-bird.ts'
import { type PosedBones, poseBones } from '../../src/bodies/pose-bones.ts'
import { readRows } from '../../src/library/read-rows.ts'

const bodyOf = (code: string): Body => findKind(code)!.build()
const [DOG, CAT, PANDA, HORSE] = ['1f415', '1f408', '1f43c', '1f40e'].map(bodyOf) as [Body, Body, Body, Body]
const EAGLE = bodyOf('1f985')
const SECONDS = 5
/** The parts of a take at which it is looked at. */
const LOOKS = [0.12, 0.5, 0.88] as const

const POSES = { beast: poseBeast, bird: poseBird }
const posed = (body: Body, animalMotion: AnimalMotion, part: number, rig: keyof typeof POSES = 'beast'): PosedBones =>
  poseBones(
    body,
    POSES[rig](body, {
      action: 'stand',
      animalMotion,
      seconds: part * SECONDS,
      until: SECONDS,
      travelled: 0,
      speed: 0,
      phase: 0.3,
      near: 1,
    }),
  )
const standing = (body: Body): PosedBones => poseBones(body, { turns: {} })
const socket = (body: Body, at: PosedBones, name: string): Point => {
  const { bone, at: place } = body.sockets[name]!
  return at.placeOf(bone, place)
}
const joint = (body: Body, at: PosedBones, name: string): Point =>
  at.placeOf(name, body.bones.find(bone => bone.name === name)!.at)
const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
const heightOf = (body: Body): number => bodyExtent(body).high[1]
const PAWS = ['paw.fr', 'paw.fl'] as const

const SEEN = { beast: [DOG, CAT, PANDA, HORSE], bird: [EAGLE] }
const motionsOf = (rig: keyof typeof POSES): AnimalMotion[] => [
  ...new Set(readRows('action').flatMap(({ behaviour }) => behaviour?.animalMotion?.[rig] ?? [])),
]

describe('whole-body actions of animals', () => {
  for (const rig of ['beast', 'bird'] as const)
    test(`a ${rig} has different poses at the beginning, middle and end of each action, without a jump`, () => {
      for (const body of SEEN[rig])
        for (const animalMotion of motionsOf(rig)) {
          if (animalMotion === 'tumble' || animalMotion === 'headbutt') continue // What happens turns and moves the whole body.
          const places = LOOKS.map(part => {
            const at = posed(body, animalMotion, part, rig)
            return body.bones.map(({ name, at: [x, y, z] }) =>
              at.placeOf(name, [x, y - 0.25 * heightOf(body), z + 0.1]),
            )
          })
          assert.ok(places.flat(2).every(Number.isFinite), animalMotion)
          for (const [one, other] of [
            [0, 1],
            [1, 2],
          ] as const) {
            const most = Math.max(...places[one]!.map((place, at) => far(place, places[other]![at]!)))
            assert.ok(
              most > 0.05 * heightOf(body),
              `${animalMotion} hardly changes from look ${one} to the next: ${most}`,
            )
          }
          for (let frame = 0; frame < 24; frame++) {
            const [before, now] = [frame, frame + 1].map(nth =>
              posed(body, animalMotion, (0.3 * SECONDS + nth / 24) / SECONDS, rig),
            )
            const most = Math.max(
              ...body.bones.map(({ name }) => far(joint(body, before!, name), joint(body, now!, name))),
            )
            assert.ok(most < 0.45 * heightOf(body), `${animalMotion} jumps ${most}`)
          }
        }
    })
})

/** What is to be seen of each in the middle of it. */
const MEASURES: readonly [animalMotion: AnimalMotion, what: string, holds: (body: Body) => boolean][] = [
  [
    'dig',
    'its mouth is below its hips',
    body => {
      const at = posed(body, 'dig', 0.5)
      return socket(body, at, 'mouth')[1] < joint(body, at, 'br1')[1]
    },
  ],
  [
    'stretch',
    'its shoulders are below its rump',
    body => {
      const at = posed(body, 'stretch', 0.5)
      return joint(body, at, 'fr1')[1] < joint(body, at, 'br1')[1] - 0.1 * heightOf(body)
    },
  ],
  [
    'groom',
    'a paw is at its mouth',
    body => {
      const at = posed(body, 'groom', 0.12)
      return Math.min(...PAWS.map(paw => far(socket(body, at, paw), socket(body, at, 'mouth')))) < 0.45 * heightOf(body)
    },
  ],
  [
    'rear',
    'its forepaws are above its hips',
    body => {
      const at = posed(body, 'rear', 0.5)
      return PAWS.every(paw => socket(body, at, paw)[1] > joint(body, at, 'br1')[1])
    },
  ],
  [
    'lie-back',
    'its paws are above its trunk',
    body => {
      const at = posed(body, 'lie-back', 0.5)
      return PAWS.every(paw => socket(body, at, paw)[1] > joint(body, at, 'trunk')[1])
    },
  ],
  [
    'howl',
    'its mouth is above where it is at rest',
    body =>
      socket(body, posed(body, 'howl', 0.6), 'mouth')[1] >
      socket(body, standing(body), 'mouth')[1] + 0.05 * heightOf(body),
  ],
  [
    'curl-up',
    'its head has come to its tail',
    body => {
      const [first, last] = [0.05, 0.9].map(part => {
        const at = posed(body, 'curl-up', part)
        return far(socket(body, at, 'mouth'), joint(body, at, 'tailend'))
      })
      return last! < 0.8 * first!
    },
  ],
  [
    'crouch',
    'its back is low',
    body => joint(body, posed(body, 'crouch', 0.5), 'trunk')[1] < 0.7 * body.bones[0]!.at[1],
  ],
  [
    'give-paw',
    'one paw is far above the other',
    body => {
      const at = posed(body, 'give-paw', 0.6)
      return Math.abs(socket(body, at, 'paw.fr')[1] - socket(body, at, 'paw.fl')[1]) > 0.2 * heightOf(body)
    },
  ],
]

describe("in the middle of an animal's action", () => {
  for (const [animalMotion, what, holds] of MEASURES)
    test(`${animalMotion}: ${what}`, () => {
      for (const body of [DOG, CAT, PANDA]) assert.ok(holds(body))
    })

  test('a mouth opens to yawn, and is shut before and after', () => {
    const open = (part: number): number => {
      const at = posed(DOG, 'yawn', part)
      const chin = DOG.parts.find(shape => shape.bone === 'jaw' && 'rod' in shape) as { rod: readonly [Point, Point] }
      return far(at.placeOf('jaw', chin.rod[1]), at.placeOf('head', chin.rod[1]))
    }
    assert.ok(open(0.5) > 0.05 && open(0) < 0.01 && open(1) < 0.01, `${open(0)} ${open(0.5)} ${open(1)}`)
  })

  test('the open mouth of a short muzzle is visible while an animal calls', () => {
    for (const body of [DOG, CAT, PANDA]) {
      const gullet = body.bones.find(({ name }) => name === 'gullet')!.at
      const out = (at: PosedBones): number => far(at.placeOf('gullet', gullet), at.placeOf('head', gullet))
      for (const part of [0.1, 0.3, 0.5, 0.7, 0.9])
        assert.ok(out(posed(body, 'bark', part)) > 0.2 * out(posed(body, 'yawn', 0.5)))
      assert.ok(out(standing(body)) < 1e-6)
    }
  })

  test('wings are folded first and spread from tip to tip later', () => {
    const span = (part: number): number => {
      const at = posed(EAGLE, 'spread-wings', part, 'bird')
      const tips = (['wing.r', 'wing.l'] as const).map(name => {
        const [x, y, z] = EAGLE.bones.find(bone => bone.name === name)!.at
        return at.placeOf(name, [x, y - 0.3, z])
      })
      return far(tips[0]!, tips[1]!)
    }
    assert.ok(span(0.5) > 1.5 * span(0.02))
  })

  test('a pecking bird has its head at its feet', () => {
    const lowest = Math.min(
      ...Array.from({ length: 20 }, (_, at) => joint(EAGLE, posed(EAGLE, 'peck', at / 20, 'bird'), 'head')[1]),
    )
    assert.ok(lowest < 0.6 * joint(EAGLE, standing(EAGLE), 'head')[1])
  })

  test('feet stay in place while the body acts', () => {
    for (const animalMotion of ['stretch', 'yawn', 'wag', 'shake-off', 'crouch'] as const)
      for (const paw of ['paw.br', 'paw.bl']) {
        const [, y, z] = socket(DOG, posed(DOG, animalMotion, 0.4), paw)
        const [, restY, restZ] = socket(DOG, standing(DOG), paw)
        assert.ok(Math.abs(y - restY) < 0.08 * heightOf(DOG), `${animalMotion} ${paw} is ${y - restY} off the ground`)
        if (animalMotion !== 'crouch' && animalMotion !== 'wag')
          assert.ok(Math.abs(z - restZ) < 0.1 * heightOf(DOG), `${animalMotion} ${paw} slides ${z - restZ}`)
      }
  })
})
