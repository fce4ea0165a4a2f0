import type { Seen } from '@kinora/media/engine/contract'
import { hasFace } from '../shots/describe-picture.ts'
import { isOfPeople } from '../words/people-words.ts'
import { isNewcomer, isOfTheWorld } from './is-newcomer.ts'
import { MANY, subjectOf } from './name-pronouns.ts'

/** All scenes of a film, and whether there is one picture only. */
export type SceneWords = { scenes: readonly string[]; isAlone: boolean }

/**
 * Whether a picture can show whom a scene is about. Nobody can tell what is in a picture but faces: people are in those
 * with one, and a thing is what the words speak of as known, `the yellow car`. One picture alone can show the one that all
 * scenes are about, unless it has not the colour.
 */
export function mayBeOf(seen: Seen, scene: number, { scenes, isAlone }: SceneWords): boolean {
  const text = scenes[scene] ?? ''
  if (seen.isPlace) return false
  if (hasFace(seen)) return isOfPeople(text) || !isNewcomer(text)
  if (!isNewcomer(text)) return !isOfTheWorld(text)
  const isOne = isAlone && !MANY.test(subjectOf(text) ?? '')
  return isOne && !isOtherColour(text, seen) && scenes.every(other => subjectOf(other) === subjectOf(text))
}

/** Colours that a camera takes for each other. */
const COLOURS: readonly { words: RegExp; near: readonly string[] }[] = [
  { words: /\bblack\b|黑/iu, near: ['black', 'grey'] },
  { words: /\bwhite\b|白/iu, near: ['white', 'grey'] },
  { words: /\bred\b|红/iu, near: ['red', 'orange', 'pink', 'brown'] },
  { words: /\b(?:yellow|golden|orange)\b|[黄金橙橘]/iu, near: ['yellow', 'orange', 'gold', 'brown'] },
  { words: /\bgreen\b|绿/iu, near: ['green', 'yellow', 'grey'] },
  { words: /\bblue\b|蓝/iu, near: ['blue', 'grey', 'purple'] },
]

/** Whoever is introduced has a colour that is nowhere in the picture. */
function isOtherColour(text: string, { colours }: Seen): boolean {
  const named = subjectOf(text) ?? ''
  const said = COLOURS.find(({ words }) => words.test(named))
  return said !== undefined && colours.length > 0 && !colours.some(colour => said.near.includes(colour))
}
