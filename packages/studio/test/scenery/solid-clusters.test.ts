import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { CLUSTER, CLUSTER_RECORD, buildSolidClusters, RECORD } from '../../src/scenery/solid-clusters.ts'

/** Boxes here and there, every third one turned. */
function recordsOf(count: number): Float32Array {
  const seeded = seededRandom(count)
  const records = new Float32Array(count * RECORD)
  for (let at = 0; at < count; at++) {
    const angle = at % 3 === 0 ? seeded.between(0.1, 3) : 0
    const middle = [seeded.between(-40, 40), seeded.between(0, 9), seeded.between(1, 90)]
    const halves = [seeded.between(0.01, 6), seeded.between(0.01, 6), seeded.between(0.01, 6)]
    records.set([0, ...middle, ...halves, Math.cos(angle), Math.sin(angle)], at * RECORD)
    const [left, top] = [seeded.between(-1, 900), seeded.between(-1, 500)]
    records.set([left, left + seeded.between(1, 300), top, top + seeded.between(1, 300)], at * RECORD + 32)
  }
  return records
}

for (const count of [0, 1, 8, 9, 100]) {
  test(`every corner of ${count} solids is in the box of its cluster, and its image in the rectangle`, () => {
    const records = recordsOf(count)
    const clusters = buildSolidClusters(records)
    assert.equal(clusters.length, Math.ceil(count / CLUSTER) * CLUSTER_RECORD)
    for (let at = 0; at < count; at++) {
      const [, x = 0, y = 0, z = 0, hx = 0, hy = 0, hz = 0, cos = 1, sin = 0] = records.subarray(at * RECORD)
      const box = clusters.subarray(Math.floor(at / CLUSTER) * CLUSTER_RECORD)
      for (let corner = 0; corner < 8; corner++) {
        const [dx, dy, dz] = [corner & 1 ? hx : -hx, corner & 2 ? hy : -hy, corner & 4 ? hz : -hz]
        const place = [x + dx * cos + dz * sin, y + dy, z + dz * cos - dx * sin]
        for (let axis = 0; axis < 3; axis++)
          assert.ok(box[axis]! < place[axis]! && place[axis]! < box[axis + 3]!, `solid ${at}, corner ${corner}`)
      }
      const [left = 0, right = 0, top = 0, bottom = 0] = records.subarray(at * RECORD + 32)
      assert.ok(box[6]! <= left && box[7]! >= right && box[8]! <= top && box[9]! >= bottom, `solid ${at}`)
    }
  })
}

test('a cluster is not much larger than its contents', () => {
  const [x0 = 0, , , x1 = 0] = buildSolidClusters(recordsOf(1))
  const [, , , , hx = 0, , hz = 0] = recordsOf(1)
  assert.ok(x1 - x0 < 2.1 * Math.sqrt(hx * hx + hz * hz) + 0.2)
})
