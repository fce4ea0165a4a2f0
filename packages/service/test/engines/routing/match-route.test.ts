import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchRoute } from '../../../src/engines/routing/engines-file.ts'

const rules = [
  { kinds: ['speech' as const], engines: ['voice'] },
  { generators: ['text2video'], models: ['genq3*'], engines: ['new'] },
  { generators: ['*2video'], engines: ['any-video'] },
  { models: ['a.b'], engines: ['dotted'] },
]
const engineFor = (generator: string, model: string, kind: 'video' | 'speech' | 'image' = 'video') =>
  matchRoute(rules, { kind, generator, model })?.engines[0]

test('the first rule that matches kind, generator and model applies', () => {
  assert.equal(engineFor('text2video', 'genq3-turbo'), 'new')
  assert.equal(engineFor('text2video', 'genq2'), 'any-video')
  assert.equal(engineFor('img2video', 'genq3'), 'any-video')
  assert.equal(engineFor('text2video', 'genq3', 'speech'), 'voice')
  assert.equal(engineFor('reference2image', 'genq3', 'image'), undefined)
})

test('a star matches any letters, and everything else only itself', () => {
  assert.equal(engineFor('x', 'a.b', 'image'), 'dotted')
  assert.equal(engineFor('x', 'aXb', 'image'), undefined)
  assert.equal(engineFor('x', 'xa.b', 'image'), undefined)
  assert.equal(engineFor('x', 'a.bx', 'image'), undefined)
  assert.equal(engineFor('text2videos', 'genq3', 'image'), undefined)
})

test('an order without an origin matches only general rules', () => {
  assert.equal(matchRoute(rules, { kind: 'video' }), undefined)
  assert.deepEqual(matchRoute([{ engines: ['all'] }], { kind: 'video' })?.engines, ['all'])
})
