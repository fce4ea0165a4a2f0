import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { partSchema } from '@kinora/media/scene/part-schema'
import { PLACE_KITS, placeKindsSchema, placeSchema } from '@kinora/media/scene/place-schema'
import { findDocuments, readJson, readLibraryFile } from '../../src/documents/find-documents.ts'
import { placeIds, readPlace } from '../../src/documents/read-place.ts'
import { readPart } from '../../src/documents/read-part.ts'
import { findAnchorRow } from '../../src/library/anchors.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { checkPart, checkPlace, checkPlaceKinds } from '../../src/library/check-place.ts'
import { namedByDocument } from '../../src/direct/words/place-file.ts'
import { buildPart } from '../../src/scenery/parts/build-part.ts'
import { PLACES_PAINTED } from '../../src/scenery/places/index.ts'

test('every place and part of the library is a document without problems, named as its file is', () => {
  for (const [kind, check] of [
    ['places', checkPlace],
    ['parts', checkPart],
  ] as const)
    for (const [id, file] of findDocuments(kind)) {
      const document = readJson(file) as { id: string }
      assert.deepEqual(check(document), [], file.pathname)
      assert.equal(document.id, id)
      assert.equal(basename(file.pathname), `${id}.json`)
    }
  assert.deepEqual(checkPlaceKinds(readLibraryFile('place-kinds.json')), [])
})

test('no two files have one id', () => {
  for (const kind of ['places', 'parts'] as const) {
    const all = [...findDocuments(kind).values()].map(file => basename(file.pathname))
    assert.equal(new Set(all).size, all.length, kind)
  }
})

test('every kit of the schema is painted, and each is a place of the library with the spots of its anchors', () => {
  assert.deepEqual([...PLACE_KITS], Object.keys(PLACES_PAINTED).toSorted())
  const kits = placeIds().flatMap(id => (readPlace(id)?.spots ? [readPlace(id)?.kit] : []))
  assert.deepEqual(kits.toSorted(), [...PLACE_KITS])
})

test('every part that stands in a place is an anchor of it', () => {
  for (const id of findDocuments('parts').keys()) assert.ok(findAnchorRow(readPart(id).anchor), id)
})

test('a part has no more solids than a plate can hold many of, whatever the seed', () => {
  for (const id of findDocuments('parts').keys())
    for (const seed of [1, 2]) {
      const count = buildPart(readPart(id), { seeded: seededRandom(seed), isLit: true }).length
      assert.ok(count > 0 && count <= 200, `${id}: ${count} solids`)
    }
})

test('a place is found by its id, with what its anchors let others do', () => {
  const { place } = loadCatalogue()
  assert.equal(place('classroom')?.id, 'classroom')
  assert.ok(place('classroom')?.anchors.some(({ id, affords }) => id === 'blackboard' && affords.includes('write-on')))
})

const classroom = (): Record<string, unknown> & { interior: Record<string, unknown> } =>
  JSON.parse(readFileSync(findDocuments('places').get('classroom')!, 'utf8'))
const problemsOf = (change: (place: ReturnType<typeof classroom>) => void): string[] => {
  const place = classroom()
  change(place)
  return checkPlace(place).map(({ at, code, nearest = [] }) => [at, code, ...nearest].join(' '))
}

test('a wrong place is told by what is wrong in it and where', () => {
  assert.deepEqual(
    problemsOf(place => delete place['traits']),
    ['/traits missing'],
  )
  assert.deepEqual(
    problemsOf(place => (place['colour'] = 'red')),
    ['/colour unknown-field'],
  )
  assert.deepEqual(
    problemsOf(place => (place.interior['dressing'] = [{ part: 'chiar', x: 0, z: 5 }])),
    ['/interior/dressing/0/part unknown-name chair car'],
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

test('a wrong part is told by what is wrong in it and where', () => {
  const box = { shape: 'box', foot: [0, 0, 0], size: [1, 1, 1], colour: '#808080' }
  const part = (...parts: unknown[]) => ({
    version: 'kinora.part/1',
    id: 'x',
    vary: { high: { from: 1, to: 2 } },
    parts,
  })
  const told = (document: unknown): string[] => checkPart(document).map(({ at, code }) => `${at} ${code}`)
  assert.deepEqual(told(part(box)), [])
  assert.deepEqual(told(part({ ...box, size: [1, { of: { hihg: 1 } }, 1] })), ['/parts/0 unknown-name'])
  assert.deepEqual(told(part({ ...box, colour: { vary: 'high' } })), ['/parts/0 not-allowed'])
  assert.ok(told(part({ ...box, size: [0, 1, 1] })).every(one => one.startsWith('/parts/0')))
  assert.notDeepEqual(told(part({ ...box, size: [0, 1, 1] })), [])
})

test('prompts name a place by the names of its document, and hear there what it says', () => {
  const { english, chinese, place, sounds } = namedByDocument(readPlace('classroom')!)
  assert.ok(english.includes('classroom') && chinese.includes('教室'))
  assert.deepEqual([place, sounds], ['room', readPlace('classroom')!.sounds])
})

function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema && schema.properties ? Object.keys(schema.properties) : []
  return [...own, ...Object.values(schema).flatMap(fieldsOf)]
}

test('the page on places tells every field of places and parts', () => {
  const page = readFileSync(new URL('../../../../docs/places.md', import.meta.url), 'utf8')
  const fields = new Set([...fieldsOf(placeSchema), ...fieldsOf(partSchema), ...fieldsOf(placeKindsSchema)])
  assert.ok(fields.size > 80, `${fields.size} fields`)
  for (const field of fields) assert.match(page, new RegExp(`[\`"]${field}[\`"]`, 'u'), field)
})
