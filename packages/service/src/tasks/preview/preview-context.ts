import type { Inspect } from '@kinora/media/inspect/inspector'
import type { Clock } from '../../core/clock.ts'
import type { IdSource } from '../../core/ids.ts'
import type { Log } from '../../core/log.ts'
import type { Router } from '../../engines/routing/route.ts'
import type { Download, PlanContext, PlanTask } from '../../plans/plan.ts'
import type { HeldFiles } from './hold-files.ts'
import { readShape, type Shape } from '../../core/shape.ts'

/** The tools of previews. */
export type PreviewTools = {
  router: Router
  download: Download
  inspect: Inspect
  /** A folder for one preview, writable by its processes. */
  openFolder(): Promise<string>
}

type ContextOptions = Pick<PreviewTools, 'router' | 'download' | 'inspect'> & {
  folder: string
  held: HeldFiles
  signal: AbortSignal
  clock: Clock
  nextId: IdSource
  log: Log
  findVoices: NonNullable<PlanContext['findVoices']>
  readUntil: number
}

/** The context of an outline: like an attempt's, but it stores nothing and makes no parts. */
export function previewContext(task: PlanTask, { held, ...means }: ContextOptions): PlanContext {
  const makesNone = (): Promise<never> => Promise.reject(new Error('a preview makes nothing'))
  return {
    ...means,
    task,
    blobs: { put: makesNone, putStream: makesNone, head: makesNone, delete: makesNone, ...held.blobs },
    store: (path, extension) => held.add({ path }, extension),
    ...ownSteps(),
    parts: makesNone,
    film: makesNone,
    progress() {},
  }
}

/** Steps that nobody else has: a part of a film is outlined like a task of its own. */
export function ownSteps(): Pick<PlanContext, 'step' | 'isDone' | 'forget'> {
  const done = new Map<string, Promise<unknown>>()
  return {
    async step<T>(name: string, shape: Shape<T>, work: () => Promise<T>): Promise<T> {
      const known = done.get(name) ?? work()
      done.set(name, known)
      return readShape(shape, await known, `the step "${name}"`)
    },
    isDone: () => false,
    async forget(name) {
      done.delete(name)
    },
  }
}
