import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { makePng } from '../../../../media/test/formats/sample-files.ts'
import { startService, type TestService } from '../../../../../test/harness/service.ts'
import { untilFinal } from '../../../../../test/harness/until.ts'
import { readSettings } from '../../../src/service/settings.ts'
import { openWork, type Work } from '../../../src/service/work.ts'
import { KEY, startUpstreamTwin, type UpstreamTwin } from './upstream-twin.ts'

// Callers may write `acme` for `gen`; the other service writes `far`.

let twin: UpstreamTwin
let service: TestService
let work: Work
let folder: string

before(async () => {
  twin = await startUpstreamTwin()
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  twin.instead.file = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#345', noise } })
    .png()
    .toBuffer()
  folder = await mkdtemp(join(tmpdir(), 'kinora-prefixes-'))
  const file = join(folder, 'engines.json')
  const far = {
    kind: 'upstream',
    url: twin.url,
    headers: { authorization: { file: 'key', prefix: 'Token ' } },
    pollSeconds: 0.01,
    modelPrefix: 'far',
    makes: ['image'],
  }
  const renamed = { ...far, models: { genq1: 'one' } }
  const routes = [
    { generators: ['reference2image'], models: ['genq2'], engines: ['far'] },
    { generators: ['reference2image'], models: ['genq1'], engines: ['renamed'] },
  ]
  await writeFile(join(folder, 'key'), KEY)
  await writeFile(file, JSON.stringify({ engines: { far, renamed }, routes }))
  const environment = {
    KINORA_ALLOW_PRIVATE_NETWORKS: '1',
    KINORA_ENGINES: 'minimal',
    KINORA_ENGINES_FILE: file,
    KINORA_MODEL_PREFIXES: 'acme',
  }
  service = await startService(environment)
  const slots = { KINORA_WORKER_SLOTS: '1', KINORA_EXTRA_SLOTS: '0' }
  const settings = readSettings({ ...environment, KINORA_DATA_DIR: folder, ...slots })
  work = await openWork(service.services, settings)
})
after(async () => {
  await work.stop()
  await service.stop()
  await twin.close()
  await rm(folder, { recursive: true, force: true })
})

const image = `data:image/png;base64,${makePng(256, 256).toString('base64')}`
const BODY = { prompt: 'a lamp', aspect_ratio: '1:1', resolution: '1080p', images: [image] }

async function paint(model: string): Promise<Record<string, any>> {
  const { json, status, text } = await service.post('/ent/v2/reference2image', { ...BODY, model })
  assert.equal(status, 200, text)
  return untilFinal(() => service.get(`/ent/v2/tasks/${json.task_id}/creations?wait=60`))
}

for (const [sent, ours, engine, far] of [
  ['acmeq2', 'genq2', 'far', 'farq2'],
  ['genq2', 'genq2', 'far', 'farq2'],
  ['acmeq1', 'genq1', 'renamed', 'one'],
] as const)
  test(`${sent} takes the route of ${ours}, and the other service gets ${far}`, async () => {
    twin.forget()
    const done = await paint(sent)
    assert.equal(done.state, 'success', done.err_msg)
    assert.equal(done.engine, engine)
    assert.deepEqual(
      [...twin.tasks.values()].map(({ generator, body }) => [generator, body.model]),
      [['reference2image', far]],
    )
    const [row] = await service.db.query<{ model: string; result: string }>({
      text: `select model, result::text from task where id = ${done.id}`,
    })
    assert.equal(row?.model, ours)
    assert.doesNotMatch(`${row?.result} ${JSON.stringify(done.notes ?? [])}`, /acme|farq|"one"/)
    const { json } = await service.get(`/ent/v2/tasks?task_ids=${done.id}&model_versions=${ours}`)
    assert.equal(json.tasks[0].model, sent)
  })
