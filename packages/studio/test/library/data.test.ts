import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { type Affordance, AFFORDANCES, CATALOGUE_KINDS, type CatalogueKind, HOLDS } from '@kinora/media/scene/catalogue'
import { checkSchema } from '@kinora/media/scene/check-schema'
import { kit } from '@kinora/media/scene/kit-schema'
import { COLOURS, LENSES, LIGHTS, LOOKS, MOVES, RELATIONS, SOUNDS } from '@kinora/media/scene/vocabulary'
import { actions, animalMotions, eventIds } from '../../src/bodies/motion/actions.ts'
import { findKind, kindCodes } from '../../src/bodies/kinds/kinds.ts'
import { hatsSchema } from '../../src/bodies/kits/hats.ts'
import { MOTIONS } from '../../src/setting/shot-list.ts'
import { findPictogramFile } from '../../src/figures/read-pictogram.ts'
import { assetBody } from '../../src/library/asset-bodies.ts'
import {
  BRINGS,
  GOES,
  GROUNDS,
  MEETINGS,
  RESULTS,
  ROLE_NAMES,
  SEEN_EFFECTS,
  TOUCHES,
} from '../../src/library/behaviour.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { plainName } from '../../src/library/match-names.ts'
import { FEELINGS } from '../../src/bodies/face-picture.ts'
import { findAsset } from '../../src/bodies/assets/asset-library.ts'
import { partSpot } from '../../src/library/parts.ts'
import { readData } from '../../src/data-files/read-data.ts'
import { catalogueFiles, readRows } from '../../src/library/read-rows.ts'
import { cutGarment } from '../../src/stage/resolve/garments.ts'

const catalogue = loadCatalogue()
const { asset, place, action, garment } = catalogue

const id = { type: 'string', pattern: '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$', maxLength: 60 }
const word = { type: 'string', minLength: 1, maxLength: 60, pattern: '^\\S(?:.*\\S)?$' }
const words = { type: 'array', minItems: 1, maxItems: 120, uniqueItems: true, items: word }
const names = object({ en: words, zh: { ...words, items: { ...word, pattern: '\\p{Script=Han}' } } })
const ids = { type: 'array', uniqueItems: true, items: id }
const rig = { enum: ['person', 'beast', 'bird', 'fish', 'thing'] }

function object(required: object, optional: object = {}): object {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(required),
    properties: { ...required, ...optional },
  }
}

/** Places are documents: `place-documents.test.ts`. */
const ROW_KINDS = CATALOGUE_KINDS.filter(kind => kind !== 'place')

const ENTRIES: Partial<Record<CatalogueKind, object>> = {
  action: object(
    {
      id,
      names,
      isA: ids,
      roles: {
        type: 'array',
        items: object(
          { role: { enum: ['object', 'target', 'with', 'of', 'text', 'path'] } },
          { isNeeded: { const: true }, affords: { enum: AFFORDANCES }, held: { enum: HOLDS } },
        ),
      },
      about: { type: 'string', minLength: 5, maxLength: 120, pattern: '^[A-Z`].*[.]$' },
      actors: { type: 'array', minItems: 1, items: rig },
      lasts: { enum: ['once', 'throughout'] },
      motion: { enum: MOTIONS },
    },
    {
      seconds: { type: 'number', minimum: 0.2, maximum: 10 },
      sound: { enum: SOUNDS },
      pose: { enum: actions() },
      relation: { enum: RELATIONS },
      result: { enum: RESULTS },
      behaviour: object(
        {},
        {
          animalMotion: object({}, { beast: { enum: animalMotions() }, bird: { enum: animalMotions() } }),
          events: {
            type: 'array',
            minItems: 1,
            items: object(
              { of: { enum: ROLE_NAMES }, event: { enum: eventIds() } },
              { kind: { enum: ['thing', 'alive', 'fish', 'vehicle', 'bird', 'light'] }, on: { enum: GROUNDS } },
            ),
          },
          goes: { enum: GOES },
          goesOn: { enum: GROUNDS },
          brings: { enum: BRINGS },
          touches: object(
            { role: { enum: ROLE_NAMES }, hands: { enum: ['right', 'left', 'both'] }, how: { enum: TOUCHES } },
            { part: id, high: { type: 'number', minimum: 0, maximum: 1 } },
          ),
          meets: { enum: Object.keys(MEETINGS) },
          in: { const: 'water' },
          jerks: { type: 'number', exclusiveMinimum: 0 },
          becomes: object({ asset: id }),
          face: object(
            {},
            { feeling: { enum: Object.keys(FEELINGS) }, mouth: { type: 'number', minimum: 0, maximum: 1 } },
          ),
          lies: { const: 'on-with' },
          effects: {
            type: 'array',
            minItems: 1,
            items: object(
              { effect: { enum: SEEN_EFFECTS }, of: { enum: ROLE_NAMES } },
              { stays: { const: true }, on: { enum: GROUNDS }, part: id },
            ),
          },
          line: object({ with: id }, { to: id }),
        },
      ),
      verb: id,
    },
  ),
  // What a cut may say is checked with the person who wears it.
  garment: object({ id, names, isA: ids, cut: { type: 'object' } }),
}
const PLAIN = object({ id, names }, { isA: ids, hex: { type: 'string', pattern: '^#[0-9a-f]{6}$' } })

