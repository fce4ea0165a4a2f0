import { simplifyCharacter } from '@kinora/media/language/simplify-character'

export type Token = {
  /** Folded: lower case, half width, simplified, without a possessive `'s`. */
  text: string
  from: number
  to: number
  type: 'word' | 'han' | 'pictogram' | 'mention' | 'clause' | 'sentence'
  possessive?: true
}

// Mentions of pictures are blanked beforehand: one start mark and any number of rest marks (see extract-mentions.ts).
export const MENTION_START = '\uFFFC'
export const MENTION_REST = '\uFFFB'

const LETTER = String.raw`[[\p{L}\p{M}\p{N}\&]--\p{Script=Han}]`
const KINDS_OF_TOKEN: Record<Token['type'], string> = {
  mention: String.raw`\uFFFC\uFFFB*(?:'s\b)?`,
  han: String.raw`\p{Script=Han}|、`,
  pictogram: String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{EMod}|\u200D\p{Extended_Pictographic})*`,
  word: `${LETTER}+(?:'${LETTER}+)*'?`,
  sentence: String.raw`\.(?!\d)|[!?;\n\r。…]+`,
  clause: String.raw`[,:\(\)\[\]\{\}\|\/"“”「」—–]`,
}
const PATTERN = new RegExp(
  Object.entries(KINDS_OF_TOKEN)
    .map(([type, pattern]) => `(?<${type}>${pattern})`)
    .join('|'),
  'gv',
)

const PLAIN_WORDS = /^[a-z]+(?: [a-z]+)*$/
const PLAIN_HAN = /^[\u4E00-\u9FFF]+$/

/** Folds each character into one character, so that positions in the folded and the written text agree. */
export function foldText(text: string): string {
  if (PLAIN_WORDS.test(text)) return text
  let folded = ''
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit < 0x80) folded += String.fromCharCode(unit >= 0x41 && unit <= 0x5a ? unit + 32 : unit)
    else if (unit === 0x2019 || unit === 0x2018) folded += "'"
    else if (unit >= 0xff01 && unit <= 0xff5e) folded += String.fromCharCode(unit - 0xfee0).toLowerCase()
    else {
      const char = text[index]!
      const lower = char.toLowerCase()
      folded += withoutAccent(lower) ?? simplifyCharacter(lower.length === 1 ? lower : char)
    }
  }
  return folded
}

/** `crêpe`, `jalapeño`: accents are often omitted, so the tables have either form. Only Latin letters have accents. */
function withoutAccent(char: string): string | undefined {
  const unit = char.charCodeAt(0)
  const [letter = ''] = unit >= 0xc0 && unit < 0x250 && char.length === 1 ? char.normalize('NFD') : ''
  return /^[a-z]$/u.test(letter) ? letter : undefined
}

/**
 * The texts of the tokens of a phrase. Fast for plain letters, because the tables have tens of thousands of phrases.
 */
export function tokenTexts(folded: string): string[] {
  if (PLAIN_WORDS.test(folded)) return folded.split(' ')
  if (PLAIN_HAN.test(folded)) return folded.split('')
  return tokenise(folded).map(token => token.text)
}

export function tokenise(folded: string): Token[] {
  const tokens: Token[] = []
  for (const match of folded.matchAll(PATTERN)) {
    const groups = match.groups as Partial<Record<Token['type'], string>>
    const type = (Object.keys(groups) as Token['type'][]).find(name => groups[name] !== undefined)!
    const token: Token = { text: match[0], from: match.index, to: match.index + match[0].length, type }
    if (type === 'pictogram') token.text = match[0].replace(/\uFE0F|\p{EMod}/gu, '')
    if (type === 'word' && /'s?$/.test(token.text)) {
      token.text = token.text.replace(/'s?$/, '')
      token.possessive = true
    }
    if (type === 'mention' && token.text.endsWith("'s")) {
      token.to -= 2
      token.possessive = true
    }
    tokens.push(token)
  }
  return tokens
}
