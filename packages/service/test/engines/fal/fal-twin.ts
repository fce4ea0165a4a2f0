import type { TestContext } from 'node:test'
import { type FarSideTwin, startFarSideTwin, type TwinAnswer } from '../../../../../test/harness/far-side-twin.ts'
import { PIXEL } from '../orders.ts'

type Request = { input: any; status: string; asked: number; answer: TwinAnswer }

export type FalTwin = FarSideTwin & { asked: Request[]; cancelled: string[] }

/** fal's queue in front of one model: each request is done when it was asked about three times. */
export async function startFalTwin(context: TestContext): Promise<FalTwin> {
  const requests = new Map<string, Request>()
  const cancelled: string[] = []
  // As the service does, it names its own host, and the model without what follows its first two parts.
  const addresses = (id: string): object => {
    const url = `https://queue.fal.run/fal-ai/flux/requests/${id}`
    return { request_id: id, response_url: url, status_url: `${url}/status`, cancel_url: `${url}/cancel` }
  }
  const unknown: TwinAnswer = { status: 404, json: { detail: 'Request not found' } }
  const base = await startFarSideTwin({
    'POST /fal-ai/flux/dev': ({ json }) => {
      const id = `request-${requests.size + 1}`
      const image = `data:image/png;base64,${PIXEL.toString('base64')}`
      const answer = { json: { timings: {}, images: [{ url: image, width: 1, height: 1 }], prompt: 'x' } }
      requests.set(id, { input: json, status: 'IN_QUEUE', asked: 0, answer })
      return { json: { status: 'IN_QUEUE', queue_position: 0, ...addresses(id) } }
    },
    'GET /fal-ai/flux/requests/:id/status': ({ params }) => {
      const request = requests.get(params['id'] ?? '')
      if (!request) return unknown
      request.asked++
      if (request.asked > 1) request.status = request.asked > 2 ? 'COMPLETED' : 'IN_PROGRESS'
      return { status: request.status === 'COMPLETED' ? 200 : 202, json: { status: request.status, queue_position: 0 } }
    },
    'GET /fal-ai/flux/requests/:id': ({ params }) => requests.get(params['id'] ?? '')?.answer ?? unknown,
    'PUT /fal-ai/flux/requests/:id/cancel': ({ params }) => {
      cancelled.push(params['id'] ?? '')
      return { status: 202, json: { status: 'CANCELLATION_REQUESTED' } }
    },
  })
  context.after(base.close)
  return {
    ...base,
    cancelled,
    get asked() {
      return [...requests.values()]
    },
  }
}
