import type { ReliefCamera } from '@kinora/media/compositor/draw-relief'
import type { Camera } from '../../setting/setting.ts'
import type { Sides } from '../../planes/find-cut-sides.ts'
import type { Amplitude } from '../../camera/take.ts'
import type { Canvas } from './canvas.ts'
import type { Moment, Move, Pose } from './camera-moves.ts'

const STRENGTHS: Record<Amplitude, number> = { auto: 1, small: 0.5, medium: 1, large: 1.6 }
const SPEEDS: Record<Camera['speed'], number> = { slow: 0.75, normal: 1, fast: 1.45 }

/** The extent of a camera move: by amplitude, prompt and time; a long film is slower rather than wider. */
export function moveStrength(amplitude: Amplitude, speed: Camera['speed'], seconds: number): number {
  const time = Math.min(1.35, Math.max(0.5, Math.sqrt(seconds / 5)))
  return STRENGTHS[amplitude] * SPEEDS[speed] * time
}

/** The time of frame `index`. */
export function momentAt(index: number, frames: number, framesPerSecond: number): Moment {
  const share = frames > 1 ? index / (frames - 1) : 0
  // Between linear and eased: a clip that starts too slowly looks like a still.
  const eased = share - (0.75 * Math.sin(2 * Math.PI * share)) / (2 * Math.PI)
  return { share, eased, seconds: index / framesPerSecond }
}

// The background behind near things in a relief, as a fraction of the width; and the limit of push without visible
// stretching.
const MAX_SHIFT = 0.06
const MAX_PUSH = 0.4
const STEPS = 40

/**
 * Reduces the strength until the view stays inside the canvas at every nearness and moment. At rest the frame lies well
 * inside, so a value always exists.
 */
export function fitStrength(move: Move, strength: number, canvas: Canvas, moments: readonly Moment[]): number {
  for (let step = STEPS; step > 0; step--) {
    const tried = (strength * step) / STEPS
    if (moments.every(moment => isInside(move(moment, tried), canvas))) return tried
  }
  return 0
}

/** The sides at which the view leaves the picture at this nearness. */
export function findRevealedSides(poses: readonly Pose[], nearness: number, canvas: Canvas): Sides {
  const views = poses.map(pose => viewOf(pose, nearness, canvas))
  const { left, top, frame } = canvas
  return {
    left: views.some(view => view.left < left - SLACK),
    right: views.some(view => view.right > left + frame.width + SLACK),
    top: views.some(view => view.top < top - SLACK),
    bottom: views.some(view => view.bottom > top + frame.height + SLACK),
  }
}

// Pixels; a narrower mirrored strip is invisible.
const SLACK = 2

/** The part of the canvas that a camera shows at one nearness. */
function viewOf(pose: Pose, nearness: number, canvas: Canvas) {
  const { x, y, zoom, shiftX, shiftY, push, pivot } = toReliefCamera(pose, canvas)
  const { width, height } = canvas.frame
  const scale = zoom * (1 + push * (nearness - pivot))
  const [offX, offY] = [shiftX * (nearness - pivot), shiftY * (nearness - pivot)]
  return {
    left: x - (width / 2 + offX) / scale,
    right: x + (width / 2 - offX) / scale,
    top: y - (height / 2 + offY) / scale,
    bottom: y + (height / 2 - offY) / scale,
  }
}

function isInside(pose: Pose, canvas: Canvas): boolean {
  if (Math.max(Math.abs(pose.shiftX), Math.abs(pose.shiftY)) > MAX_SHIFT || Math.abs(pose.push) > MAX_PUSH) return false
  return [0, 0.5, 1].every(nearness => {
    const { left, right, top, bottom } = viewOf(pose, nearness, canvas)
    return left >= 0 && right <= canvas.width && top >= 0 && bottom <= canvas.height
  })
}

export function toReliefCamera(pose: Pose, { width, height, frame }: Canvas): Required<ReliefCamera> {
  const { x, y, zoom, shiftX, shiftY, push, pivot } = pose
  return {
    x: width / 2 + x * frame.width,
    y: height / 2 + y * frame.height,
    zoom,
    shiftX: shiftX * frame.width,
    shiftY: shiftY * frame.width,
    push,
    pivot,
  }
}
