import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Action, Scene } from '@kinora/media/scene/scene-schema'
import { findAsset } from '../../src/bodies/assets/asset-library.ts'
import type { Body } from '../../src/bodies/body.ts'
import { poseThing } from '../../src/bodies/motion/pose-bird.ts'
import { poseBones } from '../../src/bodies/pose-bones.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { performScene } from '../../src/stage/act/perform-scene.ts'
import { poseBody } from '../../src/stage/draw/pose-body.ts'
import { resolvePerformers } from '../../src/stage/resolve/resolve-performers.ts'
import { resolvePlace } from '../../src/stage/resolve/resolve-place.ts'
import { createSceneNotes } from '../../src/stage/scene-notes.ts'

/** The free edge of a door after actions in two shots, from the body's own front. */
function swing(asset: string, actions: Partial<Action>[], edge: readonly [string, number, number, number]) {
  const scene: Scene = {
    version: 'kinora.scene/1',
    seconds: 4,
    entities: [
      { id: 'ann', asset: 'woman' },
      { id: 'it', asset },
    ],
    places: [{ id: 'p', asset: 'meadow' }],
    shots: [
      { from: 0, to: 2, place: 'p', actions: actions.map(one => ({ who: 'ann', does: 'open', ...one })) },
      { from: 2, to: 4, place: 'p', continues: true },
    ],
  }
  const company = resolvePerformers(scene, 1, createSceneNotes())
  const places = new Map([['p', resolvePlace(scene.places[0]!, 1)]])
  const perform = performScene({ scene, company, places, notes: createSceneNotes() })
  const it = company.of('it')[0]!
  const [bone, x, y, z] = edge
  const edgeAt = (time: number): readonly number[] => {
    const performance = perform(time < 2 ? 0 : 1)
      .performance.at(time)
      .get('it')!
    const posed = poseBody(it, performance, { foot: [0, 0, 0], yaw: 0, tilt: 0, roll: 0, phase: 0, hands: 0 })
    return posed.bones.placeOf(bone, [x, y, z])
  }
  return [edgeAt(0), edgeAt(3)] as const
}

test('a house that is opened has its door out and stays open in the next shot', () => {
  const [shut, open] = swing('house', [{ object: 'it' }], ['door', 0.475, 1, 2.045])
  assert.ok(Math.abs(shut[2]! - 2.045) < 1e-6)
  assert.ok(open[2]! > 2.8, `${open[2]}`)
})

test('a part that is named opens alone', () => {
  const left = swing('car', [{ object: 'it/left-door' }], ['door.l', -0.69, 0.6, -0.2])
  const right = swing('car', [{ object: 'it/left-door' }], ['door.r', 0.69, 0.6, -0.2])
  assert.ok(left[1][0]! < -1.2, `${left[1][0]}`)
  assert.ok(Math.abs(right[1][0]! - 0.69) < 1e-6)
})

test('a part that is closed again is shut', () => {
  const actions = [
    { object: 'it/door', to: 1 },
    { does: 'close', object: 'it/door', from: 1 },
  ]
  const [, end] = swing('house', actions, ['door', 0.475, 1, 2.045])
  assert.ok(Math.abs(end[2]! - 2.045) < 1e-6, `${end[2]}`)
})

const openable = loadCatalogue()
  .list('asset')
  .filter(({ affords, rig }) => affords.includes('open') && rig === 'thing')

test('each asset that affords to be opened has a part that moves as it opens', () => {
  assert.ok(openable.length > 100)
  const unmoved = openable.filter(({ id }) => {
    const body = bodyOf(id)
    const rest = { action: 'stand', seconds: 0, travelled: 0, speed: 0, phase: 0 } as const
    const [shut, open] = [0, 1].map(opened => poseBones(body, poseThing(body, { ...rest, opened })))
    return !body.bones.some(({ name, at }) => {
      if (!body.parts.some(({ bone }) => bone === name)) return false
      const far = [at[0] + 1, at[1] + 1, at[2] + 1] as const
      return differ(shut!.placeOf(name, far), open!.placeOf(name, far))
    })
  })
  assert.deepEqual(
    unmoved.map(({ id }) => id),
    [],
  )
})

const differ = (one: readonly number[], other: readonly number[]): boolean =>
  Math.hypot(...one.map((value, at) => value - other[at]!)) > 0.01

function bodyOf(asset: string): Body {
  const scene: Scene = {
    version: 'kinora.scene/1',
    seconds: 1,
    entities: [{ id: 'it', asset }],
    places: [{ id: 'p', asset: 'meadow' }],
    shots: [{ from: 0, to: 1, place: 'p' }],
  }
  return resolvePerformers(scene, 1, createSceneNotes()).of('it')[0]!.body
}

const hinged = loadCatalogue()
  .list('asset')
  .flatMap(({ id, affords }) => {
    const joints = Object.entries(findAsset(id)?.joints ?? {})
    const opens = joints.flatMap(([name, joint]) => (joint.opens ? [name] : []))
    return opens.length > 0 ? [{ id, affords, opens }] : []
  })

test('each asset with a joint that opens affords to be opened, and its joints turn parts', () => {
  assert.ok(hinged.length > 20)
  for (const { id, affords, opens } of hinged) {
    const body = bodyOf(id)
    assert.ok(affords.includes('open'), id)
    const rest = { action: 'stand', seconds: 0, travelled: 0, speed: 0, phase: 0 } as const
    const turns = poseThing(body, { ...rest, opened: 1 }).turns
    for (const joint of opens) {
      assert.ok(
        body.parts.some(({ bone }) => bone === joint),
        `${id}: nothing hangs on ${joint}`,
      )
      assert.ok(Math.hypot(...turns[joint]!) > 0.5, `${id}: ${joint} does not turn`)
    }
  }
})
