import { readTable } from '../words/vocabulary/word-data.ts'
import type { Shot } from '../setting/shot-list.ts'

type Kind = NonNullable<Shot['imagery']>['kind']
type Rows = readonly (readonly [step: string, said: RegExp])[]

/** Shapes that dots and lines alike can take. */
const SHAPES: Rows = readTable('matter-steps', 'shapes')

const ROWS: Readonly<Partial<Record<Kind, Rows>>> = readTable('matter-steps', 'rows')

const MOST = 8
/** Letters between a gathering and what it makes. */
const NEAR = 10

/** What becomes of it in the order of the words, each step once where it is told twice in a row. */
export function stepsIn(kind: Kind, words: string): string[] {
  const taken: { step: string; from: number; to: number }[] = []
  for (const [step, said] of ROWS[kind] ?? [])
    for (const { index, 0: text } of words.matchAll(said))
      if (!taken.some(({ from, to }) => index < to && index + text.length > from))
        taken.push({ step, from: index, to: index + text.length })
  const steps: string[] = []
  const told = taken.toSorted((a, b) => a.from - b.from)
  for (const [at, { step, to }] of told.entries()) {
    const next = told[at + 1]
    // `gather into a heart`: from anywhere, and into no drop.
    if (step === 'gather' && next && next.from - to < NEAR && SHAPES.some(([name]) => name === next.step)) {
      if (steps.length === 0) steps.push('scatter')
      continue
    }
    // `靠近又退开，反复三次`: both of them once more.
    if (step === 'again') {
      if (steps.at(-1) !== 'part' || steps.length < 4) steps.push(...steps.slice(-2))
    }
    // `一滴水银落下`: a drop that falls, and no rain; `融回一滴`: what is one again is told already.
    else if (step === 'fall' && steps.at(-1) === 'drop') steps.splice(-1, 1, 'above', 'drop')
    else if (step === 'drop' && steps.at(-1) === 'gather') continue
    else if (steps.at(-1) !== step) steps.push(step)
  }
  return steps.slice(0, MOST)
}
