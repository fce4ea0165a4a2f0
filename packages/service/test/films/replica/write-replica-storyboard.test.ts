import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SoundAnalysis, PictureAnalysis, WatchedShot } from '../../../../media/src/engine/contract.ts'
import { writeReplicaStoryboard } from '../../../src/films/replica/write-replica-storyboard.ts'

const shot = (from: number, to: number, more: Partial<WatchedShot> = {}): WatchedShot => ({
  fromSeconds: from,
  toSeconds: to,
  transition: 'cut',
  transitionSeconds: 0,
  move: 'static',
  speed: 0,
  brightness: 0.5,
  colour: [128, 128, 128],
  ...more,
})
const pictures: PictureAnalysis[] = ['shoe', 'street'].map(subject => ({ prompt: '', subject, colours: [], faces: [] }))
const write = (shots: WatchedShot[], more: { prompt?: string; heard?: SoundAnalysis } = {}) =>
  writeReplicaStoryboard({
    watched: { seconds: shots.at(-1)!.toSeconds, hasSound: true, shots },
    pictures,
    prompt: '',
    ...more,
  })

test('a film is cut at the same frames as the clip, with the pictures in turn', () => {
  const { storyboard } = write([shot(0, 1.3), shot(1.3, 2.04), shot(2.04, 6)])
  const { shots } = storyboard
  assert.deepEqual(
    shots.map(({ frames }) => frames),
    [31, 18, 95],
  )
  assert.deepEqual(
    shots.map(one => one.pictures),
    [[0], [1], [0]],
  )
  assert.ok(shots.every(({ transition, from }) => transition === undefined && from === 'frame'))
})

test('the camera has the moves and speeds of the clip', () => {
  const { storyboard } = write(
    [
      shot(0, 2, { move: 'pan-right', speed: 0.02 }),
      shot(2, 4, { move: 'zoom-in', speed: 0.1 }),
      shot(4, 6, { move: 'tilt-up', speed: 0.4 }),
      shot(6, 8),
    ],
    { prompt: 'In the rain.' },
  )
  for (const { prompt } of storyboard.shots) assert.match(prompt, /^In the rain, .*\.$/u)
  assert.deepEqual(
    storyboard.shots.map(({ camera }) => camera?.move),
    ['pan-right', 'push', 'tilt-up', 'still'],
  )
  assert.deepEqual(
    storyboard.shots.map(({ amplitude }) => amplitude),
    ['small', 'medium', 'large', 'small'],
  )
})

test('transitions are repeated, and none is longer than half a shot', () => {
  const { storyboard } = write([
    shot(0, 2),
    shot(2, 4, { transition: 'dissolve', transitionSeconds: 0.5 }),
    shot(4, 6, { transition: 'fade', transitionSeconds: 1 }),
    shot(6, 6.5, { transition: 'whip', transitionSeconds: 0.5 }),
  ])
  assert.deepEqual(
    storyboard.shots.map(({ transition }) => transition),
    [
      { kind: 'dissolve', frames: 12 },
      { kind: 'fade-through-black', frames: 24 },
      { kind: 'whip-left', frames: 6 },
      undefined,
    ],
  )
})

test('music that replaces the sound has its tempo', () => {
  const heard = { seconds: 6, beatsPerMinute: 127.6, beats: [], downbeats: [], sections: [], language: '', words: [] }
  assert.match(write([shot(0, 6)], { heard }).storyboard.music!.prompt, /upbeat.*128 bpm/)
  assert.equal(write([shot(0, 6)]).storyboard.music, undefined)
})

test('the shortest of too many shots are joined, with a note', () => {
  const many = Array.from({ length: 120 }, (_, at) => shot(at, at + (at % 2 === 0 ? 1 : 1)))
  const { storyboard, notes } = write(many)
  assert.equal(storyboard.shots.length, 90)
  assert.equal(
    storyboard.shots.reduce((sum, { frames }) => sum + frames, 0),
    120 * 24,
  )
  assert.match(notes.join(), /120 shots/)
})
