import { mannerStart } from './closing-manner.ts'

/** A part of the prompt that is one shot. */
export type Part = {
  from: number
  to: number
  /** A new shot: earlier subjects may be absent. */
  isCut: boolean
  /** Text before the first numbered shot. It holds for all shots and is not a shot. */
  isPreamble?: true
  seconds?: number
  /** Begins with a sentence of a long paragraph, without words for a new shot. */
  isSentence?: true
  /** Begins with a word such as `then`: unless it names another subject, the subject before acts. */
  isSequel?: true
  /** The close shot of the product in an advertisement. */
  isOfProduct?: true
  /** Continues with the people and the place before a shot of the product. */
  isResumed?: true
  /** A range between its title and its text that belongs to other shots. */
  skips?: { from: number; to: number }
}

/** The words of a part at their positions; skipped ranges are blank. */
export function wordsOf(text: string, { from, to, skips }: Part): string {
  if (!skips) return text.slice(from, to)
  return text.slice(from, skips.from) + ' '.repeat(skips.to - skips.from) + text.slice(skips.to, to)
}

type Mark = { from: number; to: number; isCut: boolean; seconds?: number; isSentence?: true; isSequel?: true }

const MAX_SHOTS = 8

const HEADING =
  /(?<![\p{L}\p{N}])[[【(（]?\s*(?:(?:shot|scene|clip|分镜头?|镜头|场景|画面|scene\s+no\.?)\s*#?\s*(?:\d{1,2}|[一二三四五六七八九十])(?!\d)|第\s*(?:\d{1,2}|[一二三四五六七八九十])\s*(?:个?(?:镜头|场景|画面|分镜)|幕|镜))\s*[\]】)）]?\s*(?:[:：.、—–-]|(?=[\]】\s,，]))?/giu
const LISTED = /(?:^|\n)\s*(?:\d{1,2}|[一二三四五六七八九])\s*[.)、)）]\s*(?=\S)/gu
const TIMED =
  /[[【(（]?\s*(\d{1,3}(?:[.:]\d{1,2})?)\s*s?(?:ec|econds?)?\s*[-–—~至到]\s*(\d{1,3}(?:[.:]\d{1,2})?)\s*(?:s(?:ec(?:onds?)?)?\b|秒|(?=[\]】)）]))\s*[\]】)）]?\s*[:：,，]?/giu
const CUTS =
  /\b(?:(?:hard |smash |jump |match )?cuts? to|the camera cuts to|cutting to|smash to|fade to|dissolve to|transition to)\b\s*:?|(?:镜头|画面)?(?:突然|迅速)?(?:切换(?:到|至|为|成)|切(?:到|至)|(?<!\p{Script=Han}{3})转场到?)|(?:镜头|画面)(?:突然|迅速)?切(?:为|成)|画面一转|镜头一转|下一个?(?:镜头|场景|画面|幕)[:：,，]?/giu
const SEQUELS =
  /(?<=^|[,.;!?\n，。；！？]\s{0,3}|(?<!\bnow )\band\s+)(?:and then|then|after that|afterwards|next|finally|(?:and )?(?:ends?|ending|finish(?:es)?|closes?) (?:on|with)|moments later|suddenly,? then|later)\b(?!\s+(?:again|some))\s*,?|(?<=\S)(?<!\b(?:back|since|by|until|now and|even|but|every now and))\s+then\s+(?=the camera|we see|it\b|he\b|she\b|they\b|an?\b)|(?<!不|一|从|自|此)(?:然后|接着|紧接着|随后|接下来|之后|最后(?!一|的|面|\d|几|时刻|关头)|结尾(?:定格)?(?:在|是)?|下一秒|转眼间|与此同时)[,，]?|(?<=[,，。；]\s?)(?:突然|忽然)[,，]?(?=[它他她这那])/giu

