import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filmActions, generators } from '../../src/catalog/generators/index.ts'
import { orderKindsMadeBy } from '../../src/engines/index.ts'
import { neededOrderKinds } from '../../src/plans/needed-order-kinds.ts'

test('every plan of the declarations says what it orders, but for composing what is there', () => {
  for (const { name, plan } of [...generators, ...filmActions]) {
    const kinds = neededOrderKinds(plan, {})
    assert.equal(kinds.length === 0, plan === 'film-compose', name)
  }
  assert.deepEqual(neededOrderKinds('film-part', { type: 'generate_narration' }), ['speech'])
  assert.deepEqual(neededOrderKinds('film-part', { type: 'generate_bgm' }), ['music'])
})

test('the engines that come along make everything that is declared', () => {
  // One more may make pictures alone.
  for (const engine of ['studio', 'minimal']) {
    const made = orderKindsMadeBy([engine])
    const lacking = generators.flatMap(({ plan }) => neededOrderKinds(plan, {})).filter(kind => !made.has(kind))
    assert.deepEqual(lacking, [], engine)
  }
  assert.throws(() => orderKindsMadeBy(['studoi']), /no engine "studoi".*studio/)
})
