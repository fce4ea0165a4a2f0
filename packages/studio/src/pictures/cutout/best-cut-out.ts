import type { Cutout } from './cut-out.ts'

/** The best cut-out among several of a subject: complete and sharp. */
export const chooseBestCutout = <One extends Cutout>(cutouts: readonly One[]): One | undefined =>
  cutouts.toSorted((a, b) => worthOf(b) - worthOf(a))[0]

// A cut-off side weighs more than a soft outline; with a wide cut below, the subject cannot stand.
const CUT = 0.15
const BUST = 0.25
// Less than any usable one, and more than none.
const SEVERED = 0.5

function worthOf({ isSubject, confidence, cutAt, isBust, isSevered }: Cutout): number {
  if (!isSubject) return 0
  if (isSevered) return SEVERED * confidence
  const sides = Object.values(cutAt).filter(Boolean).length
  return 1 + confidence - CUT * sides - (isBust ? BUST : 0)
}
