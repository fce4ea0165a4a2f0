import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf } from './seen.ts'

test('the girl and the boy of a couple are the couple', () => {
  const people = (prompt: string) =>
    shotsOf(prompt)[0]!.subjects.map(({ words, deeds }) => [words, deeds?.map(({ verb }) => verb)])
  assert.deepEqual(people('情侣坐在天台上，女孩靠在男孩肩上'), [
    ['女孩', ['sit', 'lean']],
    ['男孩', ['sit']],
  ])
  assert.equal(people('a couple and their daughter walk').length, 2)
})

test('a family of four is a family, and has its picnic', () => {
  for (const prompt of ['A family of four having a picnic under an oak', '一家四口在公园野餐']) {
    const [family] = shotsOf(prompt)[0]!.subjects
    assert.equal(family!.words, prompt.startsWith('A') ? 'A family of four' : '一家四口')
    assert.deepEqual(
      family!.deeds?.map(({ verb }) => verb),
      ['picnic'],
    )
  }
})
