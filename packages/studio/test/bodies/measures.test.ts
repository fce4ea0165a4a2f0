import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { holdNumbers, type Numbers } from '../../../../test/harness/hold-numbers.ts'
import type { Body, Part, Point } from '../../src/bodies/body.ts'
import { buildMesh } from '../../src/bodies/build-mesh.ts'
import { EYE } from '../../src/bodies/close-eyes.ts'
import { bodyExtent } from '../../src/bodies/extent.ts'
import { drawFace, type Expression, type Feeling } from '../../src/bodies/face-picture.ts'
import { distanceTo } from '../../src/bodies/join-shapes.ts'
import { findKind, kindCodes } from '../../src/bodies/kinds/kinds.ts'
import { buildPerson } from '../../src/bodies/kits/person.ts'
import { puffPicture } from '../../src/bodies/puff-picture.ts'
import { shapeSurface } from '../../src/bodies/shape-surfaces.ts'
import { VERTEX_WORDS } from '../../src/raster/mesh.ts'
import { BEASTS, BIRDS, BODIES, HATS, SOMEBODY } from './sample-bodies.ts'

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

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Where the middle of some places is, and how far they lie around it, by x, y and z. */
function spreadOf(places: readonly (readonly number[])[]): { middle: number[]; spread: number[] } {
  const middle = [0, 1, 2].map(axis => mean(places.map(place => place[axis]!)))
  const spread = [0, 1, 2].map(axis => Math.sqrt(mean(places.map(place => (place[axis]! - middle[axis]!) ** 2))))
  return { middle, spread }
}

/** Of what hangs on a bone: how many parts, and the means of where they are and of how large, a claw as much as a trunk. */
function measure(parts: readonly Part[]): number[] {
  const all = parts.map(part => spreadOf(shapeSurface(part).places))
  const means = (of: (one: (typeof all)[number]) => number[]): number[] =>
    [0, 1, 2].map(axis => mean(all.map(one => of(one)[axis]!)))
  return [
    parts.length,
    ...means(({ middle }) => middle),
    ...means(({ spread }) => spread.map(value => Math.log10(value + 1e-4))),
  ]
}

test('bodies of every kit have the measures that were written down, bone by bone', () => {
  const found: Numbers = {}
  const seen = new Set<string>()
  for (const [name, body] of Object.entries(BODIES)) {
    const rows: [string, number[]][] = [...Map.groupBy(body.parts, part => part.bone)].map(([bone, parts]) => [
      bone,
      measure(parts),
    ])
    const places = [...body.bones, ...Object.values(body.sockets)].flatMap(({ at }) => at)
    for (const [what, numbers] of [...rows, ['joints and sockets', places] as const]) {
      // What somebody wears on the head changes nothing of the feet.
      const key = `${what} ${numbers.map(number => number.toFixed(5)).join()}`
      if (!seen.has(key)) found[`${name}, ${what}`] = numbers
      seen.add(key)
    }
  }
  holdNumbers(join(import.meta.dirname, 'measures.golden.json'), found, (kept, now) => Math.abs(kept - now) < 1e-3)
})

test('skins and faces are what was written down', () => {
  const found: Numbers = {}
  const rgba = new Uint8Array(40 * 60 * 4)
  for (let y = 0; y < 60; y++) for (let x = 5; x < 20 + y / 4; x++) rgba.set([200, 100, 50, 255], (y * 40 + x) * 4)
  for (const [name, { vertices, indices }] of Object.entries({
    somebody: buildMesh(BODIES['somebody']!),
    'a beast': buildMesh(BODIES['pointed ears, a thin tail']!),
    'a cushion': puffPicture({ width: 40, height: 60, rgba }, 1.2).mesh,
  })) {
    const at = Array.from({ length: vertices.length / VERTEX_WORDS }, (_, index) => index * VERTEX_WORDS)
    const part = (from: number): number[][] => at.map(first => [...vertices.subarray(first + from, first + from + 3)])
    const { middle, spread } = spreadOf(part(0))
    const normals = spreadOf(part(3))
    const light = mean(at.map(first => vertices[first + 6]!))
    found[name] = [indices.length / 1e5, ...middle, ...spread, ...normals.middle, ...normals.spread, light]
  }
  const calm: Expression = { feeling: 'calm', mouth: 0, blink: 0, gaze: [0, 0], brows: '#333333' }
  const faces: Record<string, Partial<Expression>> = {
    ...Object.fromEntries(FEELINGS.map(feeling => [feeling, { feeling }])),
    'speaks, ah': { mouth: 0.8 },
    'speaks, oo': { mouth: 0.4, wide: -1 },
    'speaks, ee': { mouth: 0.4, wide: 1 },
    'half closed': { blink: 0.5 },
    closed: { blink: 1 },
    'looks up to the right': { gaze: [1, 1] },
  }
  for (const [name, more] of Object.entries(faces)) {
    const face = drawFace({ ...calm, ...more })
    // Rows of an eighth of the picture: brows, eyes, cheeks, mouth.
    found[`a face: ${name}`] = Array.from({ length: 8 }, (_, row) => {
      const pixels = face.subarray((row * face.length) / 8, ((row + 1) * face.length) / 8)
      return mean([...pixels]) / 255
    })
  }
  holdNumbers(
    join(import.meta.dirname, 'skins.golden.json'),
    found,
    (kept, now) => Math.abs(kept - now) < 1e-3 + 0.002 * Math.abs(kept),
  )
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
  test('has two eyes, alike and on its head, neither beads nor saucers', () => {
    for (const [name, body] of ANIMALS) {
      const eyes = body.parts.filter(part => part.colour === EYE && part.bone === 'head' && 'ball' in part)
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

test('whatever is worn on the head sits on it: it reaches over the hair and not below the chin', () => {
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
