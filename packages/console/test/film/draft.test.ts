import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Storyboard } from '@kinora/client'
import {
  chooseVersion,
  type Draft,
  draftFromCut,
  filmSeconds,
  findSameCut,
  isSame,
  leaveOut,
  leftOut,
  moveSegment,
  placeAt,
  placeSegments,
  shownCut,
  writeTitle,
} from '../../src/film/draft.ts'
import { change, redo, startHistory, undo } from '../../src/ui/history.ts'
import { composeRequest, editedRequest, missingSegments } from '../../src/film/requests.ts'
import { timelineChanges } from '../../src/film/timeline-changes.ts'
import { editRequest } from '../../src/task-parts/film-edits.ts'

const version = (id: string, duration: number, state = 'success') => ({ id, duration, state, prompt: id })
const cut = (id: string, segments: string[], more: object = {}) => ({
  id,
  state: 'success',
  segments,
  narration: 'n1',
  music: 'm1',
  titles: [{ segment: 0, text: 'Hello', style: 'title' }],
  subtitles: [{ text: 'Hi', from: 1, to: 2 }],
  ...more,
})
const film = (type: string, more: object = {}): Storyboard =>
  ({
    id: '1',
    type,
    allows: ['prompt', 'narration', 'music', 'order'],
    cut: 'c1',
    segments: [
      { index: 0, versions: [version('a1', 2), version('a2', 3)] },
      { index: 1, versions: [version('b1', 4), version('b2', 4, 'failed')] },
    ],
    narration: [version('n1', 6)],
    music: [version('m1', 6)],
    cuts: [cut('c1', ['a1', 'b1']), cut('c2', ['a2', 'b1']), cut('c3', ['b1', 'a1'], { state: 'failed' })],
    ...more,
  }) as unknown as Storyboard
const ad = film('ad-one-click')
const draft = draftFromCut(ad, shownCut(ad))

test('a draft begins as the shown cut; a film without one begins with the newest versions', () => {
  assert.deepEqual(draft.segments, [
    { index: 0, version: 'a1' },
    { index: 1, version: 'b1' },
  ])
  const fresh = draftFromCut(film('ad-one-click', { cuts: [], cut: '' }), undefined)
  assert.deepEqual([fresh.segments.map(one => one.version), fresh.narration, fresh.titles], [['a2', 'b1'], 'n1', []])
})

test('a draft that equals a cut is recognised, so that nothing is composed; a failed cut does not count', () => {
  assert.equal(findSameCut(ad, draft)?.id, 'c1')
  assert.equal(findSameCut(ad, chooseVersion(draft, 0, 'a2'))?.id, 'c2')
  assert.equal(findSameCut(ad, moveSegment(draft, 0, 1)), undefined)
  const titled = writeTitle(draft, { segment: 1, text: '  ', style: 'title' })
  assert.ok(isSame(draft, titled), 'a title without words is none')
  assert.equal(isSame(draft, writeTitle(draft, { segment: 0, text: '', style: 'title' })), false)
})

test('segments move by one place, within the ends', () => {
  const versions = ({ segments }: Draft): string[] => segments.map(one => one.version)
  assert.deepEqual(versions(moveSegment(draft, 0, 1)), ['b1', 'a1'])
  assert.equal(moveSegment(draft, 0, -1), draft)
  assert.equal(moveSegment(draft, 1, 1), draft)
})

test('segments have times, and are found by them', () => {
  const placed = placeSegments(ad, chooseVersion(draft, 0, 'a2'))
  assert.deepEqual(
    placed.map(({ from, seconds }) => [from, seconds]),
    [
      [0, 3],
      [3, 4],
    ],
  )
  assert.equal(filmSeconds(placed), 7)
  assert.deepEqual(
    [0, 2.9, 2.99, 6, 99].map(at => placeAt(placed, at)),
    [0, 0, 1, 1, 1],
  )
})

