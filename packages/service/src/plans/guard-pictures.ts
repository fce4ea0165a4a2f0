import type { RateFile, ShownFile } from '@kinora/media/engine/contract'
import type { Finish } from '@kinora/media/finish/finisher'
import type { Inspect } from '@kinora/media/inspect/inspector'
import { PlanFailure } from './plan.ts'

// Of 140 harmless stock photographs the worst is rated 0.63; swimwear by itself cannot reach more than 0.3.
const UNSAFE_SHARE = 0.7

/** Inspects a file that came in, and refuses it where it shows what should not be shown. Sounds show nothing. */
export const guardInspect =
  (inspect: Inspect, rate: RateFile): Inspect =>
  async (path, rules, options = {}) => {
    const verdict = await inspect(path, rules, options)
    if ('reason' in verdict || rules.kind === 'sound') return verdict
    const seconds = 'seconds' in verdict.facts ? verdict.facts.seconds : 0
    const shown = ('picture' in verdict.facts && verdict.facts.picture) || path
    const file: ShownFile = rules.kind === 'clip' ? { path, kind: 'clip', seconds } : { path: shown, kind: 'picture' }
    const { share } = await rate(file, options)
    return share < UNSAFE_SHARE
      ? verdict
      : { reason: 'CreationPolicyViolation', says: 'shows what this service does not work with' }
  }

/** Finishes a file that was made, and holds it back where it shows what should not be shown. */
export const guardFinish =
  (finish: Finish, rate: RateFile): Finish =>
  async (job, options) => {
    const finished = await finish(job, options)
    const { path, ordered } = job
    if (ordered.kind === 'sound') return finished
    const file: ShownFile =
      ordered.kind === 'video' ? { path, kind: 'clip', seconds: ordered.seconds } : { path, kind: 'picture' }
    const { share } = await rate(file, options)
    if (share < UNSAFE_SHARE) return finished
    // The seed stays the same, and so would the result.
    const message = 'what was made is held back: it shows what this service does not show'
    throw new PlanFailure('CreationPolicyViolation', message, { retryable: false })
  }
