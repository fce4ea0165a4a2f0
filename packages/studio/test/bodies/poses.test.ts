import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { bodyExtent } from '../../src/bodies/extent.ts'
import type { Body, Point } from '../../src/bodies/body.ts'
import { findKind, kindCodes } from '../../src/bodies/kinds/kinds.ts'
import type { Rig } from '../../src/bodies/kinds/kind.ts'
import { type Action, actions, isStance } from '../../src/bodies/motion/actions.ts'
import { bendLeg, footStep, type Leg, strideLength } from '../../src/bodies/motion/legs.ts'
import { ease, strikeTime } from '../../src/bodies/motion/moment.ts'
import { poseBeast } from '../../src/bodies/motion/pose-beast.ts'
import { poseBird } from '../../src/bodies/motion/pose-bird.ts'
import { posePerson } from '../../src/bodies/motion/pose-person.ts'
import { type Pose, type PosedBones, poseBones } from '../../src/bodies/pose-bones.ts'

const ofRig = (rig: Rig): [string, Body][] =>
  kindCodes()
    .filter(code => findKind(code)!.rig === rig)
    .map(code => [code, findKind(code)!.build()])
const POSES = { person: posePerson, beast: poseBeast, bird: poseBird }
const RIGS = Object.keys(POSES) as (keyof typeof POSES)[]
/** Some of each rig, of all sizes. */
const SOME = Object.fromEntries(RIGS.map(rig => [rig, ofRig(rig).filter((_, at) => at % 25 === 0)])) as Record<
  keyof typeof POSES,
  [string, Body][]
>

const poseAt = (rig: keyof typeof POSES, body: Body, action: Action, seconds: number): Pose =>
  POSES[rig](body, { action, seconds, until: 4, travelled: 0, speed: 0, phase: 0.3 })
const heightOf = (body: Body): number => bodyExtent(body).high[1]

describe('a body with two sides', () => {
  const mirrored = ([x, y, z]: Point): Point => [-x, y, z]
  const partner = (name: string): string | undefined =>
    /\.[rl]$/.test(name)
      ? name.replace(/[rl]$/, mark => (mark === 'r' ? 'l' : 'r'))
      : /^[fb][rl]\d?$/.test(name)
        ? name.replace(/^(.)([rl])/, (_, pair: string, mark: string) => pair + (mark === 'r' ? 'l' : 'r'))
        : undefined

  test('has each joint and each hand on both sides, at the same height and distance', () => {
    for (const rig of RIGS)
      for (const [code, body] of ofRig(rig)) {
        const places = new Map<string, Point>(body.bones.map(({ name, at }) => [name, at]))
        for (const [name, { at }] of Object.entries(body.sockets)) places.set(`socket ${name}`, at)
        for (const [name, at] of places) {
          const other = partner(name)
          if (other === undefined) continue
          const there = places.get(other)
          assert.ok(there, `${code} has ${name} and no ${other}`)
          const off = Math.hypot(...mirrored(at).map((value, axis) => value - there[axis]!))
          assert.ok(off < 1e-6, `${code}: ${name} and ${other} differ by ${off}`)
        }
      }
  })

  test('is symmetric about its middle', () => {
    for (const rig of RIGS)
      for (const [code, body] of ofRig(rig)) {
        const { low, high } = bodyExtent(body)
        assert.ok(Math.abs(low[0] + high[0]) < 0.35 * (high[0] - low[0]), `${code}: from ${low[0]} to ${high[0]}`)
      }
  })
})

describe('the actions of every rig', () => {
  const STEP = 1 / 24

  /** The farthest that any joint goes from one frame to the next, in heights of the body. */
  function farthest(body: Body, before: PosedBones, now: PosedBones): number {
    const [one, other] = [before, now].map(posed => body.bones.map(({ name, at }) => posed.placeOf(name, at)))
    return (
      Math.max(...one!.map((place, at) => Math.hypot(...place.map((value, axis) => value - other![at]![axis]!)))) /
      heightOf(body)
    )
  }

  for (const rig of RIGS)
    test(`a ${rig} has finite poses without a jump, near its position`, () => {
      for (const [code, body] of SOME[rig]) {
        const { low: from, high: to } = bodyExtent(body)
        const size = Math.max(to[1] - from[1], to[2] - from[2])
        for (const action of actions()) {
          let before: PosedBones | undefined
          for (let frame = 0; frame < 16; frame++) {
            const pose = poseAt(rig, body, action, 0.5 + frame * STEP)
            const posed = poseBones(body, pose)
            if (before) {
              const far = farthest(body, before, posed)
              assert.ok(far < 0.45, `${code} ${action} jumps ${far.toFixed(2)} of its height at frame ${frame}`)
            }
            before = posed
            if (frame % 5 > 0) continue
            const { low, high } = bodyExtent(body, posed)
            assert.ok([...low, ...high].every(Number.isFinite), `${code} ${action}`)
            assert.ok(low[1] > -0.6 * size && high[1] < 3.2 * size, `${code} ${action}: ${low[1]} to ${high[1]}`)
          }
        }
      }
    })

  test('actions of the hands leave the feet of a person in place', () => {
    // Whoever dodges does so with the whole body.
    const gestures = actions().filter(action => !isStance(action) && action !== 'dodge')
    for (const [code, body] of SOME.person)
      for (const action of gestures)
        for (const mark of ['r', 'l']) {
          const { name, at } = body.bones.find(bone => bone.name === `foot.${mark}`)!
          const [first, ...later] = [0.7, 1.4, 2.3].map(seconds =>
            poseBones(body, poseAt('person', body, action, seconds)).placeOf(name, at),
          )
          for (const place of later) {
            const off = Math.hypot(...place.map((value, axis) => value - first![axis]!))
            assert.ok(off < 0.12 * heightOf(body), `${code} ${action}: ${name} goes ${off}`)
          }
        }
  })
})

