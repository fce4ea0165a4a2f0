import type { Shot, Subject } from '../setting/shot-list.ts'

/** Intermediate forms, and the forms they lead to. */
const BETWEEN: ReadonlyMap<string, ReadonlySet<string>> = new Map([['drawn-chrysalis', new Set(['1f98b'])]])

/**
 * `a caterpillar turns into a chrysalis and then a butterfly`: the next shot begins with the last form of the one
 * before. Changes the shots.
 */
export function carryChanges(shots: readonly Shot[]): void {
  for (const [at, shot] of shots.entries()) {
    const last = shots[at - 1]?.subjects.flatMap(({ changes = [] }) => changes).findLast(({ of }) => of === 'figure')
    const later = last && BETWEEN.get(last.to)
    const [one] = shot.subjects
    if (!later || !one || shot.subjects.length > 1 || !('sprite' in one.what) || !later.has(one.what.sprite)) continue
    const emerging: Subject = {
      ...one,
      what: { sprite: last.to },
      motion: 'still',
      changes: [{ of: 'figure', to: one.what.sprite }],
    }
    delete emerging.deeds
    shot.subjects = [emerging]
  }
}
