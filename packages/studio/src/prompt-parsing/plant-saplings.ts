import type { FoundSubject } from './found-subject.ts'

/** `plants a seedling`, 种下种子: a planted seedling stays and does not grow meanwhile. Changes the subjects. */
export function plantSaplings(found: readonly FoundSubject[]): void {
  if (!found.some(({ deeds }) => deeds?.some(({ verb }) => verb === 'plant'))) return
  for (const one of found) if (one.noun?.motion === 'rise' && one.motion === undefined) one.motion = 'still'
}
