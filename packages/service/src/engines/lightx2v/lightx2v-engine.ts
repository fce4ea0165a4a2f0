import { randomUUID } from 'node:crypto'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type {
  EngineContext,
  Order,
  Progress,
  StartContext,
  Started,
  Token,
  Unreachable,
  VideoSource,
} from '@kinora/media/engine/contract'
import { isMakeable } from '@kinora/media/engine/is-makeable'
import type { EngineTools } from '../engine-kind.ts'
import {
  ask,
  failed,
  isAnswer,
  judgeFailure,
  judgeNoNews,
  judgeRefusedStart,
  judgeSilentStart,
} from '../far-side/ask.ts'
import { buildForm, type Fields } from '../far-side/build-form.ts'
import { inputPaths, readDataUrl } from '../far-side/encoded-files.ts'
import { fetchResult } from '../far-side/fetch-result.ts'
import { countFrames, fitSize } from '../far-side/frame-steps.ts'
import { leftOutUnless } from '../far-side/left-out.ts'
import { waitBetweenPolls } from '../far-side/wait-between-polls.ts'

/** The settings of a LightX2V server. */
export type Lightx2vSettings = {
  url: string
  makes: readonly ('video' | 'image')[]
  sources?: readonly Extract<VideoSource['kind'], 'words' | 'frame' | 'frames'>[]
  fps?: number
  frameStep?: number
  sizeStep?: number
  maxPixels?: number
  sound?: boolean
  parameters?: Readonly<Record<string, unknown>>
}

type Lightx2vOrder = Extract<Order, { kind: 'video' | 'image' }>
type VideoOrder = Extract<Order, { kind: 'video' }>
type Status = { status?: string; error?: unknown }

const [POST_MS, STATUS_MS, CANCEL_MS] = [60_000, 15_000, 2_000]
const POLL_SECONDS = 1
const [FPS, FRAME_STEP, SIZE_STEP] = [16, 4, 16]
const NEEDED_PICTURES = { words: 0, frame: 1, frames: 2 }