/** Splits a prompt into shots. */
export function splitParts(text: string): Part[] {
  const headings = marksOf(text, HEADING, true)
  const timed = timedMarksOf(text)
  const listed = marksOf(text, LISTED, true)
  const isLater = headings.length > 0 && isLaterHeading(text, headings[0]!)
  const counted = [timed, headings, listed].find(marks => marks.length > 1) ?? (isLater ? headings : undefined)
  const hasFirst = counted === headings && isLater
  const marks =
    counted ??
    [...marksOf(text, CUTS, true), ...sequelMarksOf(text), ...sentenceMarksOf(text)].sort(
      (a, b) => a.from - b.from || b.to - a.to,
    )
  const parts: Part[] = []
  let start: Mark = { from: 0, to: 0, isCut: true }
  const close = (end: number): void => {
    const part: Part = { from: start.to, to: Math.max(start.to, end), isCut: start.isCut }
    if (start.seconds !== undefined) part.seconds = start.seconds
    if (start.isSentence) part.isSentence = true
    if (start.isSequel) part.isSequel = true
    if (counted && !hasFirst && start.to === 0 && parts.length === 0 && start !== marks[0]) part.isPreamble = true
    if (/[\p{L}\p{N}\p{Extended_Pictographic}\uFFFC]/u.test(text.slice(part.from, part.to))) parts.push(part)
  }
  for (const mark of marks) {
    if (mark.from < start.to) continue
    close(mark.from)
    start = mark
  }
  // The style of the film is not part of the last shot.
  const manner = counted || parts.length === 0 ? -1 : mannerStart(text)
  if (manner > start.to) {
    close(manner)
    start = { from: manner, to: manner, isCut: false, isSentence: true }
  }
  close(text.length)
  // A preamble without shots is the shot.
  if (parts.every(({ isPreamble }) => isPreamble)) for (const part of parts) delete part.isPreamble
  return keepFew(parts.length ? parts : [{ from: 0, to: text.length, isCut: true }])
}

/** `A man waits. Shot 2: …`: the text before the heading is the first shot. */
const isLaterHeading = (text: string, { from, to }: Mark): boolean =>
  LATER.test(text.slice(from, to)) && /(?:^|[.!?;。！？；\n])\s*$/u.test(text.slice(0, from))
const LATER =
  /(?:[2-9]|\d\d|[二三四五六七八九十])[^\p{L}\p{N}]*(?:个?(?:镜头|场景|画面|分镜)|幕|镜)?\s*[\]】)）]?\s*[:：.、—–-]\s*$/u

const marksOf = (text: string, pattern: RegExp, isCut: boolean): Mark[] =>
  [...text.matchAll(pattern)].map(match => ({ from: match.index, to: match.index + match[0].length, isCut }))

/** `ends with`, 结尾是: a noun follows, not an action. */
const SHOWING = /\b(?:on|with)\b|结尾/iu
const sequelMarksOf = (text: string): Mark[] =>
  marksOf(text, SEQUELS, false).map(mark =>
    SHOWING.test(text.slice(mark.from, mark.to)) ? mark : { ...mark, isSequel: true as const },
  )

// A paragraph with this many sentences and words does not fit into one shot. Each Chinese character counts as a word.
const LONG_SENTENCES = 3
const LONG_LETTERS = 130
const LONG_HAN = 40
const MAX_SENTENCE_SHOTS = 6

/** The starts of the sentences of a long paragraph. If there are too many, a shot takes two or three sentences. */
function sentenceMarksOf(text: string): Mark[] {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const starts = [...text.matchAll(/[.!?。！？…]+["”」』)）]*\s*(?=\S)|\n+(?=\S)/gu)].map(
    match => match.index + match[0].length,
  )
  if (starts.length + 1 < LONG_SENTENCES || (han < LONG_HAN && text.length - han < LONG_LETTERS)) return []
  const step = Math.ceil((starts.length + 1) / MAX_SENTENCE_SHOTS)
  return starts
    .filter((_, index) => (index + 1) % step === 0)
    .map(from => ({ from, to: from, isCut: false, isSentence: true as const }))
}

/** `0-3s: …`: time ranges count only if they are consecutive, so that other mentions of `2-3 seconds` are ignored. */
function timedMarksOf(text: string): Mark[] {
  const secondsOf = (written: string) => (written.includes(':') ? clockOf(written) : Number(written))
  const marks: Mark[] = []
  let clock = 0
  for (const match of text.matchAll(TIMED)) {
    const [from, to] = [secondsOf(match[1]!), secondsOf(match[2]!)]
    if (from < clock || to <= from) continue
    clock = to
    marks.push({ from: match.index, to: match.index + match[0].length, isCut: true, seconds: to - from })
  }
  return marks
}

function clockOf(written: string): number {
  const [minutes = 0, seconds = 0] = written.split(':').map(Number)
  return minutes * 60 + seconds
}

/** Shots beyond the limit become part of the last one. */
function keepFew(parts: Part[]): Part[] {
  if (parts.length <= MAX_SHOTS) return parts
  const kept = parts.slice(0, MAX_SHOTS)
  const last = kept.at(-1)
  if (last) last.to = parts.at(-1)?.to ?? last.to
  return kept
}
