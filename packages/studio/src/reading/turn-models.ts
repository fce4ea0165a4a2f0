import type { Motion, ShotList, Subject } from '../direct/shot-list.ts'

const IDLE: ReadonlySet<Motion> = new Set<Motion>(['still', 'bob', 'sway'])

/** A thing that came along as a model and does nothing turns: a caller who sends all its sides wants them seen. */
export function turnModels(list: ShotList, models: readonly { name: string }[]): ShotList {
  const isModel = ({ what }: Subject): boolean => 'input' in what && models.some(({ name }) => name === what.input)
  const turned = (subject: Subject): Subject =>
    isModel(subject) && IDLE.has(subject.motion) && !subject.deeds && !subject.relation
      ? { ...subject, motion: 'spin' }
      : subject
  return { ...list, shots: list.shots.map(shot => ({ ...shot, subjects: shot.subjects.map(turned) })) }
}
