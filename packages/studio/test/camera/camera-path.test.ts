import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CAMERA_MOVES, type CameraMove } from '../../src/setting/shot-list.ts'
import { createCameraPath, easeInOut, type CameraPathOptions } from '../../src/camera/camera-path.ts'
import { keepInsidePlate, projectToFrame, type ShotCamera } from '../../src/camera/shot-camera.ts'

const frame = { width: 1280, height: 720 }
const plate = { width: 1472, height: 828 }

const wishOf = (move: CameraMove, more: Partial<CameraPathOptions> = {}): CameraPathOptions => ({
  camera: { move, framing: 'medium', speed: 'normal' },
  amplitude: 'medium',
  seconds: 5,
  frame,
  plate,
  pivot: 0.4,
  ...more,
})

/** Where the plate's middle is seen, by nearness. */
const middleAt = (camera: ShotCamera, nearness: number) => projectToFrame(camera, frame, { x: 736, y: 414 }, nearness)

/** How far the plate's middle goes from the first frame to the last. */
function wayOf(options: CameraPathOptions, nearness = options.pivot) {
  const path = createCameraPath(options)
  const [first, last] = [middleAt(path(0), nearness), middleAt(path(1), nearness)]
  return { x: last.x - first.x, y: last.y - first.y, scale: last.scale / first.scale }
}

/** By how much the frame looks past the plate at worst, pixels of the plate. */
function beyondOf(camera: ShotCamera, size: typeof frame, sheet: typeof plate): number {
  let worst = -Infinity
  for (const nearness of [0, 0.5, 1]) {
    const corner = projectToFrame(camera, size, { x: 0, y: 0 }, nearness)
    const other = projectToFrame(camera, size, { x: sheet.width, y: sheet.height }, nearness)
    worst = Math.max(worst, corner.x, corner.y, size.width - other.x, size.height - other.y)
  }
  return worst
}

test('no camera sees beyond the plate, for any move, amplitude and frame shape', () => {
  for (const size of [frame, { width: 720, height: 1280 }, { width: 640, height: 640 }, { width: 1680, height: 720 }]) {
    const sheet = { width: Math.ceil((size.width * 1.15) / 2) * 2, height: Math.ceil((size.height * 1.15) / 2) * 2 }
    for (const move of CAMERA_MOVES) {
      for (const amplitude of ['small', 'large'] as const) {
        for (const framing of ['wide', 'close'] as const) {
          const camera = { move, framing, speed: 'fast' } as const
          const path = createCameraPath(wishOf(move, { camera, amplitude, frame: size, plate: sheet }))
          for (let step = 0; step <= 20; step++) {
            const beyond = beyondOf(path(step / 20), size, sheet)
            assert.ok(beyond <= 0, `${move} ${amplitude} ${framing} ${size.width} x ${size.height}: ${beyond}`)
          }
        }
      }
    }
  }
})

test('a camera that moves too far is limited to the plate', () => {
  const wild = { x: -500, y: 4_000, zoom: 0.2, shiftX: 900, shiftY: -900, push: 3, pivot: 0.2 }
  const kept = keepInsidePlate(wild, frame, plate)
  assert.ok(beyondOf(kept, frame, plate) <= 0)
  assert.ok(Math.abs(kept.shiftX) <= 0.25 * frame.width)
})

test('a turn to the right moves the picture to the left, and a tilt up moves it down', () => {
  assert.ok(wayOf(wishOf('pan-right')).x < -40)
  assert.ok(wayOf(wishOf('pan-left')).x > 40)
  assert.ok(wayOf(wishOf('tilt-up')).y > 30)
  assert.ok(wayOf(wishOf('tilt-down')).y < -30)
})

test('a push enlarges the picture, near parts more than far ones, and a pull shrinks it', () => {
  const [near, far] = [wayOf(wishOf('push'), 1), wayOf(wishOf('push'), 0)]
  assert.ok(far.scale > 1 && near.scale > far.scale)
  const pulled = wayOf(wishOf('pull'), 0)
  assert.ok(pulled.scale < 1)
})

