import { hasHan } from '@kinora/media/language/has-han'
import { readData } from '../../data-files/read-data.ts'
import { readers as chineseReaders } from '../chinese/readers.ts'
import { numberReaders } from '../english/number-readers.ts'
import { addressReaders, shorthandReaders, signReaders } from '../english/sign-readers.ts'
import { languageFinder } from './language-finder.ts'
import type { FindPronunciation, Pronunciation } from './pronunciations.ts'
import type { Reader } from '../reader.ts'
import type { Language } from '@kinora/media/language/detect-language'
import type { Mark } from '../script.ts'

/**
 * A word of one language. `isExact`: its characters are those of the text from `from` on; otherwise the whole word
 * stands for the text between `from` and `to`.
 */
export type Atom = {
  kind: 'say'
  language: Language
  text: string
  from: number
  to: number
  isExact: boolean
  syllables?: string[]
}
export type Scanned = Atom | Mark

const READERS: Record<Language, readonly Reader[]> = {
  en: [...addressReaders(), ...shorthandReaders, ...numberReaders, ...signReaders],
  zh: chineseReaders,
}

const HAN = /[\p{Script=Han}〇]+/uy
const WORD = /[\p{Script=Latin}\p{M}]+(?:['’][\p{Script=Latin}\p{M}]+)*(?:(?<=s)['’](?![\p{L}\p{N}]))?/uy
/** Only these characters can begin a reader's match. */
const READABLE = /[\p{N}\p{S}@#&%/\\*'’.+\-−§]/u
const DOTTED_OR_ROMAN =
  /\p{Lu}\.|[\p{L}&+#/]{1,7}[./&+#]|[IVXL]+(?!\p{L})|(?:No|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|US|HK|A|C)|[\w.+-]+[@.]\w|https?:/uy

const MARK_OF = readData<Readonly<Record<string, Mark['mark']>>>('voice/marks.json')

/** Words and punctuation in spoken order. */
export function scanText(
  source: string,
  settings: { fallback: Language; findPronunciation?: FindPronunciation },
): Scanned[] {
  const text = plainWidthOf(source)
  const languageAt = languageFinder(text, settings.fallback)
  const find = settings.findPronunciation ?? (() => undefined)
  const scanned: Scanned[] = []
  for (let at = 0; at < text.length; ) {
    const entry = find(text, at)
    const step = entry
      ? sayEntry(entry, at, settings.fallback)
      : (sayRead(text, at, languageAt) ?? sayPlain(text, at, find))
    scanned.push(...step.said)
    at = step.end
  }
  return scanned
}

type Step = { said: Scanned[]; end: number }

function sayEntry(entry: Pronunciation, from: number, fallback: Language): Step {
  const to = from + entry.word.length
  if ('syllables' in entry) {
    const { syllables } = entry
    return { said: [{ kind: 'say', language: 'zh', text: entry.word, from, to, isExact: false, syllables }], end: to }
  }
  const said = scanText(entry.spelling, { fallback }).map(atom =>
    atom.kind === 'say' ? { ...atom, from, to, isExact: false } : atom,
  )
  return { said, end: to }
}

function sayRead(text: string, at: number, languageAt: (from: number, to: number) => Language): Step | undefined {
  DOTTED_OR_ROMAN.lastIndex = at
  const startsWord = !/[\p{Script=Latin}\p{N}]/u.test(text[at - 1] ?? '')
  if (!READABLE.test(text[at] ?? '') && !(startsWord && DOTTED_OR_ROMAN.test(text)) && text[at] !== '第')
    return undefined
  const end = /[\d.,:/%-]*/y
  end.lastIndex = at
  end.exec(text)
  const language = languageAt(at, Math.max(at + 1, end.lastIndex))
  const before = text.slice(Math.max(0, at - CONTEXT), at)
  for (const { pattern, say } of READERS[language]) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match || match[0] === '') continue
    const to = at + match[0].length
    const said = say(match, { before, after: text.slice(to, to + CONTEXT) })
    if (said !== undefined) return { said: atomsOf(said, at, to), end: to }
  }
  return undefined
}

// The size of the context that a reader sees.
const CONTEXT = 24

/** A reader's output, split into words of either language. */
function atomsOf(said: string, from: number, to: number): Scanned[] {
  return [...said.matchAll(/\p{Script=Han}+|[\p{Script=Latin}]+(?:['’]\p{Script=Latin}+)*\.?|[,，]/gu)].map(([text]) =>
    /[,，]/.test(text)
      ? { kind: 'mark', mark: ',' }
      : { kind: 'say', language: hasHan(text) ? 'zh' : 'en', text, from, to, isExact: false },
  )
}

function sayPlain(text: string, at: number, find: FindPronunciation): Step {
  for (const [pattern, language] of [
    [HAN, 'zh'],
    [WORD, 'en'],
  ] as const) {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found) {
      const end =
        at + (language === 'zh' ? plainLengthOf(found, offset => find(text, at + offset) !== undefined) : found.length)
      return { said: [{ kind: 'say', language, text: text.slice(at, end), from: at, to: end, isExact: true }], end }
    }
  }
  const dots = /^(?:\.{2,}|…+|。{2,})/.exec(text.slice(at, at + 8))?.[0]
  if (dots) return { said: [{ kind: 'mark', mark: '…' }], end: at + dots.length }
  const dash = /^ (?:-{1,3}) |^-{2,}/.exec(text.slice(at, at + 8))?.[0]
  if (dash) return { said: [{ kind: 'mark', mark: '—' }], end: at + dash.length }
  const mark = MARK_OF[text[at] ?? '']
  return { said: mark ? [{ kind: 'mark', mark }] : [], end: at + 1 }
}

/** A run of characters ends at a dictionary word, and where 第 and a number begin, which are read together. */
function plainLengthOf(run: string, isEntry: (offset: number) => boolean): number {
  for (let offset = 1; offset < run.length; offset++) if (isEntry(offset)) return offset
  return run.length > 1 && run.endsWith('第') ? run.length - 1 : run.length
}

/** Full-width digits and letters as plain ones, with the same positions. */
const plainWidthOf = (text: string): string =>
  text.replaceAll(/[０-９Ａ-Ｚａ-ｚ％＋－＝＠＃]/g, character => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
