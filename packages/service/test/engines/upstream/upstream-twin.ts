import { createHash } from 'node:crypto'
import { makeMp3, makeMp4, makePng } from '../../../../media/test/formats/sample-files.ts'
import {
  type FarSideTwin,
  startFarSideTwin,
  type TwinAnswer,
  type TwinRequest,
} from '../../../../../test/harness/far-side-twin.ts'

export const KEY = 'kn_canary_5e1d77'
export const CLIP = makeMp4({ width: 64, height: 64, seconds: 5 })
export const STILL = makePng(64, 64)
export const SOUND = makeMp3(2)

type Task = { id: string; generator: string; body: Record<string, any>; asked: number; state?: string }

/** What a service of the contract may do differently. */
export type UpstreamManners = {
  /** Respects `Idempotency-Key`. */
  idempotent?: boolean
  /** Lists tasks by their payload. */
  lists?: boolean
  /** Stands before its paths in place of `/ent/v2`. */
  prefix?: string
}

export type UpstreamTwin = FarSideTwin & {
  tasks: Map<string, Task>
  uploads: Map<string, Buffer>
  /** In place of what a task says of itself, or of its file. */
  instead: { shown?: object; file?: Uint8Array }
  forget(): void
}

const STATES = ['queueing', 'processing', 'processing', 'success']
const FILES: Record<string, Buffer> = { reference2image: STILL, 'audio-tts': SOUND }

/** Another service of this contract. */
export async function startUpstreamTwin(manners: UpstreamManners = {}): Promise<UpstreamTwin> {
  const { idempotent = true, lists = true, prefix = '/ent/v2' } = manners
  const tasks: UpstreamTwin['tasks'] = new Map()
  const uploads: UpstreamTwin['uploads'] = new Map()
  const answers = new Map<string, { body: string; answer: TwinAnswer }>()
  const instead: UpstreamTwin['instead'] = {}
  let count = 0

  const refuse = (code: number, reason: string, message = reason): TwinAnswer => ({
    status: code,
    json: { code, reason, message, metadata: { trace_id: 't' } },
  })
  const guarded =
    (answer: (request: TwinRequest) => TwinAnswer) =>
    (request: TwinRequest): TwinAnswer =>
      request.headers.authorization === `Token ${KEY}`
        ? answer(request)
        : refuse(401, 'Unauthorized', `the key ${String(request.headers.authorization)} is not known`)

  function create(request: TwinRequest): TwinAnswer {
    const key = String(request.headers['idempotency-key'])
    const body = request.body.toString('utf8')
    const earlier = idempotent ? answers.get(key) : undefined
    if (earlier) return earlier.body === body ? earlier.answer : refuse(409, 'Conflict', 'the key had another body')
    const { generator = '' } = request.params
    const prompt = String(request.json.prompt ?? '')
    if (prompt.includes('forbidden')) return refuse(400, 'TaskPromptPolicyViolation', 'the prompt is not wanted')
    const id = String(900_000_000_000_000_000n + BigInt(++count))
    tasks.set(id, { id, generator, body: request.json, asked: 0 })
    const isReady = generator === 'audio-tts'
    const ready = { state: 'success', file_url: `${twin.url}/files/${id}` }
    const json = { task_id: id, id, state: 'created', credits: 20, payload: key, ...(isReady && ready) }
    answers.set(key, { body, answer: { json } })
    return { json }
  }

  function show({ params }: TwinRequest): TwinAnswer {
    const task = tasks.get(params.id ?? '')
    if (!task) return refuse(404, 'TaskNotFound')
    const state = task.state ?? STATES[Math.min(task.asked++, STATES.length - 1)]
    const done = state === 'success'
    const creations = done ? [{ id: '1', url: `${twin.url}/files/${task.id}`, cover_url: '', watermarked_url: '' }] : []
    const progress = done ? 100 : task.asked * 20
    return {
      json: { id: task.id, state, err_code: '', credits: 20, bgm: false, progress, creations, ...instead.shown },
    }
  }

  const twin = await startFarSideTwin({
    'GET /ent/v2/credits': guarded(() => ({ json: { remains: [{ type: 'metered', credit_remain: 7 }] } })),
    'POST /tools/v2/files/uploads': guarded(() => {
      const id = String(++count)
      return { json: { id, put_url: `${twin.url}/files/uploads/${id}`, expires_at: '2030-01-01T00:00:00Z' } }
    }),
    'PUT /files/uploads/:id': ({ params, body }) => {
      uploads.set(params.id ?? '', body)
      return { headers: { etag: `"${createHash('sha256').update(body).digest('hex')}"` }, json: {} }
    },
    'PUT /tools/v2/files/uploads/:id/finish': guarded(({ params, json }) =>
      json?.etag && uploads.has(params.id ?? '')
        ? { json: { uri: `ssupload:?id=${params.id}` } }
        : refuse(400, 'FieldInvalid'),
    ),
    [`GET ${prefix}/tasks/:id/creations`]: guarded(show),
    [`POST ${prefix}/tasks/:id/cancel`]: guarded(({ params }) => {
      const task = tasks.get(params.id ?? '')
      if (task) task.state = 'failed'
      return { json: {} }
    }),
    ...(lists && {
      [`GET ${prefix}/tasks`]: guarded(({ query }) => ({
        json: {
          tasks: [...tasks.values()]
            .filter(({ body }) => body.payload === query.get('payload'))
            .map(({ id, body }) => ({ id, payload: body.payload })),
          next_page_token: '',
        },
      })),
    }),
    [`POST ${prefix}/:generator`]: guarded(create),
    'GET /files/:id': ({ params }) => ({
      bytes: instead.file ?? FILES[tasks.get(params.id ?? '')?.generator ?? ''] ?? CLIP,
    }),
  })
  return { ...twin, tasks, uploads, instead, forget: () => tasks.clear() }
}
