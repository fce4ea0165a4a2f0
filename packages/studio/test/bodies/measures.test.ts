import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Body, Part, Point } from '../../src/bodies/body.ts'
import { EYE } from '../../src/bodies/animal-eyes.ts'
import { bodyExtent } from '../../src/bodies/extent.ts'
import { drawFace, type Expression, FACE_SIDE, type Feeling } from '../../src/bodies/face-picture.ts'
import { distanceTo } from '../../src/bodies/join-shapes.ts'
import { buildBeast } from '../../src/bodies/kits/beast.ts'
import { findKind, kindCodes } from '../../src/bodies/kinds/kinds.ts'
import { buildPerson } from '../../src/bodies/kits/person.ts'
import { BEAST, BEASTS, BIRDS, BODIES, HATS, SOMEBODY } from './sample-bodies.ts'

const FEELINGS: Feeling[] = [
  'calm',
  'happy',
  'sad',
  'tense',
  'asleep',
  'surprised',
  'glad',
  'shy',
  'proud',
  'angry',
  'tired',
]

describe('a person', () => {
  const at = (body: Body, bone: string): Point => body.bones.find(({ name }) => name === bone)!.at
  const people = (['adult', 'old', 'child', 'baby'] as const).map(age => buildPerson({ ...SOMEBODY, age }))

  test('has hands between hips and knees, and its head above everything else', () => {
    for (const body of people) {
      const hand = body.sockets['hand.r']!.at
      assert.ok(hand[1] < at(body, 'hips')[1] && hand[1] > at(body, 'shin.r')[1], `${hand[1]} m`)
      const skin = body.parts.filter(({ bone, colour }) => bone === 'head' && colour === SOMEBODY.skin)
      const { high } = bodyExtent({ ...body, parts: skin })
      assert.ok(
        Math.abs(body.sockets['top']!.at[1] - high[1]) < 0.03,
        `${body.sockets['top']!.at[1]}, not ${high[1]} m`,
      )
    }
  })

  test('has a larger head the younger it is, and joints in the order of the body', () => {
    const heads = people.map(({ face }) => face!.width)
    assert.deepEqual(
      heads,
      heads.toSorted((a, b) => a - b),
    )
    for (const body of people)
      for (const chain of [
        ['foot.r', 'shin.r', 'thigh.r', 'chest', 'arm.r', 'head'],
        ['forearm.l', 'arm.l'],
      ]) {
        const heights = chain.map(bone => at(body, bone)[1])
        assert.deepEqual(
          heights,
          heights.toSorted((a, b) => a - b),
          chain.join(),
        )
      }
  })
})

test('a rising neck carries the head above the back, and a falling one below it', () => {
  const headOver = (rise: number): number => {
    const body = buildBeast({ ...BEAST, rise })
    const [trunk, head] = ['trunk', 'head'].map(bone => body.bones.find(({ name }) => name === bone)!.at[1])
    return head! - trunk!
  }
  assert.ok(headOver(45) > headOver(10) + 0.1 && headOver(10) > headOver(-30) + 0.1)
  assert.ok(headOver(45) > 0)
})

