import type { Subject } from '../setting/shot-list.ts'

/**
 * A subject in a list whose order has changed: what it has to do with is at another place now, as `now` says of the place
 * that it had; below 0 it is gone, and so is what pointed to it.
 */
export function pointAnew({ relation, deeds, goes, ...one }: Subject, now: (index: number) => number): Subject {
  const moved = (to: number | undefined): { to?: number } => (to === undefined || now(to) < 0 ? {} : { to: now(to) })
  return {
    ...one,
    ...(relation && now(relation.to) >= 0 && { relation: { ...relation, to: now(relation.to) } }),
    ...(deeds && { deeds: deeds.map(({ to, ...deed }) => ({ ...deed, ...moved(to) })) }),
    ...(goes && now(goes.of) >= 0 && { goes: { ...goes, of: now(goes.of) } }),
  }
}
