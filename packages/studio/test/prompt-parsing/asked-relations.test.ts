import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPrompt } from '../../src/prompt-parsing/read-prompt.ts'

const positionsIn = (prompt: string): string[] =>
  readPrompt({ prompt, seed: 1 }).asked.flatMap(one =>
    one.of === 'relation' ? [`${one.who.join('+')} ${one.relation} ${one.to.names[0]}: ${one.word}`] : [],
  )

test('a preposition and a Chinese word of position ask for a position, whether or not the reader uses them', () => {
  for (const [prompt, ...wanted] of [
    ['A cat sleeps under the small wooden table', 'cat under wooden table: under the small wooden table'],
    ['A parrot sits on the shoulder of a pirate', 'parrot on shoulder: on the shoulder'],
    ['A dog stands between two chairs', 'dog between chairs: between two chairs'],
    ['On the sofa, a dog is asleep', 'dog on sofa: On the sofa'],
    ["A kite hangs above the girl's bed", "kite above bed: above the girl's bed"],
    ['一只猫坐在桌子下面', '猫 under 桌子: 桌子下面'],
    ['一只狐狸在树后面睡觉', '狐狸 behind 树: 树后面'],
  ] as const)
    assert.deepEqual(positionsIn(prompt), wanted, prompt)
})

test('clothes, company, attention and the camera ask for no position', () => {
  for (const prompt of [
    'A woman in a red dress walks',
    'A boy walks with his dog',
    'A man watches a bird',
    'A museum, close-up shot focusing on the door',
    'A man in a suit reads a book',
    '女孩看着小狗',
  ])
    assert.deepEqual(positionsIn(prompt), [], prompt)
})
