import type { TestContext } from 'node:test'
import { type FarSideTwin, startFarSideTwin, type TwinAnswer } from '../../../../../test/harness/far-side-twin.ts'
import { PIXEL, WEBM } from '../orders.ts'

export type SdcppJob = { id: string; kind: string; request: any; status: string; error?: object; result?: object }

export type SdcppTwin = FarSideTwin & {
  jobs: Map<string, SdcppJob>
  /** The last one that it took. */
  last(): SdcppJob
}

/** An sd-server: jobs of its own ids, results as Base64 in the answer. How far a job is, the test says. */
export async function startSdcppTwin(
  context: TestContext,
  { formats = ['webm', 'webp', 'avi'], modes = ['img_gen', 'vid_gen'], asked = 2 } = {},
): Promise<SdcppTwin> {
  const jobs = new Map<string, SdcppJob>()
  const left = new Map<string, number>()
  const take =
    (kind: string) =>
    ({ json }: { json: any }): TwinAnswer => {
      if (!modes.includes(kind)) return { status: 400, json: { error: `${kind} is not supported by the loaded model` } }
      const id = `job_${jobs.size + 1}`
      jobs.set(id, { id, kind, request: json, status: 'queued' })
      left.set(id, asked)
      return { status: 202, json: { id, kind, status: 'queued', created: 1, poll_url: `/sdcpp/v1/jobs/${id}` } }
    }
  /** It waits, is worked on and is done, a question each, unless the test has said what becomes of it. */
  const show = (job: SdcppJob): TwinAnswer => {
    const questions = left.get(job.id) ?? 0
    left.set(job.id, questions - 1)
    if (job.status === 'queued' && questions < asked) job.status = 'generating'
    if (job.status === 'generating' && questions <= 0) job.status = 'completed'
    const made =
      job.kind === 'vid_gen'
        ? { output_format: job.request.output_format, b64_json: WEBM.toString('base64'), fps: 16, frame_count: 33 }
        : { output_format: 'png', images: [{ index: 0, b64_json: PIXEL.toString('base64') }] }
    const result = job.status === 'completed' ? (job.result ?? made) : null
    return {
      json: { id: job.id, kind: job.kind, status: job.status, queue_position: 1, error: job.error ?? null, result },
    }
  }
  const unknown: TwinAnswer = { status: 404, json: { error: 'job not found' } }
  const base = await startFarSideTwin({
    'GET /sdcpp/v1/capabilities': () => ({
      json: { supported_modes: modes, output_formats_by_mode: { vid_gen: formats } },
    }),
    'POST /sdcpp/v1/img_gen': take('img_gen'),
    'POST /sdcpp/v1/vid_gen': take('vid_gen'),
    'GET /sdcpp/v1/jobs/:id': ({ params }) => {
      const job = jobs.get(params['id'] ?? '')
      return job ? show(job) : unknown
    },
    'POST /sdcpp/v1/jobs/:id/cancel': ({ params }) => {
      const job = jobs.get(params['id'] ?? '')
      if (!job) return unknown
      if (job.status === 'generating') return { status: 409, json: { error: 'it cannot be interrupted yet' } }
      job.status = 'cancelled'
      return { json: { status: 'cancelled' } }
    },
  })
  context.after(base.close)
  return { ...base, jobs, last: () => [...jobs.values()].at(-1) as SdcppJob }
}
