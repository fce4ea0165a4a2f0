import type { Motion } from '../direct/shot-list.ts'

/**
 * How a body is held. Angles in radians from hanging down, towards where the figure looks; limbs far side first. `lift`
 * and `shift` are shares of the height.
 */
export type Pose = {
  thighs: [number, number]
  /** How far shins bend back from the line of the thigh. */
  knees: [number, number]
  arms: [number, number]
  elbows: [number, number]
  tilt: number
  lift: number
  shift: number
  nod: number
}

const STANDING: Pose = {
  thighs: [-0.05, 0.05],
  knees: [0, 0],
  arms: [-0.28, 0.28],
  elbows: [0.1, 0.1],
  tilt: 0,
  lift: 0,
  shift: 0,
  nod: 0,
}

const wave = (phase: number, by = 0): number => Math.sin((phase + by) * 2 * Math.PI)

/** Rounds of each motion, and how long one takes. */
const POSES: Record<Motion, { seconds: number; at: (phase: number) => Partial<Pose> }> = {
  still: { seconds: 3.2, at: p => ({ arms: [-0.24 - 0.03 * wave(p), 0.24 + 0.03 * wave(p)], nod: 0.02 * wave(p) }) },
  bob: {
    seconds: 2,
    at: p => ({
      arms: [-0.3 - 0.08 * wave(p), 0.45 + 0.2 * wave(p)],
      elbows: [0.1, 0.5],
      nod: 0.07 * wave(p, 0.1),
      lift: 0.006 * wave(p),
    }),
  },
  sway: {
    seconds: 2.8,
    at: p => ({
      arms: [-0.3 + 0.09 * wave(p), 0.3 + 0.09 * wave(p)],
      tilt: 0.045 * wave(p),
      nod: 0.05 * wave(p, 0.15),
      shift: 0.01 * wave(p),
    }),
  },
  walk: { seconds: 1, at: p => stride(p, 0.46, 0.35, 0.05) },
  run: { seconds: 0.62, at: p => stride(p, 0.85, 1.05, 0.16) },
  ride: {
    seconds: 0.8,
    at: p => ({
      thighs: [1.05 + 0.25 * wave(p), 1.05 - 0.25 * wave(p)],
      knees: [1.05 + 0.3 * wave(p), 1.05 - 0.3 * wave(p)],
      arms: [0.95, 1.05],
      elbows: [0.25, 0.25],
      tilt: 0.1,
      lift: 0.006 * wave(2 * p),
    }),
  },
  drive: {
    seconds: 1.2,
    at: p => ({ arms: [0.9, 1], thighs: [1.2, 1.2], knees: [1.2, 1.2], lift: 0.004 * wave(2 * p) }),
  },
  fly: {
    seconds: 2.4,
    at: p => ({
      thighs: [-0.12 + 0.06 * wave(p), -0.02 - 0.06 * wave(p)],
      arms: [2.6, 2.9 + 0.05 * wave(p)],
      tilt: 1.05 + 0.05 * wave(p),
      nod: -0.55,
    }),
  },
  swim: {
    seconds: 1.3,
    at: p => ({
      thighs: [0.3 * wave(2 * p), -0.3 * wave(2 * p)],
      knees: [0.2, 0.2],
      arms: [1.6 + 1.2 * wave(p), 1.6 - 1.2 * wave(p)],
      tilt: 1.1,
      nod: -0.6,
    }),
  },
  float: {
    seconds: 4.6,
    at: p => ({
      thighs: [-0.22 + 0.14 * wave(p), 0.3 + 0.14 * wave(p, 0.3)],
      knees: [0.5, 0.35],
      arms: [-0.95 - 0.16 * wave(p), 1 + 0.16 * wave(p, 0.2)],
      elbows: [0.3, 0.3],
      tilt: 0.13 * wave(p, 0.4),
    }),
  },
  fall: {
    seconds: 1.4,
    at: p => ({
      thighs: [-0.5 + 0.2 * wave(p), 0.5 - 0.2 * wave(p)],
      knees: [0.6, 0.6],
      arms: [-2.2 - 0.4 * wave(p), 2.2 - 0.4 * wave(p)],
      tilt: 0.12 * wave(p),
    }),
  },
  rise: { seconds: 2.4, at: p => ({ arms: [-2.5 - 0.1 * wave(p), 2.5 + 0.1 * wave(p)], thighs: [-0.06, 0.1] }) },
  spin: { seconds: 1.6, at: p => ({ arms: [-1.35, 1.35], shift: 0.02 * wave(p), tilt: 0.07 * wave(p) }) },
  dance: {
    seconds: 1.1,
    at: p => ({
      thighs: [-0.18 - 0.22 * wave(p), 0.18 - 0.22 * wave(p)],
      knees: [0.3 + 0.3 * wave(p), 0.3 - 0.3 * wave(p)],
      arms: [-1.7 - 0.85 * wave(p), 1.7 - 0.85 * wave(p)],
      elbows: [0.55, 0.55],
      tilt: 0.12 * wave(p),
      lift: 0.025 * Math.abs(wave(p, 0.25)),
      shift: 0.03 * wave(p),
      nod: -0.1 * wave(p),
    }),
  },
  jump: { seconds: 1.1, at: p => leap(p) },
}

function stride(p: number, reach: number, bend: number, lean: number): Partial<Pose> {
  const swing = wave(p)
  return {
    thighs: [reach * swing, -reach * swing],
    knees: [bend * Math.max(0, wave(p, 0.2)), bend * Math.max(0, wave(p, 0.7))],
    arms: [-reach * swing, reach * swing],
    elbows: [0.2 + bend * 0.7, 0.2 + bend * 0.7],
    tilt: lean,
    lift: 0.018 * reach * Math.abs(wave(p, 0.25)) * 2,
    nod: 0.03 * wave(2 * p),
  }
}

function leap(p: number): Partial<Pose> {
  const air = Math.max(0, Math.sin(p * 2 * Math.PI))
  return {
    thighs: [-0.1 + 0.5 * air, 0.1 + 0.25 * air],
    knees: [0.9 * air, 0.6 * air],
    arms: [-0.4 - 1.9 * air, 0.4 + 1.9 * air],
  }
}

export const poseRoundSeconds = (motion: Motion): number => POSES[motion].seconds

/** The pose of a motion at a part of its round; `isHolding` keeps the near arm with whatever is in the hand. */
export function poseAt(motion: Motion, phase: number, isHolding: boolean): Pose {
  const pose = { ...STANDING, ...POSES[motion].at(phase) }
  if (isHolding) {
    pose.arms = [pose.arms[0], 1.15 + 0.04 * wave(phase)]
    pose.elbows = [pose.elbows[0], 0.75]
  }
  return pose
}
