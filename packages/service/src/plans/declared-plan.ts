import type { OrderKind, Order } from '@kinora/media/engine/contract'
import type { Script } from '@kinora/media/script/script-schema'
import type { Corner } from '@kinora/media/finish/finish-job'
import type { RequestInput } from './files/fetch-inputs.ts'
import type { PlanContext, PlanResult } from './plan.ts'
import type { ToldNote } from '@kinora/media/engine/note'

/** The media that a request refers to, and the corner of its watermark, from its declaration. */
export type GivenMedia = { wanted: readonly RequestInput[]; corner?: Corner | undefined }

/**
 * How requests of a type are made. The stored request differs from the sent one only for film steps, which are stored
 * with their changes.
 */
export type DeclaredPlan<Asked, Stored = Asked> = {
  /** The kinds of order that it requires. Kinds that only improve the result are not listed. */
  needs: (asked: Asked) => readonly OrderKind[]
  /** The kinds of order that it places itself, not through its parts. */
  orders?: (stored: Stored) => readonly OrderKind[]
  /** The kinds of order for language models that it may place besides, itself or through its parts. */
  mayAsk?: (asked: Asked) => readonly OrderKind[]
  /** About how many seconds of one core it takes; absent if only its parts take any. */
  estimateSeconds?: (stored: Stored) => number
  /**
   * The orders that `make` is going to place, from the same code. Downloads and inspects the request's media; makes
   * nothing. Film steps have none.
   */
  outline?: (stored: Stored, context: PlanContext, given: GivenMedia) => Promise<Outline>
  /** The script of a film that is one order, from its request and the number of its pictures. */
  script?: (stored: Stored, pictures: number) => Script | undefined
  make: (stored: Stored, context: PlanContext, given: GivenMedia) => Promise<PlanResult>
}

/** A part of the result, made by its own order. */
export type OutlinedPart = {
  order: Order
  /** Where it begins in the whole. */
  fromSeconds: number
  /** The transition to the next part; a cut if absent. */
  transition?: string
}

export type OutlinedLine = {
  text: string
  /** The voice's id; the engine chooses if absent. */
  voice?: string
  /** Absent for a narrator. */
  speaker?: string
  /** The part in which it is heard, and the earliest start. */
  part: number
  fromSeconds: number
}

export type OutlinedTitle = { text: string; style: string; fromSeconds: number; toSeconds: number }

/** The plan of a result before it is made: its orders and their times. */
export type Outline = {
  seed: number
  /** In order of time. */
  parts: readonly OutlinedPart[]
  /** Sounds that play throughout. */
  sounds: readonly Order[]
  lines: readonly OutlinedLine[]
  titles: readonly OutlinedTitle[]
  /** Requested things that are missing from it. */
  notes: readonly ToldNote[]
  /** Lengths depend on speech that has not been made yet. */
  isEstimated?: true
  /** True if a word is the caller's own; notes on other words are not shown. */
  isOwn?: (word: string) => boolean
}