test('the data files have the fields of entries, and ids in plain words', () => {
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  // Documents of assets have a check of their own.
  for (const kind of ROW_KINDS.filter(one => one !== 'asset')) {
    const check = ajv.compile(
      object({ kind: { const: kind }, entries: { type: 'array', items: ENTRIES[kind] ?? PLAIN } }),
    )
    for (const { name, text } of catalogueFiles(kind))
      assert.ok(check(JSON.parse(text)), `${name}: ${ajv.errorsText(check.errors?.slice(0, 5))}`)
  }
})

test('ids are unique, and none is a code point or the name of a drawing', () => {
  for (const kind of ROW_KINDS) {
    const all = readRows(kind).map(row => row.id)
    assert.deepEqual(
      all.filter((one, at) => all.indexOf(one) !== at),
      [],
      kind,
    )
    assert.deepEqual(
      all.filter(one => /^drawn-|^(?=.*\d)[0-9a-f]{4,6}(?:-|$)/u.test(one)),
      [],
      kind,
    )
  }
})

test('every entry is found by each of its names, unless another has it as its usual name', () => {
  for (const kind of CATALOGUE_KINDS)
    for (const entry of catalogue.list(kind)) {
      assert.equal(catalogue.find(kind, entry.id), entry)
      for (const name of [...entry.names.en, ...entry.names.zh]) {
        const found = catalogue.find(kind, name)!
        if (found === entry) continue
        // Another has it before: as its id or its first name, or it is told before.
        const others = [found.id, ...found.names.en, ...found.names.zh].map(plainName)
        assert.ok(others.includes(plainName(name)), `${entry.id} ${name}`)
      }
      assert.equal(catalogue.find(kind, entry.names.en[0]!)?.id, entry.id, `${kind} ${entry.names.en[0]}`)
    }
})

test('few names stand for more than one entry', () => {
  for (const kind of CATALOGUE_KINDS) {
    const owners = Map.groupBy(
      catalogue.list(kind).flatMap(({ id, names }) => [...names.en, ...names.zh].map(name => ({ name, id }))),
      ({ name }) => name,
    )
    const shared = [...owners.values()].filter(all => all.length > 1).map(all => all[0]!.name)
    assert.ok(shared.length <= 0.02 * owners.size, `${kind}: ${shared.join(', ')}`)
  }
})

test('closed vocabularies of the document are in the catalogue with all their values', () => {
  const known = { colour: COLOURS, look: LOOKS, light: LIGHTS, lens: LENSES, move: MOVES, sound: SOUNDS } as const
  for (const [kind, values] of Object.entries(known) as [keyof typeof known, readonly string[]][])
    assert.deepEqual(
      catalogue.list(kind).map(entry => entry.id),
      [...values],
    )
})

test('every reference of a row exists', () => {
  for (const row of readRows('asset')) {
    if (row.like !== undefined)
      assert.ok(asset(row.like)?.like === undefined && asset(row.like), `${row.id} like ${row.like}`)
    if (row.holds !== undefined) assert.equal(asset(row.holds)?.id, row.holds, `${row.id} holds ${row.holds}`)
    if (row.home !== undefined) assert.equal(place(row.home)?.id, row.home, `${row.id} at ${row.home}`)
    for (const { garment: worn } of row.wears ?? []) assert.ok(garment(worn), `${row.id} wears ${worn}`)
    if (row.standsIn) assert.ok(row.like !== undefined, row.id)
    assert.ok(row.like !== undefined || (row.rig && row.affords && row.isA), row.id)
  }
})

test('every asset has a body, a picture or people, and every body is an asset or part of places', () => {
  for (const { id, people } of catalogue.list('asset')) {
    const body = assetBody(id)
    assert.ok(body !== undefined && (people ?? findKind(body) ?? findPictogramFile(body)), id)
  }
  const had = new Set(readRows('asset').flatMap(({ body, alsoBodies = [] }) => [body, ...alsoBodies]))
  assert.deepEqual(
    kindCodes().filter(code => !had.has(code) && findAsset(code)?.anchor === undefined),
    [],
  )
})

test('things have real sizes', () => {
  const within = (name: string, low: number, high: number): void => {
    const { size } = asset(name)!
    const most = Math.max(size.width, size.height, size.depth)
    assert.ok(most >= low && most <= high, `${name} ${JSON.stringify(size)}`)
  }
  within('ant', 0.002, 0.02)
  within('ring', 0.015, 0.04)
  within('cup', 0.07, 0.2)
  within('cat', 0.4, 0.9)
  within('chair', 0.7, 1.2)
  within('woman', 1.5, 1.9)
  within('table', 1, 2.2)
  within('horse', 1.8, 3.2)
  within('car', 3, 5.5)
  within('elephant', 3, 7.5)
  within('tree', 5, 25)
  within('house', 5, 15)
  within('eiffel-tower', 250, 340)
  for (const { id, size, rig } of catalogue.list('asset'))
    if (rig === 'person') assert.ok(size.height > 0.05 && size.height < 12, `${id} ${size.height}`)
})

