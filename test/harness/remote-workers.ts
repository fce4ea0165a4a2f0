import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import sharp from 'sharp'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { openWork, type Work } from '../../packages/service/src/service/work.ts'
import { findDrift } from './find-drift.ts'
import { type ComfyuiTwin, startComfyuiTwin } from '../../packages/service/test/engines/comfyui/comfyui-twin.ts'
import {
  moving,
  slow,
  type TestWorkflow,
  writeWorkflows,
} from '../../packages/service/test/engines/comfyui/test-workflows.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { startService, type TestService } from './service.ts'
import { untilFinal } from './until.ts'

export const CANARY = 'canary-1f0e9b'

/** A clip of the picture that came, if one did. */
const anyClip: TestWorkflow = {
  workflow: {
    ...moving.workflow,
    1: { class_type: 'LoadImage', inputs: { image: 'example.png' } },
  },
  slots: {
    makes: { kind: 'video', from: ['words', 'frame', 'frames', 'references'] },
    slots: { image: [{ class: 'LoadImage', input: 'image' }], fps: [{ class: 'CreateVideo', input: 'fps' }] },
    optional: ['image'],
    output: { class: 'SaveVideo' },
    frames: { fps: 8, step: 4, most: 161 },
  },
}

/** Worker processes with the API in this process, in front of a fake model server. */
export type RemoteWorkers = {
  twin: ComfyuiTwin
  db: TestService['db']
  startWorker(settings?: Record<string, string>): Promise<ServerProcess>
  /** A worker in our own process, for tests that end none. */
  workHere(): Promise<void>
  create(prompt: string, seed: number): Promise<string>
  call(path: string, body?: object): Promise<Record<string, any>>
  final(id: string): Promise<Record<string, any>>
  /** The ledger entries of a task, by kind and in order. */
  entries(id: string): Promise<string[]>
}

/** The model server makes pictures and clips, the plain engine everything else. */
export async function openRemoteWorkers(
  t: TestContext,
  { entry = {}, standIn = false }: { entry?: object; standIn?: boolean } = {},
): Promise<RemoteWorkers> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-remote-'))
  const twin = await startComfyuiTwin(t)
  // Its default picture has one colour, which the checks would reject.
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const create = { width: 64, height: 64, channels: 3, background: '#345', noise } as const
  twin.behaviour.file = await sharp({ create }).png().toBuffer()
  const file = {
    engines: {
      far: {
        kind: 'comfyui',
        urls: [twin.url],
        workflows: await writeWorkflows(t, { slow, moving: anyClip }),
        headers: { 'x-secret': { env: 'FAR_SECRET' } },
        ...entry,
      },
    },
    routes: [{ kinds: ['image', 'video'], engines: standIn ? ['far'] : ['far', 'minimal'], standIn }],
  }
  await writeFile(join(folder, 'engines.json'), JSON.stringify(file))
  const settings = {
    KINORA_DATA_DIR: folder,
    KINORA_ENGINES: 'minimal',
    KINORA_WORKER_SLOTS: '1',
    KINORA_EXTRA_SLOTS: '0',
    KINORA_ENGINES_FILE: join(folder, 'engines.json'),
    KINORA_STOP_SECONDS: '1',
    KINORA_SECRET: 'the secret of all processes',
  }
  process.env.FAR_SECRET = CANARY
  const service = await startService(settings)
  const workers: ServerProcess[] = []
  let work: Work | undefined
  t.after(async () => {
    await work?.stop()
    await Promise.all(workers.map(one => one.end()))
    assert.deepEqual(await findDrift(service.db), [], 'the ledger sums to the balances')
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const call = async (path: string, body?: object): Promise<Record<string, any>> => {
    const { json, status } = await (body ? service.post(path, body) : service.get(path))
    assert.equal(status, 200, JSON.stringify(json))
    return json
  }
  return {
    twin,
    db: service.db,
    call,
    async startWorker(more = {}) {
      const environment = {
        ...settings,
        KINORA_DATABASE_URL: service.databaseUrl,
        KINORA_LOG_LEVEL: 'debug',
        ...more,
      }
      const worker = await startServerProcess(environment, ['--worker'], { keepsErrors: true })
      workers.push(worker)
      return worker
    },
    async workHere() {
      work = await openWork(service.services, readSettings({ ...settings, KINORA_LOG_LEVEL: 'silent' }))
    },
    create: async (prompt, seed) =>
      String((await call('/ent/v2/reference2image', { model: 'genq2', prompt, seed, aspect_ratio: '1:1' })).task_id),
    final: id => untilFinal(async () => ({ json: await call(`/ent/v2/tasks/${id}/creations?wait=10`) })),
    async entries(id) {
      const rows = await service.db.query<{ kind: string }>({
        text: `select kind from ledger where task_id = ${id} order by id`,
      })
      return rows.map(row => row.kind)
    },
  }
}
