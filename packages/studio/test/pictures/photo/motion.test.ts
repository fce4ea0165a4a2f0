import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../../test/harness/property.ts'
import { CAMERA_MOVES, MOTIONS } from '../../../src/setting/shot-list.ts'
import {
  addRim,
  clearRim,
  distanceOutside,
  mirrorIntoRim,
  mirrorPlaneIntoRim,
} from '../../../src/pictures/photo/canvas.ts'
import { createCameraMove } from '../../../src/pictures/photo/camera-moves.ts'
import { fillSmoothly } from '../../../src/pictures/photo/fill-smoothly.ts'
import {
  findRevealedSides,
  fitStrength,
  momentAt,
  moveStrength,
  toReliefCamera,
} from '../../../src/pictures/photo/fit-move.ts'
import { createIdleMotion } from '../../../src/pictures/photo/idle-motion.ts'
import { createPlane } from '../../../src/planes/plane.ts'
import { pictureOf } from './test-pictures.ts'

const FRAME = { width: 100, height: 60 }
const canvas = addRim(FRAME)
const AIM = { x: 0.6, y: 0.4, nearness: 0.7 }
const moments = Array.from({ length: 25 }, (_, index) => momentAt(index, 25, 24))

describe('a rim', () => {
  test('is even, equal on both sides, and contains the frame', () => {
    for (const frame of [FRAME, { width: 1280, height: 720 }, { width: 31, height: 77 }]) {
      const { width, height, left, top } = addRim(frame)
      assert.ok(left % 2 === 0 && top % 2 === 0)
      assert.deepEqual([width, height], [frame.width + 2 * left, frame.height + 2 * top])
    }
  })

  test('continues with the mirror image, without the edge pixel twice', () => {
    const picture = pictureOf(FRAME, (x, y) => [x, y, 0])
    const { rgba, width } = mirrorIntoRim(picture, canvas)
    const at = (x: number, y: number): number[] => [...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 2)]
    assert.deepEqual(at(canvas.left, canvas.top), [0, 0])
    assert.deepEqual(at(canvas.left - 1, canvas.top), [1, 0])
    assert.deepEqual(at(canvas.left - 3, canvas.top - 2), [3, 2])
    assert.deepEqual(at(canvas.left + 100, canvas.top + 60), [98, 58])
  })

  test('of a plane is the same, and can be cleared', () => {
    const plane = createPlane(FRAME, new Float32Array(6000).fill(1))
    const mirrored = mirrorPlaneIntoRim(plane, canvas)
    assert.ok(mirrored.values.every(value => value === 1))
    const cleared = clearRim(mirrored, canvas)
    assert.equal(
      cleared.values.reduce((sum, value) => sum + value, 0),
      6000,
    )
    assert.equal(cleared.values[0], 0)
  })

  test('measures the distance to the frame in pixels', () => {
    assert.equal(distanceOutside(canvas, canvas.left, canvas.top), 0)
    assert.equal(distanceOutside(canvas, canvas.left - 2, canvas.top + 5), 2)
    assert.equal(distanceOutside(canvas, canvas.left + 100, canvas.top + 63), 4)
  })
})

