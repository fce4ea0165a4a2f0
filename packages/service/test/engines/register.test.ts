import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EngineContext, Order, Token } from '../../../media/src/engine/contract.ts'
import { combineEngines, type OpenEngine } from '../../../media/src/engine/combine-engines.ts'
import { BUILT_IN, openBuiltIn } from '../../src/engines/index.ts'
import { beginOrder } from '../../../../test/harness/begin-order.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'

const context: EngineContext = { signal: new AbortController().signal, folder: '/nowhere', log: silentLog }
const THERE = { made: 'music', there: true }
const common = { prompt: 'a boat', seed: 1, inputs: [] }
const image: Order = { ...common, kind: 'image', width: 8, height: 8 }
const music: Order = { ...common, kind: 'music', seconds: 1 }

/** An engine for one kind of order that remembers what it was asked. */
function engineFor(name: string, kind: Order['kind']): OpenEngine & { asked: unknown[] } {
  const asked: unknown[] = []
  return {
    name,
    asked,
    accepts: order => order.kind === kind,
    place: async order => ({ made: order.kind }),
    start: async token => ({ state: 'started', token: { ...token, there: true } }),
    poll: async (token: Token) => {
      asked.push(token)
      return { state: 'working', percent: 1 }
    },
    cancel: async token => void asked.push({ cancelled: token }),
    stop: async () => void asked.push('stop'),
  }
}

test('an order goes to the first engine that accepts it, and its token back to that engine', async () => {
  const [painter, band] = [engineFor('painter', 'image'), engineFor('band', 'music')]
  const both = combineEngines([painter, band])
  const token = await beginOrder(both, music, context)
  assert.deepEqual(token, { made: 'music', there: true, engine: 'band' })
  await both.poll(token, music, context)
  await both.cancel?.(token, music)
  assert.deepEqual([painter.asked, band.asked], [[], [THERE, { cancelled: THERE }]])
  assert.deepEqual([both.accepts(image), both.accepts(music)], [true, true])
  await both.stop()
  assert.deepEqual([painter.asked.at(-1), band.asked.at(-1)], ['stop', 'stop'])
})

test('a nested choice finds its engine again', async () => {
  const [painter, band] = [engineFor('painter', 'image'), engineFor('band', 'music')]
  const outer = combineEngines([combineEngines([painter, band], 'studio')])
  const token = await beginOrder(outer, music, context)
  assert.deepEqual(token, { made: 'music', there: true, engine: 'studio/band' })
  assert.equal((await outer.poll(token, music, context)).state, 'working')
  await outer.cancel?.(token, music)
  assert.deepEqual([painter.asked, band.asked], [[], [THERE, { cancelled: THERE }]])
})

test('an order of a removed engine is lost', async () => {
  const progress = await combineEngines([engineFor('painter', 'image')]).poll(
    { engine: 'band', made: 'music' },
    music,
    context,
  )
  assert.ok(progress.state === 'lost')
  assert.match(progress.message, /band/)
})

test('an order that no engine accepts is rejected, and a missing engine is named', async () => {
  const painter = combineEngines([engineFor('painter', 'image')])
  assert.equal(painter.accepts(music), false)
  await assert.rejects(painter.place(music), /music/)
  assert.throws(() => openBuiltIn('paintre', { children: 1, log: silentLog }), /"paintre".*minimal/)
})

test('every engine of the register has its own name', async () => {
  for (const [name, { open }] of Object.entries(BUILT_IN)) {
    const engine = open({ children: 1, log: silentLog })
    assert.equal(engine.name, name)
    await engine.stop()
  }
})
