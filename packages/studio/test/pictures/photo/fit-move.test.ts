import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../../../../test/harness/property.ts'
import { CAMERA_MOVES } from '../../../src/setting/shot-list.ts'
import { createCameraMove } from '../../../src/pictures/photo/camera-moves.ts'
import { addRim } from '../../../src/pictures/photo/canvas.ts'
import {
  fitStrength,
  momentAt,
  toReliefCamera,
  findRevealedSides,
  moveStrength,
} from '../../../src/pictures/photo/fit-move.ts'

const momentsOf = (frames: number) => Array.from({ length: frames }, (_, index) => momentAt(index, frames, 24))

const shares = fc.double({ min: 0.15, max: 0.85, noNaN: true })
const moves = fc.record({
  kind: fc.constantFrom(...CAMERA_MOVES),
  aim: fc.record({ x: shares, y: shares, nearness: fc.double({ min: 0, max: 1, noNaN: true }) }),
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  frames: fc.integer({ min: 1, max: 384 }),
  width: fc.integer({ min: 16, max: 1_000 }).map(half => 2 * half),
  height: fc.integer({ min: 16, max: 1_000 }).map(half => 2 * half),
  wanted: fc.double({ min: 0, max: 4, noNaN: true }),
})

test('no move, however strong, shows anything outside the canvas', () => {
  fc.assert(
    fc.property(moves, ({ kind, aim, seed, frames, width, height, wanted }) => {
      const canvas = addRim({ width, height })
      const move = createCameraMove(kind, aim, seed)
      const moments = momentsOf(frames)
      const strength = fitStrength(move, wanted, canvas, moments)
      for (const moment of moments) {
        const { x, y, zoom, push, pivot, shiftX, shiftY } = toReliefCamera(move(moment, strength), canvas)
        assert.ok(Math.abs(shiftX) <= 0.06 * width + 1e-6 && Math.abs(shiftY) <= 0.06 * width + 1e-6)
        for (const nearness of [0, 0.3, 0.7, 1]) {
          const scale = zoom * (1 + push * (nearness - pivot))
          const seenX = (place: number): number => width / 2 + scale * (place - x) + shiftX * (nearness - pivot)
          const seenY = (place: number): number => height / 2 + scale * (place - y) + shiftY * (nearness - pivot)
          assert.ok(seenX(0) <= 1e-6 && seenX(canvas.width) >= width - 1e-6)
          assert.ok(seenY(0) <= 1e-6 && seenY(canvas.height) >= height - 1e-6)
        }
      }
    }),
    { numRuns: 150 },
  )
})

test('every move begins at rest', () => {
  for (const kind of CAMERA_MOVES) {
    const pose = createCameraMove(kind, { x: 0.3, y: 0.4, nearness: 0.7 }, 9)(momentAt(0, 120, 24), 1.5)
    const { pivot: _, ...moved } = pose
    assert.deepEqual(
      Object.fromEntries(Object.entries(moved).map(([name, value]) => [name, value + 0])),
      { x: 0, y: 0, zoom: 1, shiftX: 0, shiftY: 0, push: 0 },
      kind,
    )
  }
})

test('a medium move of five seconds fits into the rim unchanged', () => {
  const canvas = addRim({ width: 1_280, height: 720 })
  for (const kind of CAMERA_MOVES) {
    const move = createCameraMove(kind, { x: 0.5, y: 0.5, nearness: 0.7 }, 1)
    assert.ok(fitStrength(move, 1, canvas, momentsOf(120)) > 0.85, kind)
  }
})

test('a moment is eased: slower at both ends than in the middle, and never backwards', () => {
  const eased = momentsOf(121).map(moment => moment.eased)
  const steps = eased.slice(1).map((value, index) => value - eased[index]!)
  assert.ok(steps.every(step => step > 0))
  assert.ok(steps[0]! < steps[60]! / 2 && steps[119]! < steps[60]! / 2)
  assert.deepEqual([eased[0], Math.round((eased.at(-1) ?? 0) * 1e9) / 1e9], [0, 1])
})

test('words, amplitude and time decide the distance of a camera', () => {
  assert.ok(moveStrength('small', 'normal', 5) < moveStrength('medium', 'normal', 5))
  assert.ok(moveStrength('medium', 'normal', 5) < moveStrength('large', 'normal', 5))
  assert.ok(moveStrength('auto', 'slow', 5) < moveStrength('auto', 'fast', 5))
  assert.ok(moveStrength('auto', 'normal', 1) < moveStrength('auto', 'normal', 16))
  assert.ok(moveStrength('auto', 'normal', 16) < 2 * moveStrength('auto', 'normal', 5))
})

test('a move back shows more on every side, and a move closer on none', () => {
  const canvas = addRim({ width: 640, height: 360 })
  const sidesOf = (kind: 'push' | 'pull') => {
    const move = createCameraMove(kind, { x: 0.5, y: 0.5, nearness: 0.8 }, 1)
    return findRevealedSides(
      momentsOf(48).map(moment => move(moment, 1)),
      0.8,
      canvas,
    )
  }
  assert.deepEqual(sidesOf('pull'), { left: true, right: true, top: true, bottom: true })
  assert.deepEqual(sidesOf('push'), { left: false, right: false, top: false, bottom: false })
})
