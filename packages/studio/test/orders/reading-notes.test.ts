import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { readingNotes } from '../../src/orders/reading-notes.ts'

const notesOf = (prompt: string) => readingNotes(direct({ prompt, seed: 1 }))

test('notes tell who is drawn as what, each once', () => {
  assert.deepEqual(notesOf('An ibex on a rock. Cut to the ibex in a meadow.'), [
    'prompt: drawn as their nearest kin: "ibex" as goat',
  ])
})

test('notes tell what is a block, which place stands for which, and what is kept and not drawn', () => {
  assert.deepEqual(notesOf('A strange zorblatt on a battlefield, dutch angle, lens flare'), [
    'prompt: drawn as blocks with their words on them: "zorblatt"',
    'prompt: places drawn as the nearest there is: battlefield as meadow',
    'prompt: kept in the shot list, but not drawn yet: lens-flare lens',
  ])
})

test('what is drawn as it is needs no note', () => {
  assert.deepEqual(notesOf('A cat on a sofa in a forest at night, slow motion'), [])
})

test('a deed of somebody that no body acts out is told as it was written', () => {
  assert.deepEqual(notesOf('A man breathes in a forest'), ['prompt: deeds that nobody acts out: "breathes"'])
  assert.deepEqual(notesOf('A man vanishes in a forest'), [])
  assert.deepEqual(notesOf('A man waves in a forest'), [])
})

test('an angle that a place cannot be seen from, and a shoulder with nobody to look at, are told', () => {
  const note = 'prompt: kept in the shot list, but not drawn yet:'
  for (const prompt of ['A rocket in space, low angle', 'A fish under water, high angle shot'])
    assert.match(notesOf(prompt).join(), /angle in a place that is seen from one side/u, prompt)
  assert.deepEqual(notesOf('A man in a park, low angle'), [])
  assert.deepEqual(notesOf('Over the shoulder shot of a man in a park'), [
    `${note} over-shoulder angle without a second to look at`,
  ])
  assert.deepEqual(notesOf('Over the shoulder shot of a man and a dog in a park'), [])
})
