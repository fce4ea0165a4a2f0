import type { OrderKind } from '@kinora/media/engine/contract'
import type { Corner } from '@kinora/media/finish/finish-job'
import type { WantedInput } from './fetch-inputs.ts'
import type { Outline } from './outline.ts'
import type { PlanContext, PlanResult } from './plan.ts'

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