describe('a camera in front of a photo', () => {
  test('begins at rest in every move', () => {
    for (const kind of CAMERA_MOVES) {
      const pose = createCameraMove(kind, AIM, 3)(moments[0]!, 1)
      for (const part of ['x', 'y', 'shiftX', 'shiftY', 'push'] as const)
        assert.ok(Math.abs(pose[part]) < 1e-9, `${kind} ${part}`)
      assert.ok(Math.abs(pose.zoom - 1) < 1e-9, kind)
    }
  })

  test('moves as its name says', () => {
    const end = (kind: (typeof CAMERA_MOVES)[number]) => createCameraMove(kind, AIM, 3)(moments.at(-1)!, 1)
    assert.ok(end('push').zoom > 1.05 && end('push').push > 0 && end('pull').zoom < 0.96)
    assert.ok(end('pan-right').x > 0.05 && end('pan-left').x < -0.05)
    assert.ok(end('tilt-down').y > 0.05 && end('tilt-up').y < -0.05)
    assert.ok(Math.abs(end('track-right').shiftX) > 0.03 && end('track-right').shiftX * end('track-left').shiftX < 0)
    assert.ok(end('crane-up').y < 0 && end('crane-down').y > 0)
    assert.equal(end('orbit').pivot, AIM.nearness)
    assert.deepEqual(end('still'), createCameraMove('still', AIM, 3)(moments[3]!, 1))
  })

  test('brings the subject towards the middle when it comes closer', () => {
    const pose = createCameraMove('push', { x: 0.8, y: 0.2, nearness: 0.5 }, 1)(moments.at(-1)!, 1)
    assert.ok(pose.x > 0 && pose.y < 0)
  })

  test('never shows anything outside the canvas at any amplitude', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CAMERA_MOVES),
        fc.double({ min: 0.1, max: 6, noNaN: true }),
        fc.integer({ min: 0, max: 50 }),
        (kind, wanted, seed) => {
          const move = createCameraMove(kind, AIM, seed)
          const strength = fitStrength(move, wanted, canvas, moments)
          assert.ok(strength <= wanted + 1e-9 && strength >= 0)
          for (const moment of moments) {
            const { x, y, zoom, shiftX, push, pivot } = toReliefCamera(move(moment, strength), canvas)
            for (const nearness of [0, 1]) {
              const scale = zoom * (1 + push * (nearness - pivot))
              const off = shiftX * (nearness - pivot)
              assert.ok(x - (50 + off) / scale >= -1e-6 && x + (50 - off) / scale <= canvas.width + 1e-6, kind)
              assert.ok(y - 30 / scale >= -3 && y + 30 / scale <= canvas.height + 3, kind)
            }
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test('moves less for a small amplitude and slow words, and not four times as far in a long film', () => {
    assert.ok(
      moveStrength('small', 'normal', 5) < moveStrength('medium', 'normal', 5) &&
        moveStrength('medium', 'normal', 5) < moveStrength('large', 'normal', 5),
    )
    assert.ok(moveStrength('auto', 'slow', 5) < moveStrength('auto', 'fast', 5))
    assert.ok(moveStrength('auto', 'normal', 60) < 1.5 * moveStrength('auto', 'normal', 5))
    assert.ok(moveStrength('auto', 'normal', 0.1) > 0.3)
  })

  test('moves from start to end without going back, smoothly at both', () => {
    assert.deepEqual([moments[0]!.eased, Number(moments.at(-1)!.eased.toFixed(9))], [0, 1])
    for (let at = 1; at < 25; at++) assert.ok(moments[at]!.eased > moments[at - 1]!.eased)
    assert.ok(moments[1]!.eased < moments[13]!.eased - moments[12]!.eased)
    assert.equal(momentAt(0, 1, 24).share, 0)
  })

  test('knows beforehand the areas that it reveals at the sides', () => {
    const at = (kind: (typeof CAMERA_MOVES)[number]) => {
      const move = createCameraMove(kind, AIM, 1)
      return findRevealedSides(
        moments.map(moment => move(moment, 0.6)),
        1,
        canvas,
      )
    }
    assert.deepEqual(at('still'), { left: false, right: false, top: false, bottom: false })
    assert.equal(at('pan-right').left, false)
    assert.ok(Object.values(at('pull')).some(Boolean))
  })
})

describe('motion of a subject', () => {
  test('begins at rest and stays small', () => {
    for (const motion of MOTIONS) {
      const stir = createIdleMotion(motion, 'large', 1)
      assert.deepEqual(Object.values(stir(0)).map(Math.abs), [0, 0, 0], motion)
      for (let second = 0; second < 5; second += 0.05) {
        const { lift, lean, swell } = stir(second)
        assert.ok(Math.abs(lift) < 0.1 && Math.abs(lean) < 0.06 && swell >= 0 && swell < 0.02, motion)
      }
    }
  })

  test('is none for still subjects, largest for jumping ones, and larger with the amplitude', () => {
    const most = (motion: (typeof MOTIONS)[number], amplitude: 'small' | 'large' = 'small'): number => {
      const stir = createIdleMotion(motion, amplitude, 1)
      return Math.max(...Array.from({ length: 100 }, (_, at) => Math.abs(stir(at / 20).lift)))
    }
    assert.equal(most('still'), 0)
    assert.ok(most('jump') > most('run') && most('run') > most('walk'))
    assert.ok(most('run', 'large') > 2 * most('run'))
  })
})

describe('holes', () => {
  test('are filled from their surroundings, and known pixels stay', () => {
    const size = { width: 16, height: 16 }
    const plane = createPlane(
      size,
      Float32Array.from({ length: 256 }, (_, at) => (at % 16 < 8 ? 0.2 : 0.8)),
    )
    const known = createPlane(
      size,
      Float32Array.from({ length: 256 }, (_, at) =>
        Math.abs((at % 16) - 8) < 3 && Math.abs(Math.floor(at / 16) - 8) < 3 ? 0 : 1,
      ),
    )
    const [filled] = fillSmoothly(
      [
        createPlane(
          size,
          plane.values.map((value, at) => value * known.values[at]!),
        ),
      ],
      known,
    )
    for (let at = 0; at < 256; at++) {
      if (known.values[at] === 1) assert.ok(Math.abs(filled!.values[at]! - plane.values[at]!) < 1e-5)
      else assert.ok(filled!.values[at]! > 0.15 && filled!.values[at]! < 0.85)
    }
  })

  test('are absent if everything is known, and nothing changes', () => {
    const plane = createPlane({ width: 4, height: 4 }, new Float32Array(16).fill(0.3))
    assert.deepEqual(
      fillSmoothly([plane], createPlane({ width: 4, height: 4 }, new Float32Array(16).fill(1)))[0],
      plane,
    )
  })
})
