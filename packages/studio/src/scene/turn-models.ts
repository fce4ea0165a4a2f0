import type { ShotList, Subject } from '../direct/shot-list.ts'
import { isIdle } from './subject-rig.ts'

/** A thing that came along as a model and does nothing turns: whoever sends all its sides wants them seen. */
export function turnModels(list: ShotList, models: readonly { name: string }[]): ShotList {
  const isModel = ({ what }: Subject): boolean => 'input' in what && models.some(({ name }) => name === what.input)
  const turned = (subject: Subject): Subject =>
    isModel(subject) && isIdle(subject) && !subject.deeds && !subject.relation
      ? { ...subject, motion: 'spin' }
      : subject
  return { ...list, shots: list.shots.map(shot => ({ ...shot, subjects: shot.subjects.map(turned) })) }
}
