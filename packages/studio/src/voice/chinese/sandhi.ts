/** A syllable with the character it is written with. */
export type Syllable = { character: string; letters: string; tone: number }

const DIGIT = /[零〇一二三四五六七八九十百千万亿幺两]/
const BEFORE_PLAIN_ONE = /[第初十百千万亿零〇一二三四五六七八九点幺期周拜]/

/**
 * Tone sandhi. `words` has the length of each word, in order: third tones change inside a word first, then from the
 * last word backwards.
 */
export function applySandhi(syllables: readonly Syllable[], words: readonly number[]): Syllable[] {
  const spoken = syllables.map(syllable => ({ ...syllable }))
  const starts = startsOf(words)
  spoken.forEach((syllable, at) => {
    if (syllable.character === '不' && syllable.tone === 4) syllable.tone = toneOfNot(spoken, at)
    if (syllable.character === '一' && syllable.tone === 1) syllable.tone = toneOfOne(spoken, at, starts)
  })
  for (let word = words.length - 1; word >= 0; word--) {
    const [from, to] = [starts[word] ?? 0, (starts[word] ?? 0) + (words[word] ?? 0)]
    changeThirdTones(spoken, from, to)
    const [last, next] = [spoken[to - 1], spoken[to]]
    if (last?.tone === 3 && next?.tone === 3) last.tone = 2
  }
  return spoken
}

function startsOf(words: readonly number[]): number[] {
  let at = 0
  return words.map(length => {
    const start = at
    at += length
    return start
  })
}

/** 不是 is bú shì; between two equal words (好不好) it is neutral. */
function toneOfNot(spoken: readonly Syllable[], at: number): number {
  const [before, after] = [spoken[at - 1], spoken[at + 1]]
  if (before && before.character === after?.character) return 5
  return after?.tone === 4 ? 2 : 4
}

function toneOfOne(spoken: readonly Syllable[], at: number, starts: readonly number[]): number {
  const [before, after] = [spoken[at - 1], spoken[at + 1]]
  if (!after) return 1
  if (before && before.character === after.character && !DIGIT.test(before.character)) return 5
  // A digit in a row, an ordinal, a month or a day keeps its own tone.
  if (before && BEFORE_PLAIN_ONE.test(before.character)) return 1
  if (DIGIT.test(after.character) && !/[百千万亿]/.test(after.character)) return 1
  if (/[月号日]/.test(after.character)) return 1
  // 统一, 唯一: the end of a word, unless the next word is counted.
  const endsWord = starts.includes(at + 1) && !starts.includes(at)
  if (endsWord && !/[个样次种]/.test(after.character)) return 1
  return after.tone === 4 || after.character === '个' ? 2 : 4
}

/** The first of two third tones rises. In a word of three, 展览馆 rises twice and 纸老虎 (one, then two) once. */
function changeThirdTones(spoken: Syllable[], from: number, to: number): void {
  for (let at = to - 2; at >= from; at--) {
    const [here, next] = [spoken[at], spoken[at + 1]]
    if (here?.tone === 3 && next?.tone === 3) here.tone = 2
  }
}