test("an edit and a composition use the words of the film's kind", () => {
  const edit = { prompt: ' rain ', duration: 3 }
  assert.deepEqual(editRequest(ad, 1, 'b1', edit), {
    type: 'generate_video',
    storyboard_video_index: 1,
    prompt: 'rain',
    duration: 3,
  })
  assert.deepEqual(editRequest(ad, 'music', 'm1', { prompt: 'calm' }), { type: 'generate_bgm', prompt: 'calm' })
  assert.deepEqual(editRequest(film('one-click/mv'), 0, 'a1', { prompt: 'x' }), { job_id: 'a1', prompt: 'x' })
  assert.deepEqual(composeRequest(ad, draft), {
    video_task_ids: ['a1', 'b1'],
    narration_task_id: 'n1',
    bgm_task_id: 'm1',
    titles: [{ segment: 0, text: 'Hello', style: 'title' }],
    subtitles: [{ text: 'Hi', from: 1, to: 2 }],
  })
  const song = composeRequest(film('one-click/mv', { allows: ['prompt'] }), draft)
  assert.deepEqual(Object.keys(song), ['job_ids', 'titles', 'subtitles'])
})

test('subtitles are sent in order, with words and within the film; a segment without a version prevents the composition', () => {
  const subtitles = [
    { text: 'late', from: 5, to: 9 },
    { text: 'gone', from: 7, to: 8 },
    { text: ' ', from: 0, to: 1 },
    { text: 'first', from: 0, to: 1 },
  ]
  const { subtitles: sent } = composeRequest(ad, { ...draft, subtitles }) as Draft
  assert.deepEqual(sent, [
    { text: 'first', from: 0, to: 1 },
    { text: 'late', from: 5, to: 6 },
  ])
  assert.deepEqual(missingSegments(ad, chooseVersion(draft, 1, 'b2')), [1])
})

test('every change can be undone and repeated; letters of a word are one step', () => {
  let history = change(startHistory(''), 'a', { joins: 'title' })
  history = change(history, 'ab', { joins: 'title' })
  history = change(history, 'x')
  history = undo(history)
  assert.equal(history.now, 'ab')
  assert.equal(undo(history).now, '')
  assert.equal(undo(undo(undo(history))).now, '')
  assert.equal(redo(history).now, 'x')
  assert.equal(redo(redo(history)).now, 'x')
  assert.deepEqual(change(history, 'y').future, [])
  const other = change(change(startHistory(''), 'a', { joins: 'title' }), 'b', { joins: 'subtitle' })
  assert.equal(undo(other).now, 'a', 'another field is another step')
  assert.equal(
    undo(change(undo(change(history, 'x')), 'z', { joins: 'title' })).now,
    'ab',
    'and so is one after an undo',
  )
})

test('a segment is left out and put back; only another order or a part of the segments is said in the request', () => {
  const isFree = (one: Draft): unknown => (composeRequest(ad, one) as { any_order?: boolean }).any_order
  assert.equal(isFree(draft), undefined)
  const short = leaveOut(draft, 0)
  assert.deepEqual(short.segments, [{ index: 1, version: 'b1' }])
  assert.deepEqual(leftOut(ad, short), [{ index: 0, version: 'a2' }])
  assert.equal(isFree(short), true)
  assert.deepEqual(leaveOut(short, 1), short, 'the last one stays')
  const back = chooseVersion(short, 0, 'a2')
  assert.deepEqual(back.segments, [
    { index: 1, version: 'b1' },
    { index: 0, version: 'a2' },
  ])
  assert.equal(isFree(back), true)
  assert.equal(isFree(moveSegment(back, 0, 1)), undefined)
})

test('an edited timeline is compared with the film, and composed with its pieces, titles and sounds', () => {
  const edited = {
    segments: ['a2', 'b1'],
    cut: [
      { segment: 1, from: 0, to: 4 },
      { segment: 0, from: 0.5, to: 2, transition: 'dissolve', over: 0.5 },
      { segment: 1, from: 3, to: 4 },
    ],
    seconds: 6.5,
  }
  const { pieces, leftOut: without, before } = timelineChanges(ad, edited)
  assert.deepEqual(
    pieces.map(({ seconds, isWhole, isMoved }) => [seconds, isWhole, isMoved]),
    [
      [4, true, true],
      [3, false, false],
      [4, false, false],
    ],
  )
  assert.deepEqual([without, before], [[], 6])
  assert.deepEqual(timelineChanges(ad, { ...edited, cut: edited.cut.slice(1, 2) }).leftOut, [1])
  assert.deepEqual(editedRequest(ad, draft, { ...edited, seconds: 1.5 }), {
    video_task_ids: ['a2', 'b1'],
    narration_task_id: 'n1',
    bgm_task_id: 'm1',
    titles: [{ segment: 0, text: 'Hello', style: 'title' }],
    subtitles: [{ text: 'Hi', from: 1, to: 1.5 }],
    cut: edited.cut,
  })
})
