import { pronounceChinese } from '../chinese/pronounce.ts'
import { pronounceEnglish } from '../english/pronounce.ts'
import type { Atom, Scanned } from './scan-text.ts'
import type { Mark, Word } from '../script.ts'

/** Adds the model's signs to words. Chinese is read by runs, English by clauses. */
export function pronounceAtoms(
  scanned: readonly Scanned[],
  settings: { isBritish: boolean; isShouting: boolean },
): (Word | Mark)[] {
  const english = englishOf(scanned, settings)
  const tokens: (Word | Mark)[] = []
  for (let at = 0; at < scanned.length; at++) {
    const item = scanned[at]!
    if (item.kind === 'mark') tokens.push(item)
    else if (item.language === 'en') addEnglish(tokens, item, english.get(item) ?? '')
    else {
      const run = chineseRunAt(scanned, at)
      tokens.push(...wordsOfRun(run))
      at += run.length - 1
    }
  }
  return tokens
}

function englishOf(
  scanned: readonly Scanned[],
  settings: { isBritish: boolean; isShouting: boolean },
): Map<Atom, string> {
  // Punctuation or Chinese ends the context of a clause.
  const words = scanned.map(item => (item.kind === 'say' && item.language === 'en' ? item.text : ''))
  const said = pronounceEnglish(words, settings)
  const found = new Map<Atom, string>()
  scanned.forEach((item, at) => {
    if (item.kind === 'say') found.set(item, said[at] ?? '')
  })
  return found
}

/** Words for the same position of the text, such as those of an amount of money, are one. */
function addEnglish(tokens: (Word | Mark)[], { from, to }: Atom, ipa: string): void {
  if (ipa === '') return
  const last = tokens.at(-1)
  const part = last?.kind === 'word' && last.from === from && last.to === to ? last.parts[0] : undefined
  if (part) part.ipa += ` ${ipa}`
  else tokens.push({ kind: 'word', from, to, parts: [{ from, to, ipa }], isGlued: false })
}

function chineseRunAt(scanned: readonly Scanned[], start: number): Atom[] {
  const run: Atom[] = []
  for (let at = start; at < scanned.length; at++) {
    const item = scanned[at]!
    if (item.kind !== 'say' || item.language !== 'zh') break
    run.push(item)
  }
  return run
}

function wordsOfRun(run: readonly Atom[]): Word[] {
  const places: { atom: Atom; offset: number }[] = []
  const fixed = new Map<number, string>()
  let text = ''
  for (const atom of run) {
    // Given syllables need one character each, whatever the word.
    const characters = atom.syllables ? Array.from('某'.repeat(atom.syllables.length)) : Array.from(atom.text)
    let offset = 0
    characters.forEach((character, at) => {
      const syllable = atom.syllables?.[at]
      if (syllable !== undefined) fixed.set(places.length, syllable)
      places.push({ atom, offset })
      offset += character.length
    })
    text += characters.join('')
  }
  const words: Word[] = []
  for (const { syllables } of pronounceChinese(text, fixed)) {
    syllables.forEach(({ at, length, ipa }, index) => {
      const { atom, offset } = places[at]!
      const end = places[at + length - 1]!
      const [from, to] = atom.isExact ? [atom.from + offset, atom.from + end.offset + 1] : [atom.from, atom.to]
      addSyllable(words, { from, to, ipa, isExact: atom.isExact, isInside: index > 0 })
    })
  }
  return words
}

type SpokenSyllable = { from: number; to: number; ipa: string; isExact: boolean; isInside: boolean }

function addSyllable(words: Word[], { from, to, ipa, isExact, isInside }: SpokenSyllable): void {
  const last = words.at(-1)
  if (last && !isExact && last.from === from && last.to === to) {
    const part = last.parts[0]
    if (part) part.ipa += isInside ? ipa : ` ${ipa}`
  } else if (last && isExact && isInside && last.to === from) {
    last.parts.push({ from, to, ipa })
    last.to = to
  } else words.push({ kind: 'word', from, to, parts: [{ from, to, ipa }], isGlued: isInside })
}