test('wings beat symmetrically in every action of a bird', () => {
  for (const [code, body] of SOME.bird)
    for (const action of actions())
      for (const seconds of [0.1, 0.37, 0.9, 2.2]) {
        const posed = poseBones(body, poseAt('bird', body, action, seconds))
        const [right, left] = ['r', 'l'].map(mark => {
          const wing = body.bones.find(({ name }) => name === `wing.${mark}`)
          if (!wing) return
          const out = mark === 'r' ? 0.2 : -0.2
          return posed.placeOf(wing.name, [wing.at[0] + out, wing.at[1], wing.at[2]])
        })
        if (right && left)
          assert.ok(Math.abs(right[1] - left[1]) < 0.02, `${code} ${action}: ${right[1]} and ${left[1]} m`)
      }
})

test('things turn about their position', () => {
  for (const [code, body] of ofRig('thing')) {
    const [root] = body.bones
    assert.deepEqual([root?.parent, root?.at], [undefined, [0, 0, 0]], code)
  }
})

describe('a leg', () => {
  const leg: Leg = { hip: [0.1, 0.9, 0], knee: [0.1, 0.48, 0.04], foot: [0.1, 0.06, 0] }
  const bones = [
    { name: 'upper', at: leg.hip },
    { name: 'lower', parent: 'upper', at: leg.knee },
  ]
  const footAt = (to: { y: number; z: number }): Point => {
    const { upper, lower } = bendLeg(leg, to)
    return poseBones({ bones }, { turns: { upper: [upper, 0, 0], lower: [lower, 0, 0] } }).placeOf('lower', leg.foot)
  }

  test('bends so that its foot is at its target', () => {
    for (const y of [0.12, 0.25, 0.4])
      for (const z of [-0.25, 0, 0.25]) {
        const [, reachedY, reachedZ] = footAt({ y, z })
        assert.ok(Math.hypot(reachedY - y, reachedZ - z) < 1e-6, `${reachedY} ${reachedZ}, not ${y} ${z}`)
      }
  })

  test('stretches towards a target out of reach, and keeps its length', () => {
    const [, y, z] = footAt({ y: 0, z: 2 })
    const length = Math.hypot(0.42, 0.04) * 2
    assert.ok(Math.abs(Math.hypot(y - 0.9, z) - length) < 1e-3)
    assert.ok(Math.abs(Math.atan2(z, 0.9 - y) - Math.atan2(2, 0.9)) < 1e-3)
  })

  test('keeps its knee forward, as at rest', () => {
    for (const to of [
      { y: 0.3, z: 0 },
      { y: 0.5, z: 0.2 },
    ]) {
      const { upper, lower } = bendLeg(leg, to)
      const posed = poseBones({ bones }, { turns: { upper: [upper, 0, 0], lower: [lower, 0, 0] } })
      const [, , knee] = posed.placeOf('lower', leg.knee)
      assert.ok(knee > to.z / 2, `the knee is at ${knee}`)
    }
  })

  test('moves back on the ground with the speed of the body and forward in the air, continuously', () => {
    const [stride, onGround, lift] = [1.2, 0.6, 0.1]
    const at = (part: number) => footStep(part, stride, onGround, lift)
    for (const part of [0, 0.2, 0.5]) {
      assert.deepEqual([at(part).y, at(part).isDown], [0, true])
      assert.ok(Math.abs(at(part).z + stride * part - at(0).z) < 1e-9)
    }
    assert.ok(at(0.8).y > 0.09 && !at(0.8).isDown)
    for (const edge of [onGround, 1])
      assert.ok(Math.abs(at(edge - 1e-6).z - at(edge + 1e-6).z) < 1e-4, `a jump at ${edge}`)
    assert.ok(Math.abs(at(0).z + at(onGround - 1e-9).z) < 1e-6, 'as far ahead as behind')
    assert.deepEqual(at(3.25), at(0.25))
    assert.deepEqual(at(-0.75), at(0.25))
  })

  test('has longer strides at higher speed, up to its reach, and longer ones when running', () => {
    const speeds = [0, 0.3, 0.6, 1, 2, 4, 9]
    for (const isRunning of [false, true]) {
      const strides = speeds.map(speed => strideLength(speed, 0.9, isRunning))
      for (const [at, stride] of strides.slice(1).entries()) assert.ok(stride >= strides[at]!)
      assert.ok(strides[0]! > 0 && strides[0]! < 0.1 && strides.at(-1)! <= 2.3 * 0.9 + 1e-9)
    }
    assert.ok(strideLength(9, 0.9, true) > 1.3 * strideLength(9, 0.9, false))
  })
})

test('a repeated motion eases in and out, and a single one ends within the shot', () => {
  assert.deepEqual([-1, 0, 0.5, 1, 2].map(ease), [0, 0, 0.5, 1, 1])
  for (let at = 0; at < 1; at += 0.05) assert.ok(ease(at + 0.05) >= ease(at))
  assert.ok(ease(0.1) < 0.1 && ease(0.9) > 0.9)
  assert.deepEqual([1, 3, 4, 10].map(strikeTime), [0.3, 1.2000000000000002, 1.6, 2])
  assert.equal(strikeTime(), strikeTime(4))
})
