import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createMouthMap, smoothTable, STEPS, valueAt } from '../../../src/pictures/lips/mouth-map.ts'
import { createMouthMotion, motionExtent } from '../../../src/pictures/lips/mouth-motion.ts'
import { samplePicture } from '../../../src/pictures/lips/sample-picture.ts'
import { traceSeam } from '../../../src/pictures/lips/trace-seam.ts'
import type { Point } from '../../../src/pictures/look-at/faces/face.ts'
import { pictureOf } from '../photo/test-pictures.ts'

const UPPER = [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308]
const LOWER = [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308]

/** The points of a mouth around (50, 40), 40 wide, open by so much, tilted by so much. */
function mouth({ open = 0, turn = 0 } = {}): Point[] {
  const points: Point[] = []
  const put = (index: number, x: number, y: number): void => {
    points[index] = {
      x: 50 + x * Math.cos(turn) - y * Math.sin(turn),
      y: 40 + x * Math.sin(turn) + y * Math.cos(turn),
      z: 0,
    }
  }
  for (const [at, index] of UPPER.entries()) put(index, -20 + 4 * at, -open * (1 - Math.abs(at - 5) / 5))
  for (const [at, index] of LOWER.entries()) put(index, -20 + 4 * at, open * (1 - Math.abs(at - 5) / 5))
  put(152, 0, 30)
  put(2, 0, -16)
  return points
}
const skin = pictureOf({ width: 100, height: 90 }, (x, y) =>
  Math.abs(y - 42) < 1.5 && Math.abs(x - 50) < 22 ? [60, 20, 20] : [210, 170, 150],
)

describe('the coordinates of a mouth', () => {
  test('go from corner to corner, and down to the chin', () => {
    const map = createMouthMap({ points: mouth() })
    assert.deepEqual([map.middle.x, map.middle.y, map.unit], [50, 40, 20])
    assert.ok(Math.abs(map.toChin - 1.5) < 1e-6 && Math.abs(map.toNose - 0.8) < 1e-6)
    assert.equal(map.upperEdge.length, STEPS + 1)
  })

  test('turn with the head', () => {
    const map = createMouthMap({ points: mouth({ turn: 0.4 }) })
    assert.ok(Math.abs(Math.atan2(map.across.y, map.across.x) - 0.4) < 1e-6)
    assert.ok(Math.abs(map.across.x * map.down.x + map.across.y * map.down.y) < 1e-9, 'down is across a right angle')
    assert.ok(Math.abs(map.toChin - 1.5) < 1e-4)
  })

  test('measure the distance between the lips', () => {
    const map = createMouthMap({ points: mouth({ open: 8 }) })
    const gap = map.lowerEdge[STEPS / 2]! - map.upperEdge[STEPS / 2]!
    assert.ok(gap > 0.6 && gap < 0.85, `${gap}`)
    assert.ok(Math.abs(map.lowerEdge[0]! - map.upperEdge[0]!) < 1e-6, 'and meet at the corners')
  })

  test('name the missing point of a face in an error', () => {
    assert.throws(() => createMouthMap({ points: [] }), /a face without point/)
  })

  test('are interpolated in a table and constant beyond its ends', () => {
    const table = Float32Array.from({ length: STEPS + 1 }, (_, step) => step)
    assert.equal(valueAt(table, -1), 0)
    assert.equal(valueAt(table, 1), STEPS)
    assert.equal(valueAt(table, 0), STEPS / 2)
    assert.equal(valueAt(table, -5), 0)
    assert.ok(Math.abs(valueAt(table, 0.01) - (STEPS / 2 + 0.32)) < 1e-4)
  })

  test('keep ends and straight lines when they are smoothed', () => {
    const line = Float32Array.from({ length: 20 }, (_, at) => at * 2)
    for (const [at, value] of smoothTable(line, 4).entries()) assert.ok(Math.abs(value - line[at]!) < 1e-4)
    const spike = new Float32Array(20)
    spike[10] = 1
    assert.ok(smoothTable(spike, 2)[10]! < 0.3)
  })
})

describe('the line where lips touch', () => {
  test('is the darkest near the line of the mesh', () => {
    const { line, isClosed, gap } = traceSeam(skin, createMouthMap({ points: mouth() }))
    assert.equal(isClosed, true)
    assert.equal(gap, 0)
    // Two pixels below the corners' line, a tenth of a unit.
    assert.ok(Math.abs(line[STEPS / 2]! - 0.1) < 0.05, `${line[STEPS / 2]}`)
  })

  test('of an open mouth is returned with its gap', () => {
    const { isClosed, gap } = traceSeam(skin, createMouthMap({ points: mouth({ open: 8 }) }))
    assert.equal(isClosed, false)
    assert.ok(gap > 0.5)
  })
})

describe('a mouth that moves', () => {
  const map = createMouthMap({ points: mouth() })
  const seam = traceSeam(skin, map)

  test('reaches to the chin and the nose, within its bounds', () => {
    const { side, up, down } = motionExtent(map)
    assert.ok(side > 1 && up >= map.toNose && down >= map.toChin)
  })

  test('depends on position and amount only', () => {
    assert.notEqual(createMouthMotion(map, seam, { open: 0, wide: 0 }), undefined)
    assert.notEqual(createMouthMotion(map, seam, { open: 1, wide: -1 }), undefined)
  })
})

describe('a colour between pixels', () => {
  const slope = pictureOf({ width: 12, height: 12 }, (x, y) => [x * 20, y * 20, 100])
  const at = (x: number, y: number): number[] => {
    const into = new Uint8Array(4)
    samplePicture(slope, x, y, into, 0)
    return [...into]
  }

  test('is the pixel itself, and in the middle of two their mean', () => {
    assert.deepEqual(at(5.5, 6.5), [100, 120, 100, 255])
    assert.deepEqual(at(6, 6.5), [110, 120, 100, 255])
  })

  test('beyond the edge equals the edge', () => {
    assert.deepEqual(at(-9, 6.5), [0, 120, 100, 255])
    assert.deepEqual(at(99, 99), [220, 220, 100, 255])
  })

  test('ignores transparent pixels', () => {
    const half = pictureOf({ width: 8, height: 8 }, x => (x < 4 ? [200, 10, 10, 255] : [0, 255, 0, 0]))
    const into = new Uint8Array(4)
    samplePicture(half, 4, 4.5, into, 0)
    assert.ok(into[0]! > 190 && into[1]! < 20 && into[3]! > 100 && into[3]! < 155)
  })
})
