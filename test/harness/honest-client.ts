import { setTimeout as sleep } from 'node:timers/promises'

export type Honest = {
  creates: number
  large: number
  previews: number
  slowestMs: number
  slowestLargeMs: number
  slowestPreviewMs: number
  failed: string[]
}

/** Creates one after the other for some seconds, beside them one of a megabyte after the other, and previews. */
export async function beHonest(url: string, key: string, seconds: number): Promise<Honest> {
  const seen: Honest = {
    creates: 0,
    large: 0,
    previews: 0,
    slowestMs: 0,
    slowestLargeMs: 0,
    slowestPreviewMs: 0,
    failed: [],
  }
  const until = performance.now() + seconds * 1000
  const ask = async (path: string, payload: string): Promise<number> => {
    const began = performance.now()
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: `Token ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'genq2', prompt: 'a paper boat', payload }),
      signal: AbortSignal.timeout(60_000),
    })
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${response.status} ${text.slice(0, 200)}`)
    return performance.now() - began
  }
  const loop = async (path: string, payload: string, pauseMs: number, done: (ms: number) => void): Promise<void> => {
    while (performance.now() < until) {
      try {
        done(await ask(path, payload))
      } catch (error) {
        const cause = (error as Error).cause as Error | undefined
        seen.failed.push(`${(error as Error).message} ${cause?.message ?? ''}`.trim())
        await sleep(100)
      }
      await sleep(pauseMs)
    }
  }
  await Promise.all([
    loop('/ent/v2/text2video', '', 0, ms => {
      seen.creates += 1
      seen.slowestMs = Math.max(seen.slowestMs, ms)
    }),
    loop('/ent/v2/text2video', 'p'.repeat(1_000_000), 250, ms => {
      seen.large += 1
      seen.slowestLargeMs = Math.max(seen.slowestLargeMs, ms)
    }),
    loop('/ent/v2/preview/text2video', '', 250, ms => {
      seen.previews += 1
      seen.slowestPreviewMs = Math.max(seen.slowestPreviewMs, ms)
    }),
  ])
  return seen
}
