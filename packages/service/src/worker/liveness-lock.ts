import type { Session } from '../store/pool.ts'
import type { WorkerPorts } from './ports.ts'

type LivenessLock = {
  /** Without it a worker looks dead, and what it takes may be taken from it at once. */
  isHeld(): boolean
  release(): void
}

const TRY_AGAIN_MS = 100

/**
 * The lock says that this worker lives. Whoever can take it alone may take over what it left. It is shared, because the
 * server may hold on to a session that we have lost, and then to its lock, for longer than we want to wait. One that is
 * lost is taken again, until the worker stops.
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
      log.warn('the connection that shows this worker alive was lost; its attempts go on and are checked')
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
