import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import type { Asset } from '@kinora/media/scene/asset-schema'
import { bodyExtent } from '../../src/bodies/extent.ts'
import { buildAsset } from '../../src/bodies/assets/build-asset.ts'
import { readAsset } from '../../src/bodies/assets/asset-library.ts'
import type { DrawOptions } from '../../src/bodies/assets/draw-parts.ts'
import { parseColour } from '../../src/scenery/colour.ts'
import { buildSolids } from '../../src/scenery/parts/build-solids.ts'
import { putPart } from '../../src/scenery/parts/put-part.ts'
import type { Solid } from '../../src/scenery/solid-list.ts'
import { dressingAssets } from './dressing-assets.ts'

const PARTS = dressingAssets().map(name => [name, readAsset(name)] as const)
const make = (asset: Asset, seed: number, isLit = true): Solid[] =>
  buildSolids(asset, { seeded: seededRandom(seed), isLit })
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(numbersIn)
      : []
describe('assets in places', () => {
  test('consist of solids with sizes and colours for every seed', () => {
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

  test('are the same for the same seed, and have lamps only if these are lit', () => {
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

describe('a placed part', () => {
  const plank: Solid[] = [{ shape: 'box', at: [1, 0.5, 0], size: [2, 0.2, 0.4], colour: [0.2, 0.2, 0.2] }]

  test('is moved, turned about the vertical axis and scaled, and keeps its height', () => {
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

  test('swaps width and depth in a quarter turn, and has its angle otherwise', () => {
    const [quarter] = putPart(plank, { x: 0, z: 0, turn: 90 })
    assert.deepEqual([quarter!.size, quarter!.turn], [[0.4, 0.2, 2], 0])
    assert.ok(Math.abs(quarter!.at[0]) < 1e-6 && Math.abs(Math.abs(quarter!.at[2]) - 1) < 1e-6)
    const [aslant] = putPart(plank, { x: 0, z: 0, turn: 30 })
    assert.deepEqual([aslant!.size, aslant!.turn], [[2, 0.2, 0.4], 30])
    assert.ok(Math.abs(Math.hypot(aslant!.at[0], aslant!.at[2]) - 1) < 1e-6)
    const [twice] = putPart([{ ...plank[0]!, turn: 15 }], { x: 0, z: 0, turn: 90 })
    assert.deepEqual([twice!.size, twice!.turn], [[2, 0.2, 0.4], 105])
  })

  test('tapers along its original side', () => {
    const [tapered] = putPart([{ ...plank[0]!, taper: [0.2, 0.9] }], { x: 0, z: 0, turn: 270 })
    assert.deepEqual(tapered!.taper, [0.9, 0.2])
  })
})

describe('an asset as solids', () => {
  const box = {
    shape: 'box' as const,
    foot: [-1, 0, 2] as [number, number, number],
    size: [1, 1, 1] as [number, number, number],
    colour: '#ff0000',
  }
  type Parts = NonNullable<Asset['parts']>
  const build = (parts: Parts, options: DrawOptions = {}, vary?: Asset['vary']): Solid[] =>
    buildSolids({ id: 'post', parts, ...(vary && { vary }) }, { seeded: seededRandom(3), ...options })
  const places = (list: readonly Solid[]): (readonly number[])[] => list.map(({ at }) => at.map(one => one + 0))

  test('faces the camera, and is repeated and mirrored in the order of its document', () => {
    assert.deepEqual(places(build([box])), [[1, 0, -2]])
    assert.deepEqual(places(build([{ shape: 'mirror', across: 'xz', parts: [box] }])), [
      [1, 0, -2],
      [1, 0, 2],
      [-1, 0, -2],
      [-1, 0, 2],
    ])
    const row = { shape: 'row' as const, count: 2, step: [0, 3, 1] as [number, number, number], parts: [box] }
    assert.deepEqual(places(build([{ shape: 'mirror', parts: [row] }])), [
      [1, 0, -2],
      [1, 3, -3],
      [-1, 0, -2],
      [-1, 3, -3],
    ])
  })

  test('has the colour and brightness of the place, and its own without one', () => {
    const painted = { ...box, colour: '#808080', tint: 0.5 }
    const [given] = build([painted], { chosen: '#ff0000' })
    assert.deepEqual(
      given!.colour,
      parseColour('#ff0000').map(share => share * 0.5),
    )
    assert.deepEqual(build([painted])[0]!.colour, parseColour('#808080'))
  })

  test('exists with lamps and in its seasons, and glows like them', () => {
    const lamp = { ...box, glow: { lit: [3, 2, 1] as [number, number, number] } }
    assert.equal(build([lamp])[0]!.glow, undefined)
    assert.deepEqual(build([lamp], { isLit: true })[0]!.glow, [3, 2, 1])
    const snow: Parts = [{ shape: 'group', when: ['winter'], parts: [box] }]
    assert.deepEqual([build(snow).length, build(snow, { season: 'winter' }).length], [0, 1])
    assert.equal(build([{ shape: 'group', when: ['lit'], parts: [box] }]).length, 0)
  })

  test('is varied by the seed: one draw for each name, and none for a colour of the place', () => {
    const vary: NonNullable<Asset['vary']> = {
      wall: { one: ['#ff0000', '#00ff00', '#0000ff'] },
      high: { from: 4, to: 9 },
    }
    const tower: Parts = [
      { ...box, size: [1, { of: { high: 1 } }, 1], colour: { vary: 'wall' }, tint: 1 },
      { ...box, foot: [0, { of: { high: 1 }, plus: 0.5 }, 0], colour: { vary: 'wall' }, tint: 1 },
    ]
    const [body, roof] = build(tower, {}, vary)
    assert.ok(body!.size[1] >= 4 && body!.size[1] < 9)
    assert.ok(Math.abs(roof!.at[1] - body!.size[1] - 0.5) < 1e-9)
    assert.deepEqual(roof!.colour, body!.colour)
    const seeded = seededRandom(3)
    build(tower, { seeded, chosen: '#ffffff' }, vary)
    const after = seededRandom(3)
    after.next()
    assert.equal(seeded.next(), after.next(), 'more than the height was drawn')
  })

  test('omits a group by chance, and has another instead', () => {
    const always = build([{ shape: 'group', chance: 1, parts: [box], otherwise: [box, box] }])
    const never = build([{ shape: 'group', chance: 0, parts: [box], otherwise: [box, box] }])
    assert.deepEqual([always.length, never.length], [1, 2])
  })

  test('fills the extent of every shape in every direction', () => {
    const triangle: [number, number][] = [
      [-1, 0],
      [1, 0],
      [0, 2],
    ]
    const shapes: Parts = [
      { shape: 'rod', from: [0, 0, 0], to: [1, 1, 0], thick: 0.1 },
      {
        shape: 'lathe',
        at: [0, 0, 0],
        profile: [
          [0.0005, 0],
          [0.5, 0],
          [0.3, 1],
          [0.0005, 1],
        ],
      },
      {
        shape: 'lathe',
        at: [0, 0.5, 0],
        profile: [
          [0.5, -0.1],
          [0.5, 0.1],
        ],
        turn: [0, 0, 90],
      },
      { shape: 'ring', at: [0, 1, 0], radius: 0.8, thick: 0.1, turn: [90, 0, 0] },
      { shape: 'slab', at: [0, 0, 0], outline: triangle, thick: 0.2 },
      { shape: 'slab', at: [0, 0, 0], outline: triangle, thick: 0.2, turn: [0, 90, 0] },
      { shape: 'box', at: [0, 1, 0], size: [2, 0.1, 0.1], turn: [0, 0, 45] },
      { shape: 'cylinder', foot: [0, 0, 0], size: [1, 2, 0.5] },
    ]
    for (const part of shapes) {
      const { low, high } = bodyExtent(buildAsset({ id: 'it', parts: [part] }).body)
      const solids = build([part])
      const reach = (axis: 0 | 1 | 2): [number, number] => {
        const ends = solids.map(({ at, size, turn = 0 }): [number, number] => {
          const [c, s] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))]
          const half = [size[0] * c + size[2] * s, 0, size[0] * s + size[2] * c][axis]! / 2
          return [at[axis] - half, at[axis] + half + (axis === 1 ? size[1] : 0)]
        })
        return [Math.min(...ends.map(([from]) => from)), Math.max(...ends.map(([, to]) => to))]
      }
      for (const [axis, side] of [
        [0, -1],
        [1, 1],
        [2, -1],
      ] as const) {
        const own = [low[axis], high[axis]].map(one => one * side).toSorted((a, b) => a - b)
        for (const [end, value] of reach(axis).entries())
          assert.ok(Math.abs(value - own[end]!) < 0.16, `${part.shape}, axis ${axis}: ${value} and ${own[end]}`)
      }
    }
  })
})
