import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'

const read = (prompt: string): string[] =>
  direct({ prompt, seed: 1 }).shots[0]!.subjects.map(({ words, deeds = [] }) =>
    [words, ...deeds.map(({ verb }) => verb)].join(' '),
  )

test('the position of a word decides between noun and verb', () => {
  for (const [prompt, expected] of [
    ['The mayor rings a bell', ['mayor ring', 'bell']],
    ['The mayor has two rings', ['mayor', 'rings']],
    ['A notary stamps a document', ['notary stamp', 'document']],
    ['A ginger cat ducks under a car', ['cat duck', 'car']],
    ['A cat watches two ducks', ['cat watch', 'ducks']],
    ['A boy plants a tree', ['boy plant', 'tree']],
    ['A boy with plants', ['boy', 'plants']],
    ['A woman waters the flowers', ['woman water', 'flowers']],
    ['An eagle circling above a goat', ['eagle circle', 'goat']],
    ['Boats rock in the wind', ['Boats rock']],
  ] as const)
    assert.deepEqual(read(prompt), expected, prompt)
})

test('a noun that describes another is not a verb of its neighbours', () => {
  assert.deepEqual(direct({ prompt: 'A cat under a parked car', seed: 1 }).shots[0]!.subjects[0]!.relation, {
    kind: 'under',
    to: 1,
  })
})

test('joined subjects are all in the place of one of them', () => {
  const { subjects } = direct({ prompt: 'A cat and a dog on a sofa', seed: 1 }).shots[0]!
  assert.deepEqual(
    subjects.map(({ relation }) => relation),
    [{ kind: 'on', to: 2 }, { kind: 'on', to: 2 }, undefined],
  )
})

test('a pronoun has the actions of its person', () => {
  const { subjects } = direct({ prompt: 'A woman and a boat. She laughs.', seed: 1 }).shots[0]!
  assert.deepEqual(
    subjects.map(({ deeds = [] }) => deeds.map(({ verb }) => verb)),
    [['laugh'], []],
  )
})

test('a place is not also a thing, and a thing behind it is not the place', () => {
  const [shot] = direct({ prompt: 'A nurse in a hospital', seed: 1 }).shots
  assert.deepEqual([shot!.where, shot!.subjects.map(({ words }) => words)], ['hospital', ['nurse']])
  assert.equal(direct({ prompt: 'a cat in the forest, mountains behind', seed: 1 }).shots[0]!.place, 'forest')
  assert.equal(direct({ prompt: '三个人走路', seed: 1 }).shots[0]!.subjects[0]!.count, 3)
})

test('in a paragraph `she` is the woman of an earlier sentence, and the place stays', () => {
  const { shots } = direct({
    prompt:
      'A woman in a harbour opens the shutters of her shop and puts bread on a tray for the people of the town. A boy runs past and steals a loaf of bread from the tray. She shakes her fist at him. She laughs and waves to the gulls above the boats.',
    seed: 1,
  })
  assert.deepEqual(
    shots.map(({ where, subjects }) => [where, subjects[0]!.words]),
    [
      ['harbour', 'woman'],
      ['harbour', 'boy'],
      ['harbour', 'woman'],
      ['harbour', 'woman'],
    ],
  )
})
