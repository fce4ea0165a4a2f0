import type { Subject } from '../setting/shot-list.ts'

/**
 * Updates the indices of a subject after its list has been reordered. `now` maps an old index to the new one; a
 * negative one removes the subject and every reference to it.
 */
export function updateReferences({ relation, deeds, goes, ...one }: Subject, now: (index: number) => number): Subject {
  const moved = (to: number | undefined): { to?: number } => (to === undefined || now(to) < 0 ? {} : { to: now(to) })
  return {
    ...one,
    ...(relation && now(relation.to) >= 0 && { relation: { ...relation, to: now(relation.to) } }),
    ...(deeds && { deeds: deeds.map(({ to, ...deed }) => ({ ...deed, ...moved(to) })) }),
    ...(goes && now(goes.of) >= 0 && { goes: { ...goes, of: now(goes.of) } }),
  }
}
