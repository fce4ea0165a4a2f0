import { foldOf, type Token, tokensOf } from './tokens.ts'

// Marks that are not seen and would hide a word from the list: soft hyphen, zero-width and direction marks.
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g

/**
 * The first word of a policy list that a prompt contains, as the list spells it. Words of letters count as whole words
 * and phrases across spaces and hyphens; Chinese has no spaces, so there a run of characters is enough.
 */
export function reviewPrompt(prompt: string, policyWords: readonly string[]): string | undefined {
  const tokens = readableOf(prompt)
  return policyWords.find(word => {
    const wanted = readableOf(word)
    return (
      wanted.length > 0 && tokens.some((_, at) => wanted.every(({ text }, index) => tokens[at + index]?.text === text))
    )
  })
}

const readableOf = (text: string): Token[] =>
  tokensOf(foldOf(text.replaceAll(UNSEEN, ''))).filter(({ type }) => type !== 'clause' && type !== 'sentence')
