import assert from 'node:assert/strict'
import { test } from 'node:test'
import { notesOfMade, tidyNotes } from '../../src/plans/notes.ts'
import { unusedWords } from '../../../studio/src/film-writing/words/content-words.ts'

test("words of several parts are in one note, each once, and only the caller's", () => {
  const isOwn = (word: string): boolean => word !== 'ours'
  const parts = [{ unknown: ['paper', 'ours'] }, { unknown: ['paper', 'glorp'], unshown: ['dog'] }]
  const notes = parts.flatMap(part => notesOfMade({ files: [], ...part }, isOwn))
  assert.deepEqual(tidyNotes(notes), [
    'prompt: these words were not understood: "paper", "glorp"',
    'prompt: these words were understood, but are not visible: "dog"',
  ])
})

test('notes are few, short and on one line for any words', () => {
  const unknown = Array.from({ length: 90 }, (_, index) => `w"${index}\n`)
  const many = Array.from({ length: 50 }, (_, index) => `images[${index}]: ${'x'.repeat(900)}`)
  const notes = tidyNotes([...notesOfMade({ files: [], unknown, notes: many }), many[0] ?? ''])
  assert.ok(notes.length <= 20, `${notes.length}`)
  for (const note of notes) assert.ok(Array.from(note).length <= 300 && !note.includes('\n'), note)
  assert.deepEqual(tidyNotes(notes), notes)
  assert.deepEqual(tidyNotes([]), [])
})

test('words that stand nowhere in a film are found, in any form and both languages', () => {
  assert.deepEqual(unusedWords('A folding lamp for the desk, with fireworks', ['The lamp folds on a desk.']), [
    'fireworks',
  ])
  assert.deepEqual(unusedWords('请制作一个关于台灯的广告', ['一盏台灯']), ['关于'])
  assert.deepEqual(unusedWords('Please make a video', []), [])
  assert.deepEqual(unusedWords('Title: "Home". Finally she says "Late." 卖点：防水', ['Home', 'Late.', '防水']), [])
})