/** Clips and pictures from a LightX2V server. It takes our ids, so that nothing is made twice. */
export function createLightx2vEngine(settings: Lightx2vSettings, { name, reach }: EngineTools): OpenEngine {
  const { makes, sources = ['words'], sound = false } = settings
  const farSide = reach(settings.url)

  function accepts(order: Order): order is Lightx2vOrder {
    if (!isMakeable(order) || (order.kind !== 'video' && order.kind !== 'image')) return false
    if (!makes.includes(order.kind) || order.prompt.trim() === '') return false
    if (order.kind === 'image') return true
    const source = sources.find(one => one === order.from.kind)
    return source !== undefined && !order.recommends && inputPaths(order, 'picture').length >= NEEDED_PICTURES[source]
  }

  async function start(token: Token, order: Order, { again, signal }: StartContext): Promise<Started> {
    if (!accepts(order)) throw new RangeError(`the engine ${name} cannot make this ${order.kind}`)
    if (order.kind === 'video' && order.from.kind === 'frames') return startWithForm(token, order, again, signal)
    if (again && (await knows(String(token['task']), signal))) return { state: 'started', token }
    const json = { ...(await describe(order, settings)), task_id: token['task'] }
    const answer = await ask(
      farSide.request(`/v1/tasks/${order.kind}/`, { method: 'POST', json, timeoutMs: POST_MS, signal }),
    )
    if (isAnswer(answer) && answer.status < 300) return { state: 'started', token }
    // A full queue has the same status, and only its words tell it from this.
    if (isAnswer(answer) && /already exists/i.test(answer.text())) return { state: 'started', token }
    const refused = isAnswer(answer) ? judgeRefusedStart(answer) : judgeSilentStart(answer)
    // Under our own id it does no harm to start it again.
    return refused.state === 'unsure' ? { state: 'unreachable', message: refused.message } : refused
  }

  /**
   * The server opens a last frame as a file of its own, and writes one only for a form. A form has no id of ours: the task is
   * found again by the name of its result.
   */
  async function startWithForm(token: Token, order: VideoOrder, again: boolean, signal: AbortSignal): Promise<Started> {
    const found = again ? await findForm(token, signal) : undefined
    if (found !== undefined && typeof found !== 'string') return found
    if (found !== undefined) return { state: 'started', token: { ...token, id: found } }
    const form = await buildTaskForm(order, String(token['task']), settings)
    const sent = { method: 'POST', form, timeoutMs: POST_MS, signal } as const
    const answer = await ask(farSide.request('/v1/tasks/video/form', sent))
    if (isAnswer(answer) && answer.status < 300) {
      const { task_id: id } = (answer.json() ?? {}) as { task_id?: unknown }
      if (typeof id === 'string' && id !== '') return { state: 'started', token: { ...token, id } }
      return { state: 'unreachable', message: 'the answer to it has no id' }
    }
    const refused = isAnswer(answer) ? judgeRefusedStart(answer) : judgeSilentStart(answer)
    // It is looked for before it is given again.
    return refused.state === 'unsure' ? { state: 'unreachable', message: refused.message } : refused
  }

  /** The id of the task whose result has our name. */
  async function findForm(token: Token, signal?: AbortSignal): Promise<string | undefined | Unreachable> {
    const answer = await ask(farSide.request('/v1/tasks/', { timeoutMs: STATUS_MS, ...(signal && { signal }) }))
    const listed = isAnswer(answer) && answer.status < 300 ? answer.json() : undefined
    if (typeof listed !== 'object' || listed === null)
      return { state: 'unreachable', message: 'the engine does not tell which tasks it has' }
    const [id] =
      Object.entries(listed).find(([, task]) => isNamed((task as Listed | null)?.save_result_path, token['task'])) ?? []
    return id
  }

  async function knows(task: string, signal: AbortSignal): Promise<boolean> {
    const answer = await ask(farSide.request(`${taskPath(task)}/status`, { timeoutMs: STATUS_MS, signal }))
    return isAnswer(answer) && answer.status < 300
  }

  async function poll(token: Token, order: Order, context: EngineContext): Promise<Progress> {
    const { signal, folder } = context
    const path = taskPath(String(token['id'] ?? token['task']))
    const answer = await ask(farSide.request(`${path}/status`, { timeoutMs: STATUS_MS, signal }))
    const task = isAnswer(answer) && answer.status < 300 ? (answer.json() as Status | undefined) : undefined
    if (typeof task?.status !== 'string') return judgeNoNews(answer)
    switch (task.status) {
      case 'completed': {
        const kind = order.kind === 'image' ? 'image' : 'video'
        const fetched = await fetchResult(farSide, `${path}/result`, { kind, folder, signal })
        if (fetched.state === 'fetched') return { state: 'done', files: [fetched.file] }
        return fetched.state === 'wrong' ? failed(`what the engine made cannot be used: ${fetched.why}`) : fetched
      }
      case 'failed':
        return judgeFailure(task.error)
      case 'cancelled':
        return failed('somebody cancelled it at the engine', { retryable: true })
      default:
        await waitBetweenPolls(POLL_SECONDS, signal)
        // It does not say how far it is.
        return { state: 'working', percent: task.status === 'processing' ? 1 : 0 }
    }
  }

  return {
    name,
    accepts,
    leavesOut: order => leftOutUnless(order, sound ? ['seed', 'pictures', 'sound'] : ['seed', 'pictures']),
    isRemote: () => true,
    place: async () => ({ task: randomUUID() }),
    start,
    poll,
    async cancel(token, order) {
      const isForm = order.kind === 'video' && order.from.kind === 'frames' && token['id'] === undefined
      const id = isForm ? await findForm(token, AbortSignal.timeout(CANCEL_MS)) : (token['id'] ?? token['task'])
      if (typeof id === 'string') await ask(farSide.request(taskPath(id), { method: 'DELETE', timeoutMs: CANCEL_MS }))
    },
    async stop() {
      farSide.close()
    },
  }
}

type Listed = { save_result_path?: unknown }

/** The server adds an extension when it has made it. */
const isNamed = (path: unknown, name: unknown): boolean => path === name || path === `${String(name)}.mp4`

const taskPath = (task: string): string => `/v1/tasks/${encodeURIComponent(task)}`

async function describe(order: Lightx2vOrder, settings: Lightx2vSettings): Promise<object> {
  const { fps = FPS, frameStep = FRAME_STEP, sizeStep = SIZE_STEP, maxPixels, parameters = {} } = settings
  const { width, height } = fitSize(order, { step: sizeStep, ...(maxPixels !== undefined && { maxPixels }) })
  const isFromWords = order.kind === 'video' && order.from.kind === 'words'
  const [first] = isFromWords ? [] : inputPaths(order, 'picture')
  return {
    prompt: order.prompt,
    seed: order.seed,
    target_shape: [height, width],
    ...(order.kind === 'video' && {
      target_video_length: countFrames(order.seconds, fps, frameStep),
      target_fps: fps,
    }),
    ...parameters,
    ...(first !== undefined && { image_path: await readDataUrl(first) }),
  }
}

/** The form has no size: a clip comes in that of its first frame. */
async function buildTaskForm(order: VideoOrder, name: string, settings: Lightx2vSettings): Promise<FormData> {
  const { fps = FPS, frameStep = FRAME_STEP, parameters = {} } = settings
  const pictures = inputPaths(order, 'picture')
  const fields = {
    prompt: order.prompt,
    seed: order.seed,
    target_video_length: countFrames(order.seconds, fps, frameStep),
    target_fps: fps,
    ...parameters,
    save_result_path: name,
  } as Fields
  return buildForm(fields, [
    { field: 'image_file', path: pictures[0] ?? '' },
    { field: 'last_frame_file', path: pictures.at(-1) ?? '' },
  ])
}
