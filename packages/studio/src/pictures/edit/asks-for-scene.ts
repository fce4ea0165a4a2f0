import { isScenery } from '../../direct/cast-inputs.ts'
import type { ShotList } from '../../direct/shot-list.ts'
import { COMMANDS } from './edit-words.ts'
import { describesScene } from './read-edits.ts'

/**
 * Whether the words beside one picture describe a scene that its subject shall be in, rather than something to be done
 * to the picture: nothing is ordered, and there is somebody or something in the scene that the picture does not show, or
 * the words call the picture by its name. `shots` are cast with the picture.
 */
export function asksForScene(prompt: string, { shots }: ShotList, isNamed: boolean): boolean {
  if (COMMANDS.test(prompt.toLowerCase()) || !describesScene(prompt)) return false
  const subjects = shots.flatMap(shot => shot.subjects)
  // `[@Tom]`, `picture 1`; a picture that no word means goes by its place in the request.
  const isMentioned = subjects.some(
    ({ what, words }) => 'input' in what && words !== what.input && /[@\d一二三四五六七八九]/u.test(words),
  )
  return isNamed || isMentioned || subjects.some(subject => 'sprite' in subject.what && !isScenery(subject))
}
