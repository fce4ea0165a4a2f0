import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { projectToFrame, type ShotCamera } from '../../src/camera/shot-camera.ts'
import type { Point } from '../../src/bodies/body.ts'
import type { Camera, Shot } from '../../src/direct/shot-list.ts'
import { comeNearer, type FramingOptions } from '../../src/scene/come-nearer.ts'
import type { Figures } from '../../src/scene/create-figures.ts'
import { frameSubject } from '../../src/scene/frame-subject.ts'
import { holdInFrame } from '../../src/scene/hold-in-frame.ts'
import type { Scenery } from '../../src/scene/scenery.ts'
import type { SolidActor } from '../../src/scene/solid.ts'
import { levelPlate, memberOf, spotOf } from './level-plate.ts'
import { bind, boxOf, poseAt, type Posed, solidOf } from './posed-solid.ts'
import { shotOf } from './shots.ts'

const plate = levelPlate()
const { focal, centreX, horizonY } = plate.ground
/** Smaller than the plate, so that a camera can turn. */
const FRAME = { width: 120, height: 68 }
const scenery = { plate, nearnessOf: () => 0.5 } as unknown as Scenery
const CAMERA: ShotCamera = { x: 92, y: 52, zoom: 1, shiftX: 0, shiftY: 0, push: 0, pivot: 0.5 }

type Placed = { solid: Posed; at: (progress: number) => Point; speed?: number }

/** A stage of bodies that are only measured. */
function stageOf(...placed: Placed[]): Figures {
  return {
    actors: [],
    solids: placed.map(
      ({ solid, speed = 0 }) => ({ spot: spotOf(solid.member), solid, speed }) as unknown as SolidActor,
    ),
    pose: (seconds: number, progress: number) => {
      for (const { solid, at } of placed) poseAt(solid, seconds, { foot: at(progress), yaw: 2.4 })
    },
  } as unknown as Figures
}
const at = (x: number, z: number, solid: Posed): Placed => ({ solid, at: () => [x, -1.6, z] })

const optionsOf = (figures: Figures, camera: Partial<Camera> = {}, more: Partial<Shot> = {}): FramingOptions => ({
  shot: shotOf([], { camera: { move: 'still', framing: 'medium', speed: 'slow', ...camera }, ...more }),
  figures,
  path: () => CAMERA,
  scenery,
  frame: FRAME,
  seconds: 4,
})

/** Where a point of the world is in the frame, as shares of its sides. */
const seenAt = (camera: ShotCamera, [x, y, z]: Point): { x: number; y: number } => {
  const place = { x: centreX + (x * focal) / z, y: horizonY - (y * focal) / z }
  const seen = projectToFrame(camera, FRAME, place, 0.5)
  return { x: seen.x / FRAME.width, y: seen.y / FRAME.height }
}
const heightIn = (camera: ShotCamera, solid: Posed): number => {
  const { low, high } = boxOf(solid)
  const z = (low[2] + high[2]) / 2
  return seenAt(camera, [0, low[1], z]).y - seenAt(camera, [0, high[1], z]).y
}
const person = (index = 0): Posed => {
  const solid = solidOf('👩', {}, 1.65)
  solid.member.index = index
  return solid
}

