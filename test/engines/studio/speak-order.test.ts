import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createStudioEngine } from '../../../src/engines/studio/engine.ts'
import { contextOf, endOf } from '../minimal-orders.ts'
import { silentLog } from '../../harness/test-cluster.ts'

test('a text with nothing to say ends the order, and the reason says that the text is wrong', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-speak-'))
  const engine = createStudioEngine({ children: 1, log: silentLog })
  t.after(async () => {
    await engine.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const order = {
    kind: 'speech' as const,
    prompt: '',
    seed: 1,
    inputs: [],
    text: '😀 … 。',
    voice: 'Chinese_Female_Currency',
    speed: 1,
    pitch: 0,
    volume: 0,
  }
  const context = contextOf(folder)
  const end = await endOf(engine, await engine.start(order, context), context)
  assert.ok(end.state === 'failed')
  assert.deepEqual([end.code, end.retryable], ['FieldInvalid', false])
  assert.match(end.message, /nothing in the text can be spoken/)
})
