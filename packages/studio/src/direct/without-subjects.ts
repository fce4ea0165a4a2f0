import type { Subject } from './shot-list.ts'

/** Without some of them; who stood by those stands for itself. */
export function withoutSubjects(subjects: readonly Subject[], gone: readonly Subject[]): Subject[] {
  const kept = subjects.filter(one => !gone.includes(one))
  const moved = (to: number | undefined): { to?: number } => {
    const index = to === undefined ? -1 : kept.indexOf(subjects[to]!)
    return index >= 0 ? { to: index } : {}
  }
  return kept.map(({ relation, deeds, ...one }) => {
    const to = moved(relation?.to).to
    return {
      ...one,
      ...(relation && to !== undefined && { relation: { ...relation, to } }),
      ...(deeds && { deeds: deeds.map(({ to: object, ...deed }) => ({ ...deed, ...moved(object) })) }),
    }
  })
}
