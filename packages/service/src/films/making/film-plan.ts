import type { WantedInput } from '../../plans/fetch-inputs.ts'
import type { PlanContext, PlanResult } from '../../plans/plan.ts'

/** How a kind of film is made: from its request and the media that it refers to. */
export type FilmPlan = (context: PlanContext, wanted: readonly WantedInput[]) => Promise<PlanResult>
