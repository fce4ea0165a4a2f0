import { foldText, tokenise } from './tokenise.ts'
import { NAMING_WORDS, SAYING_WORDS, SIGN_WORDS } from './words/grammar-words.ts'
import { DROPPED } from './words/idioms.ts'
import { splitList } from './words/noun-table.ts'

export type Quote = { text: string; from: number; to: number }

const QUOTED =
  /"([^"\n]{1,600})"|“([^”\n]{1,600})”|「([^」\n]{1,600})」|『([^』\n]{1,600})』|(?<![\p{L}\p{N}])‘([^’\n]{1,600})’(?!\p{L})/gu
/** `女孩说：你好。`: said without marks, to the end of the sentence. */
const UNQUOTED =
  /(?:说|说道|喊|喊道|问|问道|旁白|台词|says?|said|shouts?|asks?|whispers?)\s*[:：]\s*(?!["“「『‘\s,，])([^。！？!?\n"“「『]{1,300}[。！？!?]?)/giu
/** How far before a quote its verb may stand. */
const REACH = 32

const patternOf = (words: string, after = '') => {
  const [han, latin] = [splitList(words).filter(isHan), splitList(words).filter(word => !isHan(word))]
  return new RegExp(`(?:${han.join('|')}|\\b(?:${latin.join('|')})\\b)${after}`, 'iu')
}
const isHan = (word: string) => /\p{Script=Han}/u.test(word)
const SAYS = patternOf(SAYING_WORDS)
const SIGNS = patternOf(SIGN_WORDS, '[^,，。.!！]{0,16}$')
const NAMES = patternOf(NAMING_WORDS, '$')

/**
 * Takes what is said out of a prompt. The rest keeps its length: marks and spoken words become commas, so that they part
 * clauses and are not drawn. Words in marks that are neither said nor a name stay as they are.
 */
export function extractQuotes(prompt: string): { quotes: Quote[]; rest: string } {
  const quotes: Quote[] = []
  const blank = (whole: string) => ','.repeat(whole.length)
  let rest = prompt.replace(DROPPED, blank)
  rest = rest.replace(QUOTED, (whole, ...parts) => {
    const offset = parts.find(part => typeof part === 'number') as number
    const text = (parts.slice(0, 5).find(part => part !== undefined) as string).trim()
    const before = prompt.slice(Math.max(0, offset - REACH), offset)
    const after = prompt.slice(offset + whole.length, offset + whole.length + REACH)
    if (isName(before)) return blank(whole)
    if (!isSaid(text, before, after)) return `,${whole.slice(1, -1)},`
    quotes.push({ text, from: offset, to: offset + whole.length })
    return blank(whole)
  })
  rest = rest.replace(UNQUOTED, (whole, said: string, offset: number) => {
    const from = offset + whole.length - said.length
    if (said.trim()) quotes.push({ text: said.trim(), from, to: from + said.length })
    return whole.slice(0, -said.length) + blank(said)
  })
  return { quotes: quotes.sort((a, b) => a.from - b.from), rest }
}

const isName = (before: string) => SIGNS.test(before) || NAMES.test(before.trimEnd())

function isSaid(text: string, before: string, after: string): boolean {
  if (!text) return false
  const nearBefore = before.split(/[.。!！?？;；\n]/).at(-1) ?? ''
  const nearAfter = after.split(/[.。!！?？;；\n]/)[0] ?? ''
  if (SAYS.test(nearBefore) || /[:：]\s*$/.test(before)) return true
  if (SAYS.test(nearAfter.slice(0, 16))) return true
  return (
    /[.!?。！？…]$/u.test(text) ||
    tokenise(foldText(text)).filter(({ type }) => type === 'word' || type === 'han').length > 4
  )
}
