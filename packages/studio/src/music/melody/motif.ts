import type { SeededRandom } from '@kinora/media/core/seeded-random'

/** A note of a rhythm: where it begins and how long it is, in sixteenths. */
export type Beat = { at: number; length: number }
export type Cell = Beat[]

/** The idea a melody is made of: two bars of rhythm, and how many steps of the scale each note goes from the one before. */
export type Motif = { first: Cell; second: Cell; leads: number[]; answers: number[] }

type Rhythms = Record<'sparse' | 'even' | 'lively', readonly [string, ...string[]]>

const RHYTHMS: Record<3 | 4, Rhythms> = {
  4: {
    sparse: ['x-------x-------', 'x-----------x---', 'x-----x-x-------', 'x---x-----------', 'x-------x---x---'],
    even: ['x---x---x-------', 'x-----x-x---x---', 'x---x-x-x-------', 'x-x-x---x-------', 'x---x---x---x---'],
    lively: ['x-x-x-x-x---x---', 'x--x--x-x-x-x---', 'x-x-x---x-x-x---', 'x--x--x---x-x-x-', 'x-x-x-x-x-x-x---'],
  },
  3: {
    sparse: ['x-------x---', 'x-----------', 'x-----x-x---'],
    even: ['x---x---x---', 'x-------x-x-', 'x-----x-x---', 'x---x-x-x---'],
    lively: ['x-x-x---x---', 'x---x-x-x-x-', 'x-x-x-x-x---'],
  },
}

function parseCell(text: string): Cell {
  return text
    .split('')
    .flatMap((sign, at) =>
      sign === 'x' ? [{ at, length: 1 + (/^-*/.exec(text.slice(at + 1))?.[0].length ?? 0) }] : [],
    )
}

export function makeMotif(density: number, meter: 3 | 4, seeded: SeededRandom): Motif {
  const rhythms = RHYTHMS[meter]
  const place = density + seeded.between(-0.15, 0.15)
  const first = parseCell(seeded.pick(place < 0.35 ? rhythms.sparse : place < 0.65 ? rhythms.even : rhythms.lively))
  // The answer is calmer than the question, so that a line breathes.
  const second = parseCell(seeded.pick(place < 0.6 ? rhythms.sparse : rhythms.even))
  return { first, second, leads: contourOf(first.length, seeded), answers: contourOf(second.length, seeded) }
}

/** Steps mostly; a leap now and then, which turns back by step, as singable lines do. */
function contourOf(notes: number, seeded: SeededRandom): number[] {
  const deltas: number[] = [0]
  const direction = seeded.next() < 0.6 ? 1 : -1
  let height = 0
  for (let at = 1; at < notes; at++) {
    const before = deltas[at - 1]!
    const leaps = Math.abs(before) < 2 && seeded.next() < 0.28
    let delta = leaps ? seeded.pick([2, 3, 4]) : seeded.pick([1, 1, 1, 0])
    // After a leap back, at the rim inwards, otherwise mostly onwards.
    const sign =
      Math.abs(before) >= 2
        ? -Math.sign(before)
        : Math.abs(height) > 3
          ? -Math.sign(height)
          : seeded.next() < 0.7
            ? direction
            : -direction
    if (delta === 0 && before === 0) delta = 1
    deltas.push(delta * sign)
    height += delta * sign
  }
  return deltas
}

const CADENCES: Record<3 | 4, { open: readonly [string, ...string[]]; closed: readonly [string, ...string[]] }> = {
  4: { open: ['x---x---x-----..', 'x-x-x---x-----..'], closed: ['x---x---x-------', 'x-----x-x-------'] },
  3: { open: ['x---x-----..', 'x---x---x-..'], closed: ['x---x-------', 'x-----x-----'] },
}

export const chooseCadenceCell = (kind: 'open' | 'closed', meter: 3 | 4, seeded: SeededRandom): Cell =>
  parseCell(seeded.pick(CADENCES[meter][kind]))

/** Twice as slow: the beginning of a rhythm over the whole bar. */
export const augmentCell = (cell: Cell, barSteps: number): Cell =>
  cell
    .map(({ at, length }) => ({ at: at * 2, length: length * 2 }))
    .filter(({ at }) => at < barSteps)
    .map(({ at, length }) => ({ at, length: Math.min(length, barSteps - at) }))

/** Long notes give their last quarter to a neighbour. */
export const divideCell = (cell: Cell): Cell =>
  cell.flatMap(({ at, length }) =>
    length >= 8
      ? [
          { at, length: length - 2 },
          { at: at + length - 2, length: 2 },
        ]
      : [{ at, length }],
  )
