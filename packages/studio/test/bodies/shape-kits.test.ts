import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Asset } from '@kinora/media/scene/asset-schema'
import { checkSchema } from '@kinora/media/scene/check-schema'
import { buildAsset } from '../../src/bodies/assets/build-asset.ts'
import { findShapeKit, shapeKitIds, shapeKitSchema, withShapes } from '../../src/bodies/assets/shape-kits.ts'
import { checkAsset } from '../../src/library/check-asset.ts'

type With = Record<string, number | string>
const built = (of: string, chosen: With = {}): Asset => ({ id: 'it', kit: { kind: 'shapes', of, with: chosen } })
const problemsOf = (asset: Asset) => {
  const { problems, warnings } = checkAsset(asset)
  return [...problems, ...warnings]
}

for (const id of shapeKitIds())
  test(`the kit ${id} makes a whole asset of its usual measures and of the least and the greatest of each`, () => {
    const kit = findShapeKit(id)!
    assert.deepEqual(checkSchema(shapeKitSchema, kit), [])
    assert.deepEqual(problemsOf(built(id)), [])
    for (const [name, measure] of Object.entries(kit.measures)) {
      if (!('from' in measure)) continue
      assert.ok(measure.from <= measure.usual && measure.usual <= measure.to, name)
      for (const value of [measure.from, measure.to]) {
        const { kit: _, ...asset } = withShapes(built(id, { [name]: value }))
        assert.deepEqual(checkAsset(asset).problems, [], `${name} ${value}`)
      }
    }
  })

test('every measure and colour of a kit changes what is drawn', () => {
  for (const id of shapeKitIds()) {
    // Measures that change others, such as the width of wings, need them.
    const all: With = { wings: 1, fruit: 0.05, stripes: 2 }
    const known = Object.keys(findShapeKit(id)!.measures)
    const base = Object.fromEntries(Object.entries(all).filter(([name]) => known.includes(name)))
    const drawn = (chosen: With): string => JSON.stringify(withShapes(built(id, { ...base, ...chosen })))
    for (const [name, measure] of Object.entries(findShapeKit(id)!.measures)) {
      const others = 'from' in measure ? [measure.from, measure.to] : ['#123456']
      assert.ok(
        others.some(other => drawn({ [name]: other }) !== drawn({})),
        `${id}: ${name}`,
      )
    }
  }
})

test('an asset adds its own shapes to those of its kit, and takes the colour of an entity', () => {
  const asset: Asset = { ...built('vehicle'), parts: [{ shape: 'ball', at: [0, 2, 0], size: 1 }] }
  const [own, plain] = [withShapes(asset), withShapes(built('vehicle'))]
  assert.equal(own.parts?.length, plain.parts!.length + 1)
  assert.ok(buildAsset(plain, '#00ff00').body.parts.some(({ colour }) => colour === '#00ff00'))
})

test('a wrong kit and a wrong measure are reported with what is allowed', () => {
  const told = (asset: Asset) => problemsOf(asset).map(({ at, code, message }) => `${at} ${code}: ${message}`)
  assert.deepEqual(told(built('insekt')), [
    `/kit/of unknown-name: of must be one of ${shapeKitIds().join(', ')}, got insekt`,
  ])
  assert.deepEqual(told(built('insect', { length: -1, lenght: 1, coat: 3 })), [
    '/kit/with/length out-of-range: length must be a number from 0.005 to 2, got -1',
    '/kit/with/lenght unknown-field: lenght is not a measure of the kit insect',
    '/kit/with/coat wrong-type: coat must be a colour such as #2c2430, got 3',
  ])
})
