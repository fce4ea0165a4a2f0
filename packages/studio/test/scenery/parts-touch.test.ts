import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { readAsset } from '../../src/bodies/assets/asset-library.ts'
import { buildSolids } from '../../src/scenery/parts/build-solids.ts'
import { kitNamed } from '../../src/scenery/places/landscape.ts'
import type { Solid } from '../../src/scenery/solid-list.ts'
import { adrift, type Reach, spanOf } from '../../src/bodies/adrift.ts'
import { dressingAssets } from './dressing-assets.ts'
import { paintDry } from './paint-dry.ts'

/** The upright box around a solid, turned as it is. */
function reachOf({ at, size, turn = 0 }: Solid): Reach {
  const [c, s] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))]
  const [wide, deep] = [size[0] * c + size[2] * s, size[0] * s + size[2] * c]
  return [
    [at[0] - wide / 2, at[0] + wide / 2],
    [at[1], at[1] + size[1]],
    [at[2] - deep / 2, at[2] + deep / 2],
  ]
}

/** Nobody sees five centimetres, nor a hundredth of something large. */
function looseSolids(solids: readonly Solid[]): Solid[] {
  const reaches = solids.map(reachOf)
  return adrift(reaches, 0.05 + 0.01 * spanOf(reaches)).map(index => solids[index]!)
}

test('parts of buildings stand on the ground or touch each other', () => {
  for (const name of dressingAssets().filter(id => !readAsset(id).isLoose))
    for (const seed of [1, 2, 3])
      for (const isLit of [true, false])
        assert.deepEqual(
          looseSolids(buildSolids(readAsset(name), { seeded: seededRandom(seed), isLit })),
          [],
          `${name}, seed ${seed}`,
        )
})

test('a shade beside or above its lamp is reported as floating', () => {
  const foot: Solid = { at: [0, 0, 0], size: [0.3, 0.05, 0.3], colour: [0, 0, 0] }
  const pole: Solid = { at: [0, 0.05, 0], size: [0.04, 1.5, 0.04], colour: [0, 0, 0] }
  const shade = (x: number, y: number): Solid => ({ at: [x, y, 0], size: [0.4, 0.3, 0.4], colour: [1, 1, 1] })
  assert.deepEqual(looseSolids([foot, pole, shade(0, 1.5)]), [])
  assert.equal(looseSolids([foot, pole, shade(1, 1.5)]).length, 1)
  assert.equal(looseSolids([foot, pole, shade(0, 1.75)]).length, 1)
  // A picture on a wall is not on the ground, and is one thing.
  assert.deepEqual(looseSolids([shade(0, 1.5), shade(0.3, 1.6)]), [])
  assert.equal(looseSolids([shade(0, 1.5), shade(1.3, 1.6)]).length, 1)
})

test('parts in places painted by kits do not float either', () => {
  for (const place of ['stage', 'street', 'table', 'skyline'] as const)
    for (const time of ['noon', 'night'] as const)
      for (const seed of [1, 2]) {
        const { solids: lists } = paintDry(place, { time, seed })
        assert.ok(lists.length > 0 && lists.every(list => list.length > 10), place)
        for (const list of lists)
          assert.deepEqual(
            adrift(list, 0.05, kitNamed(place)?.floor).map(index => list[index]),
            [],
            `${place} at ${time}, seed ${seed}`,
          )
      }
})
