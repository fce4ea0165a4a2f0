import type { ShotList } from '../direct/shot-list.ts'

/** The list with a number on each subject and each deed. The stage copies and changes both, and the numbers stay on. */
export function tagTold(list: ShotList): ShotList {
  let number = 0
  const tag = <T extends object>(one: T): T => ({ ...one, told: number++ })
  return {
    ...list,
    shots: list.shots.map(shot => ({
      ...shot,
      subjects: shot.subjects.map(subject => {
        const tagged = tag(subject)
        return tagged.deeds ? { ...tagged, deeds: tagged.deeds.map(tag) } : tagged
      }),
    })),
  }
}

/** The number of a subject or a deed of the list; what the stage added by itself has none. */
export const toldNumber = (one: object): number | undefined =>
  'told' in one && typeof one.told === 'number' ? one.told : undefined
