import type { PictureAnalysis } from '@kinora/media/engine/contract'
import { hasFace } from '../shots/describe-picture.ts'
import { hueFamily } from '../../hues/hues.ts'
import { findMeanings } from '../words/find-meanings.ts'
import { knownNouns } from '../words/known-nouns.ts'
import { beginsWithPeople, isOfPeople } from '../words/setting-words.ts'

/** All scenes of a film, the people in them in words, and whether there is only one picture. */
export type SceneWords = { scenes: readonly string[]; people?: readonly string[]; isAlone: boolean }

/**
 * True if a picture can show a scene's subject. Only faces are recognised: people can be in pictures with a face only,
 * and a thing is a known one, `the yellow car`. A single picture can show the subject of all scenes, unless its colours
 * contradict.
 */
export function mayShowSubject(
  seen: PictureAnalysis,
  scene: number,
  { scenes, people = [], isAlone }: SceneWords,
): boolean {
  const text = scenes[scene] ?? ''
  // `It hides under a roof`: the subject of the scene before.
  if (scene > 0 && /^(?:it|它)(?![a-z])/iu.test(text))
    return mayShowSubject(seen, scene - 1, { scenes, people, isAlone })
  if (seen.isPlace) return false
  if (hasFace(seen)) return isOfPeople(text) || !introducesSubject(text)
  if (isOfPerson(text, people)) return false
  if (!introducesSubject(text)) return !needsNoPicture(text)
  if (isAlone && isOfColour(text, seen)) return true
  const isOne = isAlone && !MANY.test(subjectOf(text) ?? '')
  return isOne && !isOtherColour(text, seen) && scenes.every(other => subjectOf(other) === subjectOf(text))
}

/** The colours that a camera confuses with a said one. */
const NEAR: Readonly<Record<string, readonly string[]>> = {
  black: ['black', 'grey'],
  white: ['white', 'grey'],
  red: ['red', 'orange', 'pink', 'brown'],
  yellow: ['yellow', 'orange', 'gold', 'brown'],
  green: ['green', 'yellow', 'grey'],
  blue: ['blue', 'grey', 'purple'],
}
const LIKE: Readonly<Record<string, string>> = { orange: 'yellow', gold: 'yellow' }

/** The colours that a picture of the described thing may have; undefined if the words say none. */
function coloursOf(words: string): readonly string[] | undefined {
  const said = findMeanings(words).flatMap(({ meaning }) => (meaning?.colour ? [hueFamily(meaning.colour)] : []))
  return said.map(family => NEAR[LIKE[family] ?? family]).find(near => near !== undefined)
}

/** `A yellow car drives…`: the subject has a colour of its own, which the picture has, too. */
function isOfColour(text: string, { colours }: PictureAnalysis): boolean {
  const begin = /^(?:\S+\s+){0,3}\S*/u.exec(text)?.[0].slice(0, MAX_BEGUN) ?? ''
  const near = coloursOf(begin)
  return near !== undefined && colours.slice(0, MAIN_COLOURS).some(colour => near.includes(colour))
}
/** Letters of the words that name a subject, and the colours that a picture is known by. */
const [MAX_BEGUN, MAIN_COLOURS] = [24, 3]

/** The introduced subject has a colour that is missing from the picture. */
function isOtherColour(text: string, { colours }: PictureAnalysis): boolean {
  const near = coloursOf(subjectOf(text) ?? '')
  return near !== undefined && colours.length > 0 && !colours.some(colour => near.includes(colour))
}

/** Time or place before the subject. */
const BEFORE = String.raw`(?:(?:at|in|on|under|by|near|before|after|during|outside|inside|behind)\s[^,]{1,30}?,?\s+)?`

