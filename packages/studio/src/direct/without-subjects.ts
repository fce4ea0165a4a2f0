import { pointAnew } from './point-anew.ts'
import type { Subject } from '../setting/shot-list.ts'

/** Removes subjects and the relations to them. */
export function withoutSubjects(subjects: readonly Subject[], gone: readonly Subject[]): Subject[] {
  const kept = subjects.filter(one => !gone.includes(one))
  return kept.map(one => pointAnew(one, index => kept.indexOf(subjects[index]!)))
}
