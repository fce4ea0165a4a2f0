import { pinyin } from 'pinyin-pro'
import { scanText } from '../../../src/voice/script/scan-text.ts'

export type Errors = { wrong: number; of: number }

const heardOf = (text: string): string =>
  text
    // Heard as one syllable and written with one character or two; three particles that are all de.
    .replaceAll('花儿', '花')
    .replaceAll(/[得地]/g, '的')

/** Words as they are said, so that `$5` and `five dollars` are the same. */
export const wordsOf = (text: string): string[] =>
  // The recogniser writes times as 3.30 p.m.
  scanText(text.replaceAll(/(\d)\.(\d\d) ?([ap])/g, '$1:$2 $3'), { fallback: 'en' }).flatMap(item =>
    item.kind === 'say'
      ? item.text
          .toLowerCase()
          .split(/[\s.]+/)
          .filter(Boolean)
      : [],
  )

/** Syllables with tones: a recogniser's choice among characters that sound alike is not the voice's error. */
export const syllablesOf = (text: string): string[] =>
  scanText(heardOf(text), { fallback: 'zh' }).flatMap(item => {
    if (item.kind !== 'say') return []
    return item.language === 'zh'
      ? pinyin(item.text, { toneType: 'num', type: 'array', toneSandhi: false })
      : [item.text.toLowerCase()]
  })

export const charactersOf = (text: string): string[] =>
  scanText(heardOf(text), { fallback: 'zh' }).flatMap(item => (item.kind === 'say' ? Array.from(item.text) : []))

/** The fewest changes that lead from what was meant to what was heard. */
export function errorsOf(meant: readonly string[], heard: readonly string[]): Errors {
  let row = Array.from({ length: heard.length + 1 }, (_, at) => at)
  meant.forEach((word, index) => {
    const next = [index + 1]
    heard.forEach((other, at) => {
      next.push(Math.min((row[at] ?? 0) + (word === other ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    })
    row = next
  })
  return { wrong: row.at(-1) ?? 0, of: meant.length }
}

export const rateOf = (all: readonly Errors[]): number =>
  all.reduce((sum, { wrong }) => sum + wrong, 0) /
  Math.max(
    1,
    all.reduce((sum, { of }) => sum + of, 0),
  )
