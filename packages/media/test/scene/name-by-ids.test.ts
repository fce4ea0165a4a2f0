import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AssetEntry, Catalogue } from '../../src/scene/catalogue.ts'
import { nameByIds } from '../../src/scene/name-by-ids.ts'
import type { Scene } from '../../src/scene/scene-schema.ts'

const entry = <K extends AssetEntry['kind'] | 'garment'>(kind: K, id: string) => ({
  id,
  kind,
  names: { en: [id], zh: [] },
  isA: [],
})
const dog: AssetEntry = {
  ...entry('asset', 'dog'),
  size: { width: 1, height: 1, depth: 1 },
  parts: [],
  sockets: [],
  affords: [],
  rig: 'beast',
}
const catalogue: Catalogue = {
  asset: name => (['dog', 'hound', '狗'].includes(name) ? dog : undefined),
  place: name =>
    name === 'schoolroom'
      ? { ...entry('asset', 'classroom'), kind: 'place', isIndoors: true, anchors: [], views: 'front' }
      : undefined,
  action: name =>
    name === 'stroll'
      ? {
          ...entry('asset', 'walk'),
          kind: 'action',
          about: 'Walks.',
          lasts: 'throughout',
          roles: [],
          actors: ['person'],
        }
      : undefined,
  garment: name => (name === 'topcoat' ? entry('garment', 'coat') : undefined),
  material: () => undefined,
  nearest: () => [],
}

test('synonyms of assets, actions and garments become ids, and nothing else changes', () => {
  const scene: Scene = {
    version: 'kinora.scene/1',
    title: 'hound',
    seconds: 2,
    assets: [{ id: 'hound', parts: [{ shape: 'ball', at: [0, 0, 0], size: 1 }] }],
    entities: [
      { id: 'own', asset: 'hound', name: 'hound' },
      { id: 'rex', asset: '狗', wears: [{ garment: 'topcoat', colour: 'red' }], material: 'fur' },
      { id: 'she', asset: 'input:images[0]' },
      { id: 'he', asset: 'subject:ben' },
    ],
    places: [{ id: 'room', asset: 'schoolroom', goods: [{ asset: '狗' }], dressing: [{ asset: 'hound' }] }],
    shots: [
      { from: 0, to: 1, place: 'room', actions: [{ who: 'rex', does: 'stroll', becomes: { asset: '狗' } }] },
      { from: 1, to: 2, place: 'room' },
    ],
    origin: { prompt: 'a hound' },
  }
  const before = structuredClone(scene)
  assert.deepEqual(nameByIds(scene, catalogue), {
    ...before,
    entities: [
      before.entities[0],
      { ...before.entities[1], asset: 'dog', wears: [{ garment: 'coat', colour: 'red' }] },
      before.entities[2],
      before.entities[3],
    ],
    places: [{ ...before.places[0], asset: 'classroom', goods: [{ asset: 'dog' }] }],
    shots: [
      { ...before.shots[0], actions: [{ who: 'rex', does: 'walk', becomes: { asset: 'dog' } }] },
      before.shots[1],
    ],
  })
  assert.deepEqual(scene, before, 'the document itself is left as it came')
})
