import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createCompositor } from '@kinora/media/compositor/compositor'
import { checkScene } from '@kinora/media/scene/check-scene'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { bvh } from '../../../media/test/models/bvh.ts'
import { posePerson } from '../../src/bodies/motion/pose-person.ts'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { poseBones } from '../../src/bodies/pose-bones.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { filmScene } from '../../src/stage/film-scene.ts'
import { learnOwnModels } from '../../src/orders/use-own-models.ts'
import { examineOwnModels } from '../../src/own-models/examine-own-models.ts'

test('a recorded motion of the folder is what people do for the action of its card', async context => {
  const folder = await mkdtemp(join(tmpdir(), 'motions-'))
  context.after(async () => {
    await learnOwnModels(undefined)
    await rm(folder, { recursive: true })
  })
  const raised = { hips: [0, -18, 0], rightArm: -90 } as const
  await writeFile(join(folder, 'salute.bvh'), bvh({ names: 'mixamo', frames: [raised, raised, {}, {}] }))
  await writeFile(join(folder, 'salute.json'), JSON.stringify({ does: 'wave', licence: 'CC0' }))
  await writeFile(join(folder, 'alone.bvh'), bvh({ names: 'mixamo', frames: [{}] }))
  await writeFile(join(folder, 'wrong.bvh'), bvh({ names: 'mixamo', frames: [{}] }))
  await writeFile(join(folder, 'wrong.json'), JSON.stringify({ does: 'moonwalk' }))
  await writeFile(join(folder, 'torn.bvh'), 'HIERARCHY')
  await writeFile(join(folder, 'torn.json'), JSON.stringify({ does: 'dance' }))
  const { loaded } = await examineOwnModels(folder)
  assert.deepEqual(loaded, [{ file: 'salute.bvh', does: 'wave', seconds: 2 }])
  const { refused } = await learnOwnModels(folder)
  const why = Object.fromEntries(refused.map(one => [one.file, one.why]))
  assert.deepEqual(Object.keys(why).toSorted(), ['alone.bvh', 'torn.bvh', 'wrong.bvh'])
  assert.match(why['alone.bvh']!, /no card beside it/)
  assert.match(why['wrong.bvh']!, /does must be an action, or id a new one, got "moonwalk"/)
  assert.match(why['torn.bvh']!, /no BVH file/)

  for (const code of ['1f469', '1f474', '1f9d2']) {
    const body = findKind(code)!.build()
    const at = (gesture: string | undefined, seconds: number) => {
      const moment = {
        action: 'stand',
        seconds,
        travelled: 0,
        speed: 0,
        phase: 0,
        ...(gesture && { gesture }),
      } as const
      const { placeOf } = poseBones(body, posePerson(body, moment))
      const hand = (mark: string) => placeOf(body.sockets[`hand.${mark}`]!.bone, body.sockets[`hand.${mark}`]!.at)
      const joint = (name: string) => placeOf(name, body.bones.find(one => one.name === name)!.at)
      return { right: hand('r'), left: hand('l'), arm: joint('arm.r'), hips: joint('hips') }
    }
    const hip = body.bones.find(({ name }) => name === 'hips')!.at[1]
    const first = at('wave', 0.2)
    const long = Math.hypot(first.left[0] + first.arm[0], first.left[1] - first.arm[1])
    assert.ok(first.right[1] - first.arm[1] > 0.9 * long, 'the right hand is straight over its shoulder')
    assert.ok(Math.abs(first.right[0] - first.arm[0]) < 0.2 * long)
    assert.ok(Math.abs(first.left[1] - first.arm[1]) < 0.2 * long, 'the left arm is held aside')
    assert.ok(first.left[0] < -first.arm[0])
    assert.ok(Math.abs(first.hips[1] - 0.8 * hip) < 1e-6, 'hips are lowered by a fifth')
    const last = at('wave', 1.5)
    assert.ok(Math.abs(last.right[1] - last.arm[1]) < 0.2 * long && Math.abs(last.hips[1] - hip) < 1e-6)
    assert.deepEqual(at('wave', 2.2).right, first.right, 'it begins again')
    assert.ok(at(undefined, 0.2).left[1] < first.left[1] - 0.3 * long, 'other actions are as before')
  }
})

