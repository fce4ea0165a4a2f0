import type { TimedEffect } from '@kinora/media/engine/contract'
import { hasHan } from '@kinora/media/language/has-han'
import { possibleSingulars, possibleVerbs } from '../words/lemmas.ts'
import type { EffectKind } from '../sound-effects/effect-kind.ts'
import { effectKinds } from '../sound-effects/effect-kinds.ts'

/** The sounds that a text asks for. */
export type ReadEffects = {
  kinds: readonly EffectKind[]
  /** Words, as written, that name no known sound and do not describe one. */
  unknown: readonly string[]
  intensity: number
  isFar: boolean
}

// Words without a sound, or words that only say that something is audible.
const SILENT = new Set(
  `a an the and or of in on at to for with without by from as is are was be being it its this that then while into over under near
   around behind through against between off out up down some someone somebody something very sound sounds effect effects sfx noise noises
   audio hear heard hearing play plays playing recording realistic natural high quality clear crisp background ambience ambient ambiance
   atmosphere scene environment during after before followed followedby slowly quickly fast slow long short single one two three several many few
   each other his her their my your man woman person people he she they i you we who which there here like as if so no not make makes making
   made start starts begin begins end ends stop stops continuous constant steady repeated repeatedly rhythmic rhythmically again old new
   small large big little huge tiny deep sharp dull bright dark warm cold hot wet dry empty open closed wooden metal metallic
   inside outside outdoors indoors morning night evening day summer winter stereo close-up closeup up-close surface floor ground
   loud loudly strong heavy heavily intense intensely massive powerful furious soft softly gentle gently light lightly quiet quietly faint faintly
   calm calming peaceful distant distantly far away remote muffled
   music musical melody song tune`
    .split(/\s+/)
    .filter(Boolean),
)
const SILENT_CHINESE =
  /的|了|着|在|和|与|及|声音|声响|音效|声|响|起|一|个|阵|只|条|种|有|人|正|里|中|上|下|外|内|传来|发出|远处|近处|大|小|轻|重|很|响亮|柔和|背景|环境|然后|接着|同时|伴随|随着|地|不断|持续|音乐|叫|旁边|边|只有/gu

const LOUD =
  /\b(?:loud|strong|heavy|heavily|intense|massive|powerful|furious|violent|huge)\b|大声|猛烈|强烈|巨大|激烈|狂/iu
const SOFT =
  /\b(?:soft|softly|gentle|gently|light|lightly|quiet|quietly|faint|faintly|calm|peaceful)\b|轻柔|轻轻|微弱|柔和|安静/iu
const FAR = /\b(?:distant|distantly|far|remote|muffled|in the distance)\b|远处|遥远|远方/iu
/** Negated sounds are not made: "no wind", "without birds", "没有风". */
const DENIED =
  /\b(?:no|without|not any|never)\s+(?:any\s+)?[\p{L}'-]+(?:\s+or\s+[\p{L}'-]+)?|(?:没有|不要|无)[\p{Script=Han}]{1,3}/giu

// The number of other words allowed between those of one phrase.
const REACH = 4

type Word = { text: string; forms: ReadonlySet<string>; taken: boolean }
type Phrase = { kind: EffectKind; words: readonly string[] }

let read: { english: readonly Phrase[]; chinese: readonly { kind: EffectKind; text: string }[] } | undefined

/** The phrases of all kinds, the longest first. */
const phrases = (): NonNullable<typeof read> =>
  (read ??= {
    english: effectKinds()
      .flatMap(kind =>
        kind.words.filter(phrase => !hasHan(phrase)).map(phrase => ({ kind, words: phrase.split(/\s+/) })),
      )
      .toSorted((one, other) => other.words.length - one.words.length),
    chinese: effectKinds()
      .flatMap(kind => kind.words.filter(phrase => hasHan(phrase)).map(text => ({ kind, text })))
      .toSorted((one, other) => other.text.length - one.text.length),
  })

/** Finds the sounds that a text names, in its order. The longest phrases are matched first. */
export function readEffects(prompt: string): ReadEffects {
  const said = prompt.replaceAll(DENIED, ' ; ')
  const found: { kind: EffectKind; at: number }[] = []
  const words = wordsOf(said)
  for (const phrase of phrases().english) {
    for (let at = findPhrase(words, phrase.words); at >= 0; at = findPhrase(words, phrase.words))
      found.push({ kind: phrase.kind, at })
  }
  let rest = said
  for (const { kind, text } of phrases().chinese) {
    const at = rest.indexOf(text)
    if (at < 0) continue
    found.push({ kind, at })
    rest = rest.replaceAll(text, ' ')
  }
  const unknown = [
    ...words.filter(({ taken, forms }) => !taken && ![...forms].some(form => SILENT.has(form))).map(({ text }) => text),
    ...(rest.replaceAll(SILENT_CHINESE, ' ').match(/\p{Script=Han}+/gu) ?? []),
  ]
  return {
    kinds: [...new Set(found.toSorted((one, other) => one.at - other.at).map(({ kind }) => kind))],
    unknown: [...new Set(unknown)],
    intensity: LOUD.test(said) ? 0.9 : SOFT.test(said) ? 0.25 : 0.6,
    isFar: FAR.test(said),
  }
}

/** Reads each of the texts separately. */
export const placeEffects = (effects: readonly TimedEffect[]): (TimedEffect & { read: ReadEffects })[] =>
  effects.map(effect => ({ ...effect, read: readEffects(effect.prompt) }))

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{Script=Latin}][\p{Script=Latin}'’-]*|[,;.!?]/gu), ([word]) => {
    const lower = word.toLowerCase().replace(/['’]s$/u, '')
    return { text: word, forms: formsOf(lower), taken: /^[,;.!?]/.test(word) }
  })

/** A word and its possible base forms: "breaking" is "break". */
export const formsOf = (word: string): ReadonlySet<string> =>
  new Set([
    word,
    ...possibleSingulars(word),
    ...possibleVerbs(word),
    ...(IRREGULAR[word] === undefined ? [] : [IRREGULAR[word]]),
  ])

const IRREGULAR: Record<string, string> = { broke: 'break', broken: 'break', rang: 'ring', shot: 'shoot', tore: 'tear' }

/** Takes the words of a phrase if all are unused and near each other. Returns the position of the first, or -1. */
function findPhrase(words: readonly Word[], [first = '', ...others]: readonly string[]): number {
  for (const [at, word] of words.entries()) {
    if (word.taken || !word.forms.has(first)) continue
    const near = words.slice(Math.max(0, at - REACH), at + REACH + 1)
    const chosen: Word[] = [word]
    for (const other of others) {
      const match = near.find(one => !one.taken && !chosen.includes(one) && one.forms.has(other))
      if (match) chosen.push(match)
    }
    if (chosen.length <= others.length) continue
    for (const one of chosen) one.taken = true
    return Math.min(...chosen.map(one => words.indexOf(one)))
  }
  return -1
}
