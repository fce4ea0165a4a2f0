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
