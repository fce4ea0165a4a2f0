import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { hairParts } from '../../src/bodies/kits/hair.ts'
import { KIT_FILES, kitPartsSchema } from '../../src/bodies/kits/kit-parts.ts'
import { buildPerson } from '../../src/bodies/kits/person.ts'
import type { Person } from '../../src/bodies/kits/person-table.ts'

const SOMEBODY: Person = {
  metres: 1.7,
  age: 'adult',
  skin: '#c89070',
  hair: { style: 'short', colour: '#241c1c' },
  top: '#aa2222',
  bottom: '#2222aa',
  shoes: '#111111',
}
const coloursOn = (person: Person, ...bones: string[]): string[] => [
  ...new Set(buildPerson(person).parts.flatMap(({ bone, colour }) => (bones.includes(bone) ? [colour] : []))),
]

test('a robe covers the legs, and a skirt covers the lap', () => {
  assert.deepEqual(coloursOn({ ...SOMEBODY, wears: 'robe' }, 'thigh.r', 'shin.l'), [SOMEBODY.top])
  assert.ok(coloursOn({ ...SOMEBODY, wears: 'skirt' }, 'thigh.r').includes(SOMEBODY.bottom))
  assert.ok(coloursOn({ ...SOMEBODY, wears: 'skirt' }, 'shin.r').includes(SOMEBODY.skin))
})

test('a person with the tail of a fish has no legs', () => {
  const mermaid = { ...SOMEBODY, tail: '#2f9a8a' }
  assert.deepEqual(coloursOn(mermaid, 'thigh.l', 'shin.l', 'foot.l'), [])
  assert.deepEqual(coloursOn(mermaid, 'thigh.r', 'shin.r'), ['#2f9a8a'])
})

test('no curl covers a face', () => {
  const [head, r] = [1.4, 0.25]
  for (const part of hairParts('curly', '#241c1c', head, r, undefined)) {
    if (!('ball' in part) || typeof part.size !== 'number') continue
    const [x, y, z] = part.ball
    const isBeforeFace = z + part.size > 0.7 * r && Math.abs(x) < 0.7 * r && y - part.size < head + 0.3 * r
    assert.ok(!isBeforeFace, [x, y, z].join(' '))
  }
})

test('parts of kits match their schema', () => {
  const check = new Ajv2020({ allowUnionTypes: true }).compile(kitPartsSchema)
  for (const name of KIT_FILES) {
    const document: unknown = JSON.parse(readFileSync(new URL(`../../data/kits/${name}.json`, import.meta.url), 'utf8'))
    assert.ok(check(document), `${name}: ${JSON.stringify(check.errors)}`)
  }
})