describe('as much of somebody as the words ask for', () => {
  test('a face is nearer than a bust, a waist and all of him, and the face is in the frame each time', () => {
    const zooms = (['face', 'bust', 'waist', 'whole'] as const).map(size => {
      const woman = person()
      const camera = frameSubject(optionsOf(stageOf(at(0.4, 8, woman)), { size }))(0.5)
      const { x, y } = seenAt(camera, woman.placed!.face!)
      assert.ok(x > 0.3 && x < 0.7 && y > 0.05 && y < 0.75, `${size}: ${x} ${y}`)
      return camera.zoom
    })
    for (let nth = 1; nth < zooms.length; nth++) assert.ok(zooms[nth]! < zooms[nth - 1]!, zooms.join())
  })

  test('all of somebody fills most of the frame and leaves air, and hands are those of somebody with a head', () => {
    const woman = person()
    const camera = frameSubject(optionsOf(stageOf(at(0, 7, woman)), { size: 'whole' }))(0.5)
    assert.ok(heightIn(camera, woman) > 0.7 && heightIn(camera, woman) < 0.95, `${heightIn(camera, woman)}`)
    const hands = frameSubject(optionsOf(stageOf(at(0, 7, woman)), { size: 'hands' }))(0.5)
    const { y } = seenAt(hands, woman.placed!.face!)
    assert.ok(y > 0.12 && y < 0.4, `${y}`)
    // Whoever has the hands, though a thing is named before.
    const [cup, other] = [solidOf('☕', {}, 0.1), person(1)]
    const near = frameSubject(optionsOf(stageOf(at(1, 7, cup), at(0, 7, other)), { size: 'hands' }))(0.5)
    const face = seenAt(near, other.placed!.face!)
    assert.ok(face.y > 0.12 && face.y < 0.4 && Math.abs(face.x - 0.5) < 0.1, `${face.x} ${face.y}`)
  })

  test('the camera stays with who goes, at one size, and is never so near that only grain is seen', () => {
    const woman = person()
    const way = (progress: number): Point => [-0.8 + 1.6 * progress, -1.6, 8]
    const path = frameSubject(optionsOf(stageOf({ solid: woman, at: way }), { size: 'bust' }))
    const zooms = [0, 0.3, 0.6, 1].map(progress => {
      poseAt(woman, progress * 4, { foot: way(progress), yaw: 2.4 })
      const { x } = seenAt(path(progress), woman.placed!.face!)
      assert.ok(Math.abs(x - 0.5) < 0.12, `${x} at ${progress}`)
      return path(progress).zoom
    })
    assert.equal(new Set(zooms.map(zoom => zoom.toFixed(6))).size, 1, 'it does not pump')
    const mouse = solidOf('🐁', {}, 0.04)
    assert.ok(frameSubject(optionsOf(stageOf(at(0, 9, mouse)), { size: 'face' }))(0.5).zoom <= 7)
  })

  test('things are framed by their height or their width, whichever is more', () => {
    const [tall, wide] = [solidOf('🌳', {}, 1.4), solidOf('🚗', {}, 0.8)]
    for (const solid of [tall, wide]) {
      const camera = frameSubject(optionsOf(stageOf(at(0, 8, solid)), { size: 'waist' }))(0.5)
      const { low, high } = boxOf(solid)
      const across = seenAt(camera, [high[0], 0, 8]).x - seenAt(camera, [low[0], 0, 8]).x
      assert.ok(heightIn(camera, solid) < 0.8 && across < 1, `${heightIn(camera, solid)} ${across}`)
      assert.ok(Math.max(heightIn(camera, solid), across) > 0.35)
    }
  })

  test('a small thing that somebody alone has in hand brings the camera nearer, a large one does not', () => {
    const zoom = (metres: number): number => {
      const woman = person()
      bind(woman, 'hand', solidOf('☕', {}, metres))
      woman.hands = 1
      return frameSubject(optionsOf(stageOf(at(0, 8, woman))))(0.5).zoom
    }
    assert.ok(zoom(0.08) > 1.3 * zoom(0.9), `${zoom(0.08)} ${zoom(0.9)}`)
    const wide = person()
    bind(wide, 'hand', solidOf('☕', {}, 0.08))
    assert.equal(frameSubject(optionsOf(stageOf(at(0, 8, wide)), { framing: 'wide' }))(0.5).zoom, 1)
  })

  test('letters on somebody bring the camera nearer, and are in the frame when they come nearest', () => {
    const zoomOf = (woman: Posed): number => frameSubject(optionsOf(stageOf(at(0, 8, woman))))(0.5).zoom
    const reads = (): Posed => Object.assign(person(), { prints: [] })
    assert.ok(zoomOf(reads()) > 1.3 * zoomOf(person()), `${zoomOf(reads())}`)
    const woman = reads()
    const way = (progress: number): Point => [0, -1.6, 9 - 4 * progress]
    const path = frameSubject(optionsOf(stageOf({ solid: woman, at: way })))
    poseAt(woman, 4, { foot: way(1), yaw: 2.9 })
    const [x, y, z] = woman.placed!.face!
    assert.ok(seenAt(path(1), [x, y - 0.5, z]).y < 0.9)
    assert.ok(path(0).zoom > 1.3 * path(1).zoom)
  })

  test('a bee on a flower is what it is all about, a second name later is not', () => {
    const scene = (index: number): number => {
      const [flower, bee] = [solidOf('🌹', {}, 0.8), solidOf('🦋', {}, 0.04)]
      flower.member.index = 0
      bee.member.index = index
      bind(flower, 'top', bee)
      return frameSubject(optionsOf(stageOf(at(0, 6, flower))))(0.5).zoom
    }
    assert.ok(scene(1) > 1.3 * scene(4), `${scene(1)} ${scene(4)}`)
  })
})