test('a recorded motion with an id is an action of the catalogue that documents name, and people do', async context => {
  const folder = await mkdtemp(join(tmpdir(), 'motions-'))
  context.after(async () => {
    await learnOwnModels(undefined)
    await rm(folder, { recursive: true })
  })
  const write = async (name: string, card: object): Promise<void> => {
    await writeFile(
      join(folder, `${name}.bvh`),
      bvh({ names: 'mixamo', frames: [{}, {}, { rightArm: -90 }, { rightArm: -90 }] }),
    )
    await writeFile(join(folder, `${name}.json`), JSON.stringify(card))
  }
  await write('once', { id: 'sun-greeting', words: ['greet the sun', '拜日'], about: 'Raises an arm.', loops: false })
  await write('again', { id: 'sun-drill', words: ['sun drill'] })
  await write('taken', { id: 'walk', words: ['my walk'] })
  await write('both', { id: 'sun-both', words: ['sun both'], does: 'dance' })
  await write('nameless', { id: 'sun-nameless' })
  await write('same', { id: 'sun-drill', words: ['sun drill'] })
  const { version } = loadCatalogue()
  const { refused } = await learnOwnModels(folder)
  const why = Object.fromEntries(refused.map(one => [one.file, one.why]))
  assert.deepEqual(Object.keys(why).toSorted(), ['both.bvh', 'nameless.bvh', 'same.bvh', 'taken.bvh'])
  assert.match(why['taken.bvh']!, /walk is an action of the catalogue/)
  assert.match(why['nameless.bvh']!, /words must be a list/)

  const catalogue = loadCatalogue()
  assert.notEqual(catalogue.version, version)
  const entry = catalogue.action('拜日')
  assert.deepEqual(
    [entry?.id, entry?.about, entry?.lasts, entry?.seconds, entry?.actors],
    ['sun-greeting', 'Raises an arm.', 'once', 2, ['person']],
  )
  assert.deepEqual(catalogue.action('sun-drill')?.lasts, 'throughout')
  assert.ok(catalogue.search({ kind: 'action', query: 'sun drill' }).items.some(({ id }) => id === 'sun-drill'))

  /** How far the right wrist is over the shoulder at seconds of a clip in which somebody begins at half a second, in pixels. */
  const raisedAt = async (does: string, seconds: readonly number[]): Promise<number[]> => {
    const scene: Scene = {
      version: 'kinora.scene/1',
      seconds: 5,
      entities: [{ id: 'ann', asset: 'woman' }],
      places: [{ id: 'set', asset: 'product-sweep' }],
      shots: [
        {
          from: 0,
          to: 5,
          place: 'set',
          placements: [{ who: 'ann', relation: 'on', to: 'set/surface', facing: 'camera' }],
          actions: [{ who: 'ann', does, from: 0.5, to: 5 }],
          camera: { target: ['ann'], size: 'whole', from: 'front', move: 'still' },
        },
      ],
    }
    assert.deepEqual(checkScene(scene, catalogue).problems, [])
    const compositor = await createCompositor({ width: 320, height: 180 })
    const film = await filmScene({ scene, compositor, frames: 120, seed: 4, amplitude: 'auto' })
    const raised: number[] = []
    for (const second of seconds) {
      const [pose] = (await film.guides(second)).poses
      raised.push(pose!.points[2]!.y - pose!.points[4]!.y)
    }
    film.close?.()
    compositor.close()
    return raised
  }
  const [before, end, after] = await raisedAt('sun-greeting', [0.25, 2.3, 3])
  assert.ok(before! < 0, 'the arm hangs before the action')
  assert.ok(end! > 20 && after! > 20, `the arm is up at the end of the motion and stays there: ${end}, ${after} pixels`)
  const [first, again] = await raisedAt('sun-drill', [2.3, 3])
  assert.ok(
    first! > 20 && Math.abs(again!) < 10,
    `the motion begins again with its arms aside: ${first}, ${again} pixels`,
  )
})
