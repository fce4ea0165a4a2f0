import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RESERVED } from '@kinora/media/scene/reserved-names'
import type { Entity, Scene } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '@kinora/studio/catalogue'
import { readInstructions } from '../../src/engines/chat/reading/instructions.ts'
import { findMissing } from '../../src/plans/reading/find-missing.ts'

const sceneOf = (entities: Entity[], place = 'meadow'): Scene => ({
  version: 'kinora.scene/1',
  seconds: 4,
  entities,
  places: [{ id: 'p', asset: place }],
  shots: [{ from: 0, to: 4, place: 'p' }],
})
const missing = (prompt: string, drafted: Entity, shown: Entity, place?: string) =>
  findMissing(sceneOf([shown], place), sceneOf([drafted]), prompt, loadCatalogue()).length

test('a part of a longer name is not reported as missing, and neither is a part of the place', () => {
  const oil = { id: 'oil', asset: 'bottle', name: 'coconut oil' }
  assert.equal(missing('coconut oil on a shelf', { id: 'coconut', asset: 'coconut', name: 'coconut' }, oil), 0)
  const chimera = { id: 'beast', asset: 'horse', name: 'a lion with the wings of an eagle' }
  assert.equal(missing('a lion with the wings of an eagle', { id: 'eagle', asset: 'eagle', name: 'eagle' }, chimera), 0)
  const wall = { id: 'wall', asset: 'wall', name: '墙壁' }
  assert.equal(missing('男孩在墙壁前', wall, { id: 'boy', asset: 'boy' }, 'room'), 0)
  assert.equal(missing('男孩在墙壁前', wall, { id: 'boy', asset: 'boy' }, 'sea'), 1)
  assert.equal(
    missing(
      'a cat and a parrot',
      { id: 'parrot', asset: 'parrot', name: 'parrot' },
      { id: 'cat', asset: 'cat', name: 'cat' },
    ),
    1,
  )
})

test('a thing that the place is, by one of its names, is not missed', () => {
  const lighthouse = { id: 'lighthouse', asset: 'lighthouse', name: 'lighthouse' }
  const keeper = { id: 'keeper', asset: 'man' }
  assert.equal(missing('a keeper inside the lighthouse', lighthouse, keeper, 'winding-staircase'), 0)
  assert.equal(missing('a keeper inside the lighthouse', lighthouse, keeper, 'meadow'), 1)
  // A hotel pool shows no hotel.
  const hotel = { id: 'hotel', asset: 'hotel', name: 'hotel' }
  assert.equal(missing('a man before a hotel', hotel, keeper, 'swimming-pool'), 1)
})

test('a material of a shown thing is not missed', () => {
  const wool = { id: 'wool', asset: 'wool', name: 'wool' }
  assert.equal(missing('a hat of wool', wool, { id: 'hat', asset: 'hat', material: 'leather' }), 1)
  assert.equal(missing('a hat of wool', wool, { id: 'hat', asset: 'hat', material: 'wool' }), 0)
})

test('a word that the document says as a colour, as an action or in a model of its own is not missed', () => {
  const catalogue = loadCatalogue()
  const count = (prompt: string, drafted: Entity, shown: Scene) =>
    findMissing(shown, sceneOf([drafted]), prompt, catalogue).length
  const orange = { id: 'orange', asset: 'orange', name: 'orange' }
  assert.equal(count('an orange car', orange, sceneOf([{ id: 'car', asset: 'car', colour: 'orange' }])), 0)
  assert.equal(count('an orange car', orange, sceneOf([{ id: 'car', asset: 'car', colour: 'red' }])), 1)
  const fly = { id: 'flies', asset: 'fly', name: 'flies' }
  const eagle = sceneOf([{ id: 'eagle', asset: 'eagle' }])
  assert.equal(count('an eagle flies', fly, eagle), 1)
  eagle.shots[0]!.actions = [{ who: 'eagle', does: 'fly' }]
  assert.equal(count('an eagle flies', fly, eagle), 0)
  const polish = { id: 'window', asset: 'window', name: 'window' }
  const cabin = sceneOf([{ id: 'cabin', asset: 'my-cabin' }])
  assert.equal(count('a cabin with a window', polish, cabin), 1)
  cabin.assets = [
    { version: 'kinora.asset/1', id: 'my-cabin', names: { en: ['cabin', 'lit window'], zh: ['木屋'] }, parts: [] },
  ]
  assert.equal(count('a cabin with a window', polish, cabin), 0)
  // Written words are not the thing.
  const sign = sceneOf([{ id: 'sign', asset: 'sign', label: 'no fruit' }])
  sign.shots[0]!.actions = [{ who: 'sign', does: 'shine', text: 'orange' }]
  assert.equal(count('an orange', orange, sign), 1)
})

test('models get the list of existing ids', () => {
  for (const id of RESERVED) assert.match(readInstructions(), new RegExp(`ids [^.]*\\b${id}\\b[^.]* are taken`, 'u'))
})
