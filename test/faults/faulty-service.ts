import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { startWork } from '../../packages/service/src/service/work.ts'
import type { Engine } from '../../packages/media/src/engine/contract.ts'
import type { BlobStore } from '../../packages/service/src/files/blob-store.ts'
import type { DiskSpace } from '../../packages/service/src/files/disk-space.ts'
import { findDrift } from '../harness/find-drift.ts'
import { startService, type TestService } from '../harness/service.ts'
import { untilFinal } from '../harness/until.ts'
import { soleEngine } from '../../packages/service/src/engines/routing/sole-engine.ts'

export type FaultyService = Awaited<ReturnType<typeof openFaultyService>>

/** The service with a worker in this process, whose engine and storage are the test's. */
export async function openFaultyService(
  t: TestContext,
  { engine, blobsOf, room }: { engine: Engine; blobsOf?: (real: BlobStore) => BlobStore; room?: DiskSpace },
) {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-fault-'))
  const [dataDir, workDir] = [join(folder, 'data'), join(folder, 'work')]
  await mkdir(workDir)
  const service: TestService = await startService({ KINORA_DATA_DIR: dataDir, KINORA_ALLOW_PRIVATE_NETWORKS: '1' })
  const { blobs } = service.services
  const work = await startWork(
    { ...service.services, blobs: blobsOf?.(blobs) ?? blobs, ...(room && { room }) },
    readSettings({ KINORA_WORKER_SLOTS: '4', KINORA_STOP_SECONDS: '1' }),
    {
      router: soleEngine(engine),
      download: () => Promise.reject(new Error('no network here')),
      folder: workDir,
    },
  )
  t.after(async () => {
    await work.stop()
    assert.deepEqual(await findDrift(service.db), [], 'the ledger sums to the balances')
    assert.deepEqual(await readdir(workDir), [], 'no folder of an attempt is left')
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const create = async (path: string, body: object): Promise<string> => {
    const { json, text } = await service.post(`/ent/v2/${path}`, body)
    assert.ok(json.task_id, text)
    return String(json.task_id)
  }
  /** The task when it has ended. The waits between attempts go by the database's clock, and are cut short. */
  const finalOf = (id: string): Promise<Record<string, any>> =>
    untilFinal(async () => {
      await service.db.query({ text: 'update job set due_at = now() where tries > 0' })
      return service.get(`/ent/v2/tasks/${id}/creations`)
    })
  const entriesOf = async (id: string): Promise<string[]> =>
    (
      await service.db.query<{ entry: string }>(
        { text: "select kind || ' ' || credits || ' ' || held as entry from ledger where task_id = $1 order by id" },
        [id],
      )
    ).map(row => row.entry)
  const attemptsOf = async (id: string): Promise<number | undefined> =>
    (await service.db.query<{ attempt: number }>({ text: 'select attempt from task where id = $1' }, [id]))[0]?.attempt
  return { service, filesFolder: join(dataDir, 'files'), create, finalOf, entriesOf, attemptsOf }
}
