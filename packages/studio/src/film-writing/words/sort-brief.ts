import { hasHan } from '@kinora/media/language/has-han'
import { splitClauses } from '@kinora/media/language/split-sentences'
import { type BRIEF_ROLES, readTable } from '../film-tables.ts'
import { collapseRepeats } from './collapse-repeats.ts'
import { isFilmTalk } from './film-talk.ts'
import { isHeard } from './heard.ts'
import { maskedSentences, maskQuotes } from './mask-quotes.ts'

export type BriefRole = (typeof BRIEF_ROLES)[number]

/** A brief whose words to the makers are separated from its content. */
export type SortedBrief = {
  /** What is seen and said, in order. */
  content: string
  /** The same without a labelled story. */
  besides: string
  /** The value of each label. */
  labelled: Partial<Record<BriefRole, string>>
  /** Sentences, clauses and labelled values about the film, as written. */
  wishes: readonly string[]
}

type SortOptions = {
  /** Adjectives and absent things may describe a product. */
  isOfThing?: boolean
  /** Labels that stay in the content as they are written. */
  keeps?: readonly BriefRole[]
}

/** Labels of words that are heard or read: a quotation after another label is speech. */
const WORDED: ReadonlySet<BriefRole> = new Set([
  'brand',
  'product',
  'title',
  'slogan',
  'card',
  'call',
  'narration',
  'song',
])

/**
 * Sorts a brief by the labels before colons and by the mood of its sentences. `Tone: dry`, 要求：… and `No voiceover
 * please.` address the makers; what remains is told.
 */
export function sortBrief(written: string, { isOfThing = false, keeps = [] }: SortOptions = {}): SortedBrief {
  const { text, unmask } = maskQuotes(withoutMarks(collapseRepeats(written)))
  const labelled: Partial<Record<BriefRole, string>> = {}
  const wishes: string[] = []
  const content: string[] = []
  const besides: string[] = []
  const found = labelsIn(text).filter(({ role }) => !keeps.includes(role))
  // Where the points are listed, other words do not describe the product.
  const mayDescribe = isOfThing && !found.some(({ role }) => role === 'points')
  const tell = (free: string): void => {
    const { told, others } = contentOf(free, mayDescribe)
    content.push(told)
    besides.push(told)
    wishes.push(...others.map(unmask))
  }
  tell(text.slice(0, found[0]?.from ?? text.length))
  for (const [at, { role, from, to }] of found.entries()) {
    const after = text.slice(to, found[at + 1]?.from ?? text.length)
    if (role === 'story' || role === 'beat') {
      const { told, others } = contentOf(after, false)
      content.push(told)
      wishes.push(...others.map(unmask))
      labelled.story = [labelled.story, unmask(told).trim()].filter(Boolean).join('\n')
      continue
    }
    // A title later in a story belongs to its scene.
    if (role === 'title' && content.some(part => /\S/u.test(part))) {
      tell(text.slice(from, found[at + 1]?.from ?? text.length))
      continue
    }
    const { value, rest } = valueIn(after, role)
    const own = unmask(value).replaceAll(role === 'narration' ? /^\s+|\s+$/gu : /^[\s/]+|[\s.。;；]+$/gu, '')
    if (own !== '') labelled[role] ??= own
    if (own !== '' && ABOUT_FILM.has(role)) wishes.push(own)
    tell(rest)
  }
  const whole = (parts: readonly string[]): string => unmask(parts.filter(part => /\S/u.test(part)).join('\n')).trim()
  return { content: whole(content), besides: whole(besides), labelled, wishes }
}

/** The wishes that ask for something, without the clauses that refuse it. */
export const wanted = (wishes: readonly string[]): string =>
  wishes
    .flatMap(wish => splitClauses(wish))
    .filter(clause => !REFUSES.test(clause))
    .join('\n')
