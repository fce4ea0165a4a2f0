import { detectEmotion, type Emotion } from '@kinora/media/language/emotions'
import { hasHan } from '@kinora/media/language/has-han'
import { isSaying, SAYING, VOICING } from '../words/saying.ts'
import { findQuotes } from '@kinora/media/language/find-quotes'

export type KnownNames = {
  /** True if a name is a person's. */
  isSomebody(name: string): boolean
  /** Names of characters in a text, in order. */
  peopleIn(text: string): string[]
}

/** The lines of a script in order: scene headings, directions, narration and speech. */
export type ScriptLine =
  | { kind: 'heading'; text: string }
  | { kind: 'action'; text: string }
  /** `isSilent`: seen and not told, as in a screenplay. */
  | { kind: 'narration'; text: string; isSilent?: true }
  | { kind: 'speech'; speaker: string; text: string; emotion?: Emotion; action?: string }

/** A speech verb right after a quotation: `said Tom`, `she whispered`, `小明笑着说`. */
const AFTER_EN = new RegExp(
  `^[,\\s]*(?:(?:${SAYING}|${VOICING})\\s+((?:the\\s+)?[\\w'’-]+(?:\\s[A-Z][\\w'’-]+)?)|((?:the\\s+)?[\\w'’-]+(?:\\s[A-Z][\\w'’-]+)?)\\s+(?:${SAYING}|${VOICING}))([^.!?]*)[.!?,]?\\s*`,
  'iu',
)
const AFTER_ZH =
  /^[，,\s]*([^。！？，,“”"「]{1,10}?)(?:[^。！？，,“”"「]{0,6})(?:说道?|问道?|喊道?|叫道?|答道?|吼道?|笑道|叹道|嘀咕)[^。！？“”"「]{0,6}[。！，]?/u

/**
 * Splits prose into narration and speech. The speaker is named with a verb of speaking, otherwise speakers alternate.
 */
export function readProse(text: string, before: readonly ScriptLine[], knows: KnownNames): ScriptLine[] {
  const lines: ScriptLine[] = []
  const quotes = findQuotes(text).filter(
    ({ text: words, from, to }) => text[from] !== '《' && isSaid(words, text.slice(0, from), text.slice(to)),
  )
  let at = 0
  let isAttributed = false
  for (const [index, quote] of quotes.entries()) {
    const lead = text.slice(at, quote.from)
    const rest = text.slice(quote.to, quotes[index + 1]?.from ?? text.length)
    const told = toldBefore(lead)
    const after = told.isSaying ? undefined : saidAfter(rest, knows)
    if (told.narration) lines.push({ kind: 'narration', text: told.narration })
    const previous = lines.at(-1)
    const speaker =
      (told.isSaying ? speakerIn(told.saying, knows) : undefined) ??
      after?.speaker ??
      // `"Wait," said Tom. "Not yet."`: the same speaker continues.
      (previous?.kind === 'speech' && lead.trim() === '' && isAttributed ? previous.speaker : undefined) ??
      turnOf([...before, ...lines], lead, knows)
    const emotion = detectEmotion(`${told.saying} ${after?.manner ?? ''}`)
    const action = after?.manner.replaceAll(/^[\s,，]+|[\s,，]+$/gu, '')
    lines.push({
      kind: 'speech',
      speaker,
      text: quote.text.replace(/,$/u, '.'),
      ...(emotion ? { emotion } : {}),
      ...(action ? { action } : {}),
    })
    at = quote.to + (after?.length ?? 0)
    isAttributed = after !== undefined
  }
  const tail = text
    .slice(at)
    .replace(/^[\s,，。.]+/u, '')
    .trim()
  if (tail) lines.push({ kind: 'narration', text: tail })
  return lines
}

/** A quoted term, `the so-called "heroes"`, is not speech. */
function isSaid(words: string, before: string, after: string): boolean {
  if (/[:：]\s*$/u.test(before) || /[。.！!？?…,，~]$/u.test(words) || before.trim() === '') return true
  return isSaying(before.split(/[。！？!?]/u).at(-1) ?? '') || AFTER_EN.test(after)
}

/** The text before a quote: its narration, and the clause that names the speaker. */
function toldBefore(lead: string): { narration: string; saying: string; isSaying: boolean } {
  const clauses = lead
    .trim()
    .split(/(?<=[，,。！？!?；;]|(?<!\b(?:Mr|Mrs|Ms|Dr|St))\.)\s*/u)
    .filter(Boolean)
  const last = clauses.at(-1) ?? ''
  const isSpeech = isSaying(last) || /[:：]\s*$/u.test(last)
  if (!isSpeech) return { narration: lead.trim().replace(/^[,，。.\s]+/u, ''), saying: '', isSaying: false }
  // `他把伞挪了挪：“…”` is narration; `他说：“…”` only names the speaker.
  const told = (isSaying(last) ? clauses.slice(0, -1) : [...clauses.slice(0, -1), last.replace(/\s*[:：]\s*$/u, '')])
    .join(hasHan(lead) ? '' : ' ')
    .replace(/^[,，。.\s]+/u, '')
  const isWhole = /[。！？!?.]$/u.test(told)
  return {
    narration: isWhole || told === '' ? told : `${told.replace(/[，,；;]$/u, '')}${hasHan(told) ? '。' : '.'}`,
    saying: clauses.slice(-2).join(''),
    isSaying: true,
  }
}

/** The speaker in a clause: the last name, except the person spoken to. */
function speakerIn(saying: string, knows: KnownNames): string | undefined {
  const people = knows.peopleIn(saying.replaceAll(SPOKEN_TO, ' '))
  if (people.length > 0) return people.at(-1)
  const [, unknown] = UNKNOWN_ZH.exec(saying) ?? UNKNOWN_EN.exec(saying) ?? []
  return unknown && !PRONOUN.test(unknown) ? unknown.replace(/^the\s+/iu, '').trim() : undefined
}

/** A speaker who is no asset: the noun before a verb of speaking, without its adverb. */
const UNKNOWN_ZH =
  /(?:^|[，,。])\s*(?![轻大低小高]声|笑|突然|连忙|急忙|又|也|就|便|忽然|接着|然后)(\p{Script=Han}{1,4}?)(?:[轻大低小高]声|笑着|哭着|\p{Script=Han}{2}地|连忙|急忙|突然|又)?(?:说|问|喊|答|叫)/u
const UNKNOWN_EN =
  /(?:^|[,.]\s+)((?:the\s+)?(?:(?:Mr|Mrs|Ms|Dr)\.\s*)?[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*)?|the\s+[a-z]+)\s/u
/** `对小明说`, `turned to Tom and said`: the person spoken to is not the speaker. */
const SPOKEN_TO =
  /(?:对|向|朝|跟|告诉|问)着?(?!着|道|：|:)\p{Script=Han}{1,4}(?=说|道|喊|问|：|:|，)|\b(?:to|told|asked|at)\s+(?:the\s+)?[\w'’-]+/giu

const PRONOUN = /^(?:他|她|它|他们|她们|我|我们|你|he|she|it|they|i|we|you|then|and)$/iu

function saidAfter(
  rest: string,
  knows: KnownNames,
): { speaker: string | undefined; manner: string; length: number } | undefined {
  const english = AFTER_EN.exec(rest)
  if (english) {
    const written = (english[1] ?? english[2] ?? '').replace(/^the\s+/iu, '')
    const speaker = knows.peopleIn(written).at(0) ?? (PRONOUN.test(written) ? undefined : written)
    return { speaker, manner: english[3] ?? '', length: english[0].length }
  }
  const chinese = AFTER_ZH.exec(rest)
  const [speaker] = chinese ? knows.peopleIn(chinese[0]) : []
  return chinese && speaker ? { speaker, manner: '', length: chinese[0].length } : undefined
}

/** Without a name: the subject of the sentence before, otherwise the other of the last two speakers. */
function turnOf(before: readonly ScriptLine[], lead: string, knows: KnownNames): string {
  // `林夏回头，是陈默。“…”`: the subject of the last sentence.
  const near = lead.split(/(?<=[。！？!?.])/u).findLast(sentence => knows.peopleIn(sentence).length > 0)
  if (near !== undefined) return knows.peopleIn(near)[0] ?? ''
  const speakers = before.flatMap(line => (line.kind === 'speech' && line.speaker ? [line.speaker] : []))
  const last = speakers.at(-1)
  const told = before.at(-1)
  if (told?.kind === 'narration') {
    const people = knows.peopleIn(told.text)
    if (people.length > 0) return people[0] ?? ''
    if (last) return last
  }
  return (
    speakers.findLast(name => name !== last) ?? last ?? before.flatMap(line => knows.peopleIn(line.text)).at(-1) ?? ''
  )
}
