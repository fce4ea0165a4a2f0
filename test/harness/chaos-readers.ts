import { setTimeout as sleep } from 'node:timers/promises'
import type { Account, Acknowledged } from './chaos-clients.ts'
import type { Random } from './chaos-random.ts'

export type Readers = { answers(): number; wrong: string[]; stop(): Promise<void> }

const ORDER = ['created', 'queueing', 'processing', 'success', 'failed']
const READERS = 4

type TaskStatus = { state: string; progress: number }

/** Clients that wait for tasks at any of the APIs; the states they see must never go back. */
export function startReaders(
  urls: readonly string[],
  accounts: readonly Account[],
  acknowledged: readonly Acknowledged[],
  random: Random,
): Readers {
  const wrong: string[] = []
  let answers = 0
  let stopped = false

  async function follow(one: Random, { taskId, accountId }: Acknowledged): Promise<void> {
    const key = accounts.find(account => account.id === accountId)?.key ?? ''
    let before: TaskStatus = { state: 'created', progress: 0 }
    while (!stopped) {
      const now = await ask(`${one.pick(urls)}/ent/v2/tasks/${taskId}/creations?wait=2`, key)
      if (now === undefined) {
        await sleep(100)
        continue
      }
      answers += 1
      const fell = ORDER.indexOf(now.state) < ORDER.indexOf(before.state) || now.progress < before.progress
      if (fell) wrong.push(`task ${taskId} went from ${JSON.stringify(before)} to ${JSON.stringify(now)}`)
      if (now.state === 'success' || now.state === 'failed') return
      before = now
    }
  }

  /** Undefined while no process answers. */
  async function ask(url: string, key: string): Promise<TaskStatus | undefined> {
    try {
      const response = await fetch(url, {
        headers: { authorization: `Token ${key}` },
        signal: AbortSignal.timeout(30_000),
      })
      const { state, progress, ...rest } = (await response.json()) as TaskStatus
      if (response.status === 200) return { state, progress }
      if (response.status !== 503) wrong.push(`${url}: ${response.status} ${JSON.stringify(rest)}`)
    } catch {
      // The API was killed.
    }
    return undefined
  }

  const all = Array.from({ length: READERS }, async (_, index) => {
    const one = random.fork(`reader ${index}`)
    while (!stopped) {
      // One of the latest: those that are still to change.
      const task = one.pick(acknowledged.slice(-20))
      if (task) await follow(one, task)
      await sleep(50)
    }
  })
  return {
    answers: () => answers,
    wrong,
    async stop() {
      stopped = true
      await Promise.all(all)
    },
  }
}
