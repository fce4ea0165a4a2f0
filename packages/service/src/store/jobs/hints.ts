import type { Log } from '../../core/log.ts'
import type { Database, Session } from '../pool.ts'

/** The kinds of hint. */
type Topic = 'work' | 'outbox'

/**
 * Hints within and between processes that there may be work. A hint carries no data and may be lost: all receivers also
 * poll. It is sent after the commit on its own, because NOTIFY inside a transaction locks the whole database, and at
 * most once every few milliseconds.
 */
export type Hints = {
  give(topic: Topic): void
  on(topic: Topic, listener: () => void): void
  stop(): void
}

const CHANNEL = 'kinora'
const AT_MOST_EVERY_MS = 10

export function createHints(db: Database, log: Log): Hints {
  const listeners: Record<Topic, (() => void)[]> = { work: [], outbox: [] }
  const due = new Set<Topic>()
  let timer: NodeJS.Timeout | undefined
  let session: Session | undefined
  let listening = false
  let stopped = false
  let lastSent = 0

  const tell = (topic: string): void => {
    for (const listener of listeners[topic as Topic] ?? []) listener()
  }
  const send = (): void => {
    timer = undefined
    lastSent = performance.now()
    const topics = [...due]
    due.clear()
    if (stopped) return
    const text = 'select pg_notify($1, topic) from unnest($2::text[]) as topic'
    db.query({ name: 'hint', text }, [CHANNEL, topics]).catch((error: Error) =>
      log.debug({ reason: error.message }, 'a hint was not sent'),
    )
  }
  /** One session for all topics, however many callers ask at once; a second one would never be closed. */
  const listen = async (): Promise<void> => {
    if (listening) return
    listening = true
    while (!stopped && !session) {
      session = await openSession().catch(() => undefined)
      if (!session) await new Promise(resolve => setTimeout(resolve, 500).unref())
    }
    listening = false
    if (stopped) session?.end()
  }
  const openSession = async (): Promise<Session> => {
    const fresh = await db.session()
    try {
      fresh.onNotification(tell)
      await fresh.query({ text: `listen ${CHANNEL}` })
    } catch (error) {
      fresh.end()
      throw error
    }
    fresh.onLost(() => {
      session = undefined
      void listen()
    })
    return fresh
  }
  return {
    give(topic) {
      tell(topic)
      due.add(topic)
      timer ??= setTimeout(send, Math.max(0, lastSent + AT_MOST_EVERY_MS - performance.now()))
    },
    on(topic, listener) {
      listeners[topic].push(listener)
      if (!session) void listen()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
      session?.end()
    },
  }
}
