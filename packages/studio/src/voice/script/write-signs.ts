import { isSign } from '../signs.ts'
import type { Chunk } from './split-chunks.ts'
import type { Mark, Part } from '../script.ts'

/** Signs to render, with the spans of words and sounds. Spans are half open. */
export type Signs = {
  signs: string[]
  words: {
    from: number
    to: number
    firstSign: number
    endSign: number
    parts: (Part & { firstSign: number; endSign: number })[]
  }[]
}

/** A chunk always ends with punctuation; otherwise the voice stops abruptly. */
export function writeSigns({ tokens }: Chunk, ending: Mark['mark']): Signs {
  const signs: string[] = []
  const words: Signs['words'] = []
  const add = (text: string): void => {
    for (const sign of text) if (isSign(sign)) signs.push(sign)
  }
  for (const token of tokens) {
    if (token.kind === 'mark') {
      add(token.mark)
      continue
    }
    if (signs.length > 0 && !token.isGlued) add(' ')
    const firstSign = signs.length
    const parts = token.parts.map(part => {
      const first = signs.length
      add(part.ipa)
      return { ...part, firstSign: first, endSign: signs.length }
    })
    words.push({ from: token.from, to: token.to, firstSign, endSign: signs.length, parts })
  }
  if (tokens.at(-1)?.kind === 'word') add(ending)
  return { signs, words }
}
