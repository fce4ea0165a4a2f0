import type { Wanted } from '../fetch-inputs.ts'
import type { PlanContext, PlanResult } from '../plan.ts'

/** How a kind of film is made: from its request and the media that it refers to. */
export type FilmPlan = (context: PlanContext, wanted: readonly Wanted[]) => Promise<PlanResult>
