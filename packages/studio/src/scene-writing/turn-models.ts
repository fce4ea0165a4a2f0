import type { Motion, ShotList, Subject } from '../setting/shot-list.ts'

const IDLE: ReadonlySet<Motion> = new Set<Motion>(['still', 'bob', 'sway'])

/** A 3D model of the caller without an action turns, so that all its sides are visible. */
export function turnModels(list: ShotList, models: readonly { name: string }[]): ShotList {
  const isModel = ({ what }: Subject): boolean => 'input' in what && models.some(({ name }) => name === what.input)
  const turned = (subject: Subject): Subject =>
    isModel(subject) && IDLE.has(subject.motion) && !subject.deeds && !subject.relation
      ? { ...subject, motion: 'spin' }
      : subject
  return { ...list, shots: list.shots.map(shot => ({ ...shot, subjects: shot.subjects.map(turned) })) }
}
