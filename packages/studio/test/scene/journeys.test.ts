import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { MOTIONS, type Motion } from '../../src/direct/shot-list.ts'
import { createCameraPath } from '../../src/camera/camera-path.ts'
import { projectToFrame } from '../../src/camera/shot-camera.ts'
import { accompaniedWay } from '../../src/scene/choose-travel.ts'
import { keepInFrame, travelMotion } from '../../src/scene/keep-in-frame.ts'
import { type JourneyOptions, planJourney, travels } from '../../src/scene/journeys.ts'
import { footRowAt } from '../../src/scene/ground.ts'
import { castOf, FRAME, levelPlate, memberOf, spotOf } from './level-plate.ts'

const wish = (motion: Motion, more: Partial<JourneyOptions> = {}): JourneyOptions => ({
  motion,
  stance: 'ground',
  height: 30,
  faces: 1,
  room: 1000,
  seconds: 4,
  frameHeight: 90,
  phase: 0.2,
  isSwarm: false,
  ...more,
})

describe('a journey', () => {
  test('goes the way the figure looks, as far to both sides of its spot', () => {
    for (const motion of ['walk', 'run', 'drive', 'ride'] as const) {
      const journey = planJourney(wish(motion))
      assert.ok(journey(0, 0).x < 0 && journey(4, 1).x > 0)
      assert.ok(Math.abs(journey(0, 0).x + journey(4, 1).x) < 1e-9)
      const back = planJourney(wish(motion, { faces: -1 }))
      assert.equal(back(4, 1).x, -journey(4, 1).x)
    }
  })

  test('whoever is tiny in the frame goes as far as is seen', () => {
    const far = (height: number): number => {
      const journey = planJourney(wish('walk', { height, seconds: 5 }))
      return journey(5, 1).x - journey(0, 0).x
    }
    assert.equal(far(2), far(10))
    assert.ok(far(2) > 0.25 * 90, `${far(2)}`)
  })

  test('who runs goes further than who walks, nobody further than there is room, and a small one less far', () => {
    const far = (motion: Motion, more: Partial<JourneyOptions> = {}): number => {
      const journey = planJourney(wish(motion, more))
      return journey(4, 1).x - journey(0, 0).x
    }
    assert.ok(far('run') > far('walk') && far('walk') > 0)
    assert.ok(Math.abs(far('run', { room: 10 }) - 10) < 1e-9)
    assert.equal(far('run', { room: 0 }), 0)
    assert.ok(far('walk', { height: 10 }) < far('walk', { height: 30 }))
    assert.equal(far('walk', { height: 10, pace: 30 }), far('walk', { height: 30 }))
    assert.ok(far('walk', { seconds: 2 }) < far('walk'))
  })

  test('who crosses hurries to the other side, a vehicle outruns a walker, and who is accompanied takes all the room', () => {
    const far = (motion: Motion, more: Partial<JourneyOptions> = {}): number => {
      const journey = planJourney(wish(motion, more))
      return journey(4, 1).x - journey(0, 0).x
    }
    assert.ok(far('walk', { isCrossing: true }) > 1.5 * far('walk'))
    assert.ok(Math.abs(far('walk', { isCrossing: true, room: 40 }) - 40) < 1e-9)
    assert.equal(far('still', { isCrossing: true }), 0)
    for (const motion of ['drive', 'ride'] as const) assert.ok(far(motion) > 1.8 * far('walk'), motion)
    // A walker is seen to go: a third of the frame's width, which is 160, in four seconds.
    assert.ok(far('walk') > 160 / 3, `${far('walk')}`)
    assert.ok(Math.abs(far('walk', { isAccompanied: true, room: 120 }) - 120) < 1e-9)
    assert.equal(far('still', { isAccompanied: true, room: 120 }), 0)
  })

  test('who does not travel stays', () => {
    for (const motion of ['still', 'bob', 'sway', 'spin', 'dance', 'jump', 'float', 'fall', 'rise'] as const) {
      assert.equal(travels(motion), false)
      const journey = planJourney(wish(motion))
      assert.ok(Math.abs(journey(4, 1).x - journey(0, 0).x) < 6, motion)
    }
  })

  test('keeps the feet of who walks on the ground line, and lifts those of who jumps', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), progress => {
        for (const motion of ['walk', 'run', 'ride', 'dance', 'still'] as const) {
          const { y, lift } = planJourney(wish(motion))(progress * 4, progress)
          assert.deepEqual([y, lift], [0, 0])
        }
        assert.ok(planJourney(wish('jump'))(progress * 4, progress).lift >= 0)
      }),
    )
    const lifts = Array.from({ length: 40 }, (_, at) => planJourney(wish('jump'))(at / 10, at / 40).lift)
    assert.ok(Math.max(...lifts) > 8 && Math.min(...lifts) === 0)
  })

  test('what rises goes up and what falls goes down, slowly at first', () => {
    const at = (motion: Motion, progress: number): number => planJourney(wish(motion))(0, progress).y
    assert.ok(at('rise', 1) < at('rise', 0) && at('fall', 1) > at('fall', 0))
    assert.ok(at('rise', 0) - at('rise', 0.2) < at('rise', 0.8) - at('rise', 1))
  })

  test('a boat goes slowly and bobs; what hangs in the sky stands still', () => {
    const boat = planJourney(wish('float', { stance: 'water' }))
    const far = boat(4, 1).x - boat(0, 0).x
    const walker = planJourney(wish('walk'))
    assert.ok(far > 0 && far < 0.7 * (walker(4, 1).x - walker(0, 0).x))
    assert.ok(new Set(Array.from({ length: 8 }, (_, at) => boat(at / 3, 0.5).lift)).size > 4)
    assert.deepEqual(planJourney(wish('fly', { stance: 'sky' }))(3, 0.8), { x: 0, y: 0, lift: 0, turn: 0, opacity: 1 })
  })

  test('a swarm goes through the whole frame, fades where it starts anew, and no two are alike', () => {
    const swarm = planJourney(wish('fall', { isSwarm: true }))
    const steps = Array.from({ length: 104 }, (_, at) => swarm(at / 20, 0))
    const ys = steps.map(({ y }) => y)
    assert.ok(Math.max(...ys) - Math.min(...ys) > 0.7 * 90)
    for (let at = 1; at < steps.length; at++)
      if (Math.abs(ys[at]! - ys[at - 1]!) > 20) assert.ok(steps[at]!.opacity < 0.2)
    assert.notDeepEqual(swarm(1, 0), planJourney(wish('fall', { isSwarm: true, phase: 0.7 }))(1, 0))
    const rising = planJourney(wish('rise', { isSwarm: true, phase: 0 }))
    assert.ok(rising(1, 0).y < rising(0.5, 0).y)
  })

  test('no motion jumps from frame to frame', () => {
    for (const motion of MOTIONS) {
      const journey = planJourney(wish(motion))
      for (let frame = 1; frame < 96; frame++) {
        const [a, b] = [journey((frame - 1) / 24, (frame - 1) / 96), journey(frame / 24, frame / 96)]
        assert.ok(Math.hypot(a.x - b.x, a.y - b.y) < 3 && Math.abs(a.lift - b.lift) < 4, `${motion} at ${frame}`)
      }
    }
  })
})

