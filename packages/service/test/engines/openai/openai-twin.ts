import { randomUUID } from 'node:crypto'
import { makeMp3, makeMp4, makePng } from '../../../../media/test/formats/sample-files.ts'
import {
  type FarSideTwin,
  startFarSideTwin,
  type TwinAnswer,
  type TwinRequest,
} from '../../../../../test/harness/far-side-twin.ts'
import type { DialectName } from '../../../src/engines/openai/dialects.ts'

export const KEY = 'sk-canary-3f1c9a77d2'
export const CLIP = makeMp4({ width: 64, height: 64, seconds: 2 })
export const STILL = makePng(64, 64)
export const SOUND = makeMp3(2)
// What FastVideo hands out of a file that it has only just begun: a brand, and a box that promises more.
export const UNFINISHED = Buffer.concat([
  CLIP.subarray(0, 32),
  Buffer.from([0, 1, 0, 0]),
  Buffer.from('mdat'),
  Buffer.alloc(8),
])

type Job = { id: string; fields: Record<string, string>; files: string[]; asked: number; deleted: boolean }

/** How a family of servers behaves, where it differs. */
type Manners = {
  /** What a video says of itself, from the first question on; the last stays. */
  stages: { status: string; progress?: number | string }[]
  takesJson: boolean
  /** Fields that a video may have; anything may come where there are none. */
  fields?: readonly string[]
  wholeSeconds: boolean
  detail: boolean
  imagePath: string
  image: 'b64_json' | 'url'
  unfinished: boolean
}

const usual: Manners = {
  stages: [
    { status: 'queued', progress: 0 },
    { status: 'in_progress', progress: 40 },
    { status: 'in_progress', progress: 80 },
    { status: 'completed', progress: 100 },
  ],
  takesJson: true,
  wholeSeconds: true,
  detail: true,
  imagePath: '/v1/images/generations',
  image: 'b64_json',
  unfinished: false,
}

export const MANNERS: Record<DialectName, Manners> = {
  openai: { ...usual, detail: false, fields: ['model', 'prompt', 'seconds', 'size', 'input_reference'] },
  'vllm-omni': { ...usual, takesJson: false },
  sglang: usual,
  fastvideo: {
    ...usual,
    stages: [{ status: 'queued', progress: 0 }, { status: 'queued', progress: 0 }, { status: 'completed' }],
    imagePath: '/v1/images',
    unfinished: true,
  },
  'new-api': {
    ...usual,
    detail: false,
    wholeSeconds: false,
    image: 'url',
    stages: [
      { status: 'unknown' },
      { status: 'processing', progress: 0.35 },
      { status: 'in_progress', progress: '62.5%' },
      { status: 'completed', progress: 100 },
    ],
  },
}

export type OpenaiTwin = FarSideTwin & {
  jobs: Map<string, Job>
  /** Forms and JSON of every create, as fields. */
  created: { path: string; type: string; fields: Record<string, string>; files: string[] }[]
  /** As after a restart of a server that keeps its videos in memory. */
  forget(): void
  /** In place of what it would say or hand out. */
  instead: { status?: object; content?: Uint8Array; image?: object; sound?: Uint8Array }
}

