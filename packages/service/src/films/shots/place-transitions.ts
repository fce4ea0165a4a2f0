import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { SeededRandom } from '@kinora/media/core/seeded-random'

/** Long enough to be seen, and over before the next beat of lively music. */
const TRANSITION_FRAMES = FRAMES_PER_SECOND / 3
/** The part of the cuts that are softened. */
const SHARE = 1 / 3

/**
 * The transition after each shot. About a third of the cuts are softened, and only those that have a reason: the place
 * or the time changes. `mayChange` has them; `kinds` are names of the compositor. The rest are plain cuts.
 */
export function placeTransitions(
  mayChange: readonly boolean[],
  kinds: readonly [string, ...string[]],
  seeded: SeededRandom,
): ({ kind: string; frames: number } | undefined)[] {
  const cuts = mayChange.slice(0, -1).flatMap((may, at) => (may ? [at] : []))
  const wanted = Math.min(cuts.length, Math.max(1, Math.round((mayChange.length - 1) * SHARE)))
  const first = cuts.length > 0 ? seeded.below(cuts.length) : 0
  const chosen = new Set(
    Array.from({ length: wanted }, (_, at) => cuts[(first + Math.floor((at * cuts.length) / wanted)) % cuts.length]),
  )
  let before = ''
  return mayChange.map((_, at) => {
    if (!chosen.has(at)) return undefined
    const [kind, ...others] = kinds.filter(name => name !== before)
    before = kind ? seeded.pick([kind, ...others]) : kinds[0]
    return { kind: before, frames: TRANSITION_FRAMES }
  })
}
