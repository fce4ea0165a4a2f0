import { createForcedDelivery } from '../callbacks/force-delivery.ts'
import { receiveCall } from '../callbacks/receive-call.ts'
import { type Deliveries, startDeliveries } from '../callbacks/start-deliveries.ts'
import { MB } from '../catalog/words/words.ts'
import { createBatcher } from '../core/batch.ts'
import { bytesToBuild, createMemoryBudget } from '../core/memory-budget.ts'
import type { CreateServices, ServerServices, StoreServices, TaskServices } from '../http/services.ts'
import { findLightTasks, findPayload } from '../store/tasks/find-tasks.ts'
import type { LightTask } from '../store/tasks/task-row.ts'
import { presentCallback } from '../tasks/films/present-film.ts'
import type { Settings } from './settings.ts'

/** The services that deliveries use. */
type DeliveryServices = StoreServices &
  Pick<CreateServices, 'sandbox'> &
  Pick<TaskServices, 'hints' | 'presenter' | 'receiver' | 'secretBox'> &
  Pick<ServerServices, 'metrics' | 'tracing'>

// The longest delay that a sandbox accepts for a callback.
const DAY_MS = 86_400_000
// Callbacks with large payloads in flight; one of the longest payload takes 14 MB.
const LARGE_BODIES_BYTES = 128 * MB
// Longer than a callback's lease: a callback without memory is returned to the queue before.
const PATIENCE_MS = 30_000

/** Sends the callbacks of the outbox; a notification after each commit starts it at once. */
export function openDeliveries(services: DeliveryServices, settings: Settings): Deliveries {
  const { db, secretBox, clock, log, hints, presenter } = services
  const findLight = createBatcher<string, LightTask | undefined>({
    run: async ids => {
      const found = await findLightTasks(db, ids)
      return ids.map(id => found.get(id))
    },
    maxItems: 256,
    concurrency: 2,
  })
  const memory = createMemoryBudget({
    capacity: LARGE_BODIES_BYTES,
    share: LARGE_BODIES_BYTES / 4,
    patienceMs: PATIENCE_MS,
    // Retryable: another process may have memory.
    refuse: () => Object.assign(new Error('no memory is left for another large callback'), { code: 'ETIMEDOUT' }),
  })
  /** Loads a large payload when memory is free, and holds the memory until the receiver has it. */
  const payloadOf = async ({ id, account_id, payload, payload_bytes }: LightTask, over: AbortSignal) => {
    if (payload !== null) return payload
    const reservation = memory.open(account_id)
    over.addEventListener('abort', () => reservation.release())
    await reservation.take(bytesToBuild(payload_bytes))
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
  hints.on('outbox', () => deliveries.wake())
  return deliveries
}

/** The answer that the test receiver would give over HTTP. */
async function receiveAsAnswer(...[accountId, call, services]: Parameters<typeof receiveCall>) {
  return { status: 200, beginning: JSON.stringify(await receiveCall(accountId, call, services)) }
}
