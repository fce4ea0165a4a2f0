import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf } from './seen.ts'

const deeds = (prompt: string): string[] =>
  shotsOf(prompt)[0]!.subjects.map(({ words, deeds: all = [] }) => [words, ...all.map(({ verb }) => verb)].join(' '))

test('what falls from a hand was in it, and its holder lets it fall', () => {
  assert.deepEqual(deeds('女孩在图书馆里睡着了,书从手里滑下来掉到地上。'), ['女孩 sleep drop', '书'])
  assert.deepEqual(deeds("A cup slips from the old man's hand."), ['cup', "old man's drop"])
  assert.deepEqual(deeds('A student falls asleep in the classroom, and her pen drops to the floor.'), [
    'student sleep drop',
    'pen',
  ])
  assert.deepEqual(
    deeds('An apple falls from a tree beside a boy.').filter(one => one.includes('boy drop')),
    [],
  )
})