const REFUSES =
  /^(?:(?:please|pls|and|but|so|also|absolutely)\s)*(?:no|not|never|don['’]?t|do not|without|avoid|less|nothing)\b|^(?:请|也|千万|尽量)*(?:不|别|无|没有|避免|禁止|少)|\b(?:off|needed)$/iu

const ABOUT_FILM: ReadonlySet<BriefRole> = new Set(['tone', 'style', 'music', 'sound', 'song', 'note'])

/** Headings and emphasis of Markdown, and 【label】 as a label with a colon. */
const withoutMarks = (text: string): string =>
  text
    .replaceAll(/^[ \t]*#{1,6}[ \t]+|\*{1,3}(?=\S)|(?<=\S)\*{1,3}/gmu, '')
    .replaceAll(patterns().bracketed, (_, label: string) => `\n${label}：`)

let known: { rows: readonly { role: BriefRole; words: RegExp }[]; pattern: RegExp; bracketed: RegExp } | undefined

const labelWords = (): string =>
  readTable('briefs')
    .labels.map(({ words }) => words)
    .join('|')

function patterns(): NonNullable<typeof known> {
  if (known) return known
  const rows = readTable('briefs').labels.map(row => ({ ...row, words: new RegExp(`^(?:${row.words})$`, 'iu') }))
  const pattern = new RegExp(
    String.raw`(?<=(?:^|[\n.。;；!！?？|•·)）\ue000-\uf8ff]\s*|[，,]\s*(?=\p{Script=Han}))(?:[-–—•·]\s+)?)(${labelWords()})\s*(?:[（(][^()（）\n]{0,40}[)）])?\s*(?:[:：]|=|\s[-–—](?=\s)|\sis(?=\s)|[是为](?=[^，。]{1,20}[，。])|(?=[\ue000-\uf8fe]))[^\S\n]*`,
    'giu',
  )
  known = { rows, pattern, bracketed: new RegExp(`\\s*【\\s*(${labelWords()})\\s*】[:：]?\\s*`, 'giu') }
  return known
}

type Label = { role: BriefRole; from: number; to: number }

/** The labels of a text. A label whose value is a quotation names a speaker, unless it is one of texts. */
function labelsIn(text: string): Label[] {
  const { rows, pattern } = patterns()
  return [...text.matchAll(pattern)].flatMap((match): Label[] => {
    const [whole, words = ''] = match
    const row = rows.find(one => one.words.test(words))
    if (!row) return []
    const isVerb = /(?:\sis|[是为])\s*$/u.test(whole)
    const isQuoted = /^[\ue000-\uf8fe]/u.test(text.slice(match.index + whole.length))
    const isJoined = isQuoted && whole.endsWith(words)
    if ((isVerb && !VERBAL.has(row.role)) || (isQuoted && !WORDED.has(row.role))) return []
    if (isJoined && (row.role === 'title' || row.role === 'narration')) return []
    return [{ role: row.role, from: match.index, to: match.index + whole.length }]
  })
}

/** `Setting is Valparaíso`: labels that may be followed by a verb. */
const VERBAL: ReadonlySet<BriefRole> = new Set(['place', 'song', 'audience', 'slogan'])

/** A list has several lines or sentences; another value is a sentence. */
function valueIn(after: string, role: BriefRole): { value: string; rest: string } {
  const [first = '', ...others] = after.split('\n')
  const isList = role === 'points' || role === 'cast' || /^\s*$/u.test(first)
  const own = (line: string): string => (role === 'points' ? line.replaceAll(NUMBERS, ' / ') : line)
  if (/\S/u.test(first)) {
    const sentences = maskedSentences(own(first))
    // Quoted words are all that is said.
    const isQuoted = /^\s*[\ue000-\uf8fe]/u.test(first)
    let count = role === 'narration' && !isQuoted ? sentences.length : 1
    const goesOn = (): boolean =>
      (isList && /[;；]$/u.test(sentences[count - 1]!)) || (role === 'cast' && MEMBER.test(sentences[count]!))
    while (count < sentences.length && goesOn()) count++
    const rest = [sentences.slice(count).join(' '), ...others].join('\n')
    return { value: sentences.slice(0, count).join(' '), rest }
  }
  const lines = others.findIndex(
    (line, at) => at > 0 && (/^\s*$/u.test(line) || (BULLET.test(others[0]!) && !BULLET.test(line))),
  )
  const end = lines < 0 ? others.length : lines
  const value = others.slice(0, end).map(line => line.replace(BULLET, ''))
  return { value: value.join(role === 'points' ? ' / ' : '; '), rest: others.slice(end).join('\n') }
}
const BULLET = /^\s*(?:[-–—•·*]|\d{1,2}[.、)）])\s+/u
const NUMBERS = /(?:^|\s)\d{1,2}[.、)）]\s+|\s+[•·]\s+/gu
/** `Inés, his granddaughter`, `Nkechi: 12`. */
const MEMBER = /^(?:the\s)?(?:\p{Lu}[\p{L}'’.]*\s?){1,3}[:,(（]|^\p{Script=Han}{2,4}[：:（(，]/u

/** The sentences of a text that tell something, and those to the makers; lines are kept. */
function contentOf(text: string, isOfThing: boolean): { told: string; others: string[] } {
  const others: string[] = []
  const lines = text.split('\n').map(line => {
    const told = maskedSentences(line).flatMap(sentence => {
      const bare = sentence.replace(LEADING, '')
      if (!/[\p{L}\p{N}\ue000-\uf8fe]/u.test(bare)) return []
      const clauses = splitClauses(bare).filter(clause => /[\p{L}\p{N}]/u.test(clause))
      // Words in quotes are heard or read.
      const isQuoting = /[\ue000-\uf8fe]/u.test(bare)
      const isTalk =
        isFilmTalk(bare, { isOfThing }) ||
        (!isQuoting && clauses.every(clause => isFilmTalk(clause, { isOfThing }) || isHeard(clause)))
      if (clauses.length === 0 || !isTalk) return [bare]
      others.push(sentence)
      return []
    })
    return told.join(hasHan(line) ? '' : ' ')
  })
  return { told: lines.join('\n'), others }
}
/** `Please show a boy`: an order to show something tells it. */
const SHOWS = [
  'show',
  'see',
  'we see',
  'open on',
  'opens on',
  'open with',
  'opens with',
  'start on',
  'starts on',
  'start in',
  'starts in',
  'start at',
  'open in',
  'opens in',
  'begin in',
  'begins in',
  'end in',
  'ends in',
  'end at',
  'start with',
  'start exactly with',
  'begin on',
  'begin with',
  'begins with',
  'end on',
  'ends on',
  'end with',
  'ends with',
  'close on',
  'finish on',
  'finish with',
  'cut to',
]
const LEADING = new RegExp(
  String.raw`^(?:[Pp]lease\s|[Pp]ls\s)?(?:(?:${SHOWS.map(words => `[${words[0]}${words[0]!.toUpperCase()}]${words.slice(1)}`).join('|')})\s(?=(?:an?|the|two|three|four|them|him|her|his|its|their|some|one|old|young|picture)\s|\p{Lu})|[Ff]rom (?:here|then) on,?\s|[Ee]nd\s(?=\p{Ll}+[, ]))`,
  'u',
)
