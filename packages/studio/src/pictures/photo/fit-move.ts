import type { ReliefCamera } from '@kinora/media/compositor/draw-relief'
import type { Camera } from '../../setting/setting.ts'
import type { Sides } from '../../planes/find-cut-sides.ts'
import type { Amplitude } from '../../camera/take.ts'
import type { Canvas } from './canvas.ts'
import type { Moment, Move, Pose } from './camera-moves.ts'

const STRENGTHS: Record<Amplitude, number> = { auto: 1, small: 0.5, medium: 1, large: 1.6 }
const SPEEDS: Record<Camera['speed'], number> = { slow: 0.75, normal: 1, fast: 1.45 }

/** How far a camera goes: by the amplitude, the words, and the time it has; a long film is slower, not four times wider. */
export function moveStrength(amplitude: Amplitude, speed: Camera['speed'], seconds: number): number {
  const time = Math.min(1.35, Math.max(0.5, Math.sqrt(seconds / 5)))
  return STRENGTHS[amplitude] * SPEEDS[speed] * time
}

/** The moment of frame `index` of so many. */
export function momentAt(index: number, frames: number, framesPerSecond: number): Moment {
  const share = frames > 1 ? index / (frames - 1) : 0
  // Between even and a full stop at both ends: a clip that begins at rest for long looks like a still.
  const eased = share - (0.75 * Math.sin(2 * Math.PI * share)) / (2 * Math.PI)
  return { share, eased, seconds: index / framesPerSecond }
}

// A relief has this much behind its near things, as a share of the width; a push beyond the other looks like rubber.
const MAX_SHIFT = 0.06
const MAX_PUSH = 0.4
const STEPS = 40

/**
 * The strength, lowered until nothing beside the canvas is ever seen: not at any nearness, not at any of these moments.
 * At rest the frame lies well inside, so there is always one that fits.
 */
export function fitStrength(move: Move, strength: number, canvas: Canvas, moments: readonly Moment[]): number {
  for (let step = STEPS; step > 0; step--) {
    const tried = (strength * step) / STEPS
    if (moments.every(moment => isInside(move(moment, tried), canvas))) return tried
  }
  return 0
}

/** At which sides something of this nearness is seen further out than the picture reached. */
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

// Pixels; less than that of a mirror image is not seen.
const SLACK = 2

/** What of the canvas a camera sees at one nearness. */
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
