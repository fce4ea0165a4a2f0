import { createForcedDelivery } from '../callbacks/force-delivery.ts'
import { receiveCall } from '../callbacks/receive-call.ts'
import { type Deliveries, startDeliveries } from '../callbacks/start-deliveries.ts'
import { MB } from '../catalog/words/words.ts'
import { createBatcher } from '../core/batch.ts'
import { createRoom } from '../core/room.ts'
import type { Services } from '../http/services.ts'
import { findLightTasks, findPayload } from '../store/tasks/find-tasks.ts'
import type { LightTask } from '../store/tasks/task-row.ts'
import { presentCallback } from '../tasks/present-film.ts'
import type { Settings } from './settings.ts'

// The latest that a sandbox can be told to send one.
const DAY_MS = 86_400_000
// Payloads of callbacks on their way at a time. As text, as JSON and as bytes one takes several times its size.
const LARGE_BODIES_BYTES = 32 * MB
// Longer than a callback is leased: one that finds no room goes back before.
const PATIENCE_MS = 30_000

/** Sends what is in the outbox; a hint after each commit makes it start at once. */
export function openDeliveries(services: Services, settings: Settings): Deliveries {
  const { db, secretBox, clock, log, hints, presenter } = services
  const findLight = createBatcher<string, LightTask | undefined>({
    run: async ids => {
      const found = await findLightTasks(db, ids)
      return ids.map(id => found.get(id))
    },
    maxItems: 256,
    concurrency: 2,
  })
  const memory = createRoom({
    capacity: LARGE_BODIES_BYTES,
    share: LARGE_BODIES_BYTES / 4,
    patienceMs: PATIENCE_MS,
    // Worth another try, by whoever has room then.
    refuse: () => Object.assign(new Error('there is no room for another large callback'), { code: 'ETIMEDOUT' }),
  })
  /** A large payload is fetched when there is room for it, which it takes until the receiver has it. */
  const payloadOf = async ({ id, account_id, payload, payload_bytes }: LightTask, over: AbortSignal) => {
    if (payload !== null) return payload
    const stay = memory.enter(account_id)
    over.addEventListener('abort', () => stay.leave())
    await stay.take(payload_bytes)
    return findPayload(db, id)
  }
  const deliveries = startDeliveries({
    db,
    secretBox,
    clock,
    log,
    metrics: services.metrics,
    tracing: services.tracing,
    guard: { allowPrivateNetworks: settings.KINORA_ALLOW_PRIVATE_NETWORKS },
    receiveHere: (url, call) => {
      const accountId = services.receiver.findAccount(url)
      return accountId === undefined ? undefined : receiveAsAnswer(accountId, call, services)
    },
    accessKey: settings.KINORA_CALLBACK_ACCESS_KEY,
    retrySeconds: settings.KINORA_CALLBACK_RETRY_SECONDS,
    ...(services.sandbox && { around: createForcedDelivery(db, clock), longestWaitMs: DAY_MS }),
    bodyOf: async (taskId, _event, over) => {
      const light = await findLight(taskId)
      return light && presentCallback(db, { ...light, payload: await payloadOf(light, over) }, presenter)
    },
  })
  hints.on('outbox', () => deliveries.nudge())
  return deliveries
}

/** What the test receiver would have answered over a network. */
async function receiveAsAnswer(...[accountId, call, services]: Parameters<typeof receiveCall>) {
  return { status: 200, beginning: JSON.stringify(await receiveCall(accountId, call, services)) }
}
