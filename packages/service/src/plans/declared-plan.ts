import type { OrderKind, Order } from '@kinora/media/engine/contract'
import type { Corner } from '@kinora/media/finish/finish-job'
import type { WantedInput } from './fetch-inputs.ts'
import type { PlanContext, PlanResult } from './plan.ts'
import type { ToldNote } from '@kinora/media/engine/note'

/** What a task's declaration says of its request: the media that it refers to, and where a copy is to be marked. */
export type GivenMedia = { wanted: readonly WantedInput[]; corner?: Corner | undefined }

/**
 * How requests of a type are made. What is asked for and what is stored of it differ only for steps on a film, which are
 * stored with what they change.
 */
export type DeclaredPlan<Asked, Stored = Asked> = {
  /** The kinds of order it cannot do without. What only makes its result better is not here: then it is made less well. */
  needs: (asked: Asked) => readonly OrderKind[]
  /** The kinds of order that it gives itself, not by its parts. */
  orders?: (stored: Stored) => readonly OrderKind[]
  /** About how many seconds of one core it takes; not there where only its parts take any. */
  estimateSeconds?: (stored: Stored) => number
  /**
   * What `make` is going to order, by the same words and the same code. Fetches, sees and hears what the request refers to;
   * makes nothing. Steps on a film have none.
   */
  outline?: (stored: Stored, context: PlanContext, given: GivenMedia) => Promise<Outline>
  make: (stored: Stored, context: PlanContext, given: GivenMedia) => Promise<PlanResult>
}

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
