import type { MadeFile, Order } from '../engine/contract.ts'

/**
 * A file of an external engine. Its bytes tell its format; only headerless samples must be announced, as `pcm`: 16
 * bits, little-endian, one channel.
 */
export type ForeignFile = {
  role: MadeFile['role']
  path: string
  format?: string
  /** For headerless samples; 24,000 a second by default, as speech servers send them. */
  sampleRate?: number
}

/** The order and its result. Plain data: it goes to another process. */
export type ConformJob = {
  order: Order
  files: readonly ForeignFile[]
  /** Where the conformed files go. */
  folder: string
}

export type Conformed = {
  files: MadeFile[]
  /** Requests that were not fulfilled, a sentence each. */
  notes: string[]
  /** There is nothing to be heard in it, and that is known: the engine made no sound. */
  mayBeSilent?: true
}
