import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Entity, Scene, ScenePlace } from '@kinora/media/scene/scene-schema'
import { readFlatPictures } from '../../src/stage/resolve/flat-pictures.ts'
import { occasionOf } from '../../src/stage/resolve/occasion.ts'
import { sizeOf } from '../../src/stage/resolve/performer.ts'
import { resolvePerformers } from '../../src/stage/resolve/resolve-performers.ts'
import { createSceneNotes } from '../../src/stage/scene-notes.ts'

const sceneOf = (entities: Entity[], place: Partial<ScenePlace> = {}): Scene => ({
  version: 'kinora.scene/1',
  seconds: 2,
  entities,
  places: [{ id: 'place', asset: 'park', ...place }],
  shots: [{ from: 0, to: 2, place: 'place' }],
})

test('a group is those whom the catalogue says it is of, with the ids of its members', () => {
  const notes = createSceneNotes()
  const { all } = resolvePerformers(
    sceneOf([
      { id: 'pair', asset: 'couple', members: ['anna', 'ben'] },
      { id: 'kin', asset: 'family' },
    ]),
    4,
    notes,
  )
  assert.deepEqual(
    all.map(({ id, asset }) => [id, asset]),
    [
      ['anna', 'woman'],
      ['ben', 'man'],
      ['kin.1', 'man'],
      ['kin.2', 'woman'],
      ['kin.3', 'girl'],
    ],
  )
  assert.deepEqual(notes.all(), [])
})

test('an asset without a shape is a card with its picture, as high as the real thing', async () => {
  const scene = sceneOf([{ id: 'ship', asset: 'pirate-ship' }])
  const notes = createSceneNotes()
  const { all } = resolvePerformers(scene, 4, notes, { pictures: await readFlatPictures(scene) })
  assert.ok(all[0]?.card)
  assert.ok(Math.abs(sizeOf(all[0]).height - 20) < 1)
  assert.deepEqual(notes.all(), [])
})

test('people dress for the weather of the first place that has some, and not inside', () => {
  assert.equal(occasionOf(sceneOf([], { weather: 'rain' })), 'rain')
  assert.equal(occasionOf(sceneOf([], { weather: 'snow' })), 'winter')
  assert.equal(occasionOf(sceneOf([{ id: 'umbrella', asset: 'umbrella' }], { weather: 'rain' })), undefined)
  assert.equal(occasionOf(sceneOf([], { asset: 'kitchen', weather: 'rain' })), undefined)
})
