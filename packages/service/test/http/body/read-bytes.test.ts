import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { test, type TestContext } from 'node:test'
import type { Reservation } from '../../../src/core/memory-budget.ts'
import { createBodyReader, UNCOUNTED_BYTES } from '../../../src/http/body/read-bytes.ts'

const LIMITS = { maxBytes: 10_000_000, deadlineMs: 60_000 }
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

/** A body that comes as the test sends it, on a clock that the test moves. */
function open(context: TestContext, take: Reservation['take'] = () => undefined, minBytesPerSecond = 1_000) {
  context.mock.timers.enable({ apis: ['setInterval'] })
  let now = 0
  const raw = new PassThrough()
  const reservation: Reservation = { take, settle: () => {}, release: () => {} }
  const state: { said?: string } = {}
  createBodyReader({ ...LIMITS, minBytesPerSecond }, () => now)(raw as unknown as IncomingMessage, reservation).then(
    chunks => (state.said = `${Buffer.concat(chunks).length} bytes`),
    (error: Error) => (state.said = error.message),
  )
  const pass = async (seconds: number, bytesPerSecond: number): Promise<void> => {
    for (let count = 0; count < 2 * seconds; count++) {
      if (bytesPerSecond > 0) raw.write(Buffer.alloc(bytesPerSecond / 2))
      await settled()
      now += 500
      context.mock.timers.tick(500)
    }
    await settled()
  }
  return { raw, state, pass }
}

test('a body below the least rate is rejected, after ten seconds of grace', async context => {
  const { state, pass } = open(context)
  await pass(10, 100)
  assert.equal(state.said, undefined)
  // A thousand bytes are enough for another second.
  await pass(1, 0)
  assert.equal(state.said, undefined)
  await pass(1, 0)
  assert.equal(state.said, 'the body came more slowly than 1000 bytes a second')
})

test('a body at the least rate is read to its end', async context => {
  const { raw, state, pass } = open(context)
  await pass(30, 1_000)
  assert.equal(state.said, undefined)
  raw.end()
  await settled()
  assert.equal(state.said, '30000 bytes')
})

test('time without memory does not count against the sender', async context => {
  let give = (): void => {}
  const { raw, state, pass } = open(context, () => new Promise(resolve => (give = resolve)), 8_192)
  raw.write(Buffer.alloc(UNCOUNTED_BYTES + 1))
  await pass(50, 0)
  assert.equal(state.said, undefined)
  give()
  await pass(5, 0)
  assert.equal(state.said, undefined)
  raw.end()
  await settled()
  assert.equal(state.said, `${UNCOUNTED_BYTES + 1} bytes`)
})

test('a body must be complete at the deadline at any speed', async context => {
  const { state, pass } = open(context)
  await pass(61, 2_000)
  assert.equal(state.said, 'the body must arrive within 60 seconds')
})
