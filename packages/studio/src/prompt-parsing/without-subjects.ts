import { updateReferences } from './update-references.ts'
import type { Subject } from '../setting/shot-list.ts'

/** Removes subjects and the relations to them. */
export function withoutSubjects(subjects: readonly Subject[], gone: readonly Subject[]): Subject[] {
  const kept = subjects.filter(one => !gone.includes(one))
  return kept.map(one => updateReferences(one, index => kept.indexOf(subjects[index]!)))
}