test('a sideways step moves near parts against far ones: left for a step to the right, down for a step up', () => {
  const track = wishOf('track-right')
  assert.ok(wayOf(track, 1).x < wayOf(track, 0).x - 20)
  const back = wishOf('track-left')
  assert.ok(wayOf(back, 1).x > wayOf(back, 0).x + 20)
  const crane = wishOf('crane-up')
  assert.ok(wayOf(crane, 1).y > wayOf(crane, 0).y + 20)
})

test('a camera that looks down and rises moves away, and one that looks up and rises comes nearer', () => {
  const ends = (move: 'crane-up' | 'crane-down', pitch: number): [number, number] => {
    const path = createCameraPath({ ...wishOf(move), pitch })
    return [path(0).push - path(1).push, path(0).shiftY - path(1).shiftY]
  }
  assert.ok(ends('crane-up', Math.PI / 2)[0] > 0.1 && Math.abs(ends('crane-up', Math.PI / 2)[1]) < 1e-9)
  assert.ok(ends('crane-down', Math.PI / 2)[0] < -0.1)
  assert.ok(ends('crane-up', -1)[0] < -0.1)
  assert.equal(ends('crane-up', 0)[0], 0)
})

test('an orbit keeps the subject in place and turns the rest around it', () => {
  const orbit = wishOf('orbit', { pivot: 0.6 })
  const [near, pivot, far] = [wayOf(orbit, 1), wayOf(orbit, 0.6), wayOf(orbit, 0)]
  assert.ok(Math.abs(pivot.x) < 1)
  assert.ok(near.x * far.x < 0 && Math.abs(near.x - far.x) > 40)
})

test('a still camera does not move', () => {
  const way = wayOf(wishOf('still'))
  assert.deepEqual(way, { x: 0, y: 0, scale: 1 })
})

test('the amplitude scales how far a camera goes', () => {
  for (const move of ['pan-right', 'orbit', 'crane-up', 'drift'] as const) {
    const ways = (['small', 'medium', 'large'] as const).map(amplitude => {
      // How far the far goes against the near counts as well as how far both go.
      const [far, near] = [wayOf(wishOf(move, { amplitude }), 0), wayOf(wishOf(move, { amplitude }), 1)]
      return Math.hypot(far.x, far.y) + Math.hypot(far.x - near.x, far.y - near.y)
    })
    assert.ok(ways[0]! < 0.75 * ways[1]! && ways[1]! < 0.75 * ways[2]!, `${move}: ${ways.join(' ')}`)
  }
})

test('a move starts and ends gently and never goes back', () => {
  assert.equal(easeInOut(0), 0)
  assert.equal(easeInOut(1), 1)
  const steps = Array.from({ length: 50 }, (_, i) => easeInOut((i + 1) / 50) - easeInOut(i / 50))
  assert.ok(steps.every(step => step > 0))
  assert.ok(steps[0]! < 0.3 * steps[25]! && steps[49]! < 0.3 * steps[25]!)
})

test('a slow camera moves less than a fast one, and a short shot less than a long one', () => {
  const far = (more: Partial<CameraPathOptions>): number => Math.abs(wayOf(wishOf('pan-right', more)).x)
  const speeds = (['slow', 'normal', 'fast'] as const).map(speed =>
    far({ camera: { move: 'pan-right', framing: 'medium', speed } }),
  )
  assert.ok(speeds[0]! < speeds[1]! && speeds[1]! < speeds[2]!)
  assert.ok(far({ seconds: 1 }) < far({ seconds: 4 }) && far({ seconds: 0.1 }) > 5)
  assert.ok(Math.abs(far({ seconds: 20 }) - far({ seconds: 10 })) < 1, 'and no further than its measure')
})

