import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { drawPlate } from '../../src/scenery/draw-plate.ts'
import { groundHeightAt } from '../../src/scenery/ground-height.ts'
import { KINDS, type Plate, type PlateOptions } from '../../src/scenery/plate.ts'

const DEGREE = Math.PI / 180
const OPTIONS: PlateOptions = {
  place: 'meadow',
  time: 'afternoon',
  weather: 'clear',
  season: 'summer',
  look: 'plain',
  seed: 4,
  width: 128,
  height: 72,
}
const ROOM: PlateOptions = { ...OPTIONS, place: 'room', where: 'classroom', eye: 1.6, camera: { x: 0, z: 1, yaw: 0 } }

/** The point of the world that a pixel shows, from the eye. */
function pointAt({ ground, depth, width }: Plate, x: number, y: number): [number, number, number] {
  const { focal, centreX, horizonY, pitch = 0, roll = 0 } = ground
  const far = depth[y * width + x]!
  const [right, high] = [(x + 0.5 - centreX) / focal, (horizonY - y - 0.5) / focal]
  const across = Math.cos(roll) * right - Math.sin(roll) * high
  const up = Math.sin(roll) * right + Math.cos(roll) * high
  return [across * far, (up * Math.cos(pitch) - Math.sin(pitch)) * far, (Math.cos(pitch) + up * Math.sin(pitch)) * far]
}

describe('a plate of a tilted view', () => {
  test('shows the floor of a room in place, at every pitch and roll', () => {
    for (const pitch of [-30, 20, 55, 90])
      for (const roll of [0, 35]) {
        const plate = drawPlate({ ...ROOM, pitch: pitch * DEGREE, roll: roll * DEGREE })
        let floor = 0
        for (let y = 0; y < plate.height; y++)
          for (let x = 0; x < plate.width; x++) {
            const [, height] = pointAt(plate, x, y)
            assert.ok(
              height > -1.61 || plate.depth[y * plate.width + x]! > 30,
              `${pitch}: ${height} is below the floor`,
            )
            if (plate.mask[y * plate.width + x] !== KINDS.ground || Math.abs(height + 1.6) > 0.02) continue
            floor++
          }
        if (pitch > 40) assert.ok(floor > 0.2 * plate.mask.length, `${pitch}, ${roll}: ${floor} pixels of floor`)
      }
  })

  test('is open above the ceiling of a room', () => {
    const plate = drawPlate({ ...ROOM, eye: 6, pitch: 90 * DEGREE })
    const nearest = plate.depth.reduce((least, depth) => Math.min(least, depth))
    // Classrooms are three metres high: their walls are the highest that is left.
    assert.ok(nearest > 2.2, `something is ${nearest} m below the eye`)
    assert.ok(plate.mask.includes(KINDS.ground))
  })

  test('agrees with a level view where both see', () => {
    for (const options of [{ ...OPTIONS, eye: 1.7 }, ROOM]) {
      const level = drawPlate({ ...options, horizon: -0.15 })
      const tilted = drawPlate({ ...options, pitch: 27 * DEGREE })
      let [compared, apart] = [0, 0]
      for (let y = 8; y < tilted.height - 8; y += 3)
        for (let x = 8; x < tilted.width - 8; x += 3) {
          const [wx, wy, wz] = pointAt(tilted, x, y)
          const column = Math.floor(level.ground.centreX + (wx * level.ground.focal) / wz)
          const row = Math.floor(level.ground.horizonY - (wy * level.ground.focal) / wz)
          if (column < 1 || row < 1 || column >= level.width - 1 || row >= level.height - 1) continue
          // Beside an edge a pixel more or less shows something else.
          const around = [-1, 0, 1].flatMap(down =>
            [-1, 0, 1].map(aside => level.depth[(row + down) * level.width + column + aside]!),
          )
          compared++
          if (!(wz > 0.93 * Math.min(...around) && wz < 1.07 * Math.max(...around))) apart++
        }
      assert.ok(compared > 200 && apart < 0.06 * compared, `${apart} of ${compared} lie elsewhere`)
    }
  })

  test('straight down shows ground for a meadow, water for a sea, and sky for a view up', () => {
    const meadow = drawPlate({ ...OPTIONS, eye: 8, pitch: 90 * DEGREE })
    // In the corners the view is less steep: there grass stands up.
    assert.ok(meadow.mask.filter(kind => kind === KINDS.ground).length > 0.95 * meadow.mask.length)
    for (const [x, y] of [
      [20, 20],
      [70, 40],
      [120, 70],
    ] as const) {
      const [wx, wy, wz] = pointAt(meadow, x, y)
      assert.ok(Math.abs(wy + meadow.ground.eye - groundHeightAt(meadow, wx, wz)) < 0.1)
    }
    const sea = drawPlate({ ...OPTIONS, place: 'sea', eye: 8, pitch: 90 * DEGREE })
    assert.ok(sea.mask.every(kind => kind === KINDS.water))
    const sky = drawPlate({ ...OPTIONS, pitch: -90 * DEGREE })
    assert.ok(sky.mask.every(kind => kind === KINDS.sky))
  })

  test('straight down keeps the map of an outdoor place, wherever the camera is', () => {
    const stands = [
      { x: 0, z: 8, yaw: 0 },
      { x: 1, z: 7, yaw: 0.6 },
    ]
    const [first, second] = stands.map(camera =>
      drawPlate({ ...OPTIONS, place: 'garden', where: 'swimming-pool', eye: 5, pitch: 90 * DEGREE, camera }),
    ) as [Plate, Plate]
    let [compared, other, water] = [0, 0, 0]
    for (let y = 4; y < first.height - 4; y += 3)
      for (let x = 4; x < first.width - 4; x += 3) {
        const [wx, , wz] = pointAt(first, x, y)
        const [dx, dz] = [wx + stands[0]!.x - stands[1]!.x, wz + stands[0]!.z - stands[1]!.z]
        const [c, s] = [Math.cos(0.6), Math.sin(0.6)]
        const { focal, centreX, horizonY } = second.ground
        const far = first.depth[y * first.width + x]!
        const column = Math.floor(centreX + ((dx * c - dz * s) * focal) / far)
        const row = Math.floor(horizonY - ((dz * c + dx * s) * focal) / far)
        if (column < 0 || row < 0 || column >= second.width || row >= second.height) continue
        compared++
        const kind = first.mask[y * first.width + x]!
        if (kind === KINDS.water) water++
        if (second.mask[row * second.width + column] !== kind) other++
      }
    assert.ok(compared > 200 && water > 20 && water < compared, `${water} of ${compared} are water`)
    assert.ok(other < 0.04 * compared, `${other} of ${compared} are something else`)
  })

  test('rejects a view that looks back over its own head', () => {
    assert.throws(() => drawPlate({ ...OPTIONS, pitch: 2 }), /quarter turn/u)
  })
})