const plate = levelPlate()
const path = (move: 'still' | 'push' | 'pan-right' | 'track-left') =>
  createCameraPath({
    camera: { move, framing: 'medium', speed: 'normal' },
    amplitude: 'large',
    mood: 'neutral',
    hand: 1,
    seconds: 4,
    frame: FRAME,
    plate,
    pivot: 0.4,
  })
const nearnessOf = (metres: number): number => Math.min(1, 2 / metres)

describe('a figure in the frame', () => {
  const keep = (spot: ReturnType<typeof spotOf>, move: Parameters<typeof path>[0] = 'still', clearance = 1000) =>
    keepInFrame({
      spot,
      path: path(move),
      frame: FRAME,
      plate,
      nearnessOf,
      journey: { seconds: 4, frameHeight: 90, phase: 0, isSwarm: false },
      clearance,
    })
  /** By how much it leaves the frame at worst. */
  const beyond = (
    spot: ReturnType<typeof spotOf>,
    journey: ReturnType<typeof keep>,
    move: Parameters<typeof path>[0],
  ): number => {
    let worst = -Infinity
    for (let step = 0; step <= 20; step++) {
      const at = journey(step / 5, step / 20)
      const seen = projectToFrame(
        path(move)(step / 20),
        FRAME,
        { x: spot.x + at.x, y: spot.y + at.y - at.lift },
        nearnessOf(spot.depth),
      )
      const height = spot.height * seen.scale
      worst = Math.max(
        worst,
        -(seen.x - 0.5 * height),
        seen.x + 0.5 * height - FRAME.width,
        -(seen.y - height),
        seen.y - FRAME.height,
      )
    }
    return worst
  }

  test('stays inside all the time, wherever it was put and wherever the camera goes', () => {
    for (const move of ['still', 'push', 'pan-right', 'track-left'] as const)
      for (const x of [5, 92, 180])
        for (const height of [20, 45, 75])
          for (const motion of ['still', 'walk', 'run'] as const) {
            const spot = spotOf(memberOf('🐈', { motion }), { x, height, y: footRowAt(plate, x, 5) })
            const journey = keep(spot, move)
            const over = beyond(spot, journey, move)
            assert.ok(over <= 4, `${move} ${x} ${height} ${motion}: ${over}`)
          }
  })

  test('is left where it is, and as large, when it is inside', () => {
    const spot = spotOf(memberOf('🐈'), { x: 92, y: footRowAt(plate, 92, 5), height: 30 })
    keep(spot)
    assert.deepEqual([spot.x, spot.height], [92, 30])
  })

  test('what hangs below its spot hangs no lower than the frame', () => {
    const lowest = (down: number): number => {
      const own = spotOf(memberOf('🎈'), { stance: 'air', y: 60, height: 30 })
      const spot = { ...own, extents: { ...own.extents, down } }
      const seen = projectToFrame(
        path('still')(0),
        FRAME,
        { x: spot.x, y: (keep(spot), spot.y) },
        nearnessOf(spot.depth),
      )
      return seen.y + down * spot.height * seen.scale
    }
    for (const down of [0.2, 0.9, 1.4]) assert.ok(lowest(down) <= FRAME.height, `${down}: ${lowest(down)}`)
  })

  test('goes no further than it can without running into others', () => {
    const spot = spotOf(memberOf('🐈', { motion: 'run' }), { x: 92, y: footRowAt(plate, 92, 5), height: 30 })
    const journey = keep(spot, 'still', 7)
    assert.ok(journey(4, 1).x - journey(0, 0).x <= 7 + 1e-9)
  })

  test('who is accompanied gets ahead of the camera, and no further than the frame', () => {
    const spot = spotOf(memberOf('🐈', { motion: 'run' }), { x: 92, y: footRowAt(plate, 92, 5), height: 20 })
    const journey = keepInFrame({
      spot,
      path: path('still'),
      frame: FRAME,
      plate,
      nearnessOf,
      journey: { seconds: 4, frameHeight: 90, phase: 0, isSwarm: false },
      accompanied: 40,
      clearance: 1000,
    })
    const far = journey(4, 1).x - journey(0, 0).x
    assert.ok(far > 40 + 0.1 * FRAME.width && far < 40 + 0.2 * FRAME.width, `${far}`)
  })

  test('a camera goes along where the plate and the others leave it a way worth going, or not at all', () => {
    const wide = { ...plate, width: 2 * FRAME.width }
    const way = (clearance: number, on = wide): number | undefined => accompaniedWay(4, FRAME, on, clearance)
    assert.ok(way(1000)! > 0.6 * FRAME.width)
    assert.equal(way(60), 60)
    assert.equal(way(20), undefined)
    assert.equal(way(1000, plate), undefined)
    assert.ok(accompaniedWay(1, FRAME, wide, 1000)! < way(1000)!)
  })

  test('a mount goes where its rider wants', () => {
    const ridden = castOf([
      ['👧', { relation: { kind: 'riding', to: 1 } }],
      ['🐎', { motion: 'still' }],
    ])[0]!.root
    assert.equal(travelMotion(spotOf(ridden)), 'walk')
    const boat = castOf([
      ['👧', { relation: { kind: 'riding', to: 1 } }],
      ['⛵', { motion: 'bob' }],
    ])[0]!.root
    assert.equal(travelMotion(spotOf(boat)), 'float')
    const running = castOf([
      ['👧', { relation: { kind: 'riding', to: 1 } }],
      ['🐎', { motion: 'run' }],
    ])[0]!.root
    assert.equal(travelMotion(spotOf(running)), 'run')
    assert.equal(travelMotion(spotOf(memberOf('🐎', { motion: 'still' }))), 'still')
  })
})
