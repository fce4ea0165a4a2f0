import type { MadeFile, Order } from '../engine/contract.ts'

/**
 * A file of an external engine. Its bytes determine the format; only raw samples must be declared, as `pcm`: 16 bits,
 * little-endian, one channel.
 */
export type ForeignFile = {
  role: MadeFile['role']
  path: string
  format?: string
  /** For raw samples; 24,000 a second by default, as speech servers send them. */
  sampleRate?: number
}

/** The order and its result. Plain data: it goes to another process. */
export type ConformJob = {
  order: Order
  files: readonly ForeignFile[]
  /** The folder of the converted files. */
  folder: string
}

export type Conformed = {
  files: MadeFile[]
  /** Requests that were not fulfilled, a sentence each. */
  notes: string[]
  /** It is known to be silent: the engine made no sound. */
  mayBeSilent?: true
}
