import type { TestContext } from 'node:test'
import { type FarSideTwin, startFarSideTwin, type TwinAnswer } from '../../../../../test/harness/far-side-twin.ts'
import { PIXEL } from '../orders.ts'

type Task = { id: string; request: any; done: () => void; answer: Promise<void> }

export type SdapiTwin = FarSideTwin & {
  /** What it was asked to draw, the oldest first. */
  drawn: any[]
  /** Lets what runs now be finished. */
  finish(): void
  /** What runs now has come so far, from 0 to 1. */
  progress: number
  /** What is answered instead of a picture. */
  result: TwinAnswer | undefined
  /** Somebody else works on the page. */
  foreign: boolean
  interrupts: number
  /** What it calls the job that it works on; empty while it is idle. */
  job: string
}

/**
 * An A1111: one order at a time, an answer when it is made, progress and interrupt of whatever runs. `hasTasks`: whether it can
 * be asked about one task, as those with a page can; `passes over`: it can, and takes no notice of our id, as SD.Next.
 */
export async function startSdapiTwin(
  context: TestContext,
  { hasTasks = true, holds = false }: { hasTasks?: boolean | 'passes over'; holds?: boolean } = {},
): Promise<SdapiTwin> {
  const waiting: Task[] = []
  let isInterrupted = false
  const draw = async ({ json }: { json: any }): Promise<TwinAnswer> => {
    let done = (): void => {}
    const answer = new Promise<void>(resolve => (done = resolve))
    const task = { id: json.force_task_id, request: json, done, answer }
    twin.drawn.push(json)
    waiting.push(task)
    isInterrupted = false
    if (!holds) done()
    await answer
    waiting.splice(waiting.indexOf(task), 1)
    return twin.result ?? { json: { images: [PIXEL.toString('base64')], parameters: json, info: '{}' } }
  }
  const running = (): Task | undefined => (twin.foreign ? undefined : waiting[0])
  const base = await startFarSideTwin({
    'POST /sdapi/v1/txt2img': draw,
    'POST /sdapi/v1/img2img': draw,
    'GET /sdapi/v1/sd-models': () => ({ json: [{ title: 'a model' }] }),
    'GET /sdapi/v1/progress': () => ({
      json: { progress: twin.progress, eta_relative: 1, state: { interrupted: isInterrupted, job: twin.job } },
    }),
    'POST /sdapi/v1/interrupt': () => {
      twin.interrupts++
      isInterrupted = true
      return { json: {} }
    },
    ...(hasTasks && {
      'POST /internal/progress': ({ json }: { json: any }) => {
        const active = hasTasks === true && running()?.id === json.id_task
        const queued = hasTasks === true && waiting.some(task => task.id === json.id_task)
        return { json: { active, queued, completed: false, progress: active ? twin.progress : null } }
      },
    }),
  })
  context.after(base.close)
  const twin: SdapiTwin = {
    ...base,
    drawn: [],
    progress: 0.42,
    result: undefined,
    foreign: false,
    interrupts: 0,
    job: 'API-TXT',
    finish: () => waiting[0]?.done(),
  }
  return twin
}
