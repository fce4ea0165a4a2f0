import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { BlobStore } from '../../src/files/blob-store.ts'
import { endTasks } from '../../src/tasks/end-tasks.ts'
import { type SweepPorts, type SweepResult, sweepFiles } from '../../src/tasks/sweep-files.ts'
import { makePng } from '../../../media/test/formats/sample-pictures.ts'
import type { TestService } from '../../../../test/harness/service.ts'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
/** How long a file that nothing uses stays: as long as a URL, and an hour. */
export const STAY_MS = 25 * HOUR_MS
const RETENTION = { keepDays: 7, keepCallbackDays: 30, longestUrlSeconds: 86_400 }

let sides = 200

/** A picture that no other test has. */
export const someImage = (): Buffer => makePng(++sides, 200)
export const pngDataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`

/** What tests of retention do with a service. */
export function sweepService(service: TestService) {
  const { services, db } = service
  const { blobs } = services

  const sweep = (more: Partial<SweepPorts> = {}, retention = RETENTION): Promise<SweepResult> =>
    sweepFiles(retention, { ...services, ...more })

  return {
    sweep,
    /** Lets time pass and sweeps until what is over is gone: what is let go of first stays for as long as its URLs live. */
    async passAndSweep(ms: number): Promise<void> {
      service.advance(ms)
      await sweep()
      service.advance(STAY_MS)
      await sweep()
    },
    putSome: (extension = 'mp4'): Promise<string> => blobs.put(randomBytes(100), extension),
    isThere: async (key: string, store: BlobStore = blobs): Promise<boolean> => (await store.head(key)) !== undefined,
    create: async (path: string, body: object): Promise<{ id: string; json: Record<string, any> }> => {
      const { json, status, text } = await service.post(`/ent/v2/${path}`, body)
      assert.equal(status, 200, text)
      return { id: String(json.task_id ?? json.id ?? json.sub_task_id ?? json.compose_sub_task_id), json }
    },
    /** Ends a task as a worker does. */
    end: async (id: string, ...made: string[]): Promise<void> => {
      await db.query({ text: "update task set state = 'processing' where id = $1 and state = 'queueing'" }, [id])
      const creations = made.map(blob => ({ id: services.nextId(), blob }))
      const end =
        made.length > 0
          ? ({ state: 'success', result: { creations } } as const)
          : ({ state: 'failed', code: 'EngineFailure', message: 'no' } as const)
      const ended = await db.transaction(tx => endTasks(tx, [{ id, accountId: service.accountId, ...end }], services))
      assert.equal(ended.length, 1)
    },
    shown: async (id: string): Promise<Record<string, any>> =>
      (await service.get(`/ent/v2/tasks/${id}/creations`)).json,
    keyOf: (url: string): string => /[0-9a-f]{2}\/[0-9a-f]{64}\.\w+/.exec(url)?.[0] ?? assert.fail(url),
    statusOf: async (url: string): Promise<number> => {
      const response = await fetch(url)
      await response.arrayBuffer()
      return response.status
    },
  }
}
