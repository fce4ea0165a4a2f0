import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { CLOSED, type MouthPose } from '../../setting/mouth-pose.ts'
import type { MouthShape, Viseme } from '../phonemes-to-visemes.ts'

/** The width or roundness of each shape. */
const WIDE: Readonly<Record<MouthShape, number>> = {
  rest: 0,
  closed: 0,
  open: 0,
  wide: 0.75,
  round: -0.85,
  narrow: 0.15,
  teeth: 0.1,
  tongue: 0.15,
}

// The widest opening in speech.
const MAX_OPEN = 0.8
// A mouth has its shape before the sound, and changes within this time.
const LEAD_SECONDS = 0.03
const CROSSING_SECONDS = 0.09
const SAMPLES = 6
// Closed lips for a "b" last at least a frame, to be visible.
const LEAST_CLOSED_SECONDS = 1 / FRAMES_PER_SECOND
// Sounds decay into silence; a mouth with a smaller opening closes with it.
const HEARD_OPEN = 0.2

/**
 * The mouth pose in each frame for these visemes, whose sound is `heard`: open only while there is sound. The first
 * viseme begins at `startSeconds` of the film.
 */
export function posesFromVisemes(
  visemes: readonly Viseme[],
  heard: readonly MouthPose[],
  startSeconds = 0,
): MouthPose[] {
  const shown = visemes.map(lengthened)
  return heard.map(({ open: heardOpen }, frame) => {
    const seconds = (frame + 0.5) / FRAMES_PER_SECOND - startSeconds + LEAD_SECONDS
    const isPressed = shown.some(
      viseme => viseme.shape === 'closed' && viseme.startSeconds <= seconds && seconds < viseme.endSeconds,
    )
    if (isPressed || heardOpen === 0) return CLOSED
    let [open, wide] = [0, 0]
    for (let sample = 0; sample < SAMPLES; sample++) {
      const { shape, openness } = shapeAt(shown, seconds + ((sample + 0.5) / SAMPLES - 0.5) * CROSSING_SECONDS)
      open += (MAX_OPEN * openness) / SAMPLES
      wide += WIDE[shape] / SAMPLES
    }
    const share = Math.min(1, heardOpen / HEARD_OPEN)
    return open === 0 ? CLOSED : { open: open * share, wide: wide * share }
  })
}

function lengthened(viseme: Viseme): Viseme {
  const lacking = LEAST_CLOSED_SECONDS - (viseme.endSeconds - viseme.startSeconds)
  if (viseme.shape !== 'closed' || lacking <= 0) return viseme
  return { ...viseme, startSeconds: viseme.startSeconds - lacking / 2, endSeconds: viseme.endSeconds + lacking / 2 }
}

const REST = { shape: 'rest', openness: 0 } as const

const shapeAt = (visemes: readonly Viseme[], seconds: number): Pick<Viseme, 'shape' | 'openness'> =>
  visemes.find(({ startSeconds, endSeconds }) => startSeconds <= seconds && seconds < endSeconds) ?? REST
