import type { SECTIONS } from '@kinora/media/script/script-schema'
import { findQuotes } from '@kinora/media/language/find-quotes'
import { hasHan } from '@kinora/media/language/has-han'
import { splitClauses, splitSentences } from '@kinora/media/language/split-sentences'
import { isFilmHeader, isFilmTalk } from '../words/film-talk.ts'
import { musicIn } from '../words/heard.ts'
import { maskedSentences, maskQuotes } from '../words/mask-quotes.ts'
import { SAYING } from '../words/saying.ts'
import { sortBrief, type SortedBrief, wanted } from '../words/sort-brief.ts'
import type { Person } from '../words/describe-person.ts'
import { findPeople, withoutLooks } from '../words/find-people.ts'
import { endSpeech } from './find-speakers.ts'
import { splitRunOn } from './split-run-on.ts'
import { hoursIn } from '../words/setting-words.ts'

export type Section = (typeof SECTIONS)[number]

/** One scene in the caller's words, with its spoken and written texts. */
export type Scene = {
  text: string
  lines: readonly string[]
  title?: string
  /** The requested duration, if any. */
  seconds?: number
  /** The part of the song that the prompt places it in. */
  section?: Section
  /** The words that place it there. */
  label?: string
}

type Story = {
  scenes: readonly Scene[]
  /** The style of the whole film, given before the first numbered scene or about the film. */
  manner: string
  /** The labelled style of the film. */
  style?: string
  /** The music that the prompt asks for. */
  music?: string
  people: readonly Person[]
}

const NUMBER = '(?:\\d{1,2}|[一二三四五六七八九十]{1,3})'
const HEADING = new RegExp(
  `(?:^|\\n|(?<=[。.！!；;”"」』]\\s?))\\s*[[【(（]?\\s*(?:(?:shot|scene|step|part|clip|line|分镜头?|镜头|场景|画面|步骤)\\s*#?\\s*${NUMBER}|第\\s*${NUMBER}\\s*(?:个?(?:镜头|场景|画面|分镜|步)|幕|镜|段)|(?:final|last|closing|opening|first)\\s(?:shot|scene)(?=\\s?[:：])|最后(?:一个?)?(?:镜头|场景|画面)(?=\\s?[:：])|${NUMBER}\\s*(?=[.、)）]))\\s*[\\]】)）]?\\s*[:：.、)）—–-]?\\s*`,
  'giu',
)
const TIMED =
  /[[【(（]?\s*(\d{1,3}(?:\.\d)?)\s*(?:s|秒)?\s*[-–—~至到]\s*(\d{1,3}(?:\.\d)?)\s*(?:s(?:ec(?:onds?)?)?\b|秒)\s*[\]】)）]?\s*[:：,，]?\s*/giu
const SEQUEL =
  /(?<=[,，。.;；!！?？]\s?)(?:and then|then|after that|afterwards|next|finally|然后|接着|紧接着|随后|接下来|之后|最后|再然后)(?![a-z]|一)\s*[,，]?\s*|(?<=\S)(?<!\bfrom)\s+(?:and )?then\s+(?=\w)/giu

/** The same at the beginning of a sentence: gives a time without describing a scene. */
const SEQUEL_FIRST =
  /^(?:(?:and then|then|after that|afterwards|next(?! to\b)|finally)\b|(?:画面)?先是|首先是?|一开始是?|然后|紧?接着|随后|接下来|之后|最后(?!一)是?)\s*[,，]?\s*|^(?:the )?(?:first|last|final|opening|closing) (?:shot|scene|image|picture|beat)\s*[:：,，–—-]\s*/iu
/** Gives a position in a song or film without describing a scene: `Chorus:`, `In the second verse,`, 副歌部分，. */
const SECTION_FIRST =
  /^(?:(?:(?:in|during|for|with|on)\s+(?:the\s+)?)?(?:(?:first|second|third|final|last)\s+)?(?:intro|verses?|pre-?chorus|chorus(?:es)?|refrain|hook|bridge|drop|outro|interlude)(?:\s+\d)?\s*[:：,，–—-]\s*|(?:first|second|third|final|last)\s(?:verse|chorus)\s+(?!is\b|of\b)|(?:in|during)\s+the\s+(?:(?:first|second|third|final|last)\s+)?(?:intro|verse|pre-?chorus|chorus|refrain|hook|bridge|drop|outro|interlude)\s+|(?:at|in) the (?:very )?(?:end|beginning)\s*,?\s+|(?:前奏|主歌|副歌|间奏|尾奏|高潮|桥段|开头|开场|结尾|片尾)[一二三\d]?(?:部分|时|处|段)?\s*[:：,，]\s*)/iu
