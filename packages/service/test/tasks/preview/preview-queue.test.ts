import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPreviewQueue } from '../../../src/tasks/preview/preview-queue.ts'

/** What has happened by now. */
const settle = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

test('an account has at most four previews, including waiting ones, and a fifth gets a retry time', async () => {
  const queue = createPreviewQueue()
  const { leave } = await queue.enter('a', 'words')
  const waiting = [1, 2, 3].map(() => queue.enter('a', 'words'))
  await assert.rejects(queue.enter('a', 'words'), { reason: 'TooManyRequests', status: 429, retryAfterSeconds: 1 })
  await assert.rejects(queue.enter('a', 'media'), /at most 4/)
  leave()
  waiting.push(queue.enter('a', 'words'))
  for (const one of waiting) (await one).leave()
  const again = await queue.enter('a', 'words')
  again.leave()
})

test('one of each size is made at a time, and accounts take turns', async () => {
  const queue = createPreviewQueue()
  const order: string[] = []
  const enter = async (account: string, name: string): Promise<() => void> => {
    const { leave } = await queue.enter(account, 'media')
    order.push(name)
    return leave
  }
  const first = await enter('a', 'a1')
  const others = [enter('a', 'a2'), enter('a', 'a3'), enter('b', 'b1')]
  const words = await queue.enter('c', 'words')
  await settle()
  assert.deepEqual(order, ['a1'])
  words.leave()
  first()
  for (const one of [others[0], others[2], others[1]]) (await one)?.()
  assert.deepEqual(order, ['a1', 'a2', 'b1', 'a3'])
})

test('between two parts of a film another account goes first', async () => {
  const queue = createPreviewQueue()
  const order: string[] = []
  const film = await queue.enter('a', 'words')
  const second = queue.enter('a', 'words')
  const other = queue.enter('b', 'words').then(turn => {
    order.push('b')
    turn.leave()
  })
  // Its own second one waits before it, and has only this turn.
  void second.then(turn => {
    order.push('a2')
    turn.leave()
  })
  await film.pass()
  order.push('a')
  await other
  assert.deepEqual(order, ['a2', 'b', 'a'])
  // With nobody else there it goes on at once.
  await film.pass()
  film.leave()
  film.leave()
  const next = await queue.enter('c', 'words')
  next.leave()
})

test('one that left while it waited for its turn keeps none', async () => {
  const queue = createPreviewQueue()
  const film = await queue.enter('a', 'words')
  const other = queue.enter('b', 'words')
  const passed = film.pass()
  film.leave()
  ;(await other).leave()
  await passed
  const next = await queue.enter('c', 'words')
  next.leave()
})
