import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import type { Group, PartDocument } from '@kinora/media/scene/part-schema'
import { findDocuments } from '../../src/documents/find-documents.ts'
import { readPart } from '../../src/documents/read-part.ts'
import { parseColour } from '../../src/scenery/colour.ts'
import { buildPart } from '../../src/scenery/parts/build-part.ts'
import { putPart } from '../../src/scenery/parts/put-part.ts'
import type { Solid } from '../../src/scenery/solid-list.ts'

const PARTS = [...findDocuments('parts').keys()].map(name => [name, readPart(name)] as const)
const make = (part: PartDocument, seed: number, isLit = true): Solid[] =>
  buildPart(part, { seeded: seededRandom(seed), isLit })
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(numbersIn)
      : []
describe('parts that places are dressed with', () => {
  test('are of solids with sizes and colours, whatever is drawn by chance', () => {
    for (const [name, part] of PARTS)
      for (const seed of [1, 2, 3, 4]) {
        const solids = make(part, seed)
        assert.ok(solids.length > 0, name)
        for (const [index, solid] of solids.entries()) {
          const what = `${name}, solid ${index}: ${JSON.stringify(solid)}`
          assert.ok(numbersIn(solid).every(Number.isFinite), what)
          assert.ok(
            solid.size.every(size => size > 0),
            what,
          )
          // Nothing is larger than a rock, and no paint gives back more light than it gets.
          assert.ok(Math.max(...solid.size) <= 110, what)
          assert.ok(solid.colour.length === 3 && solid.colour.every(share => share >= 0 && share <= 1), what)
        }
        assert.ok(Math.min(...solids.map(({ at }) => at[1])) < 1, `${name} hangs in the air`)
      }
  })

  test('are the same for the same seed, and have lamps only where these are lit', () => {
    const glowing = (solids: readonly Solid[]): number => solids.filter(({ glow }) => glow !== undefined).length
    let lamps = 0
    for (const [name, part] of PARTS) {
      assert.deepEqual(make(part, 5), make(part, 5), name)
      assert.ok(glowing(make(part, 5, true)) >= glowing(make(part, 5, false)), `${name} glows more when nothing is lit`)
      if (glowing(make(part, 5, true)) > glowing(make(part, 5, false))) lamps += 1
    }
    assert.ok(lamps >= 3, `${lamps} parts are lamps`)
  })
})

describe('a part that is put somewhere', () => {
  const plank: Solid[] = [{ shape: 'box', at: [1, 0.5, 0], size: [2, 0.2, 0.4], colour: [0.2, 0.2, 0.2] }]

  test('is moved, turned about the upright and scaled, and keeps its height', () => {
    const [there] = putPart(plank, { x: 3, y: 1, z: 7, scale: 2 })
    assert.deepEqual(
      [there!.at.map(place => Math.round(place * 100) / 100), there!.size],
      [
        [5, 2, 7],
        [4, 0.4, 0.8],
      ],
    )
    const [turned] = putPart(plank, { x: 0, z: 0, turn: 180 })
    assert.ok(Math.abs(turned!.at[0] + 1) < 1e-6 && Math.abs(turned!.at[2]) < 1e-6)
    assert.deepEqual([turned!.size, turned!.turn], [[2, 0.2, 0.4], 0])
  })

  test('changes width and depth in a quarter turn, and says how far it is turned in any other', () => {
    const [quarter] = putPart(plank, { x: 0, z: 0, turn: 90 })
    assert.deepEqual([quarter!.size, quarter!.turn], [[0.4, 0.2, 2], 0])
    assert.ok(Math.abs(quarter!.at[0]) < 1e-6 && Math.abs(Math.abs(quarter!.at[2]) - 1) < 1e-6)
    const [aslant] = putPart(plank, { x: 0, z: 0, turn: 30 })
    assert.deepEqual([aslant!.size, aslant!.turn], [[2, 0.2, 0.4], 30])
    assert.ok(Math.abs(Math.hypot(aslant!.at[0], aslant!.at[2]) - 1) < 1e-6)
    const [twice] = putPart([{ ...plank[0]!, turn: 15 }], { x: 0, z: 0, turn: 90 })
    assert.deepEqual([twice!.size, twice!.turn], [[2, 0.2, 0.4], 105])
  })

  test('tapers along the side that it had', () => {
    const [tapered] = putPart([{ ...plank[0]!, taper: [0.2, 0.9] }], { x: 0, z: 0, turn: 270 })
    assert.deepEqual(tapered!.taper, [0.9, 0.2])
  })
})

