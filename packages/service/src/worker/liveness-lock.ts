import type { Session } from '../store/pool.ts'
import type { WorkerPorts } from './ports.ts'

type LivenessLock = {
  /** Without the lock the worker looks dead, and others may take over its tasks at once. */
  isHeld(): boolean
  release(): void
}

const TRY_AGAIN_MS = 100

/**
 * Holds the lock that shows this worker alive. Another worker that gets it exclusively may take over its tasks. It is a
 * shared lock, because the server may keep a lost session and its lock for longer than we can wait. A lost lock is
 * acquired again until the worker stops.
 */
export async function holdLivenessLock(
  workerId: string,
  { db, log }: Pick<WorkerPorts, 'db' | 'log'>,
  isStopping: () => boolean,
): Promise<LivenessLock> {
  let session: Session | undefined

  async function take(): Promise<Session> {
    const held = await db.session()
    try {
      await held.query({ text: 'select pg_advisory_lock_shared($1::bigint)' }, [workerId])
    } catch (error) {
      held.end()
      throw error
    }
    held.onLost(() => {
      session = undefined
      if (isStopping()) return
      log.warn('lost the connection that holds the liveness lock; attempts continue and are checked')
      void regain()
    })
    return held
  }

  async function regain(): Promise<void> {
    while (!isStopping() && !session) {
      try {
        session = await take()
      } catch {
        await new Promise(resolve => setTimeout(resolve, TRY_AGAIN_MS))
      }
    }
    if (isStopping()) session?.end()
  }

  session = await take()
  return { isHeld: () => session !== undefined, release: () => session?.end() }
}
