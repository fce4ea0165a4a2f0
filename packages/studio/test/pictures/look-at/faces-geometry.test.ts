import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { cropSquare, placeIn } from '../../../src/pictures/look-at/faces/crop-square.ts'
import { estimateHeadPose, isFrontal } from '../../../src/pictures/look-at/faces/estimate-head-pose.ts'
import { POINT, type Point } from '../../../src/pictures/look-at/faces/face.ts'
import { isScenic } from '../../../src/pictures/look-at/is-scenic.ts'
import { nameColour } from '../../../src/pictures/look-at/name-colour.ts'
import { readPictureLook } from '../../../src/pictures/look-at/read-picture-look.ts'
import { shrinkPicture } from '../../../src/pictures/look-at/shrink-picture.ts'
import { pictureOf, wavesOf } from '../photo/test-pictures.ts'

/** The four points that a pose is told by, of a head that is turned by so much around each axis. */
function headOf({ yaw = 0, roll = 0, pitch = 0 }): Point[] {
  const points: Point[] = []
  const turn = ({ x, y, z }: Point): Point => {
    const [cy, sy] = [Math.cos(yaw), Math.sin(yaw)]
    const [x1, z1] = [x * cy - z * sy, x * sy + z * cy]
    const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)]
    const [y1, z2] = [y * cp - z1 * sp, y * sp + z1 * cp]
    const [cr, sr] = [Math.cos(roll), Math.sin(roll)]
    return { x: x1 * cr - y1 * sr, y: x1 * sr + y1 * cr, z: z2 }
  }
  points[POINT.leftEyeOuter] = turn({ x: -30, y: -20, z: 0 })
  points[POINT.rightEyeOuter] = turn({ x: 30, y: -20, z: 0 })
  points[POINT.forehead] = turn({ x: 0, y: -60, z: 0 })
  points[POINT.chin] = turn({ x: 0, y: 60, z: 0 })
  return points
}

describe('the pose of a head', () => {
  test('is zero when straight, and a turn is found on its own axis', () => {
    const straight = estimateHeadPose(headOf({}))
    for (const angle of Object.values(straight)) assert.ok(Math.abs(angle) < 1e-9)
    for (const angle of [-0.4, 0.2, 0.5]) {
      assert.ok(Math.abs(estimateHeadPose(headOf({ roll: angle })).roll - angle) < 1e-6)
      const turned = estimateHeadPose(headOf({ yaw: angle }))
      assert.ok(Math.abs(Math.abs(turned.yaw) - Math.abs(angle)) < 1e-6 && Math.abs(turned.pitch) < 1e-6)
      const raised = estimateHeadPose(headOf({ pitch: angle }))
      assert.ok(Math.abs(Math.abs(raised.pitch) - Math.abs(angle)) < 1e-6 && Math.abs(raised.yaw) < 1e-6)
    }
  })

  test('is frontal up to a small turn, and a tilt matters less', () => {
    assert.equal(isFrontal({ yaw: 0, pitch: 0, roll: 0.6 }), true)
    assert.equal(isFrontal({ yaw: 0, pitch: -0.5, roll: 0 }), true)
    for (const pose of [
      { yaw: 0.5, pitch: 0, roll: 0 },
      { yaw: 0, pitch: -0.8, roll: 0 },
      { yaw: 0, pitch: 0, roll: 1 },
    ])
      assert.equal(isFrontal(pose), false)
  })

  test('is an error for a face without its points', () => {
    assert.throws(() => estimateHeadPose([]), /without all of its points/)
  })
})

describe('a square of a picture', () => {
  const picture = pictureOf({ width: 20, height: 10 }, (x, y) => [x * 10, y * 20, 0])

  test('shows its part, extended by the edge outside the picture', () => {
    const { rgba } = cropSquare(picture, { x: 10, y: 5, side: 4, turn: 0 }, 4)
    assert.deepEqual([...rgba.subarray(0, 4)], [80, 60, 0, 255])
    const beside = cropSquare(picture, { x: -50, y: -50, side: 4, turn: 0 }, 2)
    assert.deepEqual([...beside.rgba.subarray(0, 3)], [0, 0, 0])
  })

  test('may be turned: a quarter turn maps rows to columns', () => {
    const corner = placeIn({ x: 10, y: 5, side: 4, turn: Math.PI / 2 }, 0, 0)
    assert.ok(Math.abs(corner.x - 12) < 1e-9 && Math.abs(corner.y - 3) < 1e-9)
    const middle = placeIn({ x: 10, y: 5, side: 4, turn: 1.1 }, 0.5, 0.5)
    assert.deepEqual([middle.x, middle.y], [10, 5])
  })

  test('counts every pixel when it is reduced', () => {
    const dotted = pictureOf({ width: 16, height: 16 }, (x, y) => (x % 2 === y % 2 ? [255, 255, 255] : [0, 0, 0]))
    const { rgba } = cropSquare(dotted, { x: 8, y: 8, side: 16, turn: 0 }, 2)
    for (const at of [0, 4, 8, 12]) assert.ok(Math.abs(rgba[at]! - 128) < 12)
  })
})