test('every body has finite joints on known bones, and parts larger than zero', () => {
  for (const [name, body] of Object.entries(BODIES)) {
    const bones = new Set(body.bones.map(bone => bone.name))
    for (const { at, parent } of body.bones)
      assert.ok(at.every(Number.isFinite) && (parent === undefined || bones.has(parent)), name)
    for (const { bone, at } of Object.values(body.sockets))
      assert.ok(bones.has(bone) && at.every(Number.isFinite), name)
    for (const part of body.parts) {
      const { low, high } = bodyExtent({ ...body, parts: [part] })
      const sizes = high.map((value, axis) => value - low[axis]!)
      assert.ok(bones.has(part.bone) && sizes.every(size => size > 0 && size < 5), `${name}: ${JSON.stringify(part)}`)
      assert.match(part.colour, /^#[0-9a-f]{6}$/)
    }
  }
})

describe('a face', () => {
  const calm: Expression = { feeling: 'calm', mouth: 0, blink: 0, gaze: [0, 0], brows: '#333333' }
  /** How much of the upper and of the lower half differs from a calm one. */
  const changes = (more: Partial<Expression>): [upper: number, lower: number] => {
    const [before, now] = [drawFace(calm), drawFace({ ...calm, ...more })]
    const half = (FACE_SIDE * FACE_SIDE * 4) / 2
    const differing = (from: number): number =>
      before.subarray(from, from + half).filter((byte, at) => byte !== now[from + at]).length
    return [differing(0), differing(half)]
  }

  test('moves its mouth to speak, blinks, and turns its eyes', () => {
    for (const mouth of [{ mouth: 0.8 }, { mouth: 0.4, wide: -1 }, { mouth: 0.4, wide: 1 }]) {
      const [upper, lower] = changes(mouth)
      assert.ok(lower > 10 * upper && lower > 500, `${upper} and ${lower}`)
    }
    for (const eyes of [{ blink: 0.5 }, { blink: 1 }, { gaze: [1, 1] as const }]) {
      const [upper, lower] = changes(eyes)
      assert.ok(upper + lower > 500, `${upper} and ${lower}`)
    }
  })

  test('differs for every feeling', () => {
    const faces = FEELINGS.map(feeling => Buffer.from(drawFace({ ...calm, feeling })).toString('base64'))
    assert.equal(new Set(faces).size, FEELINGS.length)
  })
})

/** Every animal, of the kits and of the tables. */
const ANIMALS: [string, Body][] = [
  ...Object.entries(BODIES).filter(([name]) => name in BEASTS || name in BIRDS),
  ...kindCodes()
    .filter(code => ['beast', 'bird'].includes(findKind(code)!.rig))
    .map((code): [string, Body] => [code, findKind(code)!.build()]),
]
const sizeOf = (part: Part): Point =>
  'ball' in part ? (typeof part.size === 'number' ? [part.size, part.size, part.size] : part.size) : [0, 0, 0]

describe('an animal', () => {
  test('has two equal eyes of moderate size on its head', () => {
    for (const [name, body] of ANIMALS) {
      const eyes = body.parts.filter(part => part.colour === EYE && part.bone === 'eyes' && 'ball' in part)
      const skull = body.parts.filter(part => part.bone === 'head' && part.colour !== EYE && 'ball' in part)
      const largest = Math.max(...skull.map(part => Math.max(...sizeOf(part))))
      assert.ok(eyes.length >= 2 && eyes.length % 2 === 0, `${name} has ${eyes.length} eyes`)
      for (const eye of eyes) {
        if (!('ball' in eye)) continue
        const [x, y, z] = eye.ball
        const size = Math.max(...sizeOf(eye))
        assert.ok(size > 0.05 * largest && size < 0.5 * largest, `${name}: eyes of ${size} on a head of ${largest}`)
        const off = Math.min(...skull.map(part => distanceTo(part, x, y, z)))
        assert.ok(Math.abs(off) < 2 * size, `${name}: an eye is ${off} off the head`)
        assert.ok(
          eyes.some(
            other => 'ball' in other && Math.hypot(other.ball[0] + x, other.ball[1] - y, other.ball[2] - z) < 1e-6,
          ),
          `${name}: the eyes are not level`,
        )
      }
    }
  })
})

test('everything worn on the head covers the hair and ends above the chin', () => {
  for (const age of ['adult', 'child', 'baby', 'old'] as const) {
    const bare = buildPerson({ ...SOMEBODY, age, hair: { style: 'none', colour: '#302018' } })
    const head = (body: Body) => bodyExtent({ ...body, parts: body.parts.filter(({ bone }) => bone === 'head') })
    const { low, high } = head(bare)
    const tall = high[1] - low[1]
    for (const kind of HATS) {
      const parts = buildPerson({
        ...SOMEBODY,
        age,
        hair: { style: 'none', colour: '#302018' },
        hat: { kind, colour: '#123456', second: '#654321' },
      }).parts.filter(({ colour }) => colour === '#123456' || colour === '#654321')
      assert.ok(parts.length > 0, kind)
      const worn = bodyExtent({ ...bare, parts })
      const [above, below] = [worn.high[1] - high[1], worn.low[1] - low[1]]
      assert.ok(above > -0.35 * tall && above < 1.3 * tall, `${age} ${kind}: ${above / tall} above the head`)
      assert.ok(below > -0.25 * tall && worn.low[1] < high[1], `${age} ${kind}: begins at ${below / tall}`)
      assert.ok(worn.high[0] - worn.low[0] > 0.5 * (high[0] - low[0]), `${age} ${kind} is too narrow`)
    }
  }
})
