import type { Motion } from '../direct/shot-list.ts'
import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Pictogram } from './pictogram.ts'

/**
 * Where a place of a figure has gone at a part of its round. Places are shares of the figure's own width and height, from
 * the left and from the top; `move` gets by how much.
 */
type Warp = {
  seconds: number
  move: (u: number, v: number, phase: number, by: { u: number; v: number }) => void
}

const wave = (phase: number): number => Math.sin(phase * 2 * Math.PI)

/** Bends like a stem: the foot stays, the top goes furthest. */
const bend = (seconds: number, reach: number): Warp => ({
  seconds,
  move(_, v, phase, by) {
    by.u = reach * (1 - v) * (1 - v) * wave(phase)
    by.v = 0
  },
})

/** Breathes: a little taller and a little narrower. */
const breathe = (seconds: number, reach: number): Warp => ({
  seconds,
  move(u, v, phase, by) {
    by.v = -reach * (1 - v) * wave(phase)
    by.u = -0.4 * reach * (u - 0.5) * wave(phase)
  },
})

const dance: Warp = {
  seconds: 1.1,
  move(u, v, phase, by) {
    const up = 1 - v
    by.u = 0.11 * up * wave(phase) + 0.03 * (u - 0.5) * wave(2 * phase)
    by.v = 0.045 * up * wave(2 * phase + 0.25) + 0.05 * (u - 0.5) * wave(phase)
  },
}

/** A wave that runs from the nose to the tail, growing on the way; `faces` is where the nose is. */
const swim = (faces: number): Warp => ({
  seconds: 1.1,
  move(u, _, phase, by) {
    const behind = faces > 0 ? 1 - u : u
    by.v = (0.012 + 0.055 * behind * behind) * wave(phase - 0.7 * behind)
    by.u = 0.012 * behind * wave(phase)
  },
})

/** Seen from the front or above: both wings fold towards the middle. */
const fold: Warp = {
  seconds: 0.46,
  move(u, _, phase, by) {
    by.u = -(u - 0.5) * 0.42 * (0.5 + 0.5 * wave(phase))
    by.v = 0
  },
}

/** Seen from the side: what is above the middle rises and sinks. */
const flap: Warp = {
  seconds: 0.62,
  move(u, v, phase, by) {
    const wing = Math.max(0, 0.55 - v)
    by.v = 0.34 * wing * wave(phase) - 0.02 * wave(phase + 0.2)
    by.u = 0.1 * wing * (u - 0.5) * wave(phase)
  },
}

const flicker: Warp = {
  seconds: 0.9,
  move(u, v, phase, by) {
    const up = 1 - v
    by.u = 0.05 * up * wave(phase + v * 1.3) + 0.02 * up * wave(2 * phase + v * 2)
    by.v = 0.06 * up * wave(2 * phase + u * 0.5)
  },
}

const ripple: Warp = {
  seconds: 1.6,
  move(u, v, phase, by) {
    by.v = 0.02 * wave(phase + u)
    by.u = 0.02 * wave(phase + v)
  },
}

/** Rocks on waves, or banks in the air. */
const rock = (seconds: number, reach: number): Warp => ({
  seconds,
  move(u, v, phase, by) {
    by.v = reach * (u - 0.5) * wave(phase)
    by.u = reach * 0.8 * (1 - v) * wave(phase)
  },
})

/**
 * Turns to one side and to the other, seen narrower at both: a picture has no back, and from the edge it is a line. Told
 * as a squeeze towards the middle.
 */
const twirl: Warp = {
  seconds: 5.2,
  move(u, _, phase, by) {
    const kept = Math.cos(0.95 * wave(phase))
    // By where the place comes from: u' = 1/2 + (u - 1/2) / kept.
    by.u = u - 0.5 - (u - 0.5) / kept
    by.v = 0
  },
}

/** Legs swing by turns, each around the hip; those of a pair go against each other. */
function gait(legs: readonly number[], seconds: number, reach: number): Warp {
  return {
    seconds,
    move(u, v, phase, by) {
      const low = Math.max(0, (v - 0.62) / 0.38)
      let [swing, lift, weight] = [0, 0, 1e-6]
      for (const [index, leg] of legs.entries()) {
        const own = 1 / ((u - leg) * (u - leg) + 0.0008)
        const turn = phase + (index % 2) * 0.5
        swing += own * wave(turn)
        lift += own * Math.max(0, wave(turn + 0.25))
        weight += own
      }
      by.u = reach * low * (swing / weight) + 0.008 * (1 - v) * wave(2 * phase)
      by.v = -reach * 0.55 * low * (lift / weight) - 0.012 * wave(2 * phase) * (1 - low)
    },
  }
}

/** Where a figure stands on the ground: middles of the legs, in shares of its width. */
function findLegs({ width, height, rgba }: RgbaPicture): number[] {
  const legs: number[] = []
  const row = Math.floor(height * 0.93)
  let start = -1
  for (let x = 0; x <= width; x++) {
    const isThere = x < width && rgba[(row * width + x) * 4 + 3]! > 128
    if (isThere && start < 0) start = x
    if (!isThere && start >= 0) {
      if (x - start > width * 0.03) legs.push((start + x) / 2 / width)
      start = -1
    }
  }
  return legs
}

type WarpOptions = {
  motion: Motion
  faces: number
  pictogram: Pictogram
  art: RgbaPicture
}

/** How a figure of one piece moves in itself; undefined for what is stiff. */
export function chooseWarp({ motion, faces, pictogram, art }: WarpOptions): Warp | undefined {
  const { sort, movesBy } = pictogram
  if (movesBy === 'flickering') return flicker
  if (motion === 'swim') return swim(faces)
  if (motion === 'fly' || motion === 'float' || motion === 'rise') {
    if (movesBy === 'folding') return fold
    if (movesBy === 'flapping') return flap
    if (movesBy === 'rippling') return ripple
  }
  if (motion === 'spin' && sort !== 'sky') return twirl
  if (sort === 'boat') return rock(3.6, 0.045)
  if (sort === 'airy' && (motion === 'fly' || motion === 'float')) return rock(4.2, 0.05)
  if (sort === 'cabin' || sort === 'airy' || sort === 'sky') return undefined
  if (motion === 'dance') return dance
  if (motion === 'sway') return movesBy === 'bending' ? bend(3.4, 0.05) : bend(2.6, 0.03)
  if (movesBy === 'bending') return bend(3.4, 0.05)
  if (motion === 'walk' || motion === 'run') {
    const legs = findLegs(art)
    if (legs.length >= 2) return gait(legs, motion === 'run' ? 0.5 : 0.9, motion === 'run' ? 0.12 : 0.075)
    return breathe(0.7, 0.04)
  }
  if (motion === 'jump') return breathe(1.1, 0.05)
  if (motion === 'bob') return breathe(2.4, 0.018)
  return undefined
}
