import { COURSES } from '../bodies/motion/courses.ts'
import type { Deed } from '../direct/shot-list.ts'

/** Seconds in which one look at a clip shows something else than the look before. */
const LOOK = 1.3
/** How much longer than others is what has a way to go: a ball is kicked, flies and is in the net; who runs or jumps gets somewhere. */
const [COURSED, MOVING, LAST] = [1.8, 1.2, 1.1]
const WAYS: ReadonlySet<string> = new Set(COURSES)

/**
 * Of a shot: the parts that its beats have, together 1. Each is a whole number of looks, so that whoever looks at a clip every so often sees each beat in its
 * middle and never only two of their edges: of four looks three beats have one, two and one.
 */
export function shareBeats(beats: readonly (readonly Deed[])[], seconds: number): number[] {
  const looks = Math.max(beats.length, Math.round(seconds / LOOK))
  const weights = beats.map((deeds, nth) =>
    deeds.some(({ verb }) => WAYS.has(verb))
      ? COURSED
      : deeds.some(({ motion }) => motion !== undefined && motion !== 'bob' && motion !== 'still')
        ? MOVING
        : nth === beats.length - 1
          ? LAST
          : 1,
  )
  const given = beats.map(() => 1)
  for (let left = looks - beats.length; left > 0; left--) {
    const neediest = weights.map((weight, nth) => weight / given[nth]!)
    given[neediest.indexOf(Math.max(...neediest))]! += 1
  }
  return given.map(count => count / looks)
}
