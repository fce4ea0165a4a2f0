import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCompositor } from '@kinora/media/compositor/compositor'
import type { Scene, SceneCamera } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../src/bodies/body.ts'
import { AS_SAID, frameCamera } from '../../src/stage/film/frame-camera.ts'
import type { Region } from '../../src/stage/film/shot-region.ts'
import { focalOf, type View } from '../../src/stage/film/view.ts'
import { filmScene } from '../../src/stage/film-scene.ts'

const DEGREE = Math.PI / 180
const FRAME = { width: 320, height: 180 }

const PERSON: Region = { low: [-0.3, 0, 2.7], high: [0.3, 1.8, 3.3] }
const TABLE: Region = { low: [-0.8, 0, 2], high: [0.8, 0.75, 3] }

const frameOf = (camera: SceneCamera, target: Region, isFree = false): View =>
  frameCamera(
    {
      camera,
      regions: [target],
      side: [0, -1],
      frame: FRAME,
      room: {
        middle: [0, 0, 3],
        low: [-4, 0, -3],
        high: [4, 3, 6],
        anchor: () => undefined,
        ...(isFree && { ceiling: 3 }),
        isFree,
        isBackdrop: false,
      },
    },
    AS_SAID,
  )

/** Where a view has a point, in shares of the frame: by turning it into the view step by step. */
function seenAt(view: View, [x, y, z]: Point): [column: number, row: number] {
  const [dx, dy, dz] = [x - view.eye[0], y - view.eye[1], z - view.eye[2]]
  const right = dx * Math.cos(view.yaw) - dz * Math.sin(view.yaw)
  const ahead = dz * Math.cos(view.yaw) + dx * Math.sin(view.yaw)
  const depth = ahead * Math.cos(view.pitch) - dy * Math.sin(view.pitch)
  const up = dy * Math.cos(view.pitch) + ahead * Math.sin(view.pitch)
  assert.ok(depth > 0, 'before the camera')
  const scale = (focalOf(FRAME) * view.zoom) / depth
  return [0.5 + (right * scale) / FRAME.width, view.horizon - (up * scale) / FRAME.height]
}

test('a camera that looks down or up as given holds the whole of its target in the frame', () => {
  for (const isFree of [false, true])
    for (const target of [PERSON, TABLE])
      for (const pitch of [-30, -10, 0, 25, 50, 75, 90]) {
        const view = frameOf({ pitch, size: 'whole' }, target, isFree)
        assert.ok(Math.abs(view.pitch - pitch * DEGREE) < 1e-9, `${pitch} is ${view.pitch / DEGREE}`)
        assert.ok(view.eye[1] > 0.1, `${pitch}: the eye is at ${view.eye[1]}`)
        const rows: number[] = []
        for (const x of [target.low[0], target.high[0]])
          for (const y of [target.low[1], target.high[1]])
            for (const z of [target.low[2], target.high[2]]) {
              const [column, row] = seenAt(view, [x, y, z])
              rows.push(row)
              assert.ok(
                column > -0.01 && column < 1.01 && row > -0.01 && row < 1.01,
                `${pitch} degrees: ${x}, ${y}, ${z} is at ${column}, ${row}`,
              )
            }
        const middle = (Math.min(...rows) + Math.max(...rows)) / 2
        assert.ok(pitch < 0 || Math.abs(middle - 0.5) < 0.04, `${pitch} degrees: the middle is at ${middle}`)
      }
})

test('angles have their pitch: straight down, from the air, from above, from below', () => {
  assert.equal(frameOf({ angle: 'top' }, PERSON).pitch, Math.PI / 2)
  assert.ok(frameOf({ angle: 'high' }, PERSON).pitch > 25 * DEGREE)
  const aerial = frameOf({ angle: 'aerial' }, PERSON)
  assert.ok(aerial.pitch > 35 * DEGREE && aerial.eye[1] >= 12)
  assert.ok(frameOf({ angle: 'low' }, PERSON).pitch < -5 * DEGREE)
  assert.equal(frameOf({ angle: 'eye' }, PERSON).pitch, 0)
})

const scene = (camera: SceneCamera, place = 'living-room'): Scene => ({
  version: 'kinora.scene/1',
  seconds: 2,
  entities: [{ id: 'cube', asset: 'cube', size: { width: 0.5, height: 0.5, depth: 0.5 }, colour: 'red' }],
  places: [{ id: 'p', asset: place }],
  shots: [
    {
      from: 0,
      to: 2,
      place: 'p',
      placements: [{ who: 'cube', relation: 'at', to: 'p/floor', facing: 0 }],
      camera: { target: ['cube'], size: 'wide', move: 'still', ...camera },
    },
  ],
})

/** The red pixels of a document's first frame, and its notes. */
async function redOf(document: Scene): Promise<{ points: [number, number][]; codes: string[] }> {
  const compositor = await createCompositor(FRAME)
  const take = await filmScene({ scene: document, compositor, frames: 48, seed: 4, amplitude: 'auto' })
  try {
    await take.draw(0)
    const { width, height } = FRAME
    const red = compositor.frame().subarray((width * height * 5) / 4)
    const points: [number, number][] = []
    for (let row = 0; row < height / 2; row++)
      for (let column = 0; column < width / 2; column++)
        if (red[(row * width) / 2 + column]! > 165) points.push([2 * column + 1, 2 * row + 1])
    return { points, codes: take.sceneNotes().map(({ code }) => code) }
  } finally {
    take.close?.()
    compositor.close()
  }
}

const spread = (values: number[]): number => Math.max(...values) - Math.min(...values)

test('a cube from straight above is a square, without a note, and a roll turns it by its degrees', async () => {
  const down = await redOf(scene({ angle: 'top' }))
  assert.deepEqual(down.codes, [])
  const [wide, high] = [spread(down.points.map(([x]) => x)), spread(down.points.map(([, y]) => y))]
  assert.ok(wide > 30 && Math.abs(wide - high) <= 4, `${wide} by ${high}`)
  const turned = await redOf(scene({ angle: 'top', roll: 45 }))
  assert.deepEqual(turned.codes, [])
  // A square that is turned by half a right angle is wider by the root of two.
  const across = spread(turned.points.map(([x]) => x))
  assert.ok(Math.abs(across - wide * Math.SQRT2) < 0.08 * across, `${across} for ${wide}`)
  assert.ok(Math.abs(turned.points.length - down.points.length) < 0.1 * down.points.length)
})