describe('the facts of a picture', () => {
  test('use the usual names of colours', () => {
    for (const [name, rgb] of [
      ['red', [220, 30, 30]],
      ['green', [40, 160, 50]],
      ['blue', [40, 70, 210]],
      ['yellow', [240, 220, 40]],
      ['white', [250, 250, 250]],
      ['black', [8, 8, 8]],
      ['grey', [128, 128, 128]],
      ['orange', [240, 140, 30]],
      ['pink', [245, 160, 190]],
      ['purple', [130, 50, 180]],
      ['brown', [110, 70, 40]],
    ] as const)
      assert.equal(nameColour(rgb[0], rgb[1], rgb[2]), name)
  })

  test('have the strongest colour first, and at most four', () => {
    const { colours } = readPictureLook(
      pictureOf({ width: 60, height: 40 }, x => (x < 40 ? [220, 30, 30] : [40, 70, 210])),
    )
    assert.deepEqual(colours, ['red', 'blue'])
    assert.ok(readPictureLook(wavesOf({ width: 60, height: 40 })).colours.length <= 4)
  })

  test('include brightness, contrast, warmth and shape', () => {
    const even = (grey: number) => readPictureLook(pictureOf({ width: 40, height: 20 }, () => [grey, grey, grey]))
    assert.ok(even(20).brightness < 0.1 && even(250).brightness > 0.95 && even(128).contrast < 0.01)
    assert.equal(even(128).aspect, 2)
    const halves = readPictureLook(pictureOf({ width: 40, height: 20 }, x => (x < 20 ? [0, 0, 0] : [255, 255, 255])))
    assert.ok(halves.contrast > 0.95)
    const warm = readPictureLook(pictureOf({ width: 40, height: 20 }, () => [220, 150, 70])).warmth
    const cold = readPictureLook(pictureOf({ width: 40, height: 20 }, () => [70, 150, 220])).warmth
    assert.ok(warm > 0.3 && cold < -0.3)
  })

  test('are outside for a sky or much green, inside for things in the whole upper part, and open for a wall', () => {
    const sky = pictureOf({ width: 60, height: 40 }, (_, y) => (y < 20 ? [90, 140, 220] : [120, 110, 100]))
    const grass = pictureOf({ width: 60, height: 40 }, (_, y) => (y < 10 ? [200, 200, 200] : [60, 140, 50]))
    const shelves = pictureOf({ width: 60, height: 40 }, x => (x % 4 < 2 ? [150, 110, 90] : [70, 60, 60]))
    const wall = pictureOf({ width: 60, height: 40 }, () => [200, 195, 190])
    const half = pictureOf({ width: 60, height: 40 }, (x, y) => (y < 20 && x < 30 ? [90, 140, 220] : [120, 110, 100]))
    assert.equal(readPictureLook(sky).isOutdoorGuess, true)
    assert.equal(readPictureLook(half).isOutdoorGuess, true, 'half a sky beside a house')
    assert.equal(readPictureLook(grass).isOutdoorGuess, true)
    assert.equal(readPictureLook(shelves).isOutdoorGuess, false)
    assert.equal(readPictureLook(wall).isOutdoorGuess, undefined)
  })

  test('include the box of a thing on an even background, in pixels of the whole picture', () => {
    const picture = pictureOf({ width: 300, height: 200 }, (x, y) =>
      x > 90 && x < 180 && y > 60 && y < 150 ? [200, 40, 40] : [235, 235, 235],
    )
    const { subjectBox, subjectShare } = readPictureLook(picture)
    assert.ok(
      subjectBox && Math.abs(subjectBox.left - 90) < 12 && Math.abs(subjectBox.width - 90) < 20,
      JSON.stringify(subjectBox),
    )
    assert.ok(Math.abs(subjectShare - 0.135) < 0.04)
    assert.equal(readPictureLook(pictureOf({ width: 60, height: 40 }, () => [9, 9, 9])).subjectBox, undefined)
    const told = { box: { left: 1, top: 2, width: 3, height: 4 }, share: 0.5 }
    assert.deepEqual(readPictureLook(picture, told).subjectBox, told.box)
  })

  test('come from a smaller copy of means, with white for transparent pixels', () => {
    const small = shrinkPicture(
      pictureOf({ width: 4, height: 2 }, x => [x * 60, 0, 0]),
      2,
    )
    assert.deepEqual([small.width, small.height], [2, 1])
    assert.deepEqual([small.rgba[0], small.rgba[4]], [30, 150])
    const clear = shrinkPicture({ width: 2, height: 2, rgba: new Uint8Array(16) }, 1)
    assert.deepEqual([...clear.rgba], [255, 255, 255, 255])
    assert.equal(shrinkPicture(small, 50).width, 2, 'never larger')
  })

  test('show a place by detail up to its edges; paper, icons and cut-outs have none', () => {
    const noisy = (width: number, height: number) =>
      pictureOf({ width, height }, (x, y) => [(x * 37 + y * 91) % 256, (x * 11 + y * 53) % 256, (x * y) % 256])
    const land = pictureOf({ width: 240, height: 180 }, (x, y) =>
      y < 60
        ? [150, 190, 240]
        : [60 + (((x >> 3) * 31 + (y >> 3) * 17) % 90), 100 + (((x >> 4) * 23 + (y >> 3) * 7) % 80), 40],
    )
    assert.equal(isScenic(land), true)
    assert.equal(isScenic(noisy(100, 100)), false, 'an icon')
    assert.equal(isScenic(pictureOf({ width: 240, height: 180 }, () => [240, 240, 240])), false)
    const cut = {
      ...land,
      rgba: Uint8Array.from(land.rgba, (byte, at) => (at % 4 === 3 && at < land.rgba.length / 2 ? 0 : byte)),
    }
    assert.equal(isScenic(cut), false)
  })
})