/** Introduces a new subject: `An old woman waters…`, `Marco, a man in a suit, runs…`, `Pigeons fly…`, 两只白鹤飞过. */
const NEWCOMERS: readonly RegExp[] = [
  new RegExp(`^${BEFORE}(?:an?|two|three|four|five|six|seven|eight|nine|ten|several|some|many|\\d+)\\s`, 'iu'),
  /^\p{Lu}\p{Ll}+,\s(?:an?|the)\s/u,
  // Several of a kind, and a verb without an ending after them.
  /^(?!(?:this|his|its|is|was|us|as|always)\b)[a-z-]*[a-rt-z]s\s(?![a-z]+(?:s|ed|ing)\b)[a-z]+/iu,
  /^(?:[^，。]{1,12}[，里上边旁中下])?(?:(?:[一两二三四五六七八九十几]|\d+)[个只位名条头匹群对艘辆架座朵棵]|许多|一些|很多|人们)/u,
]

/** Common things that are never the subject of a picture. */
const KNOWN_TO_ALL = new RegExp(
  `^${BEFORE}(?:the\\s)?(?:whole\\s|full\\s|old\\s)?(?:stars?|sun|moon|sky|wind|rain|snow|storm|night|day|morning|sea|ocean|waves?|world|city|town|village|streets?|lights?|lanterns?|clouds?|leaves|camera|people|crowd)\\b|^(?:[^，。]{1,8}[，里上中下])?(?:满天|漫天)?(?:星星|星空|太阳|月亮|天空|大?[风雨雪](?=[停下落吹飘])|夜幕|大海|海浪|城市|灯光|云|镜头|画面|古镇|街道|村庄|人群)|^[^，。]{0,4}[下刮]着?[大小]?[雨雪风]`,
  'iu',
)

/** True if a scene begins with a person, known by a trade or a name of the film, too. */
export const isOfPerson = (text: string, people: readonly string[] = []): boolean =>
  beginsWithPeople(text) ||
  /^(?:she|he|they|both|the two of them)\b|^[她他]/iu.test(text) ||
  people.some(words => text.toLowerCase().startsWith(words.toLowerCase()))

/** True if a scene introduces a new subject. */
export const introducesSubject = (text: string): boolean => NEWCOMERS.some(words => words.test(text))

/** True if a scene is about something that needs no picture: the stars, the rain, a town. */
const needsNoPicture = (text: string): boolean => KNOWN_TO_ALL.test(text)

/** The subject of a scene, as introduced there. */
export function subjectOf(text: string): string | undefined {
  introduced ??= compileIntroduced()
  return introduced.map(pattern => pattern.exec(text)?.[1]).find(found => found !== undefined)
}

/** Time or place before the subject: `In the rain she…`, `At the end they…`. The match ends at the subject. */
const LEAD =
  '(?:(?:in|at|on|by|during|after|before|under|near|as|when|while|one|later|soon|meanwhile|now|suddenly|outside|inside|early|late|back|beneath|beside)\\b[^.;:]{0,44}?[\\s,]+)?'
let introduced: readonly RegExp[] | undefined

/**
 * The person whom a scene introduces, with clothes: `a young woman in a red dress`; after a name, `Marco, a man in a
 * suit, `.
 */
function compileIntroduced(): readonly RegExp[] {
  const { en, zh } = knownNouns().all
  return [
    new RegExp(
      `^(?:[^,]{1,30},\\s|${LEAD.slice(0, -1)})?((?:an?|the|my|our|two|three)\\s(?:[\\w-]+\\s){0,3}?(${en})\\b(?:\\s(?:in|with|wearing)\\s(?:an?\\s)?(?:[\\w-]+\\s){0,2}?(?:dress|coat|suit|hat|cap|jacket|shirt|uniform|robe|cloak|raincoat|sweater|scarf|apron|beard|hair|glasses)){0,3}(?:\\sand\\s(?:an?|the|his|her|their|two)\\s(?:[\\w-]+\\s){0,2}?(?:${en})\\b)?)`,
      'iu',
    ),
    new RegExp(`((?:[一两三几](?:位|个|名|只|条|匹|对|群)|我的)[^，。]{0,14}?(${zh}))(?!们?的)`, 'u'),
  ]
}

/** Nouns that are plural without an ending. */
const MANY =
  /^(?:two|three)\b|\b(?:children|people|couple|lovers|friends|family|women|men|girls|boys|kids)\b|^[两三几一][对群]|^[两三几]|情侣|恋人|夫妻|一家人/iu
