import { pinyin } from 'pinyin-pro'
import { syllableToIpa } from './syllable-ipa.ts'
import { applySandhi, type Syllable } from './sandhi.ts'
import { readParticles } from './particles.ts'
import { voiceData } from '../voice-data.ts'

const READINGS = Object.entries(voiceData('chinese').readings).map(([word, said]) => [word, said.split(' ')] as const)

type ChineseWord = {
  /** One for each audible character; a 儿 that only colours the previous syllable has none. */
  syllables: { at: number; length: number; ipa: string }[]
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** 女儿 and similar have two syllables; 花儿 and similar have one. */
const FULL_ER_BEFORE = /[女婴幼孤少胎宠健混男育小生孩妻孙]$/
const FULL_ER_AFTER = /^[子童女科歌媳时化]/

/**
 * The pronunciation of a run of Chinese characters, word by word. `fixed` has the caller's syllables, such as `zhong4`,
 * by character index.
 */
export function pronounceChinese(text: string, fixed: ReadonlyMap<number, string> = new Map()): ChineseWord[] {
  const characters = Array.from(text)
  const lengths = wordsOf(text)
  const read = readParticles(readingsOf(text), startsOf(lengths)).map((syllable, at) => {
    const wanted = fixed.get(at)
    return wanted === undefined ? syllable : syllableOf(characters[at] ?? '', wanted)
  })
  // Syllables given by the caller do not change.
  const spoken = applySandhi(read, lengths).map((syllable, at) => (fixed.has(at) ? (read[at] ?? syllable) : syllable))
  const words: ChineseWord[] = []
  let at = 0
  for (const length of lengths) {
    words.push(wordOf(spoken, at, length))
    at += length
  }
  return words
}

function wordOf(spoken: readonly Syllable[], from: number, length: number): ChineseWord {
  const syllables: ChineseWord['syllables'] = []
  for (let at = from; at < from + length; at++) {
    const isColoured = at + 1 < from + length && isErhua(spoken, at + 1)
    const { letters, tone } = spoken[at] ?? { letters: '', tone: 5 }
    const ipa = syllableToIpa(`${letters}${tone}`, isColoured)
    if (ipa !== undefined) syllables.push({ at, length: isColoured ? 2 : 1, ipa })
    if (isColoured) at++
  }
  return { syllables }
}

function isErhua(spoken: readonly Syllable[], at: number): boolean {
  if (spoken[at]?.character !== '儿' && spoken[at]?.character !== '兒') return false
  return !FULL_ER_BEFORE.test(spoken[at - 1]?.character ?? '') && !FULL_ER_AFTER.test(spoken[at + 1]?.character ?? '')
}

/** The lengths of words in characters. A 儿 that colours the previous word is part of it. */
function wordsOf(text: string): number[] {
  const words: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const last = words.at(-1)
    if (segment === '儿' && last !== undefined && !FULL_ER_BEFORE.test(last)) words[words.length - 1] = last + segment
    else words.push(segment)
  }
  return words.map(word => Array.from(word).length)
}

function startsOf(lengths: readonly number[]): Set<number> {
  let at = 0
  return new Set(
    lengths.map(length => {
      at += length
      return at - length
    }),
  )
}

function readingsOf(text: string): Syllable[] {
  const characters = Array.from(text)
  const all = pinyin(text, { toneType: 'num', type: 'array', toneSandhi: false, v: true })
  const syllables = characters.map((character, at) => syllableOf(character, all[at] ?? ''))
  for (const [word, readings] of READINGS) {
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) {
      const first = Array.from(text.slice(0, from)).length
      readings.forEach((reading, at) => {
        syllables[first + at] = syllableOf(characters[first + at] ?? '', reading)
      })
    }
  }
  return syllables
}

function syllableOf(character: string, written: string): Syllable {
  const tone = /\d$/.exec(written)?.[0]
  const letters = tone === undefined ? written : written.slice(0, -1)
  return { character, letters, tone: Number(tone ?? 5) || 5 }
}
