import type { PlanName } from '../catalog/declare.ts'
import type { Lane } from '../store/tasks/lane.ts'
import { findPlan } from './plans.ts'

// One sentence, a picture, a look at one: what somebody waits for with the page open. And what is over before anybody gets
// up: a line or two, a composition of half a minute, the shortest clips. A clip of five seconds at 720p takes eleven.
const QUICK_SECONDS = 5
const SHORT_SECONDS = 10

/** The size of work that takes about so many seconds of one core. */
export const sizeFor = (seconds: number): Exclude<Lane, 'free'> =>
  seconds <= QUICK_SECONDS ? 'quick' : seconds <= SHORT_SECONDS ? 'short' : 'long'

/** The lane of a task: what its plan takes, or nothing where only its parts take any. */
export function laneFor(name: PlanName, request: object): Lane {
  const { estimateSeconds } = findPlan(name)
  return estimateSeconds ? sizeFor(estimateSeconds(request)) : 'free'
}
