import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TaskRow } from '../../../src/store/tasks/task-row.ts'
import { findCut, selectCuts } from '../../../src/tasks/films/film-parts.ts'
import { placeWords } from '../../../src/tasks/films/film-words.ts'

test('words have the times of the film, and only those of a cue', () => {
  const words = [
    { text: 'one', fromSeconds: 0.2, toSeconds: 0.5 },
    { text: 'two', fromSeconds: 1.1, toSeconds: 1.4 },
    { text: 'three', fromSeconds: 2.3, toSeconds: 2.6 },
  ]
  assert.deepEqual(placeWords(words, { atSeconds: 10, fromSeconds: 1, seconds: 1 }), [
    { text: 'two', fromSeconds: 10.1, toSeconds: 10.4 },
  ])
  assert.equal(placeWords(words, { atSeconds: 0, fromSeconds: 0, seconds: 9 }).length, 3)
})

const composed = (id: string, state: string, request: object = {}): TaskRow =>
  ({ id, part: 'compose', state, request, result: { creations: [] } }) as unknown as TaskRow

test('a film shows the chosen composition, otherwise the newest; chapters do not count', () => {
  const parts = [
    composed('1', 'success'),
    composed('2', 'success'),
    composed('3', 'success', { chapter_task_ids: ['1', '2'] }),
    composed('4', 'success'),
    composed('5', 'failed'),
  ]
  const film = (cut?: string): TaskRow => ({ result: { creations: [], cut } }) as unknown as TaskRow
  assert.equal(findCut({ film: film(), parts })?.id, '4')
  assert.equal(findCut({ film: film('3'), parts })?.id, '3')
  assert.equal(findCut({ film: film('3'), parts }, '1')?.id, '1')
  assert.equal(findCut({ film: film('3'), parts }, '5'), undefined)
  assert.deepEqual(
    selectCuts(parts).map(part => part.id),
    ['3', '4', '5'],
  )
})
