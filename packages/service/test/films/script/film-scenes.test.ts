import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Scene, SCENE_VERSION } from '@kinora/media/scene/scene-schema'
import { filmScenes } from '../../../src/films/script/film-scenes.ts'
import type { Storyboard } from '../../../../media/src/shots/storyboard.ts'

const sceneOf = (prompt: string, seconds: number, asset = 'beach', reader = 'rules'): Scene => ({
  version: SCENE_VERSION,
  seconds,
  entities: [],
  places: [{ id: 'place', asset }],
  shots: [{ from: 0, to: seconds, place: 'place', camera: { size: 'wide', move: 'push' } }],
  origin: { reader, prompt },
})
const shotOf = (prompt: string) => ({ prompt, frames: 48, pictures: [], from: 'words', amplitude: 'small' }) as const
const STORYBOARD: Storyboard = {
  language: 'en',
  shots: [
    { ...shotOf('A lake.'), title: { text: 'Lake', style: 'title', fromFrame: 8, frames: 32 } },
    shotOf('A mill.'),
    shotOf('A bridge.'),
  ],
  narration: {
    voice: 'v',
    lines: [
      { text: 'The lake', shot: 0 },
      { text: 'The bridge', shot: 2 },
    ],
  },
  music: { prompt: 'calm' },
}

test('documents in another order keep their titles and lines, and omitted ones are removed', () => {
  const { shots, narration, music } = filmScenes(STORYBOARD, [sceneOf('A bridge.', 2), sceneOf('A lake.', 1.5)])
  assert.deepEqual(
    shots.map(({ prompt, frames, title }) => [prompt, frames, title?.text]),
    [
      ['A bridge.', 48, undefined],
      ['A lake.', 36, 'Lake'],
    ],
  )
  assert.deepEqual(
    narration?.lines.map(({ text, shot }) => [text, shot]),
    [
      ['The bridge', 0],
      ['The lake', 1],
    ],
  )
  assert.ok((shots[1]?.title?.fromFrame ?? 0) + (shots[1]?.title?.frames ?? 0) <= 36, 'a title ends with its shot')
  assert.deepEqual(music, { prompt: 'calm' })
})

test('an added document is a separate shot, and fractional lengths sum to the film', () => {
  const scenes = [
    sceneOf('A lake.', 1.01),
    sceneOf('A fox.', 1.01),
    sceneOf('A mill.', 1.01),
    sceneOf('A bridge.', 1.01),
  ]
  const { shots } = filmScenes(STORYBOARD, scenes)
  assert.equal(shots.length, 4)
  assert.equal(
    shots.reduce((sum, { frames }) => sum + frames, 0),
    Math.round(4.04 * 24),
  )
  assert.ok(shots.every(({ scene }, at) => scene === scenes[at]))
})

test('pictures of the request are those that a document shows; one without a cast is animated unchanged', () => {
  const picture = sceneOf('', 2, 'input:images[1]')
  const staged: Scene = { ...picture, entities: [{ id: 'a', asset: 'input:images[0]' }] }
  const { shots } = filmScenes(STORYBOARD, [picture, staged])
  assert.partialDeepStrictEqual(shots, [
    { from: 'frame', pictures: [1] },
    { from: 'references', pictures: [1, 0] },
  ])
})
