import type { PartPlanName } from '../../catalog/declare.ts'

/** The plan that makes a part of a film, by the part's name. */
export const partPlan = (part: string | null): PartPlanName => (part === 'compose' ? 'film-compose' : 'film-part')
