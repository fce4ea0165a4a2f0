import assert from 'node:assert/strict'
import { test } from 'node:test'
import { columnsOf, type Named } from '../../src/catalog/column.ts'
import { filmActions, generators } from '../../src/catalog/generators/index.ts'
import { models } from '../../src/catalog/models/index.ts'
import { checkSoundness } from '../../src/catalog/soundness.ts'
import { choice, integer, list, record, text } from '../../src/catalog/words/words.ts'

const soundnessOf = (declared: Partial<Named>) => () =>
  checkSoundness([
    ...columnsOf({ name: 'thing', summary: '', fields: {}, price: { flat: 1 }, ...declared }, []).values(),
  ])

test('the catalogue is sound', () => {
  checkSoundness(generators.flatMap(one => [...columnsOf(one, models).values()]))
})

test('a default outside its limits, a case that widens, a missing price are found, with the name of the culprit', () => {
  assert.throws(
    soundnessOf({ fields: { duration: integer({ min: 1, max: 5, default: 6 }) } }),
    /thing: duration defaults to 6/,
  )
  assert.throws(soundnessOf({ fields: { size: choice(['a'], { default: 'b' }) } }), /thing: size defaults to b/)
  const widening = choice(['a'], { default: 'a', cases: [{ when: { mode: 'x' }, choices: ['a', 'b'] }] })
  assert.throws(soundnessOf({ fields: { mode: text({}), size: widening } }), /allows more than the field/)
  assert.throws(
    soundnessOf({ fields: { size: { ...widening, cases: [{ when: { nowhere: 1 }, choices: ['a'] }] } } }),
    /depends on nowhere/,
  )
  const resolution = choice(['720p', '1080p'], { default: '720p' })
  assert.throws(
    soundnessOf({ fields: { resolution }, price: { perSecond: { '720p': 1 } } }),
    /no price for resolution "1080p"/,
  )
  assert.throws(() => checkSoundness([{ title: 'free', key: '', fields: {} }]), /free: has no price/)
})

test('a rule that names a field which is not there stops the start', () => {
  const rules = { x: { ignores: ['nothing'] } }
  assert.throws(
    () => columnsOf({ name: 'thing', summary: '', fields: { mode: choice([]) }, rulesBy: 'mode', rules }, []),
    /patches "nothing"/,
  )
  const deep = { x: { rejects: ['entries.nothing'] } }
  const fields = { mode: choice([]), entries: list(record({ name: text({}) }), { min: 0, max: 1 }) }
  assert.throws(
    () => columnsOf({ name: 'thing', summary: '', fields, rulesBy: 'mode', rules: deep }, []),
    /patches "nothing"/,
  )
})

test('names are unique, cards only speak of generators that exist, and no condition looks ahead', () => {
  const names = [...generators, ...filmActions].map(one => one.name)
  assert.equal(new Set(names).size, names.length)
  assert.equal(new Set(models.map(card => card.id)).size, models.length)
  for (const card of models)
    for (const name of Object.keys(card.rules)) assert.ok(names.includes(name), `${card.id} speaks of ${name}`)
  for (const { name, fields } of generators) {
    const order = Object.keys(fields)
    for (const [field, { cases = [], mutedBy = {} }] of Object.entries(fields)) {
      for (const other of [...cases.flatMap(one => Object.keys(one.when)), ...Object.keys(mutedBy)]) {
        assert.ok(
          order.indexOf(other) < order.indexOf(field),
          `${name}: ${field} depends on ${other}, which must be declared before it`,
        )
      }
    }
  }
})

test('declarations are plain data', () => {
  for (const one of [...generators, ...filmActions, ...models]) assert.deepEqual(JSON.parse(JSON.stringify(one)), one)
})
