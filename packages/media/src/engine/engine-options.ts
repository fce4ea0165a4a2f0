import type { Log } from '../core/log.ts'
import type { ChildAccount } from '../children/child-account.ts'

/** The options of engines. */
export type EngineOptions = {
  /** The maximum number of concurrent orders. */
  children: number
  log: Log
  /** The user of its processes; our own by default. */
  account?: ChildAccount | undefined
  /** A folder in which its processes share costly intermediate results; deleted with the worker. */
  sharedFolder?: string
  /** The folder and size of the speech cache. */
  speechCache?: { folder: string; maxBytes: number }
  /** Loads the speech model before the first request. */
  warmsSpeech?: boolean
}
