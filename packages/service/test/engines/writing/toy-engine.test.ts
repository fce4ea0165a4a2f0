import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { Order } from '../../../../media/src/engine/contract.ts'
import { driveEngine } from '../../../../../test/harness/drive-engine.ts'
import { startFarSideTwin } from '../../../../../test/harness/far-side-twin.ts'
import { toy } from './toy-engine.ts'

const image: Order = { kind: 'image', prompt: 'a kite', seed: 4, inputs: [], width: 64, height: 64 }

/** A toy that is ready when it was asked three times. */
async function startToy(context: TestContext) {
  const jobs = new Map<string, { asked: number; prompt: string }>()
  let drawn = 0
  const twin = await startFarSideTwin({
    'GET /jobs': () => ({ json: [...jobs.keys()] }),
    'PUT /jobs/:id': ({ params, json }) => {
      const id = params['id'] ?? ''
      if (!jobs.has(id)) drawn++
      jobs.set(id, jobs.get(id) ?? { asked: 0, prompt: json.prompt })
      return { status: 201 }
    },
    'GET /jobs/:id': ({ params }) => {
      const job = jobs.get(params['id'] ?? '')
      if (!job) return { status: 404 }
      if (job.prompt === 'forbidden') return { json: { state: 'failed', why: 'it does not draw that' } }
      return { json: ++job.asked < 3 ? { state: 'drawing', percent: job.asked * 30 } : { state: 'ready' } }
    },
    'GET /jobs/:id/picture': () => ({ bytes: Buffer.from('a picture') }),
    'DELETE /jobs/:id': ({ params }) => {
      jobs.delete(params['id'] ?? '')
      return { status: 204 }
    },
  })
  context.after(twin.close)
  return { twin, drawn: () => drawn }
}

test('the engine on the page about writing an engine works', async context => {
  const { twin, drawn } = await startToy(context)
  const { make, engine, begin, follow, context: attempt } = driveEngine(context, toy, { url: twin.url })
  const { verdict, percents, token } = await make(image)
  assert.ok(verdict.state === 'done')
  assert.equal(await readFile(verdict.files[0]?.path ?? '', 'utf8'), 'a picture')
  assert.deepEqual(percents, [30, 60])
  assert.equal((await engine.start(token, image, await attempt(true))).state, 'started')
  assert.equal(drawn(), 1, 'started twice, drawn once')
  twin.fault({ on: 'GET /jobs/:id/picture', times: 1, does: 'cut' })
  assert.equal((await make(image)).verdict.state, 'done', 'fetched again')
  const refused = await make({ ...image, prompt: 'forbidden' })
  assert.ok(refused.verdict.state === 'failed' && refused.verdict.message === 'it does not draw that')
  const cancelled = await begin(image)
  await engine.cancel?.(cancelled.token, image)
  assert.equal((await follow(cancelled.token, image)).verdict.state, 'lost')
  twin.fault({ answers: { status: 503 } })
  assert.equal((await begin(image)).started.state, 'unreachable')
  await twin.down()
  assert.equal((await begin(image)).started.state, 'unreachable')
})

test('the page shows the engine unchanged, in under eighty lines', async () => {
  const file = await readFile(join(import.meta.dirname, 'toy-engine.ts'), 'utf8')
  const page = await readFile(join(import.meta.dirname, '../../../../../docs/engines/writing-an-engine.md'), 'utf8')
  const shown = /```ts\n(import [\s\S]*?)```/.exec(page)?.[1]
  assert.equal(shown, file.replaceAll('../../../src/engines/', '../').replaceAll('../../../src/', '../../'))
  assert.ok(file.split('\n').length <= 80)
})
