import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { type ChildPool, createChildPool } from '../../packages/media/src/children/child-pool.ts'
import { createSemaphore } from '../../packages/media/src/core/semaphore.ts'
import { isFfmpegHere, spawnFfmpeg } from './spawn-ffmpeg.ts'

export type Contender = {
  name: string
  make(path: string): Promise<void>
  stop(): Promise<void>
}

const poolOf = (jobsPerChild: number): ChildPool<{ path: string }, void> =>
  createChildPool({
    entry: join(import.meta.dirname, 'clip-child.ts'),
    log: pino({ level: 'warn' }),
    jobsPerChild,
  })

/** The first is what the others are compared with. All of them work on one clip for each core. */
export async function openContenders(): Promise<Contender[]> {
  const warm = poolOf(50)
  await warm.warm()
  const fresh = poolOf(1)
  const semaphore = createSemaphore(availableParallelism())
  const run = (pool: typeof warm) => (path: string) => pool.run({ path }, { timeoutMs: 60_000 })
  const contenders: Contender[] = [
    { name: 'warm pool', make: run(warm), stop: () => warm.stop() },
    { name: 'a fresh Node process each', make: run(fresh), stop: () => fresh.stop() },
  ]
  if (isFfmpegHere()) {
    contenders.push({
      name: 'a spawned ffmpeg each',
      make: path => semaphore.run(() => spawnFfmpeg(path)),
      stop: async () => undefined,
    })
  }
  return contenders
}