/** The names of the parts of a song. With a colon, a part goes on until the next one is named. */
const PARTS: readonly [RegExp, Section][] = [
  [/pre-?chorus|verse|主歌/iu, 'verse'],
  [/chorus|refrain|hook|drop|副歌|高潮/iu, 'chorus'],
  [/bridge|interlude|间奏|桥段/iu, 'bridge'],
  [/intro|beginning|前奏|开头|开场/iu, 'intro'],
  [/outro|end|尾奏|结尾|片尾/iu, 'outro'],
]

/** The part of a song that the beginning of a text names. */
function sectionIn(text: string): { section?: Section; label?: string; goesOn: boolean } {
  const [label] = SECTION_FIRST.exec(text.trim().replace(SEQUEL_FIRST, '')) ?? []
  const section = label && PARTS.find(([words]) => words.test(label))?.[1]
  return {
    ...(section && { section }),
    ...(label && { label }),
    goesOn: label !== undefined && /[:：]\s*$/u.test(label),
  }
}

const NAMED = String.raw`(?:[\w'’-]+(?![\w'’-])\s?){1,4}`
/** Only names the speaker: `says the older one`. */
const ONLY_SAID = new RegExp(
  String.raw`^(?:(?:${SAYING})\s${NAMED}|(?:the\s)?(?:[\w'’-]+\s){1,3}(?:${SAYING})|[^，。]{1,8}[说问喊答]道?)$`,
  'iu',
)

/** The same after a quotation, to the end of the sentence. */
const SAID_BY = new RegExp(String.raw`^\s*(?:[,，]\s*)?(?:${SAYING})\s${NAMED}(?=[.!?]|$)`, 'iu')

const TELLING = /\b(?:narrat(?:e|ed|ion|or|ing)|voice-?over|spoken)\b|旁白|解说|配音|讲述|朗读/iu
const NO_TELLING =
  /\b(?:no|without(?: any)?) (?:narrat|voice|words|speech|talking)|\bnothing is (?:said|spoken)|(?:不要|无|没有|不需要)(?:旁白|解说|配音)/iu
