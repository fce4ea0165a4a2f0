import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine, Order, Progress } from '../../packages/media/src/engine/contract.ts'

/** What the engine does with the n-th order of a prompt; undefined makes it at once. */
export type Script = (order: Order, time: number) => Progress | undefined | Promise<Progress | undefined>

export type ScriptEngine = Engine & {
  /** Prompts in the order in which they were started. */
  started: string[]
  /** The prompts of cancelled orders. */
  cancelled: string[]
  /** The prompts of orders whose poll was aborted. */
  aborted: string[]
  /** The most orders that were in work at a time, by account name in the prompt (`account: words`). */
  most: Map<string, number>
}

/** A scripted engine: it makes one small file, or does what the script says. */
export function scriptEngine(script: Script = () => undefined): ScriptEngine {
  const orders = new Map<string, { order: Order; time: number }>()
  const times = new Map<string, number>()
  const open = new Map<string, number>()
  const started: string[] = []
  const cancelled: string[] = []
  const aborted: string[] = []
  const most = new Map<string, number>()
  const ownerOf = (order: Order): string => order.prompt.split(':')[0] ?? ''
  return {
    name: 'script',
    started,
    cancelled,
    aborted,
    most,
    accepts: () => true,
    place: async () => ({ job: randomUUID() }),
    async start(token, order) {
      const job = String(token.job)
      if (orders.has(job)) return { state: 'started', token }
      const time = (times.get(order.prompt) ?? 0) + 1
      times.set(order.prompt, time)
      started.push(order.prompt)
      const owner = ownerOf(order)
      open.set(owner, (open.get(owner) ?? 0) + 1)
      most.set(owner, Math.max(most.get(owner) ?? 0, open.get(owner) ?? 0))
      orders.set(job, { order, time })
      return { state: 'started', token }
    },
    async poll({ job }, _order, { folder, signal }) {
      const found = orders.get(String(job))
      if (!found) return { state: 'lost', message: 'unknown job' }
      const tellAbort = (): void => void aborted.push(found.order.prompt)
      signal.addEventListener('abort', tellAbort)
      const said = await script(found.order, found.time)
      signal.removeEventListener('abort', tellAbort)
      if (said?.state !== 'working') open.set(ownerOf(found.order), (open.get(ownerOf(found.order)) ?? 0) - 1)
      if (said) return said
      const path = join(folder, 'result.mp4')
      await writeFile(path, `made of ${found.order.prompt}`)
      return { state: 'done', files: [{ role: 'result', path, format: 'mp4' }] }
    },
    async cancel(_token, { prompt }) {
      cancelled.push(prompt)
    },
  }
}
