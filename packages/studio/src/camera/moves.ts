import type { CameraMove } from '../direct/shot-list.ts'

/**
 * What a camera does, at full measure: turning is by shares of the frame, stepping aside and up by shares of its width
 * (what is near against what is far), `grow` is a zoom and `ahead` what a step ahead does to what is near.
 */
type Offsets = { panX: number; panY: number; stepX: number; stepY: number; grow: number; ahead: number }

const AT_REST: Offsets = { panX: 0, panY: 0, stepX: 0, stepY: 0, grow: 0, ahead: 0 }

/** `way` goes from -1 to 1 over the shot, `hand` is 1 or -1 by the seed, `seconds` since the shot began. */
type Move = (way: number, hand: number, seconds: number) => Partial<Offsets>

/** 0 at the beginning, 1 at the end. */
const done = (way: number): number => (way + 1) / 2

/** Three slow swings that never meet: a hand, not a machine. */
const shake = (seconds: number, by: number): number =>
  0.55 * Math.sin(seconds * 1.9 + by) + 0.3 * Math.sin(seconds * 4.3 + 2.1 * by) + 0.15 * Math.sin(seconds * 8.7 + by)

// A camera that turns right lets everything wander left; one that steps right lets the near wander further left than
// the far; one that rises lets the near sink.
const MOVES: Record<CameraMove, Move> = {
  still: () => ({}),
  push: way => ({ grow: 0.36 * done(way), ahead: 0.38 * done(way) }),
  pull: way => ({ grow: 0.36 * (1 - done(way)), ahead: 0.38 * (1 - done(way)) }),
  'pan-left': way => ({ panX: -0.11 * way }),
  'pan-right': way => ({ panX: 0.11 * way }),
  'tilt-up': way => ({ panY: -0.11 * way }),
  'tilt-down': way => ({ panY: 0.11 * way }),
  orbit: (way, hand) => ({ stepX: -0.14 * way * hand, grow: 0.05 * done(way) }),
  'crane-up': way => ({ panY: -0.1 * way, stepY: 0.085 * way, grow: 0.02 }),
  'crane-down': way => ({ panY: 0.1 * way, stepY: -0.085 * way, grow: 0.02 }),
  'track-left': way => ({ panX: -0.08 * way, stepX: 0.042 * way }),
  'track-right': way => ({ panX: 0.08 * way, stepX: -0.042 * way }),
  // What was before the camera goes by, and it comes to rest wide.
  reveal: way => ({ panX: 0.07 * way, stepX: -0.06 * way, grow: 0.1 * (1 - done(way)) }),
  handheld: (way, hand, seconds) => ({
    panX: 0.007 * shake(seconds, 1.3) + 0.008 * way * hand,
    panY: 0.008 * shake(seconds, 4.1),
    stepX: 0.007 * shake(seconds, 2.6),
    stepY: 0.004 * shake(seconds, 5.2),
    grow: 0.03 + 0.02 * done(way),
  }),
  // Around what is there and nearer to it, so that it is seen from another side at the end.
  drift: (way, hand) => ({
    stepX: -0.09 * way * hand,
    panX: 0.024 * way * hand,
    grow: 0.16 * done(way),
    ahead: 0.12 * done(way),
  }),
}

export function moveOffsets(move: CameraMove, way: number, hand: number, seconds: number): Offsets {
  return { ...AT_REST, ...MOVES[move](way, hand, seconds) }
}
