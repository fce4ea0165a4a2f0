import type { RateFile, ShownFile } from '@kinora/media/engine/contract'
import type { Finish } from '@kinora/media/finish/finisher'
import type { Inspect } from '@kinora/media/inspect/inspector'
import { PlanFailure } from '../plan.ts'

// The worst of 140 harmless stock photographs is rated 0.63; swimwear alone stays below 0.3.
const UNSAFE_SHARE = 0.7

/** Inspects an input and refuses unsafe pictures and clips. */
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
      : { reason: 'CreationPolicyViolation', says: 'shows content that this service does not allow' }
  }

/** Finishes a result and withholds it if it is unsafe. */
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
    // Not retryable: the seed, and so the result, would be the same.
    const message = 'the result is withheld: it shows content that this service does not allow'
    throw new PlanFailure('CreationPolicyViolation', message, { retryable: false })
  }
