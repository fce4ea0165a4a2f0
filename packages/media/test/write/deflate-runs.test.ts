import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inflateSync } from 'node:zlib'
import { seededRandom } from '../../src/core/seeded-random.ts'
import { deflateRuns } from '../../src/write/deflate-runs.ts'

/** The rows of a picture, each behind its filter. */
function rowsOf(numbers: Uint8Array, width: number, height: number): Buffer {
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(numbers.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return rows
}

test('zlib reads back runs of every length, at every place', () => {
  for (let length = 1; length <= 600; length++) {
    const numbers = new Uint8Array(620)
    numbers.fill(200, length % 7, (length % 7) + length)
    assert.deepEqual(inflateSync(deflateRuns(numbers, 620, 1)), rowsOf(numbers, 620, 1), `a run of ${length}`)
  }
})

test('zlib reads back pictures of runs and of noise, in memory at any address', () => {
  const chance = seededRandom(11)
  for (let nth = 0; nth < 200; nth++) {
    const [width, height] = [1 + chance.below(90), 1 + chance.below(40)]
    const longest = 1 + chance.below(nth % 2 === 0 ? 3 : 400)
    const shift = chance.below(4)
    const numbers = new Uint8Array(new ArrayBuffer(width * height + shift), shift)
    for (let at = 0; at < numbers.length; ) {
      const end = at + 1 + chance.below(longest)
      numbers.fill(chance.below(256), at, end)
      at = end
    }
    assert.deepEqual(inflateSync(deflateRuns(numbers, width, height)), rowsOf(numbers, width, height))
  }
})

test('a large picture of one value is its sum and a few bytes', () => {
  const made = deflateRuns(new Uint8Array(1_920 * 1_080).fill(255), 1_920, 1_080)
  assert.deepEqual(inflateSync(made), rowsOf(new Uint8Array(1_920 * 1_080).fill(255), 1_920, 1_080))
  assert.ok(made.length < 7_000, `${made.length} bytes`)
})
