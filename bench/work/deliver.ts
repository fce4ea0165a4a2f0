// The sending of callbacks, in a process of its own. Callbacks are written as a worker writes them: some rows a
// transaction, then a hint.
import { setTimeout as sleep } from 'node:timers/promises'
import { createAccount } from '../../packages/service/src/accounts/create-account.ts'
import { openDeliveries } from '../../packages/service/src/service/deliveries.ts'
import type { Services } from '../../packages/service/src/service/compose-services.ts'
import { insertCallbacks } from '../../packages/service/src/store/callbacks.ts'
import { openService } from './open-service.ts'
import { answerPlan } from './run-child.ts'
import type { Place } from './stage.ts'

export type DeliverPlan = {
  place: Place
  urls: string[]
  /** How many of them, from the first on, answer. */
  alive: number
  /** Callbacks for each. */
  each: number
  /** The pace at which they are written, all together; without one, at once. */
  perSecond?: number
}

type Receiver = { url: string; accountId: string; taskId: string }

/** Milliseconds from when a callback was written until it was delivered, for those that answer; the last one's end. */
export type Delivered = { latenciesMs: number[]; seconds: number; cpuSeconds: number }

const WRITES_A_SECOND = 20

answerPlan<DeliverPlan>(async ({ place, urls, alive, perSecond, each }) => {
  const { services, settings, close } = await openService(place, { KINORA_ALLOW_PRIVATE_NETWORKS: '1' })
  const { db, nextId, hints } = services
  const receivers = await addReceivers(services, urls)
  const deliveries = openDeliveries(services, settings)

  let turn = 0
  const write = async (count: number): Promise<void> => {
    const at = new Date()
    const rows = Array.from({ length: count }, () => {
      const { url, accountId, taskId } = receivers[turn++ % receivers.length] as Receiver
      return { id: nextId(), taskId, accountId, event: 'success' as const, url, at }
    })
    await db.transaction(tx => insertCallbacks(tx, rows))
  }
  const writeAll = async (): Promise<void> => {
    const total = each * receivers.length
    for (let began = performance.now(), nth = 1; turn < total; nth++) {
      await write(Math.min(total - turn, perSecond ? Math.round(perSecond / WRITES_A_SECOND) : 1_000))
      if (!perSecond) continue
      hints.give('outbox')
      await sleep(Math.max(0, began + (nth * 1000) / WRITES_A_SECOND - performance.now()))
    }
    hints.give('outbox')
  }
  const origins = receivers.slice(0, alive).map(({ url }) => new URL(url).origin)
  const countLeft = async (): Promise<number> => {
    const text = "select count(*)::int as left from callback where state = 'pending' and origin = any($1)"
    return (await db.query<{ left: number }>({ name: 'bench-left', text }, [origins]))[0]?.left ?? 0
  }
  const deliverAll = async (): Promise<Delivered> => {
    const [before, beganMs] = [process.cpuUsage(), Date.now()]
    await writeAll()
    while ((await countLeft()) > 0) await sleep(50)
    const { user, system } = process.cpuUsage(before)
    const text = `select extract(epoch from (tries -> 0 ->> 'at')::timestamptz)::float8 * 1000 + (tries -> 0 ->> 'ms')::float8 as "endedMs",
                         extract(epoch from created_at)::float8 * 1000 as "writtenMs"
                  from callback where state = 'delivered'`
    const rows = await db.query<{ endedMs: number; writtenMs: number }>({ text })
    return {
      latenciesMs: rows.map(row => row.endedMs - row.writtenMs),
      seconds: (Math.max(...rows.map(row => row.endedMs)) - beganMs) / 1000,
      cpuSeconds: (user + system) / 1e6,
    }
  }
  // The lanes find out first who answers.
  await write(receivers.length)
  hints.give('outbox')
  while ((await countLeft()) > 0) await sleep(50)
  await sleep(2_500)
  await db.query({ text: "delete from callback where state <> 'pending'" })
  turn = 0
  process.send?.('ready')
  process.send?.(await deliverAll())
  return async () => {
    await deliveries.stop({ graceMs: 0 })
    await close()
  }
})

const ACCOUNTS = 10

/** A finished task for each receiver. Receivers that stand beside each other belong to different accounts. */
async function addReceivers({ db, clock, nextId, secretBox }: Services, urls: string[]): Promise<Receiver[]> {
  const account = { name: 'bench', credits: 0, scopes: ['read' as const], callbackSecret: 'generated' as const }
  return db.transaction(async tx => {
    const ids: string[] = []
    for (let nth = 0; nth < ACCOUNTS; nth++) {
      ids.push((await createAccount(tx, account, { clock, nextId, secretBox })).id)
    }
    const receivers = urls.map((url, nth) => ({ url, accountId: ids[nth % ACCOUNTS] ?? '', taskId: nextId() }))
    const text = `insert into task (id, account_id, type, state, progress, request, result, hold, credits, created_at, updated_at)
                  select "taskId", "accountId", 'text2video', 'success', 100, '{}', '{"creations":[]}', 0, 0, now(), now()
                  from json_to_recordset($1) as x("taskId" bigint, "accountId" bigint)`
    await tx.query({ text }, [JSON.stringify(receivers)])
    return receivers
  })
}
