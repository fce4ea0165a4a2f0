import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFairGate } from '../../../src/worker/slots/fair-gate.ts'

type Entered = { account: string; leave(): void }

/** A gate whose visitors stay until they are told to leave. */
function open(places: number) {
  const gate = createFairGate(places)
  const entered: Entered[] = []
  const visit = (account: string, signal?: AbortSignal): Promise<void> =>
    gate(account, signal, () => new Promise<void>(leave => void entered.push({ account, leave })))
  const inside = (): string => entered.map(one => one.account).join('')
  return { visit, entered, inside }
}
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

test('an account gets at most half of the places, and the next account still finds one', async () => {
  const { visit, inside, entered } = open(8)
  const visits = Array.from({ length: 20 }, () => visit('a'))
  await settled()
  assert.equal(inside(), 'aaaa')
  const other = visit('b')
  await settled()
  assert.equal(inside(), 'aaaab')
  for (let left = 0; left < entered.length; left++) {
    entered[left]?.leave()
    await settled()
  }
  await Promise.all([...visits, other])
})

test('waiters are admitted by account: fewest places first, then longest since the last admission', async () => {
  const { visit, entered, inside } = open(2)
  const visits = ['a', 'a', 'a', 'b', 'b', 'c'].map(account => visit(account))
  await settled()
  assert.equal(inside(), 'ab', 'a has one of two, and the other is not its')
  for (let left = 0; left < 6; left++) {
    entered[left]?.leave()
    await settled()
  }
  await Promise.all(visits)
  assert.equal(inside(), 'abcaba')
})

test('a waiter that gives up leaves the queue; a failed one frees its place', async () => {
  const gate = createFairGate(1)
  const caller = new AbortController()
  let leave = (): void => {}
  const first = gate(
    'a',
    undefined,
    () => new Promise<void>((_, reject) => (leave = () => reject(new Error('broken')))),
  )
  const second = gate('a', caller.signal, async () => assert.fail('it was given up'))
  caller.abort(new Error('enough'))
  await assert.rejects(second, { message: 'enough' })
  leave()
  await assert.rejects(first, { message: 'broken' })
  assert.equal(await gate('b', undefined, async () => 'in'), 'in')
})
