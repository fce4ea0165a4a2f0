import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Preview, Scene } from '@kinora/client'
import { type Segment, segmentsOf } from '../src/session/drafts.ts'
import {
  addSegment,
  bodyOf,
  duplicateSegment,
  filmSeconds,
  moveSegment,
  removeSegment,
  withSeconds,
} from '../src/storyboard/board.ts'

const scene = (seconds = 4): Scene => ({
  version: 'kinora.scene/1',
  seconds,
  entities: [{ id: 'ann', asset: 'woman', colour: 'red' }],
  places: [{ id: 'here', asset: 'park' }],
  shots: [
    { from: 0, to: seconds / 2, place: 'here', actions: [{ who: 'ann', does: 'wave', from: 0.5, to: 1.5 }] },
    { from: seconds / 2, to: seconds, place: 'here', speech: [{ text: 'Hello', from: seconds / 2 }] },
  ],
})
const segment = (key: string, seconds = 4): Segment => ({ key, scene: scene(seconds), words: key, lines: ['a line'] })
const keys = (segments: readonly Segment[]): string => segments.map(({ key }) => key).join('')

test('segments are moved within the ends, removed but for the last, and copies get new keys and no lines', () => {
  const all = [segment('0'), segment('1'), segment('2')]
  assert.equal(keys(moveSegment(all, 2, 0)), '201')
  assert.equal(moveSegment(all, 0, -1), all)
  assert.equal(moveSegment(all, 2, 3), all)
  assert.equal(keys(removeSegment(all, 1)), '02')
  assert.equal(keys(removeSegment([segment('0')], 0)), '0')
  const copied = duplicateSegment(all, 0)
  assert.equal(keys(copied), '0312')
  assert.deepEqual(copied[1]?.lines, [], 'a line is spoken once')
  assert.equal(filmSeconds(copied), 16)
})

test('a new segment shows the people of the film with their looks', () => {
  const read = {
    ...scene(),
    entities: [
      { id: 'ann', asset: 'woman' },
      { id: 'dog', asset: 'dog' },
    ],
  }
  const [, added] = addSegment([segment('0')], 1, read, 'ann and a dog')
  assert.deepEqual(added?.scene.entities, [
    { id: 'ann', asset: 'woman', colour: 'red' },
    { id: 'dog', asset: 'dog' },
  ])
  const other = { ...scene(), entities: [{ id: 'ann', asset: 'girl' }] }
  assert.deepEqual(addSegment([segment('0')], 1, other, '')[1]?.scene.entities, other.entities, 'another ann')
})

test('another length scales all times and ends with the shots', () => {
  const longer = withSeconds(scene(4), 6)
  assert.equal(longer.seconds, 6)
  assert.deepEqual(
    longer.shots.map(({ from, to }) => [from, to]),
    [
      [0, 3],
      [3, 6],
    ],
  )
  assert.deepEqual(longer.shots[0]?.actions?.[0], { who: 'ann', does: 'wave', from: 0.75, to: 2.25 })
  assert.equal(longer.shots[1]?.speech?.[0]?.from, 3)
  assert.equal(withSeconds(scene(4), 99).seconds, 16)
  assert.equal(withSeconds(scene(4), 0.1).seconds, 1)
  const thirds = withSeconds({ ...scene(3), seconds: 3 }, 1)
  assert.equal(thirds.shots.at(-1)?.to, 1, 'the last shot ends where the clip ends')
})

test('the body of a film has its documents instead of its length', () => {
  const segments = [segment('0'), segment('1', 2)]
  const body = bodyOf({ generator: 'film', body: { prompt: 'x', duration: 9 }, segments })
  assert.deepEqual(body, { prompt: 'x', scenes: [scene(4), scene(2)] })
})

test('the segments of a preview have its words, speech and titles', () => {
  const preview = {
    segments: [
      { prompt: 'one', from: 0, duration: 4, scene: { ...scene(), origin: { reader: 'rules', prompt: 'in words' } } },
      { prompt: 'two', from: 4, duration: 2, scene: scene(2) },
    ],
    lines: [{ text: 'Good morning', segment: 1, from: 4.2 }],
    titles: [{ text: 'The end', from: 5, to: 6 }],
  } as unknown as Preview
  assert.deepEqual(
    segmentsOf(preview)?.map(({ key, words, lines }) => [key, words, lines]),
    [
      ['0', 'in words', []],
      ['1', 'two', ['Good morning', 'The end']],
    ],
  )
  const [first] = preview.segments
  assert.equal(segmentsOf({ ...preview, segments: [{ ...first, scene: undefined }] } as unknown as Preview), undefined)
})
