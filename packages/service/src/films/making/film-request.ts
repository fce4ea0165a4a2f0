import type { adOneClick } from '../../catalog/generators/ad-one-click.ts'
import type { explainComic } from '../../catalog/generators/explain-comic.ts'
import type { generalOneClick } from '../../catalog/generators/general-one-click.ts'
import type { multiframe } from '../../catalog/generators/multiframe.ts'
import type { mv } from '../../catalog/generators/mv.ts'
import type { trendingReplicate } from '../../catalog/generators/trending-replicate.ts'
import type { premiumMv } from '../../catalog/generators/premium-mv.ts'
import type { RequestValues } from '../../catalog/request-values.ts'
import type { Film, PlanTask } from '../../plans/plan.ts'

/** What can be read of any film's request. */
export type FilmRequest = RequestValues<
  | typeof adOneClick
  | typeof generalOneClick
  | typeof mv
  | typeof premiumMv
  | typeof explainComic
  | typeof multiframe
  | typeof trendingReplicate
>

/** The request of a film's row: it was checked when the film was created. */
export const filmRequest = ({ task }: Film): FilmRequest => filmRequestValues(task)

/** Or of one that is not created. */
export const filmRequestValues = ({ request }: Pick<PlanTask, 'request'>): FilmRequest => request
