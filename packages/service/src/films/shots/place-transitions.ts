import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { SeededRandom } from '@kinora/media/core/seeded-random'

/** Long enough to be seen, and over before the next beat of lively music. */
const TRANSITION_FRAMES = FRAMES_PER_SECOND / 3

/** Softens about a third of the cuts; `kinds` are names of the compositor. The rest are plain cuts. */
export function placeTransitions(
  count: number,
  kinds: readonly [string, ...string[]],
  seeded: SeededRandom,
): ({ kind: string; frames: number } | undefined)[] {
  const cuts = count - 1
  if (cuts < 1) return Array.from({ length: Math.max(0, count) })
  const wanted = Math.max(1, Math.round(cuts / 3))
  const first = seeded.below(cuts)
  const chosen = new Set(Array.from({ length: wanted }, (_, at) => (first + Math.floor((at * cuts) / wanted)) % cuts))
  let before = ''
  return Array.from({ length: count }, (_, at) => {
    if (!chosen.has(at)) return undefined
    const [kind, ...others] = kinds.filter(name => name !== before)
    before = kind ? seeded.pick([kind, ...others]) : kinds[0]
    return { kind: before, frames: TRANSITION_FRAMES }
  })
}
