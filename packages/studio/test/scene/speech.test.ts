import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CLOSED } from '../../src/direct/mouth-pose.ts'
import { drawFace } from '../../src/bodies/face-picture.ts'
import { speechTracks } from '../../src/orders/read-lip-sync.ts'
import { findMouths } from '../../src/scene/solid-figures.ts'
import type { SolidActor } from '../../src/scene/solid.ts'

const OPEN = { open: 1, wide: 0.5 }

const actor = (index: number, words: string, hasFace = true): SolidActor =>
  ({
    solid: { bound: [], ...(hasFace && { face: {} }), member: { index, subject: { words } } },
  }) as unknown as SolidActor

test('each moves the mouth to what he says himself, at its time', () => {
  const at = findMouths([{ by: 'man', poses: [CLOSED, OPEN] }], [actor(0, 'woman'), actor(1, 'man')])
  assert.equal(at('man', 1 / 24), OPEN)
  assert.equal(at('man', 0), CLOSED)
  assert.equal(at('woman', 1 / 24), undefined)
  assert.equal(at('man', 5), undefined)
})

test('what nobody in particular says, the first one with a face says', () => {
  const at = findMouths([{ poses: [OPEN] }], [actor(2, 'girl'), actor(0, 'house', false), actor(1, 'boy')])
  assert.equal(at('boy', 0), OPEN)
  assert.equal(at('girl', 0), undefined)
})

test('lines become a track for each who speaks, as long as the film', () => {
  const sound = {
    left: Float32Array.from({ length: 24_000 }, (_, at) => 0.3 * Math.sin(at / 20)),
    right: new Float32Array(24_000),
  }
  const line = (startSeconds: number, by?: string) => ({ sound, startSeconds, visemes: [], ...(by && { by }) })
  const tracks = speechTracks([line(0, 'man'), line(0.6, 'woman'), line(1.2, 'man')], 48)
  assert.deepEqual(
    tracks.map(({ by, poses }) => [by, poses.length]),
    [
      ['man', 48],
      ['woman', 48],
    ],
  )
  assert.deepEqual(speechTracks([], 48), [])
})

test('a face draws its lips together and apart', () => {
  const said = { feeling: 'calm', mouth: 0.6, blink: 0, gaze: [0, 0], brows: '#333333' } as const
  const [together, apart] = [-1, 1].map(wide => drawFace({ ...said, wide }))
  const red = (face: Uint8Array): number =>
    face.filter((byte, at) => at % 4 === 0 && byte > 80 && face[at + 3]! > 200 && face[at + 1]! < 120).length
  assert.ok(red(apart!) > 1.3 * red(together!), `${red(apart!)} ${red(together!)}`)
})
