import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CLOSED, type MouthPose } from '../../../src/setting/mouth-pose.ts'
import { posesFromVisemes } from '../../../src/voice/lips/poses-from-visemes.ts'
import type { Viseme } from '../../../src/voice/phonemes-to-visemes.ts'

const heard = (frames: number, open = 0.5): MouthPose[] => Array.from({ length: frames }, () => ({ open, wide: 0 }))

const viseme = (shape: Viseme['shape'], openness: number, startSeconds: number, endSeconds: number): Viseme => ({
  shape,
  openness,
  startSeconds,
  endSeconds,
})

test('a silent speaker keeps the mouth closed', () => {
  assert.deepEqual(
    posesFromVisemes([], heard(5)),
    Array.from({ length: 5 }, () => CLOSED),
  )
})

test('a viseme that lasts into silence closes with the sound', () => {
  const poses = posesFromVisemes([viseme('open', 1, 0, 1)], [...heard(12), ...heard(6, 0.05), ...heard(6, 0)])
  assert.ok(poses[6]!.open > 0.7)
  assert.ok(poses[15]!.open < 0.3 && poses[15]!.open > 0)
  assert.deepEqual(
    poses.slice(18),
    Array.from({ length: 6 }, () => CLOSED),
  )
})

test('lips meet for a "b" that is shorter than a frame', () => {
  for (let start = 0.3; start < 0.36; start += 0.005) {
    const said = [
      viseme('open', 0.9, 0, start),
      viseme('closed', 0, start, start + 0.02),
      viseme('open', 0.9, start + 0.02, 0.7),
    ]
    const closed = posesFromVisemes(said, heard(16)).filter(({ open }, frame) => open === 0 && frame > 2)
    assert.ok(closed.length >= 1 && closed.length <= 2, `${start}: ${closed.length}`)
  }
})

test('shapes spread and round the mouth, and begin with the speech in the film', () => {
  const poses = posesFromVisemes([viseme('wide', 0.5, 0, 0.5), viseme('round', 0.5, 0.5, 1)], heard(48), 0.75)
  assert.deepEqual(
    poses.slice(0, 15),
    Array.from({ length: 15 }, () => CLOSED),
  )
  assert.ok(poses[22]!.wide > 0.6 && poses[36]!.wide < -0.7)
  assert.deepEqual(
    poses.slice(44),
    Array.from({ length: 4 }, () => CLOSED),
  )
})

test('a mouth moves from shape to shape in steps', () => {
  const poses = posesFromVisemes([viseme('open', 1, 0, 0.5), viseme('narrow', 0.1, 0.5, 1)], heard(24))
  const steps = poses.slice(2, 20).map(({ open }, at, all) => Math.abs(open - (all[at - 1] ?? all[0]!).open))
  assert.ok(Math.max(...steps) < 0.5, steps.join())
})
