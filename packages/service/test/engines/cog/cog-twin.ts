import type { TestContext } from 'node:test'
import { type FarSideTwin, startFarSideTwin, type TwinAnswer } from '../../../../../test/harness/far-side-twin.ts'
import { PIXEL } from '../orders.ts'

type Prediction = { input: any; end: (answer: TwinAnswer) => void }

export type CogTwin = FarSideTwin & {
  /** What was predicted, the oldest first. */
  inputs: any[]
  running: Map<string, Prediction>
  /** Ends what runs with this answer. */
  finish(answer?: TwinAnswer): void
  cancelled: string[]
}

const DONE: TwinAnswer = {
  json: { status: 'succeeded', output: [`data:image/png;base64,${PIXEL.toString('base64')}`] },
}

/** A container of Cog's with one slot: the answer comes when it is made, and the end of the connection ends it. */
export async function startCogTwin(context: TestContext, { holds = false } = {}): Promise<CogTwin> {
  const running = new Map<string, Prediction>()
  const base = await startFarSideTwin({
    'PUT /predictions/:id': ({ params, json }) => {
      const id = params['id'] ?? ''
      if (running.has(id)) return { status: 202, json: { id, status: 'processing' } }
      if (running.size > 0)
        return { status: 409, json: { error: 'At capacity - all prediction slots busy', status: 'failed' } }
      twin.inputs.push(json.input)
      if (!holds) return DONE
      return new Promise<TwinAnswer>(end => running.set(id, { input: json.input, end }))
    },
    'POST /predictions/:id/cancel': ({ params }) => {
      const id = params['id'] ?? ''
      twin.cancelled.push(id)
      const known = running.get(id)
      running.delete(id)
      known?.end({ json: { status: 'canceled' } })
      return { status: known ? 200 : 404, json: {} }
    },
    'GET /health-check': () => ({ json: { status: running.size > 0 ? 'BUSY' : 'READY' } }),
  })
  context.after(base.close)
  const twin: CogTwin = {
    ...base,
    inputs: [],
    running,
    cancelled: [],
    finish(answer = DONE) {
      const [found] = running
      if (!found) return
      running.delete(found[0])
      found[1].end(answer)
    },
  }
  return twin
}