test('the affordances of assets follow from their kinds', () => {
  const can = (name: string, ...all: string[]): void => {
    for (const one of all)
      assert.ok(
        asset(name)!.affords.some(there => there === one),
        `${name} ${one}`,
      )
  }
  can('chair', 'sit-on')
  can('rocking-chair', 'sit-on')
  can('bed', 'lie-on', 'sit-on')
  can('table', 'put-on', 'sit-at')
  can('door', 'open')
  can('blackboard', 'write-on')
  can('book', 'hold', 'open')
  can('cup', 'hold', 'drink', 'pour')
  can('horse', 'ride', 'act')
  can('bicycle', 'ride')
  can('bus', 'board')
  can('candle', 'light', 'burn')
  can('vase', 'break')
  can('apple', 'eat', 'hold')
  can('guitar', 'play', 'hold')
  can('hat', 'wear')
  can('sled', 'tow')
  can('basket', 'put-in', 'hold')
  can('woman', 'act')
  assert.ok(!asset('house')!.affords.includes('hold'))
  assert.ok(!asset('apple')!.affords.includes('sit-on'))
})

test('every asset affords something, unless it is in the sky or a vapour', () => {
  const isOutOfReach = (isA: readonly string[]): boolean =>
    isA.some(kind => ['heavenly-body', 'sky-thing', 'vapour'].includes(kind))
  const idle = catalogue.list('asset').filter(({ isA, affords }) => affords.length === 0 && !isOutOfReach(isA))
  assert.deepEqual(
    idle.map(({ id }) => id),
    [],
  )
})

/** What all assets of a kind afford; one of several is enough. */
const OF_KINDS: readonly [kind: string, ...affords: Affordance[]][] = [
  ['seat', 'sit-on'],
  ['bed', 'lie-on'],
  ['table', 'put-on'],
  ['door', 'open'],
  ['person', 'act'],
  ['bird', 'act'],
  ['vessel', 'put-in', 'pour', 'put-on'],
  ['drink', 'drink', 'pour'],
  ['garment', 'wear'],
  ['hat', 'wear'],
  ['vehicle', 'board', 'ride', 'tow', 'stand-on', 'sit-on', 'put-in'],
  ['tree', 'burn', 'hold', 'lean-on'],
]

for (const [kind, ...affords] of OF_KINDS)
  test(`every asset of the kind ${kind} affords ${affords.join(' or ')}`, () => {
    const all = catalogue.list('asset').filter(({ isA, id }) => isA.includes(kind) || id === kind)
    const without = all.filter(one => !affords.some(there => one.affords.includes(there)))
    assert.ok(all.length > 1)
    assert.deepEqual(
      without.map(({ id }) => id),
      [],
    )
  })

test('every named part has a position on the body', () => {
  for (const entry of catalogue.list('asset')) {
    const kind = findKind(assetBody(entry.id)!)
    if (!kind) continue
    for (const part of entry.parts) assert.ok(partSpot(entry, part), `${entry.id}/${part}`)
  }
})

test('actions have the roles and the actors that they need', () => {
  const roles = (name: string): string[] => action(name)!.roles.map(({ role }) => role)
  assert.deepEqual(roles('write'), ['object', 'with', 'text'])
  assert.ok(action('give')!.roles.some(({ role, isNeeded }) => role === 'object' && isNeeded))
  assert.deepEqual(action('write')!.actors, ['person'])
  assert.ok(action('fly')!.actors.includes('bird') && action('bark')!.actors.includes('beast'))
})

test("every garment has a cut of a person's fields, and keeps it in another colour", () => {
  const person = { $id: 'kit of a garment', ...kit.definition }
  for (const { id, cut } of readRows('garment')) {
    assert.ok(cut, id)
    for (const colour of [undefined, '#d8384a']) {
      const { hair, ...attire } = cutGarment(id, colour)
      const worn = { kind: 'person', ...attire, ...(hair && { hair: { style: 'short', colour: '#241c1c', ...hair } }) }
      assert.deepEqual(checkSchema(person, worn), [], `${id} ${colour}`)
    }
  }
  assert.deepEqual(cutGarment("raider's tunic", undefined), cutGarment('raiders-tunic', undefined))
  assert.equal(cutGarment('raiders-tunic', undefined).hat?.kind, 'horned')
})

test('every event happens in some action', () => {
  const named = new Set(readRows('action').flatMap(({ behaviour }) => (behaviour?.events ?? []).map(one => one.event)))
  assert.deepEqual(
    eventIds().filter(event => !named.has(event)),
    [],
  )
})

test('hats match their schema', () => {
  assert.deepEqual(checkSchema(hatsSchema, readData('library/hats.json')), [])
})

test('an unknown word leads to an existing entry', () => {
  const { similar } = readData<{ similar: [string, string[]][] }>('catalogue/similar-words.json')
  for (const [id] of similar) assert.equal(asset(id)?.id, id)
})
