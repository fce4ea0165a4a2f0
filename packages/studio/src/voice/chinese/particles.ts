import type { Syllable } from './sandhi.ts'

// 得 and 地 are particles or words; their neighbours decide.

const FULL_DE_BEFORE = /[获取赢夺求所心难不博]/
const MUST_BEFORE = /[我你您他她它们就还都也总可只又]/

/** The readings of 得 and 地 by the words around them; `starts` are the indexes where words begin. */
export function readParticles(syllables: readonly Syllable[], starts: ReadonlySet<number>): Syllable[] {
  return syllables.map((syllable, at) => {
    const before = syllables[at - 1]?.character ?? ''
    const endsWord = at + 1 === syllables.length || starts.has(at + 1)
    const isAlone = starts.has(at) && endsWord
    if (syllable.character === '得' && before !== '' && endsWord && !FULL_DE_BEFORE.test(before)) {
      // 我得走了 is děi; 跑得快 is a light de.
      return isAlone && MUST_BEFORE.test(before) ? { ...syllable, letters: 'dei', tone: 3 } : { ...syllable, tone: 5 }
    }
    // 高兴地笑: after a word of two or more characters, before a verb.
    if (syllable.character === '地' && isAlone && at >= 2 && !starts.has(at - 1) && at + 1 < syllables.length) {
      return { ...syllable, letters: 'de', tone: 5 }
    }
    return syllable
  })
}
