import type { TransitionKind } from '@kinora/media/compositor/transition-kinds'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Mood, Shot } from '../direct/shot-list.ts'
import { passInto } from './pass-into.ts'
import type { PlannedShot } from './planned-shot.ts'

const TRANSITION_FRAMES = FRAMES_PER_SECOND / 2
/** Where all stays as it is but what is done, a longer one shows everybody twice. */
const CONTINUED_FRAMES = FRAMES_PER_SECOND / 4

const KINDS: Record<Mood, TransitionKind> = {
  calm: 'dissolve',
  happy: 'slide-left',
  sad: 'fade-through-black',
  epic: 'zoom',
  tense: 'whip-left',
  romantic: 'fade-through-white',
  playful: 'iris-open',
  mysterious: 'clouds',
  neutral: 'dissolve',
}

/**
 * Cuts a film into its shots by their shares. Neighbours overlap by half a second, over which one becomes the other; a
 * shot too short for that gets a shorter one, or a plain cut.
 */
export function planCuts(shots: readonly Shot[], frames: number): PlannedShot[] {
  const whole = shots.reduce((sum, { share }) => sum + Math.max(0, share), 0)
  const planned: PlannedShot[] = []
  let [done, start, taken] = [0, 0, 0]
  for (const [index, shot] of shots.entries()) {
    done += whole > 0 ? Math.max(0, shot.share) / whole : 1 / shots.length
    const end = index === shots.length - 1 ? frames : Math.round(done * frames)
    // What goes on there is seen in the same plate.
    if (!shot.continues) taken = index
    if (end > start) planned.push({ shot, from: start, to: end, nth: taken, whole: { from: start, to: end } })
    start = Math.max(start, end)
  }
  for (const [index, next] of planned.entries()) {
    const before = planned[index - 1]
    if (!before) continue
    const shorter = Math.min(before.to - before.from, next.to - next.from)
    const longest = next.shot.continues ? CONTINUED_FRAMES : TRANSITION_FRAMES
    const length = Math.min(longest, Math.floor(shorter / 3))
    if (length < 2) continue
    // The outgoing shot stays for the transition's length.
    next.transition = { kind: next.shot.continues ? 'dissolve' : KINDS[next.shot.mood], frames: length }
    before.to += length
    before.whole.to = before.to
  }
  return planned.flatMap(passInto)
}
