import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { startWork } from '../../packages/service/src/service/work.ts'
import { findDrift } from '../harness/find-drift.ts'
import { startFaultProxy } from '../../packages/service/test/files/s3-fault-proxy.ts'
import { startS3Double } from '../../packages/service/test/files/s3-server.ts'
import { scriptEngine } from '../harness/script-engine.ts'
import { startService } from '../harness/service.ts'
import { until, untilFinal } from '../harness/until.ts'
import { soleEngine } from '../../packages/service/src/engines/routing/sole-engine.ts'

test('an S3 that refuses for a while costs attempts; the tasks succeed when it takes files again', async t => {
  const s3 = await startS3Double()
  const proxy = await startFaultProxy(s3.endpoint)
  const folder = await mkdtemp(join(tmpdir(), 'kinora-fault-'))
  const service = await startService({
    KINORA_DATA_DIR: folder,
    KINORA_S3_ENDPOINT: proxy.endpoint,
    KINORA_S3_PUBLIC_ENDPOINT: s3.endpoint,
    KINORA_S3_BUCKET: s3.bucket,
    KINORA_S3_ACCESS_KEY_ID: s3.accessKeyId,
    KINORA_S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  })
  const work = await startWork(service.services, readSettings({ KINORA_STOP_SECONDS: '1' }), {
    router: soleEngine(scriptEngine()),
    download: () => Promise.reject(new Error('no network here')),
    folder,
  })
  t.after(async () => {
    await work.stop()
    await service.stop()
    await proxy.stop()
    await s3.stop()
    await rm(folder, { recursive: true, force: true })
  })

  proxy.fault = () => ({ status: 503, body: '<Error><Code>SlowDown</Code></Error>' })
  const ids: string[] = []
  for (const name of ['a', 'b', 'c']) {
    const { json } = await service.post('/ent/v2/text2video', {
      model: 'genq2',
      prompt: `${name}: boat`,
      duration: 1,
      resolution: '540p',
    })
    ids.push(String(json.task_id))
  }
  const failures = async (): Promise<number[]> =>
    (await service.db.query<{ failures: number }>({ text: 'select failures from task' })).map(row => row.failures)
  await until(async () => (await failures()).every(count => count > 0), 'each task has failed once')
  proxy.fault = () => undefined

  for (const id of ids) {
    const done = await untilFinal(async () => {
      // The waits between attempts go by the database's clock, and are cut short.
      await service.db.query({ text: 'update job set due_at = now() where tries > 0' })
      return service.get(`/ent/v2/tasks/${id}/creations`)
    })
    assert.equal(done.state, 'success', done.err_msg)
    const file = await fetch(done.creations[0].url)
    assert.deepEqual([file.status, (await file.text()).startsWith('made of')], [200, true])
  }
  const entries = await service.db.query({
    text: "select task_id from ledger where kind in ('settle', 'refund') group by task_id having count(*) <> 1",
  })
  assert.deepEqual([entries, await findDrift(service.db)], [[], []])
})
