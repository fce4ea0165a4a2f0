import { isScenery } from '../cast-inputs.ts'
import type { ShotList } from '../../setting/shot-list.ts'
import { COMMANDS } from './edit-words.ts'
import { describesScene } from './read-edits.ts'

/**
 * True if the prompt of a single picture describes a scene with its subject rather than an edit: it has no command, and
 * it has a subject that the picture does not show, or it names the picture. `shots` are cast with the picture.
 */
export function asksForScene(prompt: string, { shots }: ShotList, isNamed: boolean): boolean {
  if (COMMANDS.test(prompt.toLowerCase()) || !describesScene(prompt)) return false
  const subjects = shots.flatMap(shot => shot.subjects)
  // `[@Tom]`, `picture 1`; an unnamed picture has its index in the request.
  const isMentioned = subjects.some(
    ({ what, words }) => 'input' in what && words !== what.input && /[@\d一二三四五六七八九]/u.test(words),
  )
  return isNamed || isMentioned || subjects.some(subject => 'sprite' in subject.what && !isScenery(subject))
}
