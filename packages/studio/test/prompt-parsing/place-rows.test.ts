import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPictogram } from '../../src/figures/read-pictogram.ts'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { readPlaces } from '../../src/words/vocabulary/place-file.ts'
import { readRows } from '../../src/words/vocabulary/read-rows.ts'
import { spriteName } from '../../src/words/vocabulary/noun-table.ts'
import { PLACES } from '../../src/setting/shot-list.ts'
import { placeIds } from '../../src/data-files/read-place.ts'
import { assetOfBody } from '../../src/library/asset-bodies.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'

test('rows of products and of full places have existing sprites', async () => {
  const sprites = [
    ...readRows('goods.txt').flatMap(({ cells }) => cells[2]!.split(' ').map(spriteName)),
    ...[...readPlaces().values()].flatMap(({ as }) => as?.sprites ?? []),
  ]
  for (const sprite of new Set(sprites))
    assert.ok(findKind(sprite) ?? (await readPictogram(sprite)), `no picture of ${sprite}`)
  for (const { as } of readPlaces().values()) if (as) assert.ok(readPlaces().has(as.where), as.where)
})

/** The catalogue has no such asset yet: nothing is put there. */
const MISSING = new Set(['lights', 'bunting', 'stone-lanterns', 'stalls'])

test('each row names goods and existing places', () => {
  const known = new Set<string>([...readPlaces().keys(), ...PLACES, ...placeIds()])
  for (const { cells } of readRows('trimmings.txt')) {
    const [dressing = '', , , places] = cells
    if (dressing !== '-' && !MISSING.has(dressing))
      assert.ok(assetOfBody(dressing) ?? loadCatalogue().asset(dressing), dressing)
    for (const place of places ? places.split(',') : []) assert.ok(known.has(place.trim()), place)
  }
})
