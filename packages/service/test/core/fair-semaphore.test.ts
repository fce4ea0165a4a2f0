import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFairSemaphore } from '../../src/core/fair-semaphore.ts'

test('one runs at a time, owners in turn, and every waiting one gets its turn', async () => {
  const semaphore = createFairSemaphore()
  const order: string[] = []
  let inside = 0
  const visit = async (owner: string, name: string): Promise<void> => {
    const leave = await semaphore.enter(owner)
    assert.equal((inside += 1), 1)
    order.push(name)
    await Promise.resolve()
    inside -= 1
    leave()
    // A second call gives nobody another turn.
    leave()
  }
  await Promise.all([
    visit('busy', 'busy 1'),
    visit('busy', 'busy 2'),
    visit('busy', 'busy 3'),
    visit('other', 'other 1'),
    visit('other', 'other 2'),
  ])
  assert.deepEqual(order, ['busy 1', 'busy 2', 'other 1', 'busy 3', 'other 2'])
})
