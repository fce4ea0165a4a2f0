import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { CatalogueEntry, Scene } from '@kinora/client'
import { choicesFor, idMeant, idNamed } from '../../src/desk/choices.ts'
import { fieldsWithoutUse } from '../../src/desk/fields-of-kind.ts'
import { speak } from '../../src/texts/texts.ts'

const scene: Scene = {
  version: 'kinora.scene/1',
  seconds: 4,
  entities: [
    { id: 'park-bench', asset: 'bench', name: 'park bench' },
    { id: 'chef', asset: 'man', name: 'chef' },
    { id: 'red-ball', asset: 'ball' },
    { id: 'blue-ball', asset: 'ball' },
  ],
  places: [{ id: 'here', asset: 'park' }],
  shots: [{ from: 0, to: 4, place: 'here' }],
}
const entryOf = (id: string, zh: string): CatalogueEntry => ({
  id,
  kind: 'asset',
  names: { en: [id], zh: [zh] },
  isA: [],
  rig: 'thing',
  affords: [],
  picture: '',
})
const entries = new Map([
  ['bench', entryOf('bench', '长椅')],
  ['ball', entryOf('ball', '球')],
])

before(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } })
  await speak('en')
})

test('somebody and something are found by the names that people see, in both languages', () => {
  const choices = choicesFor(scene, '/shots/0/placements/0/to', ['fountain'], entries)
  const found = (typed: string): string | undefined => idMeant(choices, typed)
  assert.equal(found('park bench'), 'park-bench')
  assert.equal(found('The Park Bench'), 'park-bench')
  assert.equal(found('bench'), 'park-bench')
  assert.equal(found('长椅'), 'park-bench')
  assert.equal(found('chef'), 'chef')
  assert.equal(found('fountain'), 'here/fountain')
  // There are two.
  assert.equal(found('ball'), undefined)
  assert.equal(found('sofa'), undefined)
  assert.deepEqual(
    choices.map(({ label }) => label),
    ['park bench', 'chef', 'red ball', 'blue ball', 'fountain'],
  )
  // While it is written, only a whole name counts.
  assert.equal(idNamed(choices, 'c'), undefined)
})

test('a thing has no clothes, traits or voice, but what is set stays', () => {
  const [bench] = scene.entities
  const hidden = fieldsWithoutUse({ ...bench!, wears: [{ garment: 'hat' }] }, entries.get('bench'))
  assert.deepEqual(hidden, ['members', 'formation', 'traits', 'costume', 'voice', 'state'])
  assert.deepEqual(fieldsWithoutUse(bench!, undefined), ['members', 'formation'])
})
