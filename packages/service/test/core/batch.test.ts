import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBatcher } from '../../src/core/batch.ts'

test('simultaneous calls run together, and each gets its own result', async () => {
  const batches: number[][] = []
  const double = createBatcher<number, number>({
    maxItems: 100,
    concurrency: 1,
    run: async items => (batches.push(items), items.map(item => item * 2)),
  })
  assert.deepEqual(await Promise.all([1, 2, 3].map(double)), [2, 4, 6])
  assert.deepEqual(batches, [[1, 2, 3]])
})

test('items that arrive during a batch form the next batch', async () => {
  const batches: number[][] = []
  let release = (): void => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const run = createBatcher<number, number>({
    maxItems: 100,
    concurrency: 1,
    run: async items => (batches.push(items), await held, items),
  })
  const first = run(1)
  await new Promise(resolve => setImmediate(resolve))
  const later = [run(2), run(3)]
  await new Promise(resolve => setImmediate(resolve))
  assert.deepEqual(batches, [[1]])
  release()
  await Promise.all([first, ...later])
  assert.deepEqual(batches, [[1], [2, 3]])
})

test('a batch is never larger than allowed, and a failed one fails its own calls only', async () => {
  const sizes: number[] = []
  const run = createBatcher<number, number>({
    maxItems: 2,
    concurrency: 3,
    run: async items => {
      sizes.push(items.length)
      if (items.includes(3)) throw new Error('broken')
      return items
    },
  })
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map(run))
  assert.deepEqual(sizes, [2, 2, 1])
  assert.deepEqual(
    results.map(one => one.status),
    ['fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled'],
  )
})
