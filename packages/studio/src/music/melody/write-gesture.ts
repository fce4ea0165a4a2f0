import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { SectionName } from '../score.ts'
import { augmentCell, chooseCadenceCell, type Cell, divideCell, type Motif } from './motif.ts'

/** A bar of melody before it knows its pitches. */
export type Gesture = {
  cell: Cell
  deltas: number[]
  /**
   * Begins on the first note of the theme, so that the theme is recognised; otherwise continues from the note before.
   */
  returns: boolean
  /** The tone of the last note. */
  close?: 'open' | 'closed'
  /** Octaves above the home. */
  lift: number
}

type Turn = 'lead' | 'answer' | 'sequence' | 'inverted' | 'inverted-answer' | 'broad' | 'fragment' | 'open' | 'closed'

// The development of the motif, bar by bar.
const TURNS: Partial<Record<SectionName, readonly Turn[]>> = {
  theme: ['lead', 'answer', 'sequence', 'open', 'lead', 'answer', 'fragment', 'closed'],
  return: ['lead', 'answer', 'sequence', 'open', 'lead', 'fragment', 'fragment', 'closed'],
  climax: ['lead', 'answer', 'sequence', 'open', 'lead', 'inverted', 'fragment', 'closed'],
  contrast: ['inverted', 'inverted-answer', 'inverted', 'open', 'broad', 'inverted-answer', 'sequence', 'closed'],
  break: ['broad', 'open', 'broad', 'closed'],
  outro: ['lead', 'answer', 'broad', 'closed'],
}

export function writeGesture(
  motif: Motif,
  section: SectionName,
  place: number,
  isLastOfSection: boolean,
  meter: 3 | 4,
  seeded: SeededRandom,
): Gesture | undefined {
  const turns = TURNS[section]
  if (!turns) return undefined
  const planned = turns[place % turns.length]!
  // A section that is cut short still closes.
  const turn = isLastOfSection && place > 0 ? 'closed' : planned
  const lift = section === 'climax' ? 1 : 0
  const ornamented = section === 'return' || section === 'climax'
  const gesture = { ...shapeOf(turn, motif, meter, seeded), lift }
  return ornamented && !gesture.close ? withNeighbours(gesture) : gesture
}

function shapeOf(
  turn: Turn,
  { first, second, leads, answers }: Motif,
  meter: 3 | 4,
  seeded: SeededRandom,
): Omit<Gesture, 'lift'> {
  const bar = meter * 4
  switch (turn) {
    case 'lead':
      return { cell: first, deltas: leads, returns: true }
    case 'answer':
      return { cell: second, deltas: answers, returns: false }
    case 'sequence':
      return { cell: first, deltas: leads, returns: false }
    case 'inverted':
      return { cell: first, deltas: negated(leads), returns: false }
    case 'inverted-answer':
      return { cell: second, deltas: negated(answers), returns: false }
    case 'broad':
      return { cell: augmentCell(first, bar), deltas: negated(leads), returns: false }
    case 'fragment': {
      const half = first
        .filter(({ at }) => at < bar / 2)
        .map(({ at, length }) => ({ at, length: Math.min(length, bar / 2 - at) }))
      const deltas = leads.slice(0, half.length)
      // Stated twice, the second time a step higher.
      return {
        cell: [...half, ...half.map(({ at, length }) => ({ at: at + bar / 2, length }))],
        deltas: [...deltas, 1, ...deltas.slice(1)],
        returns: false,
      }
    }
    case 'open':
    case 'closed': {
      const cell = chooseCadenceCell(turn, meter, seeded)
      const falls = turn === 'closed' ? -1 : 1
      return { cell, deltas: cell.map((_, at) => (at === 0 ? 0 : falls)), returns: false, close: turn }
    }
  }
}

function withNeighbours(gesture: Gesture): Gesture {
  const cell = divideCell(gesture.cell)
  let taken = -1
  const deltas = cell.map(({ at }) => {
    const isOwn = gesture.cell.some(beat => beat.at === at)
    if (isOwn) taken++
    return isOwn ? (gesture.deltas[taken] ?? 0) : 1
  })
  return { ...gesture, cell, deltas }
}

const negated = (deltas: readonly number[]): number[] => deltas.map(delta => -delta)
