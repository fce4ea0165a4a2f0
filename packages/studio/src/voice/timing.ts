import type { Signs } from './script/write-signs.ts'
import type { SpokenPhoneme, SpokenWord } from './spoken.ts'

export type Timing = { words: SpokenWord[]; characters: SpokenWord[]; phonemes: SpokenPhoneme[] }

/** Stress marks belong to the next sound; length, aspiration and tone to the previous one. */
const LEADING = /[ˈˌ]/
const TRAILING = /[ːʰʲ→↗↓↘]/
const SILENT = /[\s,.!?;:—…]/

/**
 * The times of words, characters and sounds from the bounds of the signs. `timeOf` converts a time of the rendering to
 * the finished speech.
 */
export function calculateTiming(
  { signs, words }: Signs,
  { bounds, text, timeOf }: { bounds: readonly number[]; text: string; timeOf: (seconds: number) => number },
): Timing {
  const at = (sign: number): number => timeOf(bounds[sign] ?? bounds.at(-1) ?? 0)
  const spoken: SpokenWord[] = []
  const characters: SpokenWord[] = []
  for (const word of words) {
    addWord(spoken, {
      text: text.slice(word.from, word.to),
      from: word.from,
      to: word.to,
      startSeconds: at(word.firstSign),
      endSeconds: at(word.endSign),
    })
    for (const part of word.parts) addCharacters(characters, text, part, at(part.firstSign), at(part.endSign))
  }
  return { words: spoken, characters, phonemes: phonemesOf(signs, at) }
}

/** Parts of one word of the text, such as the groups of a telephone number, are one word. */
function addWord(words: SpokenWord[], word: SpokenWord): void {
  const last = words.at(-1)
  if (last && last.from === word.from && last.to === word.to) last.endSeconds = word.endSeconds
  else words.push(word)
}

function addCharacters(
  characters: SpokenWord[],
  text: string,
  { from, to }: { from: number; to: number },
  start: number,
  end: number,
): void {
  const last = characters.at(-1)
  // Further sound for the same characters extends their time.
  const isMore = last?.to === to && characters.some(character => character.from === from)
  const kept = isMore ? characters.splice(characters.findIndex(character => character.from >= from)) : []
  const startSeconds = kept[0]?.startSeconds ?? start
  const letters = Array.from(text.slice(from, to))
  let place = from
  letters.forEach((letter, index) => {
    const share = (end - startSeconds) / letters.length
    characters.push({
      text: letter,
      from: place,
      to: place + letter.length,
      startSeconds: startSeconds + share * index,
      endSeconds: index === letters.length - 1 ? end : startSeconds + share * (index + 1),
    })
    place += letter.length
  })
}

function phonemesOf(signs: readonly string[], at: (sign: number) => number): SpokenPhoneme[] {
  const phonemes: SpokenPhoneme[] = []
  let start: number | undefined
  signs.forEach((sign, index) => {
    const last = phonemes.at(-1)
    if (SILENT.test(sign)) start = undefined
    else if (LEADING.test(sign)) start = at(index)
    else if (TRAILING.test(sign) && last) {
      last.ipa += sign
      last.endSeconds = at(index + 1)
    } else {
      phonemes.push({ ipa: sign, startSeconds: start ?? at(index), endSeconds: at(index + 1) })
      start = undefined
    }
  })
  return phonemes
}