test('a close framing shows less of the plate than a wide one', () => {
  const zoomOf = (framing: 'wide' | 'medium' | 'close'): number =>
    createCameraPath(wishOf('still', { camera: { move: 'still', framing, speed: 'normal' } }))(0).zoom
  assert.ok(zoomOf('wide') <= zoomOf('medium') && zoomOf('medium') < zoomOf('close'))
})

test('a handheld camera always moves, each time differently, and a mechanical one is still', () => {
  const path = createCameraPath(wishOf('handheld'))
  const places = Array.from({ length: 40 }, (_, at) => path(at / 40))
  const steps = places.slice(1).map((place, at) => Math.hypot(place.x - places[at]!.x, place.y - places[at]!.y))
  assert.ok(
    steps.every(step => step > 0 && step < 12),
    `${Math.max(...steps)}`,
  )
  assert.equal(new Set(places.map(({ y }) => y.toFixed(4))).size, 40)
  const still = createCameraPath(wishOf('still'))
  assert.deepEqual(still(0), still(1))
})

test('no move jumps: each frame lies near the one before', () => {
  for (const move of CAMERA_MOVES) {
    const path = createCameraPath(wishOf(move, { amplitude: 'large', seconds: 3 }))
    for (let at = 1; at <= 72; at++) {
      const [before, now] = [middleAt(path((at - 1) / 72), 1), middleAt(path(at / 72), 1)]
      assert.ok(Math.hypot(now.x - before.x, now.y - before.y) < 12, `${move} at ${at}`)
      assert.ok(Math.abs(now.scale / before.scale - 1) < 0.02, `${move} at ${at}`)
    }
  }
})

test('a point at the depth of the pivot stays at the centre of the view in every step', () => {
  const camera: ShotCamera = { x: 700, y: 400, zoom: 1.3, shiftX: 30, shiftY: -20, push: 0.2, pivot: 0.4 }
  const seen = projectToFrame(camera, frame, { x: 700, y: 400 }, 0.4)
  assert.deepEqual(seen, { x: 640, y: 360, scale: 1.3 })
  const near = projectToFrame(camera, frame, { x: 700, y: 400 }, 1)
  assert.ok(near.x > 640 && near.y < 360 && near.scale > 1.3)
})

test('opposite moves have the same amplitude, and a pull is a reversed push', () => {
  for (const [one, other] of [
    ['pan-left', 'pan-right'],
    ['tilt-up', 'tilt-down'],
    ['track-left', 'track-right'],
    ['crane-up', 'crane-down'],
  ] as const)
    for (const nearness of [0, 0.4, 1]) {
      const [there, back] = [wayOf(wishOf(one), nearness), wayOf(wishOf(other), nearness)]
      assert.ok(Math.abs(there.x + back.x) < 1e-6 && Math.abs(there.y + back.y) < 1e-6, `${one} and ${other}`)
    }
  const [push, pull] = [createCameraPath(wishOf('push')), createCameraPath(wishOf('pull'))]
  for (const progress of [0, 0.3, 0.5, 1]) {
    const [ahead, behind] = [push(progress), pull(1 - progress)]
    assert.ok(Math.abs(ahead.zoom - behind.zoom) < 1e-9 && Math.abs(ahead.push - behind.push) < 1e-9)
  }
})

test('a push begins at the position of a still camera, and a pull ends there', () => {
  const still = createCameraPath(wishOf('still'))(0)
  assert.equal(createCameraPath(wishOf('push'))(0).zoom, still.zoom)
  assert.equal(createCameraPath(wishOf('pull'))(1).zoom, still.zoom)
})

test('a crane keeps its targets in place in the frame while the background moves', () => {
  for (const move of ['crane-up', 'crane-down'] as const) {
    const options = wishOf(move)
    assert.ok(Math.abs(wayOf(options).y) < 0.1 * frame.height, `${move}: ${wayOf(options).y}`)
    assert.ok(Math.abs(wayOf(options, 0).y) > 0.05 * frame.height, `${move}: ${wayOf(options, 0).y}`)
  }
})