describe('a document of a part', () => {
  const part = (more: Partial<PartDocument>): PartDocument => ({
    version: 'kinora.part/1',
    id: 'post',
    parts: [{ shape: 'box', foot: [1, 0, 2], size: [1, 1, 1], colour: '#ff0000' }],
    ...more,
  })
  const solid = part({}).parts[0]!
  const build = (more: Partial<PartDocument>, options: Partial<Parameters<typeof buildPart>[1]> = {}): Solid[] =>
    buildPart(part(more), { seeded: seededRandom(3), isLit: false, ...options })

  test('has its front towards the camera, and is repeated and mirrored in the order in which it is told', () => {
    const places = (list: readonly Solid[]): (readonly number[])[] => list.map(({ at }) => at)
    assert.deepEqual(places(build({})), [[1, 0, -2]])
    assert.deepEqual(places(build({ parts: [{ ...solid, mirror: 'xz' }] })), [
      [1, 0, -2],
      [1, 0, 2],
      [-1, 0, -2],
      [-1, 0, 2],
    ])
    const twice = { count: 2, step: [0, 3, 1] } satisfies Group['repeat']
    assert.deepEqual(places(build({ parts: [{ repeat: twice, mirror: 'x', parts: [solid] }] })), [
      [1, 0, -2],
      [1, 3, -3],
      [-1, 0, -2],
      [-1, 3, -3],
    ])
  })

  test('has the colour that the place gives, times as bright, and its own without one', () => {
    const painted = { ...solid, colour: { chosen: '#808080', times: 0.5 } }
    assert.deepEqual(build({ parts: [painted] }, { colour: [0.4, 0.2, 0] })[0]!.colour, [0.2, 0.1, 0])
    assert.deepEqual(build({ parts: [painted] })[0]!.colour, parseColour('#808080'))
  })

  test('is there when lamps are lit and in its seasons, and glows as they do', () => {
    const lamp = { ...solid, glow: { lit: [3, 2, 1] as [number, number, number] } }
    assert.equal(build({ parts: [lamp] })[0]!.glow, undefined)
    assert.deepEqual(build({ parts: [lamp] }, { isLit: true })[0]!.glow, [3, 2, 1])
    const snow = { ...solid, when: ['winter' as const] }
    assert.deepEqual([build({ parts: [snow] }).length, build({ parts: [snow] }, { season: 'winter' }).length], [0, 1])
    assert.equal(build({ parts: [{ ...solid, when: ['lit'] }] }).length, 0)
  })

  test('is varied by the seed: one draw for all that use its name, and none for a colour that the place gives', () => {
    const tower: Partial<PartDocument> = {
      vary: { wall: { one: ['#ff0000', '#00ff00', '#0000ff'] }, high: { from: 4, to: 9 } },
      parts: [
        { ...solid, size: [1, { of: { high: 1 } }, 1], colour: { chosen: { vary: 'wall' } } },
        { ...solid, foot: [0, { of: { high: 1 }, plus: 0.5 }, 0], colour: { chosen: { vary: 'wall' } } },
      ],
    }
    const [body, roof] = build(tower)
    assert.ok(body!.size[1] >= 4 && body!.size[1] < 9)
    assert.equal(roof!.at[1], body!.size[1] + 0.5)
    assert.deepEqual(roof!.colour, body!.colour)
    const seeded = seededRandom(3)
    build(tower, { seeded, colour: [1, 1, 1] })
    const after = seededRandom(3)
    after.next()
    assert.equal(seeded.next(), after.next(), 'more than the height was drawn')
  })

  test('leaves a group out by chance, and has another instead', () => {
    const always = build({ parts: [{ chance: 1, parts: [solid], otherwise: [solid, solid] }] })
    const never = build({ parts: [{ chance: 0, parts: [solid], otherwise: [solid, solid] }] })
    assert.deepEqual([always.length, never.length], [1, 2])
  })
})
