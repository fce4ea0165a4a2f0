import { escapePattern } from '@kinora/media/language/escape-pattern'
import { type Item, parseItems } from '../words/parse-items.ts'
import type { SceneInput } from './extract-mentions.ts'
import { foldText } from '../words/tokenise.ts'

/** The certainty that a picture shows the place of the action. */
export type PlaceHint = 'said' | 'likely' | undefined

const BACKDROP = String.raw`(?:back(?:ground|drop)|setting|scenery|location)`
const BACKDROP_ZH = '(?:背景|场景|布景|环境)'
const IN = String.raw`\b(?:in|inside|into|at|on|through|across|along|around|within)\s+(?:the\s+|a\s+|an\s+)?`

/**
 * Decides whether a prompt uses a picture as its place. It is `said` for a background or for something in `forest`. It
 * is `likely` after `in`, `at` or `在…里`, or for a name that means a place. Other prepositions mean people and clothes
 * too: in a dress, at a person.
 */
export function detectPlaceHint(prompt: string, inputs: readonly SceneInput[], input: SceneInput): PlaceHint {
  const mention = mentionOf(inputs, input)
  const has = (pattern: string): boolean => new RegExp(pattern, 'iu').test(prompt)
  const isBackdrop = [
    `${mention}\\s+(?:as|is|for)\\s+(?:the\\s+|a\\s+|its\\s+)?${BACKDROP}`,
    `${BACKDROP}\\s*(?:is|of|from|:|：)?\\s*(?:the\\s+)?${mention}`,
    `${mention}\\s*(?:作为|为|是|当|做)?\\s*${BACKDROP_ZH}`,
    `${BACKDROP_ZH}\\s*(?:是|为|用|:|：)?\\s*${mention}`,
  ].some(has)
  const isWhere =
    has(`${IN}${mention}`) ||
    has(`(?:在|到|进|去|来到|走进|穿过)\\s*${mention}(?!\\s*(?:的|旁|身|后|前|左|右|对面|边))`)
  const { name = '', description = '' } = input
  // `forest fox` is not a forest, and neither is `a girl who lives in a forest`.
  const isNamed = isPlace(thingsIn(name).at(-1)) || isPlace(thingsIn(description)[0])
  if (isBackdrop || (isWhere && isNamed)) return 'said'
  return isWhere || isNamed ? 'likely' : undefined
}

const thingsIn = (words: string): Item[] =>
  parseItems(foldText(words)).filter(({ meaning }) => meaning.noun ?? meaning.place)

const isPlace = (item: Item | undefined): boolean => item?.meaning.place !== undefined

/** A pattern for mentions of a picture: its name, or its number among the pictures without a name. */
function mentionOf(inputs: readonly SceneInput[], input: SceneInput): string {
  if (input.name !== undefined) return `(?:\\[@${escapePattern(input.name)}\\]|@${escapePattern(input.name)})`
  const number = inputs.filter(({ name }) => name === undefined).indexOf(input) + 1
  const written = `(?:${number}|${'一二三四五六七八九'[number - 1] ?? number})`
  return `(?:图片?|图像|照片|参考图|image|picture|photo|reference)\\s?${written}(?![\\p{N}张个只位度])(?:里|中)?`
}