const LABELLED = /(?:旁白|解说词?|配音|narration|narrator|voice-?over)\s*(?:says?)?\s*[:：]\s*([^\n“"「『]+?)(?=\n|$)/iu
const WRITTEN = /(?:title|caption|text|words|on[- ]screen|标题|字幕|文字|写着|片名|字样|屏幕)[^。.\n]{0,14}$/iu

/** Says where the letters of a removed title are. */
const PLACED_LETTERS =
  /,?\s*\b(?:with|and)\s(?:an?\s|the\s)?(?:[\w-]+\s)?(?:(?:on|at|in)\s(?:the\s)?(?:screen|bottom|top|middle|picture)|(?:captions?|titles?|text|words|letters))?\s*(?:(?:on|at|in)\s(?:the\s)?(?:screen|bottom|top|middle|picture))?\s*[:：]?\s*(?=[.。]|$)/iu

/** Introduces a quotation. */
const ANNOUNCED =
  /(?:(?:旁白|解说词?|配音|标题|字幕|片名|narrator|narration|voice-?over|(?:an?\s)?(?:(?:end|opening|closing|final)\s)?(?:title|caption|text|words)(?:\s(?:appears?|on|across|over)(?:\s(?:the|on))?(?:\s(?:screen|picture|image))?)?|(?:屏幕|画面)上?(?:出现|显示|打出|浮现)(?:文字|字幕|标题|一行字)?)\s*(?:says?|saying|reads?|reading|is|是|为)?|(?:[,，]\s*)?(?:\band\s+)?(?:\b(?:he|she|it|they|who)\s+|并|[他她它]们?)?(?:说道?|喊道?|问道?|\b(?:saying|says?|said|asks?)))\s*[:：,，]?\s*$/iu

/** True if a prompt asks for a voice. */
export const asksForTelling = (prompt: string): boolean => TELLING.test(prompt) && !NO_TELLING.test(prompt)

/** Parses a prompt into scenes, in order. */
export function readScenes(written: string): Story {
  const { content, labelled, wishes } = sortBrief(written, { keeps: ['narration'] })
  const people = peopleOf({ content, labelled, wishes })
  const pieces = piecesOf(namesTogether(withoutLooks(content, people), people))
  const scenes: Scene[] = labelled.place === undefined ? [] : [{ text: labelled.place, lines: [] }]
  const manner = [wanted(wishes)]
  const music = labelled.music ?? musicIn(wishes)
  let held: Section | undefined
  for (const [at, { text, seconds, isPreamble }] of pieces.entries()) {
    if (at === 0 && pieces.length > 1 && isFilmHeader(text)) {
      manner.push(text)
      continue
    }
    const { rest, lines, title } = takeWords(text)
    const whole = rest.replaceAll(/\s+/gu, ' ').trim()
    const named = sectionIn(whole)
    const section = named.section ?? held
    if (named.section) held = named.goesOn ? named.section : undefined
    const seen = spokenBy(withoutFilmTalk(whole, splitClauses(whole)), lines, people)
    if (isPreamble) manner.push(whole)
    else if (/[\p{L}\p{N}]/u.test(seen) || lines.length > 0 || title)
      scenes.push({
        text: bare(seen, people),
        lines,
        ...(title ? { title } : {}),
        ...(seconds ? { seconds } : {}),
        ...(section ? { section } : {}),
        ...(named.label ? { label: named.label } : {}),
      })
  }
  const [first, ...others] = withHeading(joinSilent(scenes))
  const joined = first
    ? [{ ...(labelled.title !== undefined && { title: unquoted(labelled.title) }), ...first }, ...others]
    : []
  return {
    people,
    scenes: withFirst(withoutIntroductions(joined, people), people),
    manner: manner.join(' '),
    ...(music !== undefined && { music }),
    ...(labelled.style !== undefined && { style: labelled.style }),
  }
}

/** The people of a brief: those who act or speak, those of its list of the cast, and the singers of its song. */
function peopleOf({ content, labelled, wishes }: Omit<SortedBrief, 'besides'>): Person[] {
  const { cast = '', song = '' } = labelled
  const sung = wishes.filter(wish => wish !== song && /^(?:song|track|歌曲)/iu.test(wish))
  const list = /[;；]/u.test(song) ? `${cast}\n${song}`.trim() : cast
  return findPeople([content, song, ...sung].filter(Boolean).join('\n'), list)
}

/** `all three`: everybody in a cast of three. */
function namesTogether(text: string, people: readonly Person[]): string {
  if (people.length !== 3) return text
  const [one, two, three] = people.map(({ name }) => name)
  return text
    .replaceAll(/\b(?:all three|the three)(?: of them)?\b/giu, `${one}, ${two} and ${three}`)
    .replaceAll(/三个?人/gu, `${one}、${two}和${three}`)
}

/** The first scene names the person of a pronoun whom only a list introduces. */
function withFirst([first, ...others]: readonly Scene[], people: readonly Person[]): Scene[] {
  if (!first) return []
  const [pronoun = ''] = /^(?:she|he)\b|^[她他](?!们)/iu.exec(first.text) ?? []
  const gender = /^(?:she|她)$/iu.test(pronoun) ? 'female' : 'male'
  const isLater = ({ name }: Person): boolean => others.some(({ text }) => text.includes(name))
  const fitting = people.filter(one => one.gender === gender)
  const meant = fitting.find(one => !isLater(one)) ?? fitting[0]
  if (pronoun === '' || !meant) return [first, ...others]
  return [{ ...first, text: `${meant.name}${first.text.slice(pronoun.length)}` }, ...others]
}

/** A scene of only a name introduces somebody: the first one opens the film, the others are seen when they act. */
function withoutIntroductions(scenes: readonly Scene[], people: readonly Person[]): Scene[] {
  const isName = ({ text, lines }: Scene): boolean => lines.length === 0 && people.some(({ name }) => name === text)
  return scenes.filter((scene, at) => at === 0 || !isName(scene))
}

/** Removes instructions about the film from a scene: `A fox runs, make it 30 seconds`. */
const withoutFilmTalk = (text: string, clauses: readonly string[]): string =>
  clauses
    .filter(clause => isFilmTalk(clause, { isOfThing: true }))
    .reduce((rest, clause) => rest.replace(clause, ''), text)

/** `Lauscha, winter 1952`, 1938年秋，兰州: names, numbers and seasons without a verb. */
const PLACE_AND_DATE =
  /^(?=.*\d)(?:(?:\p{Lu}[\p{L}'’-]*|\d{2,4}s?|of|the|in|early|late|spring|summer|autumn|winter|fall)[\s,.]*)+$|^[^，,。]{0,6}\d{2,4}年[^，,。着了过是]{0,6}(?:[，,][^，,。着了过是]{2,8})?$/u

/** A place and a date at the beginning are letters over the first scene, which is then and there. */
function withHeading([first, second, ...others]: readonly Scene[]): Scene[] {
  if (!first || !second || !PLACE_AND_DATE.test(first.text) || first.lines.length > 0)
    return [first, second, ...others].filter(scene => scene !== undefined)
  const [hour] = hoursIn(first.text)
  const lead = hasHan(first.text) ? `${first.text}，` : hour === undefined ? '' : `In ${hour}, `
  return [{ ...second, text: `${lead}${second.text}`, title: second.title ?? first.text }, ...others]
}

/** A speaker who is only named before the words is seen while speaking. */
function spokenBy(text: string, lines: readonly string[], people: readonly Person[]): string {
  const name = text.replaceAll(/[\s:：.。]+/gu, '')
  if (lines.length === 0 || !people.some(one => one.name === name)) return text
  return hasHan(name) ? `${name}说话` : `${name} speaks`
}

type Piece = { text: string; seconds?: number; isPreamble?: boolean }

function piecesOf(prompt: string): Piece[] {
  const timed = [...prompt.matchAll(TIMED)]
  if (timed.length > 1) return cutAt(prompt, timed, match => Math.max(0, Number(match[2]) - Number(match[1])))
  const headed = [...prompt.matchAll(HEADING)]
  if (headed.length > 1) return cutAt(prompt, headed, () => 0)
  const { text, unmask } = maskQuotes(prompt)
  return maskedSentences(text)
    .flatMap(sentence => sentence.split(SEQUEL))
    .filter(piece => /\S/u.test(piece))
    .flatMap(splitRunOn)
    .map(piece => ({ text: unmask(piece) }))
}

const unquoted = (text: string): string => text.replaceAll(/^[“"「『《]|[”"」』》]$/gu, '')

function cutAt(
  prompt: string,
  marks: readonly RegExpExecArray[],
  secondsOf: (match: RegExpExecArray) => number,
): Piece[] {
  const preamble = prompt.slice(0, marks[0]?.index ?? 0)
  const parts = marks.map((mark, at): Piece => {
    const seconds = secondsOf(mark)
    return {
      text: prompt.slice(mark.index + mark[0].length, marks[at + 1]?.index ?? prompt.length),
      ...(seconds > 0 ? { seconds } : {}),
    }
  })
  return [...(preamble.trim() ? [{ text: preamble, isPreamble: true }] : []), ...parts]
}

/**
 * How far before a quotation its introduction is searched. Without a limit, many quotations would take quadratic time.
 */
const REACH = 120

/** Separates spoken lines and titles from the scene. */
function takeWords(text: string): { rest: string; lines: string[]; title?: string } {
  const lines: string[] = []
  let title: string | undefined
  let rest = text
  const labelled = LABELLED.exec(rest)
  if (labelled?.[1]) {
    lines.push(...splitSentences(labelled[1]))
    rest = rest.replace(labelled[0], ' ')
  }
  for (const { text: quoted, from, to } of findQuotes(rest).toReversed()) {
    const isName = rest[from] === '《'
    const [far, near] = [rest.slice(0, Math.max(0, from - REACH)), rest.slice(Math.max(0, from - REACH), from)]
    if (WRITTEN.test(near)) title = quoted
    else if (!isName) lines.unshift(endSpeech(quoted))
    if (!isName) rest = `${far}${near.replace(ANNOUNCED, '')} ${rest.slice(to).replace(SAID_BY, '')}`
  }
  return { rest: title === undefined ? rest : rest.replace(PLACED_LETTERS, ''), lines, ...(title ? { title } : {}) }
}

function bare(text: string, people: readonly Person[]): string {
  const seen = text
    .replaceAll(/^[\s,，、:：;；。.]+|[\s,，、:：;；。.]+$/gu, '')
    .replace(SEQUEL_FIRST, '')
    .replace(SECTION_FIRST, '')
  // A named person is seen while speaking.
  const isShown = people.some(({ name }) => seen.startsWith(name))
  return ONLY_SAID.test(seen) && !isShown ? '' : seen
}

/** Spoken or written texts without a scene belong to the previous scene; at the beginning, to the first. */
function joinSilent([first, second, ...others]: readonly Scene[]): Scene[] {
  const isOpening = first !== undefined && second !== undefined && first.text === ''
  const scenes = isOpening
    ? [{ ...first, ...second, lines: [...first.lines, ...second.lines] }, ...others]
    : [first, second, ...others].filter(scene => scene !== undefined)
  const joined: Scene[] = []
  for (const scene of scenes) {
    const last = joined.at(-1)
    if (last && scene.text === '')
      joined[joined.length - 1] = {
        ...last,
        ...(scene.title && !last.title ? { title: scene.title } : {}),
        lines: [...last.lines, ...scene.lines],
      }
    else joined.push(scene)
  }
  return joined
}
