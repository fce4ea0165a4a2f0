import assert from 'node:assert/strict'
import { until } from '../../../../test/harness/until.ts'
import { createAccount, type NewAccount } from '../../src/accounts/create-account.ts'
import { type Deliveries, type DeliveryOptions, startDeliveries } from '../../src/callbacks/start-deliveries.ts'
import { idSource } from '../../src/core/ids.ts'
import { createSecretBox } from '../../src/files/secret-box.ts'
import { type CallbackEvent, type CallbackRow, insertCallbacks } from '../../src/store/callbacks.ts'
import { type Database, type Tx } from '../../src/store/pool.ts'
import { freshDatabase } from '../../../../test/harness/database.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'

export type OutboxRow = CallbackRow & { attempt: number; ready: boolean; due_at: Date }

export type Outbox = Awaited<ReturnType<typeof openOutbox>>

/** An outbox of the test's own: accounts, tasks and callbacks in a fresh database, and a clock that only the test moves. */
export async function openOutbox() {
  const database = await freshDatabase()
  const { db } = database
  // A real time, so that signatures are fresh; it stands still unless it is moved.
  let nowMs = Date.now()
  const clock = (): number => nowMs
  const nextId = idSource(1, Date.now)
  const secretBox = createSecretBox('a secret of the test')
  const running = new Set<Deliveries>()

  const account = (callbackSecret: 'generated' | 'key' = 'generated'): Promise<NewAccount> =>
    db.transaction(tx =>
      createAccount(tx, { name: 'test', credits: 0, scopes: ['read'], callbackSecret }, { clock, nextId, secretBox }),
    )
  const first = await account()

  const task = async (accountId = first.id): Promise<string> => {
    const id = nextId()
    await db.query(
      {
        text: `insert into task (id, account_id, type, state, request, hold, credits, created_at, updated_at)
               values ($1, $2, 'text2video', 'queueing', '{}', 0, 0, now(), now())`,
      },
      [id, accountId],
    )
    return id
  }

  /** Moves a task on and writes its callback, as those do who make tasks. */
  const write = async (
    event: CallbackEvent,
    url: string,
    { taskId, accountId = first.id }: { taskId?: string; accountId?: string } = {},
  ): Promise<string> => {
    const id = nextId()
    const about = taskId ?? (await task(accountId))
    await db.transaction(async tx => {
      await move(tx, about, event)
      await insertCallbacks(tx, [{ id, taskId: about, accountId, event, url, at: new Date(nowMs) }])
    })
    return id
  }

  const row = async (id: string): Promise<OutboxRow> => {
    const [found] = await db.query<OutboxRow>({ text: 'select * from callback where id = $1' }, [id])
    return found ?? assert.fail(`no callback ${id}`)
  }

  const bodyOf = async (id: string): Promise<Record<string, unknown> | undefined> => {
    const text = 'select id, state, err_code, progress from task where id = $1'
    const [found] = await db.query<Record<string, unknown>>({ text }, [id])
    return found && { ...found, err_msg: '', payload: 'höllo', creations: [] }
  }

  return {
    db,
    clock,
    secretBox,
    first,
    account,
    task,
    write,
    row,
    advance: (ms: number): void => {
      nowMs += ms
    },
    /** Delivers from here on; polls fast, because the clock does not move by itself. */
    start(options: Partial<DeliveryOptions> = {}): Deliveries {
      const deliveries = startDeliveries({
        db,
        bodyOf,
        secretBox,
        clock,
        log: silentLog,
        guard: { allowPrivateNetworks: true },
        accessKey: 'gen',
        retrySeconds: [5, 30, 180],
        pollMs: 20,
        ...options,
      })
      running.add(deliveries)
      return deliveries
    },
    async stopAll(): Promise<void> {
      for (const deliveries of running) await deliveries.stop({ graceMs: 0 })
      running.clear()
    },
    settled: async (...ids: string[]): Promise<OutboxRow[]> => {
      const all = (): Promise<OutboxRow[]> => Promise.all(ids.map(row))
      await until(async () => (await all()).every(({ state }) => state !== 'pending'), 'no callback is pending')
      return await all()
    },
    async close(): Promise<void> {
      await this.stopAll()
      await database.drop()
    },
  }
}

const PROGRESS: Record<CallbackEvent, number> = { processing: 40, success: 100, failed: 40 }

async function move(tx: Tx, taskId: string, event: CallbackEvent): Promise<void> {
  const to = async (state: CallbackEvent): Promise<void> => {
    await tx.query(
      {
        text: `update task set state = $2, progress = $3, err_code = case when $2 = 'failed' then 'EngineFailure' else '' end
               where id = $1 and state in ('queueing', 'processing')`,
      },
      [taskId, state, PROGRESS[state]],
    )
  }
  await to('processing')
  if (event !== 'processing') await to(event)
}

/** The same database, but one statement goes another way. */
export const detour = (
  db: Database,
  name: string,
  way: (go: () => Promise<unknown>) => Promise<unknown>,
): Database => ({
  ...db,
  query: <Row>(statement: { name?: string; text: string }, values?: unknown[]) => {
    const go = (): Promise<Row[]> => db.query<Row>(statement, values)
    return statement.name === name ? (way(go) as Promise<Row[]>) : go()
  },
})
