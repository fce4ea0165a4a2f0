import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { bvh } from '../../../media/test/models/bvh.ts'
import { posePerson } from '../../src/bodies/motion/pose-person.ts'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { poseBones } from '../../src/bodies/pose-bones.ts'
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
  assert.match(why['wrong.bvh']!, /must be an action that no other file has, got "moonwalk"/)
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
