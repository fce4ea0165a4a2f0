import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Entity, Scene, SceneShot } from '@kinora/media/scene/scene-schema'
import { performScene } from '../../src/stage/act/perform-scene.ts'
import { sizeOf } from '../../src/stage/resolve/performer.ts'
import { resolvePerformers } from '../../src/stage/resolve/resolve-performers.ts'
import { resolvePlace } from '../../src/stage/resolve/resolve-place.ts'
import { createSceneNotes } from '../../src/stage/scene-notes.ts'

const ANN: Entity = { id: 'ann', asset: 'woman' }
const BOOTS: Entity = { id: 'boots', asset: 'boot', colour: 'red', count: 2 }

function stage(entities: Entity[], shot: Partial<SceneShot>) {
  const scene: Scene = {
    version: 'kinora.scene/1',
    seconds: 4,
    entities,
    places: [{ id: 'p', asset: 'meadow' }],
    shots: [{ from: 0, to: 4, place: 'p', ...shot }],
  }
  const notes = createSceneNotes()
  const company = resolvePerformers(scene, 1, notes)
  const places = new Map(scene.places.map(said => [said.id, resolvePlace(said, 1)]))
  return { company, stands: performScene({ scene, company, places, notes })(0).stands }
}

test('clothes that a person wears as entities are drawn as clothes', () => {
  const { company, stands } = stage([ANN, BOOTS], { placements: [{ who: 'boots', relation: 'worn-by', to: 'ann' }] })
  const dressed = stage([{ ...ANN, wears: [{ garment: 'boot', colour: 'red' }] }], {
    placements: [{ who: 'ann', relation: 'at' }],
  })
  assert.deepEqual(company.byId('ann')!.mesh.vertices, dressed.company.byId('ann')!.mesh.vertices)
  assert.deepEqual([...stands.keys()], ['ann'])
  assert.deepEqual(
    company.of('boots').map(({ id }) => id),
    ['ann'],
  )
})

test('clothes that somebody takes up stay things', () => {
  const shot = { placements: [{ who: 'boots', relation: 'worn-by' as const, to: 'ann' }] }
  const bare = stage([ANN], { placements: [{ who: 'ann', relation: 'at' }] }).company.byId('ann')!
  for (const other of [
    { ...shot, actions: [{ who: 'ann', does: 'drop', object: 'boots' }] },
    { placements: [{ who: 'boots', relation: 'beside' as const, to: 'ann' }] },
  ]) {
    const { company, stands } = stage([ANN, BOOTS], other)
    assert.ok(stands.has('boots.1'), JSON.stringify(other))
    assert.deepEqual(company.byId('ann')!.mesh.vertices, bare.mesh.vertices)
  }
})

test('an animal wears clothes on their part of the body, at its size', () => {
  const { company, stands } = stage(
    [
      { id: 'cat', asset: 'cat' },
      { id: 'bag', asset: 'backpack' },
      { id: 'hat', asset: 'top-hat' },
    ],
    { placements: ['bag', 'hat'].map(who => ({ who, relation: 'worn-by', to: 'cat' })) },
  )
  assert.notDeepEqual(stands.get('bag')!.host!.at, stands.get('hat')!.host!.at)
  assert.ok(sizeOf(company.byId('bag')!).height < 0.6 * sizeOf(company.byId('cat')!).height)
})
