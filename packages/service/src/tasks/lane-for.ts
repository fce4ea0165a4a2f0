import { estimateOrder } from '@kinora/media/engine/estimate-order'
import type { Order } from '@kinora/media/engine/contract'
import type { Lane } from '../store/tasks/lane.ts'
import { DRAFTS } from '../plans/drafts.ts'
import type { Draft } from '../plans/make-one-order.ts'
import type { ComposeRequest } from '../films/making/load-sources.ts'
import type { PartRequest } from '../films/making/part-request.ts'

// One sentence, a picture, a look at one: what somebody waits for with the page open. And what is over before anybody gets
// up: a line or two, a composition of half a minute, the shortest clips. A clip of five seconds at 720p takes eleven.
const QUICK_SECONDS = 5
const SHORT_SECONDS = 10

/** The size of work that takes about so many seconds of one core. */
export const sizeFor = (seconds: number): Exclude<Lane, 'free'> =>
  seconds <= QUICK_SECONDS ? 'quick' : seconds <= SHORT_SECONDS ? 'short' : 'long'

// Seconds of one core for each second of a film: drawing what is not copied, the sound, and looking at the result.
const COMPOSE_BASE = 1
const COMPOSE_PER_SECOND = 0.28
// A film's length is not in the request for its composition; shots last about so long.
const USUAL_SHOT_SECONDS = 5

export const estimateCompose = (seconds: number): number => COMPOSE_BASE + COMPOSE_PER_SECOND * seconds

/** The lane of a task: what its plan orders, or nothing where that is parts. */
export function laneFor(plan: string, request: Record<string, unknown>): Lane {
  if (plan === 'film-part') return sizeFor(estimateOrder(partOrder(request as unknown as PartRequest)))
  if (plan === 'film-compose') return sizeFor(estimateCompose(composeSeconds(request)))
  const draft = (DRAFTS as Readonly<Record<string, Draft | undefined>>)[plan]
  return draft ? sizeFor(estimateOrder(draft(request, []))) : 'free'
}

const partOrder = ({ order, prompt }: PartRequest): Order => ({
  ...order,
  ...(order?.kind === 'speech' && { text: prompt }),
  prompt,
  inputs: [],
})

const composeSeconds = ({ video_task_ids, job_ids, chapter_task_ids }: ComposeRequest): number =>
  (video_task_ids ?? job_ids ?? chapter_task_ids ?? []).length * USUAL_SHOT_SECONDS
