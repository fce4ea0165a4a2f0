import type { CameraMove } from '../setting/setting.ts'

/**
 * A camera move at its full amount: rotation as fractions of the frame, translation as fractions of its width (near
 * against far); `grow` is a zoom and `ahead` the effect of a forward move on near things.
 */
type Offsets = { panX: number; panY: number; stepX: number; stepY: number; grow: number; ahead: number }

const AT_REST: Offsets = { panX: 0, panY: 0, stepX: 0, stepY: 0, grow: 0, ahead: 0 }

/** `way` goes from -1 to 1 over the shot, `seconds` since the start of the shot. */
type Move = (way: number, seconds: number) => Partial<Offsets>

/** 0 at the beginning, 1 at the end. */
const done = (way: number): number => (way + 1) / 2

/** Three slow oscillations that never align: a hand-held camera. */
const shake = (seconds: number, by: number): number =>
  0.55 * Math.sin(seconds * 1.9 + by) + 0.3 * Math.sin(seconds * 4.3 + 2.1 * by) + 0.15 * Math.sin(seconds * 8.7 + by)

// A pan to the right moves everything left; a step to the right moves near things farther left than far ones; a rise
// lowers near things.
const MOVES: Record<CameraMove, Move> = {
  still: () => ({}),
  push: way => ({ grow: 0.36 * done(way), ahead: 0.38 * done(way) }),
  pull: way => ({ grow: 0.36 * (1 - done(way)), ahead: 0.38 * (1 - done(way)) }),
  'pan-left': way => ({ panX: -0.11 * way }),
  'pan-right': way => ({ panX: 0.11 * way }),
  'tilt-up': way => ({ panY: -0.11 * way }),
  'tilt-down': way => ({ panY: 0.11 * way }),
  orbit: way => ({ stepX: -0.14 * way, grow: 0.05 * done(way) }),
  // The camera turns to its targets as it rises: they stay in the frame.
  'crane-up': way => ({ panY: -0.02 * way, stepY: 0.11 * way, grow: 0.02 }),
  'crane-down': way => ({ panY: 0.02 * way, stepY: -0.11 * way, grow: 0.02 }),
  'track-left': way => ({ panX: -0.08 * way, stepX: 0.042 * way }),
  'track-right': way => ({ panX: 0.08 * way, stepX: -0.042 * way }),
  // Pulls back past the foreground and ends wide.
  reveal: way => ({ panX: 0.07 * way, stepX: -0.06 * way, grow: 0.1 * (1 - done(way)) }),
  handheld: (way, seconds) => ({
    panX: 0.007 * shake(seconds, 1.3) + 0.008 * way,
    panY: 0.008 * shake(seconds, 4.1),
    stepX: 0.007 * shake(seconds, 2.6),
    stepY: 0.004 * shake(seconds, 5.2),
    grow: 0.03 + 0.02 * done(way),
  }),
  // Around the subject and nearer, to end on another side.
  drift: way => ({
    stepX: -0.09 * way,
    panX: 0.024 * way,
    grow: 0.16 * done(way),
    ahead: 0.12 * done(way),
  }),
}

/** Vertical moves as seen by a camera that looks straight down. */
const FROM_ABOVE: Partial<Record<CameraMove, CameraMove>> = { 'crane-up': 'pull', 'crane-down': 'push' }
const OPPOSITE: Partial<Record<CameraMove, CameraMove>> = { pull: 'push', push: 'pull' }

/** `pitch` is the downward angle in radians: a rising camera that looks down moves away. */
export function moveOffsets(move: CameraMove, way: number, seconds: number, pitch = 0): Offsets {
  const level = { ...AT_REST, ...MOVES[move](way, seconds) }
  const above = FROM_ABOVE[move]
  if (pitch === 0 || !above) return level
  const steep = { ...AT_REST, ...MOVES[pitch > 0 ? above : OPPOSITE[above]!](way, seconds) }
  const [upright, share] = [Math.cos(pitch), Math.abs(Math.sin(pitch))]
  const mixed = (part: keyof Offsets): number => upright * level[part] + share * steep[part]
  return {
    panX: mixed('panX'),
    panY: mixed('panY'),
    stepX: mixed('stepX'),
    stepY: mixed('stepY'),
    grow: mixed('grow'),
    ahead: mixed('ahead'),
  }
}
