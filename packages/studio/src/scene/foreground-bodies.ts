import type { Body, Part } from '../bodies/body.ts'
import { ball, box, buildThing, rod } from '../bodies/kits/thing.ts'
import type { Place } from '../direct/shot-list.ts'

/**
 * What a camera comes out from behind: in heights of the frame, with the middle of the frame's height at 0 and the edge
 * that is passed last at x 0. All of it is to the left of that edge.
 */
export type Foreground = 'trunk' | 'rock' | 'wall' | 'post' | 'curtain' | 'reef'

const OF_PLACES: Partial<Record<Place, Foreground>> = {
  beach: 'rock',
  mountains: 'rock',
  desert: 'rock',
  snowfield: 'rock',
  waterfall: 'rock',
  sea: 'rock',
  space: 'rock',
  street: 'wall',
  skyline: 'wall',
  room: 'post',
  kitchen: 'post',
  table: 'curtain',
  sweep: 'curtain',
  stage: 'curtain',
  abstract: 'curtain',
  underwater: 'reef',
}

/** A thing that is found there: a trunk where trees grow, rocks among rocks, the end of a wall in a street. */
export const chooseForeground = (place: Place, isIndoors: boolean): Foreground =>
  isIndoors && OF_PLACES[place] === undefined ? 'post' : (OF_PLACES[place] ?? 'trunk')

const steps = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

const BARK = ['#6b4a30', '#543823', '#7c5a3c'] as const
const LEAVES = ['#3f6b2a', '#4f8034', '#33581f', '#5c8f3c'] as const

const trunk = (): Part[] => [
  rod([-0.42, -0.8, 0], [-0.36, 0.9, 0], [0.4, 0.3], BARK[0]),
  // Ridges of the bark.
  ...steps(13).map(at => {
    const angle = Math.PI * (at / 12)
    const [x, z] = [Math.cos(angle), -Math.sin(angle)]
    return rod([-0.42 + 0.39 * x, -0.8, 0.38 * z], [-0.36 + 0.295 * x, 0.9, 0.285 * z], 0.035, BARK[1 + (at % 2)]!)
  }),
  rod([-0.5, 0.12, 0], [-1.3, 0.52, -0.1], [0.11, 0.06], BARK[0]),
  ball([-0.2, 0.02, -0.3], [0.07, 0.1, 0.06], BARK[1]),
  // Leaves that hang into the picture behind it.
  ...steps(46).map(at => {
    const [u, v] = [(at * 0.618) % 1, (at * 0.367) % 1]
    const x = -0.75 - 1.35 * u
    return ball([x, -0.62 + 1.3 * v, -0.1 + 0.2 * ((at * 0.27) % 1)], [0.24, 0.17, 0.16], LEAVES[at % LEAVES.length]!)
  }),
]

const rocks = (colours: readonly string[]): Part[] =>
  [
    [-0.5, -0.5, 0.5, 0.66],
    [-0.62, 0.06, 0.42, 0.44],
    [-0.98, 0.34, 0.56, 0.46],
    [-1.25, -0.3, 0.62, 0.6],
    [-1.8, 0.2, 0.6, 0.7],
    [-1.75, -0.5, 0.5, 0.5],
    [-0.36, -0.2, 0.3, 0.34],
  ].map(([x, y, wide, high], at) =>
    ball([x!, y!, -0.1 * (at % 3)], [wide! * 0.9, high!, 0.4], colours[at % colours.length]!, {
      turn: [0, 0, 0.35 * ((at % 3) - 1)],
    }),
  )

/** Courses of stones, and at the end of it every second one stands out. */
const wall = (): Part[] => [
  box([-1.12, 0, 0.05], [2.1, 1.6, 0.3], '#8d8378'),
  ...steps(11).flatMap(row =>
    steps(7).map(at =>
      box(
        [-0.15 - 0.32 * at - (row % 2 ? 0.14 : 0), -0.74 + 0.148 * row, -0.12],
        [0.3, 0.132, 0.1],
        ['#a4553f', '#93492f', '#b0644a', '#8a4a38'][(row * 3 + at * 5) % 4]!,
        { round: 0.012 },
      ),
    ),
  ),
]

/** The post of a door in its wall. */
const post = (): Part[] => [
  box([-1.2, 0, 0.05], [2.1, 1.6, 0.2], '#d8cbb4'),
  box([-0.1, 0, -0.04], [0.2, 1.6, 0.26], '#7a5233', { round: 0.02 }),
  box([-0.05, 0, -0.18], [0.06, 1.6, 0.06], '#8d6240', { round: 0.02 }),
  box([-1.2, -0.56, -0.07], [2, 0.16, 0.06], '#efe6d6', { round: 0.01 }),
]

const curtain = (): Part[] =>
  steps(17).map(at => {
    const x = -0.08 - 0.125 * at
    const z = at % 2 ? -0.06 : 0.03
    return rod([x - 0.02, -0.8, z], [x, 0.8, z], 0.1, at % 2 ? '#a3222e' : '#7d1722')
  })

const reef = (): Part[] => [
  ...rocks(['#4a5f6b', '#3d5260', '#566d76']),
  ...steps(14).map(at =>
    rod(
      [-0.3 - 0.13 * at, -0.5 + 0.5 * ((at * 0.37) % 1), -0.4],
      [-0.22 - 0.14 * at, -0.1 + 0.7 * ((at * 0.37) % 1), -0.42],
      [0.05, 0.02],
      ['#d8604f', '#c98a3c', '#9a4f8e'][at % 3]!,
    ),
  ),
]

const PARTS: Record<Foreground, () => Part[]> = {
  trunk,
  rock: () => rocks(['#7d756b', '#8c857b', '#6c655d', '#948a7c']),
  wall,
  post,
  curtain,
  reef,
}

export const buildForeground = (kind: Foreground): Body => ({ ...buildThing({ parts: PARTS[kind]() }), cell: 0.04 })
