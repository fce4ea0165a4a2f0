import { pronounceAtoms } from './pronounce-atoms.ts'
import { pronunciationFinder, readPronunciations } from './pronunciations.ts'
import { type Scanned, scanText } from './scan-text.ts'
import type { Language } from '@kinora/media/language/detect-language'
import type { Mark, Passage, Word } from '../script.ts'

type ScriptSettings = {
  /** The language of the voice, for a text without letters. */
  language: Language
  isBritish?: boolean
  pronunciations?: readonly string[]
}

const PAUSE = /<#(\d+(?:\.\d+)?)#>/g

/** The speech of a text, and the requested pauses. */
export function writeScript(
  text: string,
  { language, isBritish = false, pronunciations = [] }: ScriptSettings,
): Passage[] {
  const findPronunciation = pronunciationFinder(readPronunciations(pronunciations))
  const passages: Passage[] = []
  const addSpeech = (from: number, to: number): void => {
    for (const line of linesOf(text, from, to)) {
      const scanned = scanText(line.text, { fallback: language, findPronunciation }).map(movedBy(line.from))
      const isShouting =
        /[A-Z]/.test(line.text) && !/\p{Ll}/u.test(line.text) && /[A-Z]+[^A-Z]+[A-Z]{2}/.test(line.text)
      const tokens = tidied(pronounceAtoms(scanned, { isBritish, isShouting }))
      if (tokens.length > 0) passages.push({ kind: 'speech', tokens, endsParagraph: line.endsParagraph })
    }
  }
  let from = 0
  for (const match of text.matchAll(PAUSE)) {
    addSpeech(from, match.index)
    passages.push({ kind: 'pause', seconds: Number(match[1]) })
    from = match.index + match[0].length
  }
  addSpeech(from, text.length)
  return passages
}

type Line = { text: string; from: number; endsParagraph: boolean }

function linesOf(text: string, from: number, to: number): Line[] {
  const lines: Line[] = []
  let start = from
  for (const match of text.slice(from, to).matchAll(/[\r\n]+/g)) {
    lines.push({ text: text.slice(start, from + match.index), from: start, endsParagraph: true })
    start = from + match.index + match[0].length
  }
  lines.push({ text: text.slice(start, to), from: start, endsParagraph: false })
  return lines
}

const movedBy =
  (offset: number) =>
  (item: Scanned): Scanned =>
    item.kind === 'say' ? { ...item, from: item.from + offset, to: item.to + offset } : item

/** No punctuation before the first word, and one at a time: of several the strongest counts. */
function tidied(tokens: readonly (Word | Mark)[]): (Word | Mark)[] {
  const tidy: (Word | Mark)[] = []
  for (const token of tokens) {
    const last = tidy.at(-1)
    if (token.kind === 'word') tidy.push(token)
    else if (last?.kind === 'word') tidy.push(token)
    else if (last && strengthOf(token) > strengthOf(last)) tidy[tidy.length - 1] = token
  }
  return tidy
}

const STRENGTHS: readonly Mark['mark'][] = [',', ':', ';', '—', '…', '.', '!', '?']
const strengthOf = ({ mark }: Mark): number => STRENGTHS.indexOf(mark)
