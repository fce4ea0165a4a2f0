import { readTable } from '../words/vocabulary/word-data.ts'
import type { Shot } from '../setting/shot-list.ts'

type Kind = NonNullable<Shot['imagery']>['kind']
type Rows = readonly (readonly [step: string, said: RegExp])[]

/** Shapes that both dots and lines can form. */
const SHAPES: Rows = readTable('matter-steps', 'shapes')

const ROWS: Readonly<Partial<Record<Kind, Rows>>> = readTable('matter-steps', 'rows')

const MOST = 8
/** The most characters between a gathering and its shape. */
const NEAR = 10

/** The steps in the order of the words. Immediate repetitions count once. */
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
    // `gather into a heart`: the parts gather from everywhere, without a drop.
    if (step === 'gather' && next && next.from - to < NEAR && SHAPES.some(([name]) => name === next.step)) {
      if (steps.length === 0) steps.push('scatter')
      continue
    }
    // `靠近又退开，反复三次`: repeats both steps once.
    if (step === 'again') {
      if (steps.at(-1) !== 'part' || steps.length < 4) steps.push(...steps.slice(-2))
    }
    // `一滴水银落下`: a single drop falls, not rain. `融回一滴`: the parts are one already.
    else if (step === 'fall' && steps.at(-1) === 'drop') steps.splice(-1, 1, 'above', 'drop')
    else if (step === 'drop' && steps.at(-1) === 'gather') continue
    else if (steps.at(-1) !== step) steps.push(step)
  }
  return steps.slice(0, MOST)
}