describe('where nothing is asked for', () => {
  test('a head that is outside comes into the frame, and what is inside anyway leaves the path as it is', () => {
    const inside = person()
    const calm = stageOf(at(0, 8, inside))
    const path = (): ShotCamera => CAMERA
    const hold = (figures: Figures, solid: Posed) =>
      holdInFrame({ path, solid, figures, scenery, frame: FRAME, seconds: 4 })
    assert.equal(hold(calm, inside), path)
    for (const x of [-3.4, 3.4]) {
      const aside = person()
      const moved = hold(stageOf(at(x, 8, aside)), aside)
      const before = seenAt(CAMERA, aside.placed!.face!).x
      const after = seenAt(moved(0.5), aside.placed!.face!).x
      assert.ok(before < 0.05 || before > 0.95)
      assert.ok(after > 0.02 && after < 0.98 && Math.abs(after - 0.5) < Math.abs(before - 0.5), `${before} ${after}`)
      assert.ok((moved(0.5).x - CAMERA.x) * x > 0, 'turns to him')
      // And to who stands beside a thing that is named before.
      const [cup, owner] = [solidOf('☕', {}, 0.1), person(1)]
      const both = hold(stageOf(at(0, 8, cup), at(x, 8, owner)), cup)
      const seen = seenAt(both(0.5), owner.placed!.face!).x
      assert.ok(seen > 0.06 && seen < 0.94, `${seen}`)
    }
  })

  test('a camera that turns after somebody does so without a jerk, and stays as near all the while', () => {
    const runner = person()
    const way = (progress: number): Point => [-3.6 + 7.2 * progress ** 2, -1.6, 8]
    const moved = holdInFrame({
      path: () => CAMERA,
      solid: runner,
      figures: stageOf({ solid: runner, at: way }),
      scenery,
      frame: FRAME,
      seconds: 4,
    })
    const seen = Array.from({ length: 121 }, (_, at) => moved(at / 120))
    assert.equal(new Set(seen.map(({ zoom }) => zoom)).size, 1)
    const steps = seen.slice(1).map(({ x }, at) => Math.abs(x - seen[at]!.x))
    const all = Math.max(...seen.map(({ x }) => x)) - Math.min(...seen.map(({ x }) => x))
    assert.ok(all > 4, `${all}`)
    assert.ok(Math.max(...steps) < 0.08 * all, `a step of ${Math.max(...steps)} of ${all}`)
  })

  test('the camera comes nearer to two of whom one is small, with both in the frame, and no nearer than needed', () => {
    const nearer = (metres: number, x = 0.8): [number, Posed, Posed, ShotCamera] => {
      const [woman, mouse] = [person(), solidOf('🐁', {}, metres)]
      mouse.member.index = 1
      const path = comeNearer(optionsOf(stageOf(at(0, 9, woman), at(x, 9, mouse))))
      return [path?.(0.5).zoom ?? 1, woman, mouse, path?.(0.5) ?? CAMERA]
    }
    const [zoom, woman, mouse, camera] = nearer(0.12)
    assert.ok(zoom > 1.2 && zoom <= 2.2, `${zoom}`)
    assert.ok(seenAt(camera, woman.placed!.face!).y > 0 && seenAt(camera, mouse.placed!.middle).y < 1)
    assert.equal(nearer(1.2)[0], 1, 'nothing is small')
    assert.ok(nearer(0.12, 3.2)[0] < zoom, 'they stand too far apart')
  })

  test('it does not for one alone, for crowds, or where the words chose how near', () => {
    const [woman, mouse] = [person(), solidOf('🐁', {}, 0.12)]
    mouse.member.index = 1
    assert.equal(comeNearer(optionsOf(stageOf(at(0, 9, woman)))), undefined)
    const both = stageOf(at(0, 9, woman), at(0.8, 9, mouse))
    for (const camera of [{ framing: 'wide' }, { angle: 'top' }, { size: 'whole' }] as const)
      assert.equal(comeNearer(optionsOf(both, camera)), undefined)
    const many = solidOf('🐁', {}, 0.12)
    many.member.subject = { ...memberOf('🐁').subject, count: 9 }
    assert.equal(comeNearer(optionsOf(stageOf(at(0, 9, woman), at(0.8, 9, many)))), undefined)
  })
})
