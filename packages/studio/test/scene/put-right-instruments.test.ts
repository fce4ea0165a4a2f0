import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { putRight } from '../../src/scene/put-right.ts'

const deedsOf = (prompt: string) =>
  putRight(direct({ prompt, seed: 1 }).shots[0]!).subjects[0]?.deeds?.map(({ verb }) => verb)

test('whoever sings or sits with a guitar holds it as one plays it; a horn is only held', () => {
  assert.deepEqual(deedsOf('A girl with a red guitar sings on a beach'), ['play'])
  assert.deepEqual(deedsOf('A boy with a guitar sits on a rooftop')?.[0], 'play')
  assert.ok(!deedsOf('A boy with a trumpet walks')?.includes('play'))
})
