import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRows } from '../../src/words/vocabulary/read-rows.ts'
import { readPlaces } from '../../src/words/vocabulary/place-file.ts'
import { PLACES } from '../../src/setting/shot-list.ts'
import { placeIds } from '../../src/documents/read-place.ts'
import { assetOfBody } from '../../src/library/asset-bodies.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { shotsOf } from './seen.ts'

const shot = (prompt: string) => shotsOf(prompt)[0]!
const trimmedWith = (prompt: string) => (shot(prompt).trimmings ?? []).map(({ of }) => of)
const words = (prompt: string) => shot(prompt).subjects.map(one => one.words)

test('what hangs or stands in a place and does nothing is of the place', () => {
  assert.deepEqual(trimmedWith('Lavender fields at sunset with a farmhouse and cypress trees'), ['cypresses'])
  assert.deepEqual(words('Lavender fields at sunset with a farmhouse and cypress trees'), ['farmhouse'])
  assert.deepEqual(trimmedWith('Cherry blossom trees along a river, pink lanterns hang between them').toSorted(), [
    'blossoms',
    'lanterns',
  ])
  assert.equal(shot('Palm trees on the left of the beach').trimmings?.[0]?.side, 'left')
})

test('what the place has anyway is taken away and not put there again', () => {
  assert.deepEqual(words('A Norwegian fjord at dawn, steep cliffs on both sides, a red boat'), ['boat'])
  assert.deepEqual(trimmedWith('A Norwegian fjord at dawn, steep cliffs on both sides, a red boat'), [])
})

test('what is counted, handled or does something stays who it was', () => {
  assert.deepEqual(words('Two palm trees on the beach'), ['palm trees'])
  assert.ok(words('A man hangs red lanterns in a courtyard').includes('lanterns'))
  assert.ok(words('A boy climbs the trees in the park').includes('trees'))
  assert.ok(words('公园的柳树下，一个女孩在看书').includes('柳树'))
  assert.deepEqual(trimmedWith('red lanterns'), [])
})

/** The catalogue has no such asset yet: nothing is put there. */
const MISSING = new Set(['lights', 'bunting', 'stone-lanterns', 'stalls'])

test('each row names something that can be put there, and places that there are', () => {
  const known = new Set<string>([...readPlaces().keys(), ...PLACES, ...placeIds()])
  for (const { cells } of readRows('trimmings.txt')) {
    const [dressing = '', , , places] = cells
    if (dressing !== '-' && !MISSING.has(dressing))
      assert.ok(assetOfBody(dressing) ?? loadCatalogue().asset(dressing), dressing)
    for (const place of places ? places.split(',') : []) assert.ok(known.has(place.trim()), place)
  }
})
