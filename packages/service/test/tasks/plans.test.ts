import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlanName } from '../../src/catalog/declare.ts'
import { filmActions, generators } from '../../src/catalog/generators/index.ts'
import { routingFacts } from '../../src/engines/routing-facts.ts'
import { animateFrames, imagine, speak } from '../../src/plans/one-order-plans.ts'
import type { DeclaredPlan } from '../../src/plans/declared-plan.ts'
import { findPlan, type Plans } from '../../src/tasks/plans.ts'

const needs = (plan: PlanName, values: object = {}) => findPlan(plan).needs(values)

test('every plan of the declarations states its orders, except composing', () => {
  for (const { name, plan } of [...generators, ...filmActions])
    assert.equal(needs(plan).length === 0, plan === 'film-compose', name)
  assert.deepEqual(needs('film-part', { type: 'generate_video' }), ['video'])
  assert.deepEqual(needs('film-part', { type: 'generate_narration' }), ['speech'])
  assert.deepEqual(needs('film-part', { type: 'generate_bgm' }), ['music'])
  assert.deepEqual(needs('ad-film'), ['video', 'speech', 'music'])
  assert.deepEqual(needs('paint'), ['image'])
})

test('every generator can be outlined before it is made, and no step on a film', () => {
  for (const { name, plan } of generators) assert.equal(typeof findPlan(plan).outline, 'function', name)
  for (const { name, plan } of filmActions) assert.equal(findPlan(plan).outline, undefined, name)
})

test('the engines that come along make everything that is declared', () => {
  // One more may make pictures alone.
  for (const engine of ['studio', 'minimal']) {
    const { makes: made } = routingFacts([engine], undefined)
    const lacking = generators.flatMap(({ plan }) => needs(plan)).filter(kind => !made.has(kind))
    assert.deepEqual(lacking, [], engine)
  }
  assert.throws(() => routingFacts(['studoi'], undefined), /no engine "studoi".*studio/)
})

test('a plan that does not fit the declaration does not compile', () => {
  const fits = (_plans: Partial<Plans>): void => {}
  fits({ imagine, speak, 'animate-frames': animateFrames })
  // @ts-expect-error: speech has a text and a voice, which videos have not.
  fits({ imagine: speak })
  // @ts-expect-error: frames come without a ratio.
  fits({ 'animate-frames': imagine })
  const demanding = null as unknown as DeclaredPlan<{ prompt: string; movement_amplitude: string }>
  // @ts-expect-error: some models ignore the amplitude, so that it may not be there.
  fits({ imagine: demanding })
  const modest = null as unknown as DeclaredPlan<{ prompt: string; movement_amplitude?: string }>
  fits({ imagine: modest })
})
