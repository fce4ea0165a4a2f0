import type { Log } from '../core/log.ts'
import type { ChildAccount } from '../children/child-account.ts'

/** The options of engines. */
export type EngineOptions = {
  /** How many orders may be in work at a time. */
  children: number
  log: Log
  /** Who its processes run as; as ourselves unless told. */
  account?: ChildAccount | undefined
  /** A folder in which its processes share costly intermediate results; deleted with the worker. */
  sharedFolder?: string
  /** Where speech is kept that may be asked for again, and how much of it. */
  speechCache?: { folder: string; maxBytes: number }
  /** Loads the speech model before it is asked for. */
  warmsSpeech?: boolean
}
