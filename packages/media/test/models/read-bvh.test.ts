import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../src/core/seeded-random.ts'
import { ModelRefused } from '../../src/models/model.ts'
import { readBvh } from '../../src/models/read-bvh.ts'
import { bvh } from './bvh.ts'

test('turns and displacements are those of the person: right, up, ahead', () => {
  const motion = readBvh(bvh({ names: 'mixamo', frames: [{}, { hips: [10, -45, 20], rightArm: -90, head: 30 }] }))
  assert.equal(motion.seconds, 1)
  const { turns, hips } = motion.poseAt(0.5)
  const close = (a: readonly number[], b: readonly number[]): void => {
    for (const [at, one] of a.entries())
      assert.ok(Math.abs(one - b[at]!) < 1e-6, `${a.join(' ')} is not ${b.join(' ')}`)
  }
  close(hips, [-10 / 90, -0.5, 20 / 90])
  // The arm that points right at rest points up: its x axis is where y was.
  close(turns.get('rightUpperArm')!, [0, -1, 0, 1, 0, 0, 0, 0, 1])
  close(turns.get('rightHand')!, turns.get('rightUpperArm')!)
  close(turns.get('leftUpperArm')!, [1, 0, 0, 0, 1, 0, 0, 0, 1])
  // Halfway between two frames it is halfway.
  const half = motion.poseAt(0.25)
  close(half.hips, [-5 / 90, -0.25, 10 / 90])
  assert.ok(Math.abs(half.turns.get('rightUpperArm')![3]! - Math.SQRT1_2) < 1e-6)
})

test('collarbones, elbows and knees have the names of several programs', () => {
  for (const names of ['mixamo', 'classic'] as const) {
    const { rest } = readBvh(bvh({ names, frames: [{}] }))
    assert.deepEqual(rest.get('rightUpperArm'), [20, 140, 0], names)
    assert.deepEqual(rest.get('leftLowerLeg'), [-10, 50, 0], names)
    assert.deepEqual(rest.get('spine'), [0, 120, 0], names)
  }
})

test('what is no motion of a person is refused with the reason', () => {
  const good = bvh({ names: 'mixamo', frames: [{}, {}] })
  const refuses = (text: string, says: RegExp): void =>
    assert.throws(
      () => readBvh(text),
      (error: Error) => error instanceof ModelRefused && says.test(error.message),
    )
  refuses('', /needs one MOTION/)
  refuses(good.replace('HIERARCHY', ''), /does not begin with HIERARCHY/)
  refuses(good.replace('Frames: 2', 'Frames: 30000'), /30000 frames; 1 to 20000/)
  refuses(good.replace('Frames: 2', 'Frames: 19000'), /numbers, not 19000 times/)
  refuses(good.replace('Frame Time: 0.5', 'Frame Time: 0'), /frames of 0 s/)
  refuses(good.replace('mixamorig:Head', 'Tail'), /no joint head/)
  refuses(good.replace('CHANNELS 3', 'CHANNELS 99'), /99 channels/)
  refuses(good.replace('Zrotation', 'Zsize'), /no position and no rotation/)
  refuses(good.replace(/OFFSET \S+/u, 'OFFSET 1e99'), /"1e99" for a number/)
  const joint = 'JOINT a { OFFSET 0 0 0 CHANNELS 0 '
  refuses(`HIERARCHY ROOT a { OFFSET 0 0 0 CHANNELS 0 ${joint.repeat(300)}\nMOTION\n`, /more than 256 joints/)
  refuses(good.slice(0, good.indexOf('MOTION') - 8) + good.slice(good.indexOf('MOTION')), /no whole hierarchy/)
})

test('mutated files are read or refused', () => {
  const good = bvh({ names: 'mixamo', frames: [{}, { rightArm: 40 }] })
  const chance = seededRandom(3)
  for (let turn = 0; turn < 400; turn++) {
    const at = chance.below(good.length)
    const text =
      good.slice(0, at) +
      ['', '}', ' 9e9 ', '{', 'JOINT x', '\n', '-'][chance.below(7)]! +
      good.slice(at + chance.below(9))
    try {
      for (const one of readBvh(text).poseAt(0.3).hips) assert.ok(Number.isFinite(one))
    } catch (error) {
      assert.ok(error instanceof ModelRefused, String(error))
    }
  }
})
