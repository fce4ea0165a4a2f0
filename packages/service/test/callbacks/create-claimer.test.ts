import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClaimer } from '../../src/callbacks/create-claimer.ts'
import type { ClaimedCallback } from '../../src/store/callback-queue.ts'

const MOST = 2
const LAST = { last_account: '9', last_origin: 'z', lanes: 1 }
const row = (id: string, account_id: string) => ({ ...LAST, id, account_id, origin: 'o' })

type Gates = { room?: () => number; isStopping?: () => boolean }

/** A claimer over the answers to its claims, in order; after the last it finds nothing. */
function open(claims: object[][], { room = () => MOST, isStopping = () => false }: Gates = {}) {
  const afters: string[] = []
  const leases: unknown[] = []
  const started: string[] = []
  const db = {
    async query<Row>(_statement: unknown, values: unknown[] = []): Promise<Row[]> {
      afters.push(String(values[0]))
      leases.push(values[7])
      return (claims.shift() ?? [{ ...LAST, id: null }]) as Row[]
    },
  }
  const claim = createClaimer({
    db,
    clock: () => 1_000,
    lanes: { room: () => ({ most: room(), perLane: 1, exceptions: [], restricted: [] }) },
    leaseMs: 20_000,
    start: (callback: ClaimedCallback) => void started.push(callback.id),
    isStopping,
  })
  return { claim, afters, leases, started }
}

test('nothing is claimed without room for it, nor while stopping', async () => {
  const full = open([], { room: () => 0 })
  await full.claim()
  const stopping = open([], { isStopping: () => true })
  await stopping.claim()
  assert.deepEqual([full.afters, stopping.afters], [[], []])
})

test('an empty outbox is asked once, with a lease from now', async () => {
  const { claim, afters, leases } = open([])
  await claim()
  assert.deepEqual([afters, leases], [['0'], [new Date(21_000)]])
})

test('a full claim continues at its end, and a round that began in the middle is repeated from the start', async () => {
  const { claim, afters, started } = open([[row('1', '3'), row('2', '4')]])
  await claim()
  assert.deepEqual(started, ['1', '2'])
  // After account 4 the round ended with nothing; what is before it has yet to be seen.
  assert.deepEqual(afters, ['0', '4', '0'])
})

test('a stop between claims leaves the rest to others', async () => {
  let stopping = false
  const { claim, started, afters } = open([[row('1', '3'), row('2', '4')]], { isStopping: () => stopping })
  const claiming = claim()
  stopping = true
  await claiming
  assert.deepEqual([started, afters.length], [['1', '2'], 1])
})
