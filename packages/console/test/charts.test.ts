import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bucketSamples } from '../src/operators/bucket-samples.ts'
import { chooseLabelled, chooseTicks } from '../src/ui/chart-scale.ts'

test('ticks are round, begin at 0 and reach the largest value', () => {
  assert.deepEqual(chooseTicks(0), [0, 1])
  assert.deepEqual(chooseTicks(3), [0, 1, 2, 3])
  assert.deepEqual(chooseTicks(14), [0, 5, 10, 15])
  assert.deepEqual(chooseTicks(1_833), [0, 1_000, 2_000])
})

test('a few of many labels are chosen, including the last', () => {
  assert.deepEqual([...chooseLabelled(5, 10)].sort(), [0, 1, 2, 3, 4])
  assert.deepEqual([...chooseLabelled(30, 8)], [29, 25, 21, 17, 13, 9, 5, 1])
  assert.equal(chooseLabelled(0, 8).size, 0)
})

test('samples of an hour are the maximum of the waiting and the sum of the ended', () => {
  const sample = (at: string, waiting: number, succeeded: number) => ({
    at: `2026-11-14T${at}:00Z`,
    waiting,
    running: 1,
    workers: 1,
    slots: 2,
    succeeded,
    failed: 1,
  })
  const hours = bucketSamples([sample('09:01', 3, 2), sample('09:59', 7, 5), sample('10:00', 0, 1)], 60)
  assert.deepEqual(
    hours.map(({ waiting, succeeded, failed }) => [waiting, succeeded, failed]),
    [
      [7, 7, 2],
      [0, 1, 1],
    ],
  )
  assert.equal(new Date(hours[1]?.at ?? 0).toISOString(), '2026-11-14T10:00:00.000Z')
})
