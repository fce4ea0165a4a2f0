import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictogramOf, shotsOf } from './seen.ts'

const first = (prompt: string, shot = 0): string => {
  const { what } = shotsOf(prompt)[shot]!.subjects[0]!
  return 'sprite' in what ? pictogramOf(what.sprite) : ''
}

test('pronouns and what stands before a trade tell whether it is a man or a woman', () => {
  for (const [prompt, who] of [
    ['A surgeon washes her hands', '👩'],
    ['A surgeon washes his hands', '👨'],
    ['A surgeon washes hands', '🧑'],
    ['A woman welder at a gate', '👩'],
    ['A firefighter lifts her helmet', '👩‍🚒'],
    ['一位女教师在写字', '👩‍🏫'],
    ['工程师抬起头，她笑了', '👩'],
  ] as const)
    assert.equal(first(prompt), who, prompt)
})

test('a pronoun means who is known to be one before anybody who may be', () => {
  assert.equal(first('A tailor meets a queen and bows to her'), '🧑')
})

test('brothers and sisters are boys and girls, and the elder ones grown', () => {
  assert.deepEqual(
    ['my sister reads', 'his brother runs', 'her older sister reads', '姐姐在看书', '弟弟在跑'].map(prompt =>
      first(prompt),
    ),
    ['👧', '👦', '👩', '👩', '👦'],
  )
})

test('somebody stays what the shots before have told', () => {
  assert.equal(first('A baker opens her shop. Cut to: the baker kneads dough.', 1), '👩‍🍳')
})
