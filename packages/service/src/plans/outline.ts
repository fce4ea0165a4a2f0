import type { ToldNote } from '@kinora/media/engine/note'
import type { Order } from '@kinora/media/engine/contract'

/** A part of what is going to be made, by an order of its own. */
export type OutlinedPart = {
  order: Order
  /** Where it begins in the whole. */
  fromSeconds: number
  /** Into the one after it; a plain cut where there is none. */
  transition?: string
}

export type OutlinedLine = {
  text: string
  /** By its id; where nobody chose one, the engine does. */
  voice?: string
  /** Nobody who is seen: then it is told. */
  speaker?: string
  /** The part that it is heard in, and from when at the earliest. */
  part: number
  fromSeconds: number
}

export type OutlinedTitle = { text: string; style: string; fromSeconds: number; toSeconds: number }

/** What is going to be made of a request, before any of it is: what its plan would order, and how that lies in time. */
export type Outline = {
  seed: number
  /** One after the other. */
  parts: readonly OutlinedPart[]
  /** What is heard all along. */
  sounds: readonly Order[]
  lines: readonly OutlinedLine[]
  titles: readonly OutlinedTitle[]
  /** What was asked for and has no place in it. */
  notes: readonly ToldNote[]
  /** Lengths follow from how long it takes to say what is said, and nobody has said it yet. */
  isEstimated?: true
  /** Whether a word is the caller's own; of ours nobody need be told. */
  isOwn?: (word: string) => boolean
}
