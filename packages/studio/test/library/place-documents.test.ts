import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { PLACE_KITS, placeKindsSchema, placeSchema } from '@kinora/media/scene/place-schema'
import { findDocuments } from '../../src/data-files/find-documents.ts'
import { readData } from '../../src/data-files/read-data.ts'
import { placeIds, readPlace } from '../../src/data-files/read-place.ts'
import { readAsset } from '../../src/bodies/assets/asset-library.ts'
import { findAnchorRow } from '../../src/library/anchors.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { checkPlace, checkPlaceKinds } from '../../src/library/check-place.ts'
import { namedByDocument } from '../../src/words/vocabulary/place-file.ts'
import { buildSolids } from '../../src/scenery/parts/build-solids.ts'
import { dressingAssets } from '../scenery/dressing-assets.ts'
import { kitNamed } from '../../src/scenery/places/landscape.ts'

test('every place of the library is a valid document with the name of its file', () => {
  for (const [id, file] of findDocuments('places')) {
    const document = readData<{ id: string }>(file)
    assert.deepEqual(checkPlace(document).problems, [], file)
    assert.equal(document.id, id)
    assert.equal(basename(file), `${id}.json`)
  }
  assert.deepEqual(checkPlaceKinds(readData('library/place-kinds.json')), [])
})

test('ids of files are unique', () => {
  const all = [...findDocuments('places').values()].map(file => basename(file))
  assert.equal(new Set(all).size, all.length)
})

test('every kit of the schema is drawn, and each is a place of the library with its anchors', () => {
  for (const kit of PLACE_KITS) assert.ok(kitNamed(kit), kit)
  const kits = placeIds().flatMap(id => (readPlace(id)?.spots ? [readPlace(id)?.kit] : []))
  assert.deepEqual(kits.toSorted(), [...PLACE_KITS])
})

test('every asset in a place is one of its anchors', () => {
  for (const id of dressingAssets()) assert.ok(findAnchorRow(readAsset(id).anchor), id)
})

test('an asset has few enough solids for a plate, for every seed', () => {
  for (const id of dressingAssets())
    for (const seed of [1, 2]) {
      const count = buildSolids(readAsset(id), { seeded: seededRandom(seed), isLit: true }).length
      assert.ok(count > 0 && count <= 200, `${id}: ${count} solids`)
    }
})

test('a place is found by its id, with the affordances of its anchors', () => {
  const { place } = loadCatalogue()
  assert.equal(place('classroom')?.id, 'classroom')
  assert.ok(place('classroom')?.anchors.some(({ id, affords }) => id === 'blackboard' && affords.includes('write-on')))
})

const classroom = (): Record<string, unknown> & { interior: Record<string, unknown> } =>
  readData(findDocuments('places').get('classroom')!)
const problemsOf = (change: (place: ReturnType<typeof classroom>) => void): string[] => {
  const place = classroom()
  change(place)
  return checkPlace(place).problems.map(({ at, code, nearest = [] }) => [at, code, ...nearest].join(' '))
}

test('an invalid place is reported with the error and its position', () => {
  assert.deepEqual(
    problemsOf(place => delete place['traits']),
    ['/traits missing'],
  )
  assert.deepEqual(
    problemsOf(place => (place['colour'] = 'red')),
    ['/colour unknown-field'],
  )
  assert.deepEqual(
    problemsOf(place => (place.interior['dressing'] = [{ asset: 'chiar', x: 0, z: 5 }])),
    ['/interior/dressing/0/asset unknown-name chair car chain child chili'],
  )
  assert.deepEqual(
    problemsOf(place => (place.interior['lights'] = { kind: 'tubes', at: [[0, 4]] })),
    ['/interior/lights/kind unknown-name tube'],
  )
  assert.deepEqual(
    problemsOf(place => (place.interior['stands'] = [6, 4])),
    ['/interior/stands not-allowed'],
  )
  assert.deepEqual(
    problemsOf(place => (place.interior['windows'] = { left: [[1, 3, 1, 9]] })),
    ['/interior/windows/left/0 not-allowed'],
  )
  assert.deepEqual(
    problemsOf(place => (place['like'] = 'library')),
    [' not-allowed'],
  )
})

test('prompts name a place by the names of its document, and have its sounds', () => {
  const { english, chinese, place, sounds } = namedByDocument(readPlace('classroom')!)
  assert.ok(english.includes('classroom') && chinese.includes('教室'))
  assert.deepEqual([place, sounds], ['room', readPlace('classroom')!.sounds])
})

function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema && schema.properties ? Object.keys(schema.properties) : []
  return [...own, ...Object.values(schema).flatMap(fieldsOf)]
}

test('the page about places lists every field of places', () => {
  const page = readFileSync(new URL('../../../../docs/places.md', import.meta.url), 'utf8')
  const fields = new Set([...fieldsOf(placeSchema), ...fieldsOf(placeKindsSchema)])
  assert.ok(fields.size > 60, `${fields.size} fields`)
  for (const field of fields) assert.match(page, new RegExp(`[\`"]${field}[\`"]`, 'u'), field)
})
