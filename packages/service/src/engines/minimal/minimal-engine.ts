import { siblingModule } from '@kinora/media/children/sibling-module'
import type { Log } from '@kinora/media/core/log'
import type { ChildAccount } from '@kinora/media/children/child-account'
import { type ChildEngine, createChildEngine } from '@kinora/media/engine/child-engine'
import type { Order } from '@kinora/media/engine/contract'
import { isMakeable } from '@kinora/media/engine/is-makeable'

// An order takes a fraction of a second; this allows for a machine under a hundred times the load.
const BASE_TIMEOUT_MS = 120_000
const TIMEOUT_MS_PER_SECOND = 10_000

/** Makes small real files of every kind from the prompt alone: moving colours and soft tones. */
export const createMinimalEngine = (options: {
  children: number
  log: Log
  account?: ChildAccount | undefined
  pollWaitMs?: number
}): ChildEngine =>
  createChildEngine({
    ...options,
    name: 'minimal',
    entry: siblingModule(import.meta, 'child'),
    accepts: isMakeable,
    timeoutMsOf,
  })

function timeoutMsOf(order: Order): number {
  // A character of speech takes half a second at most.
  const seconds = order.kind === 'speech' ? order.text.length / 2 : 'seconds' in order ? order.seconds : 0
  return BASE_TIMEOUT_MS + seconds * TIMEOUT_MS_PER_SECOND
}
