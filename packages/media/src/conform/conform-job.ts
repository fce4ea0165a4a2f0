import type { MadeFile, Order } from '../engine/contract.ts'

/**
 * A file as somebody else's engine made it. What it is, is told by its bytes; only samples without any header have to be
 * announced, as `pcm`: 16 bits, little-endian, one channel.
 */
export type ForeignFile = {
  role: MadeFile['role']
  path: string
  format?: string
  /** Of samples without a header; 24,000 a second unless told, as speech servers send them. */
  sampleRate?: number
}

/** What was ordered and what came of it. Plain data: it goes to another process. */
export type ConformJob = {
  order: Order
  files: readonly ForeignFile[]
  /** Where the conformed files go. */
  folder: string
}

export type Conformed = {
  files: MadeFile[]
  /** What was asked for and not made, a sentence each. */
  notes: string[]
  /** There is nothing to be heard in it, and that is known: the engine made no sound. */
  mayBeSilent?: true
}
