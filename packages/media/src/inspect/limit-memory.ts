import { MB } from '../core/units.ts'
import { giveUp } from '../children/serve-jobs.ts'

// The largest allowed picture (8192 x 8192) takes 700 MB while it is decoded, if it is progressive or has sixteen bits
// a channel; only crafted files need more.
const INSPECTION_BYTES = 1_200 * MB
const LOOK_EVERY_MS = 20

/**
 * Ends this process when it has grown too large, because native code ignores Node's memory limits. Decoders run on
 * other threads or yield after some packets, so that this check runs in time.
 */
export function limitMemory(maxBytes = INSPECTION_BYTES): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > maxBytes) giveUp('it needs too much memory')
  }, LOOK_EVERY_MS).unref()
}
