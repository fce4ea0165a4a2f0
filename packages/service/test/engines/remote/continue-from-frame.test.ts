import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { Input, Order } from '@kinora/media/engine/contract'
import { LAST_FRAME } from '@kinora/media/engine/last-frame'
import { continueFromFrame } from '../../../src/engines/remote/continue-from-frame.ts'

const clip: Input = { role: 'video_url', kind: 'clip', path: '/clip.mp4' }
const last: Input = { role: LAST_FRAME, kind: 'picture', path: '/last.png' }
const end: Input = { role: 'images[0]', kind: 'picture', path: '/end.png' }

const order = (inputs: Input[]): Extract<Order, { kind: 'video' }> => ({
  kind: 'video',
  prompt: '',
  seed: 1,
  inputs,
  seconds: 1,
  width: 64,
  height: 36,
  withSound: false,
  from: { kind: 'continuation' },
  amplitude: 'auto',
  withMusic: false,
})

/** An engine that begins with one of these, and notes what it was given. */
function engineFor(...kinds: string[]): { engine: OpenEngine; given: Order[] } {
  const given: Order[] = []
  const engine: OpenEngine = {
    name: 'far',
    accepts: one => one.kind === 'video' && kinds.includes(one.from.kind),
    place: async one => {
      given.push(one)
      return {}
    },
    start: async token => ({ state: 'started', token }),
    poll: async () => ({ state: 'working', percent: 0 }),
    stop: async () => {},
  }
  return { engine: continueFromFrame(engine), given }
}

test('an engine that begins with a frame gets the last one of the clip, with a note', async () => {
  const { engine, given } = engineFor('frame', 'frames')
  for (const [inputs, kind, sent] of [
    [[last, clip], 'frame', [last]],
    [[last, clip, end], 'frames', [last, end]],
  ] as const) {
    const wanted = order([...inputs])
    assert.ok(engine.accepts(wanted))
    await engine.place(wanted)
    assert.deepEqual(given.pop(), { ...wanted, from: { kind }, inputs: sent })
    assert.deepEqual(engine.leavesOut?.(wanted), ['the engine goes on from the last frame alone'])
  }
})

test('without that picture, or without a way to end with one, it is not asked', () => {
  assert.equal(engineFor('frame').engine.accepts(order([clip])), false)
  assert.equal(engineFor('frame').engine.accepts(order([last, clip, end])), false)
  assert.equal(engineFor('words').engine.accepts(order([last, clip])), false)
})

test('an engine that continues clips gets the order unchanged', async () => {
  const { engine, given } = engineFor('frame', 'continuation')
  const wanted = order([last, clip])
  await engine.place(wanted)
  assert.equal(given[0], wanted)
  assert.deepEqual(engine.leavesOut?.(wanted), [])
})
