import type { Inspect } from '@kinora/media/inspect/inspector'
import type { Clock } from '../core/clock.ts'
import type { IdSource } from '../core/ids.ts'
import type { Log } from '../core/log.ts'
import type { Router } from '../engines/routing/route.ts'
import type { Download, PlanContext, PlanTask } from '../plans/plan.ts'
import type { HeldFiles } from './hold-files.ts'

/** What previews are made with. */
export type PreviewTools = {
  router: Router
  download: Download
  inspect: Inspect
  /** For one preview; its processes may write there. */
  openFolder(): Promise<string>
}

type Means = Pick<PreviewTools, 'router' | 'download' | 'inspect'> & {
  folder: string
  held: HeldFiles
  signal: AbortSignal
  clock: Clock
  nextId: IdSource
  log: Log
  findVoices: NonNullable<PlanContext['findVoices']>
}

/** What an outline works with: as an attempt does, but nothing of it is kept, and no part is made. */
export function previewContext(task: PlanTask, { held, ...means }: Means): PlanContext {
  const done = new Map<string, Promise<unknown>>()
  const makesNone = (): Promise<never> => Promise.reject(new Error('a preview makes nothing'))
  return {
    ...means,
    task,
    blobs: { put: makesNone, putStream: makesNone, head: makesNone, delete: makesNone, ...held.blobs },
    store: (path, extension) => held.add({ path }, extension),
    step<T>(name: string, work: () => Promise<T>): Promise<T> {
      const known = done.get(name) ?? work()
      done.set(name, known)
      return known as Promise<T>
    },
    isDone: () => false,
    async forget(name) {
      done.delete(name)
    },
    parts: makesNone,
    film: makesNone,
    progress() {},
  }
}
