import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Scene, SceneShot } from '@kinora/media/scene/scene-schema'
import { carryOn } from '../../src/scene-writing/carry-on.ts'

const sceneOf = (shot: Partial<SceneShot>, ids: readonly string[] = ['pim'], place = 'station'): Scene => ({
  version: 'kinora.scene/1',
  title: 'a shot',
  seconds: 2,
  entities: ids.map(id => ({ id, asset: id === 'bench' ? 'bench' : 'man' })),
  places: [{ id: place, asset: 'station' }],
  shots: [{ from: 0, to: 2, place, ...shot }],
})
const SITS = sceneOf(
  {
    placements: [
      { who: 'pim', relation: 'seated-on', to: 'bench' },
      { who: 'bench', relation: 'under', to: 'station/clock' },
    ],
    actions: [{ who: 'pim', does: 'read' }],
  },
  ['pim', 'bench'],
)

test('a seated person sits in the next shot of the place, on the same bench in the same spot', () => {
  const next = carryOn(sceneOf({ actions: [{ who: 'pim', does: 'talk' }] }), [SITS])
  assert.deepEqual(next.shots[0]?.placements, SITS.shots[0]?.placements)
  assert.deepEqual(
    next.entities.map(({ id }) => id),
    ['pim', 'bench'],
  )
})

test('a person who walks, is placed anew or is elsewhere has left the bench', () => {
  for (const next of [
    sceneOf({ actions: [{ who: 'pim', does: 'walk' }] }),
    sceneOf({ placements: [{ who: 'pim', relation: 'beside', to: 'lena' }] }, ['pim', 'lena']),
    sceneOf({ actions: [{ who: 'pim', does: 'talk' }] }, ['pim'], 'train'),
  ])
    assert.deepEqual(carryOn(next, [SITS]), next)
})

test('a person who returns to a place does not sit again', () => {
  const walks = sceneOf({ actions: [{ who: 'pim', does: 'walk' }] })
  const talks = sceneOf({ actions: [{ who: 'pim', does: 'talk' }] })
  assert.deepEqual(carryOn(talks, [SITS, walks]), talks)
})

test('a held thing stays in the hand until it is given away or the hands act', () => {
  const guitar = { who: 'guitar', relation: 'held-by', to: 'pim' } as const
  const walks = sceneOf({ placements: [guitar], actions: [{ who: 'pim', does: 'walk' }] }, ['pim', 'guitar'])
  const sings = sceneOf({ actions: [{ who: 'pim', does: 'sing' }] }, ['pim'], 'train')
  const next = carryOn(sings, [walks])
  assert.deepEqual(next.shots[0]?.placements, [guitar])
  assert.deepEqual(
    next.entities.map(({ id }) => id),
    ['pim', 'guitar'],
  )
  const gives = sceneOf(
    { placements: [guitar], actions: [{ who: 'pim', does: 'give', object: 'guitar', target: 'lena' }] },
    ['pim', 'guitar', 'lena'],
  )
  assert.deepEqual(carryOn(sings, [gives]), sings)
  const reads = sceneOf({ actions: [{ who: 'pim', does: 'read', object: 'letter' }] }, ['pim', 'letter'], 'train')
  assert.deepEqual(carryOn(reads, [walks]), reads)
})

test('what happened stays happened: a thing is as the last action on it left it, until its shot changes it', () => {
  const doing = (does: string, asset: string): Scene => {
    const scene = sceneOf({ actions: [{ who: 'pim', does, object: 'thing' }] }, ['pim'])
    return { ...scene, entities: [...scene.entities, { id: 'thing', asset }] }
  }
  const seen = (asset: string): Scene => {
    const scene = sceneOf({ actions: [{ who: 'pim', does: 'talk' }] }, ['pim'])
    return { ...scene, entities: [...scene.entities, { id: 'thing', asset }] }
  }
  const stateAfter = (asset: string, ...done: string[]) =>
    carryOn(
      seen(asset),
      done.map(does => doing(does, asset)),
    ).entities.find(({ id }) => id === 'thing')?.state
  assert.equal(stateAfter('door', 'open'), 'open')
  assert.equal(stateAfter('door', 'open', 'shut'), 'shut')
  assert.equal(stateAfter('candle', 'light'), 'lit')
  assert.equal(stateAfter('door'), undefined)
  assert.equal(stateAfter('ball', 'open'), undefined, 'what cannot be opened has no such state')
  const again = carryOn(doing('open', 'door'), [doing('open', 'door')])
  assert.equal(again.entities.find(({ id }) => id === 'thing')?.state, undefined, 'it is opened again')
})
