import { setTimeout as sleep } from 'node:timers/promises'

export type Honest = { creates: number; large: number; slowestMs: number; slowestLargeMs: number; failed: string[] }

/** Creates one after the other for some seconds, and beside them one of a megabyte after the other. */
export async function beHonest(url: string, key: string, seconds: number): Promise<Honest> {
  const seen: Honest = { creates: 0, large: 0, slowestMs: 0, slowestLargeMs: 0, failed: [] }
  const until = performance.now() + seconds * 1000
  const create = async (payload: string): Promise<number> => {
    const began = performance.now()
    const response = await fetch(`${url}/ent/v2/text2video`, {
      method: 'POST',
      headers: { authorization: `Token ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'genq2', prompt: 'a paper boat', payload }),
      signal: AbortSignal.timeout(60_000),
    })
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${response.status} ${text.slice(0, 200)}`)
    return performance.now() - began
  }
  const loop = async (payload: string, pauseMs: number, done: (ms: number) => void): Promise<void> => {
    while (performance.now() < until) {
      try {
        done(await create(payload))
      } catch (error) {
        const cause = (error as Error).cause as Error | undefined
        seen.failed.push(`${(error as Error).message} ${cause?.message ?? ''}`.trim())
        await sleep(100)
      }
      await sleep(pauseMs)
    }
  }
  await Promise.all([
    loop('', 0, ms => {
      seen.creates += 1
      seen.slowestMs = Math.max(seen.slowestMs, ms)
    }),
    loop('p'.repeat(1_000_000), 250, ms => {
      seen.large += 1
      seen.slowestLargeMs = Math.max(seen.slowestLargeMs, ms)
    }),
  ])
  return seen
}
