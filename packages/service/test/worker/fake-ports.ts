import type { Database, Session, Statement, Transaction } from '../../src/store/pool.ts'
import type { JobQueue } from '../../src/store/jobs/job-queue.ts'
import type { TaskRow } from '../../src/store/tasks/task-row.ts'

/** What a statement answers, by its name. One that is not listed is a mistake of the test. */
export type Answers = Record<string, (values: unknown[]) => unknown[] | Promise<unknown[]>>

export type FakeSession = Session & { lose(): void; ended: boolean }

export type FakeDatabase = {
  db: Database
  queue: JobQueue
  /** What came, in order: statements by name, jobs by what is done to them, and how each transaction ended. */
  asked: string[]
  sessions: FakeSession[]
}

/** A database as the worker sees it, for what a real one does not do on demand. */
export function openFakeDatabase(answers: Answers = {}): FakeDatabase {
  const asked: string[] = []
  const sessions: FakeSession[] = []
  async function query<Row>({ name, text }: Statement, values: unknown[] = []): Promise<Row[]> {
    const known = name ?? text
    asked.push(known)
    const answer = answers[known]
    if (!answer) throw new Error(`nobody said what ${known} answers`)
    return (await answer(values)) as Row[]
  }
  const db: Database = {
    query,
    async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
      asked.push('begin')
      try {
        let lastWrites: Promise<unknown>[] = []
        const result = await work({ query, sendWithCommit: (...writes) => (lastWrites = writes) })
        await Promise.all(lastWrites)
        asked.push('commit')
        return result
      } catch (error) {
        asked.push('rollback')
        throw error
      }
    },
    async session() {
      await answers.session?.([])
      const listeners: (() => void)[] = []
      const session: FakeSession = {
        query,
        onLost: listener => void listeners.push(listener),
        onNotification: () => {},
        ended: false,
        lose: () => listeners.forEach(listener => listener()),
        end() {
          if (session.ended) return
          session.ended = true
          session.lose()
        },
      }
      sessions.push(session)
      return session
    },
    usage: () => ({ used: 0, idle: 0, waiting: 0 }),
    ping: async () => {},
    end: async () => {},
  }
  const note = async (what: string, ids: readonly string[]): Promise<void> =>
    void (ids.length > 0 && asked.push(`${what} ${ids.join()}`))
  const queue: JobQueue = {
    add: (_tx, ids) => note('add', ids),
    drop: (_tx, ids) => note('drop', ids),
    putBack: (_tx, ids) => note('put back', ids),
    claim: async (_tx, ids) => [...ids],
  }
  return { db, queue, asked, sessions }
}

export const LOCK = 'select pg_advisory_lock_shared($1::bigint)'

/** An error that the database is away, or one that would come again. */
export const away = (): Error => Object.assign(new Error('the database is away'), { code: 'ECONNREFUSED' })
export const refused = (): Error => Object.assign(new Error('the database refuses this'), { code: '22P05' })

export const taskRow = (own: Partial<TaskRow> = {}): TaskRow =>
  ({
    id: '1',
    account_id: '7',
    type: 'text2video',
    model: 'genq2',
    part: null,
    parent_id: null,
    lane: 'free',
    attempt: 1,
    failures: 0,
    created_at: new Date(0),
    started_at: new Date(0),
    callback_url: null,
    ...own,
  }) as TaskRow

/** Until nothing is left that does not wait for a timer. */
export const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
