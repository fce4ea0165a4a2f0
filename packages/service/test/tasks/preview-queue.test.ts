import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPreviewQueue } from '../../src/tasks/preview-queue.ts'

/** What has happened by now. */
const settle = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

test('an account has four in hand at most, waiting ones included, and a fifth is told to come back', async () => {
  const queue = createPreviewQueue()
  const leave = await queue.enter('a', 'words')
  const waiting = [1, 2, 3].map(() => queue.enter('a', 'words'))
  await assert.rejects(queue.enter('a', 'words'), { reason: 'TooManyRequests', status: 429, retryAfterSeconds: 1 })
  await assert.rejects(queue.enter('a', 'media'), /at most 4/)
  leave()
  waiting.push(queue.enter('a', 'words'))
  for (const one of waiting) (await one)()
  const again = await queue.enter('a', 'words')
  again()
})

test('one of each size is made at a time, and accounts take turns', async () => {
  const queue = createPreviewQueue()
  const order: string[] = []
  const enter = async (account: string, name: string): Promise<() => void> => {
    const leave = await queue.enter(account, 'media')
    order.push(name)
    return leave
  }
  const first = await enter('a', 'a1')
  const others = [enter('a', 'a2'), enter('a', 'a3'), enter('b', 'b1')]
  const words = await queue.enter('c', 'words')
  await settle()
  assert.deepEqual(order, ['a1'])
  words()
  first()
  for (const one of [others[0], others[2], others[1]]) (await one)?.()
  assert.deepEqual(order, ['a1', 'a2', 'b1', 'a3'])
})
