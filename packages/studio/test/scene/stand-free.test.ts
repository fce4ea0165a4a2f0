import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { standFree } from '../../src/scene/stand-free.ts'

const relationsOf = (prompt: string) =>
  standFree(direct({ prompt, seed: 1 }).shots[0]!).subjects.map(({ relation }) => relation?.kind)

test('whoever watches fireworks stands by themselves; whoever watches a ship stands before it', () => {
  assert.deepEqual(relationsOf('A boy and a girl watch fireworks on a beach'), [undefined, undefined, undefined])
  assert.deepEqual(relationsOf('A boy watches a ship on a beach')[0], 'before')
})
