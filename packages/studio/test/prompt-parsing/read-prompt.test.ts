import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { assertRow, promptTests } from './prompt-rows.ts'
import { shotsOf } from './seen.ts'

test('every twentieth row of the prompts is read as written', () => {
  const rows = promptTests().flatMap(([, tests]) => tests.flatMap(one => one.rows))
  for (const row of rows.filter((_, at) => at % 20 === 0)) assertRow(row)
})

test('a long card is cut at 120 characters', () => {
  assert.equal(Array.from(shotsOf('zxqv '.repeat(100))[0]!.caption!).length, 120)
})

test('an empty prompt gives one empty shot without a card', () => {
  for (const prompt of ['', '   ', '!!!']) {
    const [shot, ...more] = shotsOf(prompt)
    assert.deepEqual([shot!.subjects, shot!.caption, more], [[], undefined, []])
  }
})

test('a verb moves its own subject', () => {
  const [man] = direct({ prompt: 'A man walks to a bench, opens a letter, runs away', seed: 1 }).shots[0]!.subjects
  assert.equal(man!.motion, 'walk')
  assert.deepEqual(
    man!.deeds!.map(({ motion }) => motion),
    [undefined, 'bob', 'run'],
  )
})

test('another seed changes only choices among equals', () => {
  const prompt = 'a flower in a garden at dawn'
  const lists = Array.from({ length: 12 }, (_, seed) => direct({ prompt, seed }))
  const sprites = new Set(lists.map(({ shots }) => JSON.stringify(shots[0]!.subjects[0]!.what)))
  assert.ok(sprites.size > 1)
  for (const { shots } of lists) assert.deepEqual([shots[0]!.place, shots[0]!.time], ['garden', 'dawn'])
  assert.deepEqual(direct({ prompt, seed: 3 }), direct({ prompt, seed: 3 }))
})

test('a measure word before qualities is no thing, and a vessel without contents is', () => {
  const namesOf = (prompt: string): string[] => direct({ prompt, seed: 1 }).shots[0]!.subjects.map(({ words }) => words)
  assert.deepEqual(namesOf('一碗热气腾腾的牛肉面，特写'), ['牛肉面'])
  assert.deepEqual(namesOf('桌上有一个碗'), ['碗'])
})