/** A server of one of the families, with what its manners are known to be. */
export async function startOpenaiTwin(dialect: DialectName): Promise<OpenaiTwin> {
  const manners = MANNERS[dialect]
  const jobs: OpenaiTwin['jobs'] = new Map()
  const created: OpenaiTwin['created'] = []
  const instead: OpenaiTwin['instead'] = {}

  const refuse = (status: number, message: string, code = 'invalid_request_error'): TwinAnswer => ({
    status,
    json: manners.detail ? { detail: message } : { error: { message, type: 'invalid_request_error', code } },
  })
  const guarded =
    (answer: (request: TwinRequest) => TwinAnswer | Promise<TwinAnswer>) =>
    async (request: TwinRequest): Promise<TwinAnswer> =>
      request.headers.authorization === `Bearer ${KEY}`
        ? answer(request)
        : refuse(401, `Incorrect API key provided: ${String(request.headers.authorization)}`, 'invalid_api_key')

  async function readFields(request: TwinRequest): Promise<{ fields: Record<string, string>; files: string[] }> {
    const type = request.headers['content-type'] ?? ''
    if (!type.startsWith('multipart/')) return { fields: request.json ?? {}, files: [] }
    const entries = [...(await request.form())]
    return {
      fields: Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')) as Record<string, string>,
      files: entries.flatMap(([name, value]) => (typeof value === 'string' ? [] : [`${name} ${value.type}`])),
    }
  }

  async function keep(request: TwinRequest): Promise<{ fields: Record<string, string>; files: string[] }> {
    const read = await readFields(request)
    created.push({ path: request.path, type: (request.headers['content-type'] ?? '').split(';')[0] ?? '', ...read })
    return read
  }

  async function createVideo(request: TwinRequest): Promise<TwinAnswer> {
    const isForm = request.headers['content-type']?.startsWith('multipart/')
    const { fields, files } = await keep(request)
    if (!isForm && !manners.takesJson) return refuse(422, 'Field required: prompt')
    if (!fields.prompt) return refuse(400, 'prompt is required')
    const unknown = Object.keys(fields).find(name => manners.fields && !manners.fields.includes(name))
    if (unknown) return refuse(400, `Unknown parameter: '${unknown}'.`, 'unknown_parameter')
    if (manners.wholeSeconds && !/^\d+$/.test(String(fields.seconds ?? 4)))
      return refuse(422, 'seconds must be an integer')
    if (fields.prompt.includes('forbidden')) return refuse(400, 'Your request was blocked.', 'moderation_blocked')
    const id = `video_${randomUUID()}`
    jobs.set(id, { id, fields, files, asked: 0, deleted: false })
    return { json: { id, object: 'video', status: 'queued', progress: 0, created_at: 1_700_000_000 } }
  }

  function showVideo({ params }: TwinRequest): TwinAnswer {
    const job = jobs.get(params.id ?? '')
    if (!job) return refuse(404, 'Video not found')
    const stage = manners.stages[Math.min(job.asked++, manners.stages.length - 1)]
    const { model = '', size = '', seconds = '' } = job.fields
    return {
      json: { id: job.id, object: 'video', model, size, seconds, ...stage, error: null, ...instead.status },
    }
  }

  function showContent({ params }: TwinRequest): TwinAnswer {
    const job = jobs.get(params.id ?? '')
    if (!job) return refuse(404, 'Video not found')
    if (instead.content) return { bytes: instead.content, headers: { 'content-type': 'video/mp4' } }
    if (job.asked >= manners.stages.length) return { bytes: CLIP, headers: { 'content-type': 'video/mp4' } }
    return manners.unfinished ? { bytes: UNFINISHED } : refuse(404, 'Video is still being generated')
  }

  async function makeImage(request: TwinRequest): Promise<TwinAnswer> {
    const { fields } = await keep(request)
    if (!fields.prompt) return refuse(400, 'prompt is required')
    const image = manners.image === 'url' ? { url: '/files/still.png' } : { b64_json: STILL.toString('base64') }
    return { json: { created: 1_700_000_000, data: [instead.image ?? image] } }
  }

  const twin = await startFarSideTwin({
    'GET /v1/models': guarded(() => ({ json: { object: 'list', data: [{ id: 'big' }, { id: 'small' }] } })),
    'POST /v1/videos': guarded(createVideo),
    'GET /v1/videos/:id': guarded(showVideo),
    'GET /v1/videos/:id/content': guarded(showContent),
    'DELETE /v1/videos/:id': guarded(({ params: { id = '' } }) => ({
      json: { id, object: 'video.deleted', deleted: jobs.delete(id) },
    })),
    [`POST ${manners.imagePath}`]: guarded(makeImage),
    'POST /v1/images/edits': guarded(makeImage),
    'GET /files/still.png': () => ({ bytes: STILL }),
    'POST /v1/audio/speech': guarded(async request => {
      const { fields } = await keep(request)
      return fields.input && fields.voice
        ? { bytes: instead.sound ?? SOUND, headers: { 'content-type': 'audio/mpeg' } }
        : refuse(400, 'input and voice are required')
    }),
  })
  return { ...twin, jobs, created, instead, forget: () => jobs.clear() }
}
