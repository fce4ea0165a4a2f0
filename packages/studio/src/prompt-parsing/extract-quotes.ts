import { findSpokenQuotes, type Quoted } from '@kinora/media/language/find-quotes'
import { endsSentence } from '@kinora/media/language/punctuation'
import { hasHan } from '@kinora/media/language/has-han'
import { isWritten } from './find-texts.ts'
import { findWornNumbers } from './find-worn-letters.ts'
import { foldText, tokenise } from '../words/tokenise.ts'
import { readWordLists } from '../words/vocabulary/word-data.ts'

/** `女孩说：你好。`: speech without quotation marks ends with the sentence. */
const UNQUOTED =
  /(?:说|说道|喊|喊道|问|问道|旁白|台词|says?|said|shouts?|asks?|whispers?)\s*[:：]\s*(?!["“「『‘\s,，])([^。！？!?\n"“「『]{1,300}[。！？!?]?)/giu
/** Titles in brackets, URLs and command-line flags are dropped before reading. */
const DROPPED = /《[^》]{0,60}》|https?:\/\/\S+|--\w+(?:\s+[\w:.]+)?/gu
/** `a sign that says OPEN`: words in capitals after a verb of letters. */
const CAPITALS =
  /(?<=\b(?:says?|saying|reads?|reading|spells?|spelling)\s+)\p{Lu}[\p{Lu}\p{N}&'’!-]+(?:\s+[\p{Lu}\p{N}][\p{Lu}\p{N}&'’!-]*)*(?!\p{L})/gu
/** The greatest distance between a verb and its quotation, in characters. */
const REACH = 32

const { saying = [], voices = [], sign = [], naming = [] } = readWordLists('quoting.json')
const patternOf = (words: readonly string[], after = '') => {
  const [han, latin] = [words.filter(hasHan), words.filter(word => !hasHan(word))]
  return new RegExp(`(?:${han.join('|')}|\\b(?:${latin.join('|')})\\b)${after}`, 'iu')
}
const SAYS = patternOf([...saying, ...voices])
const SIGNS = patternOf(sign, '[^,，。.!！]{0,16}$')
const NAMES = patternOf(naming, '$')

/**
 * Removes quotations from a prompt. The rest keeps its length: commas replace marks and spoken words, so that they
 * separate clauses and are not drawn. Words in quotation marks that are neither speech nor a name stay.
 */
export function extractQuotes(prompt: string): { quotes: Quoted[]; texts: Quoted[]; rest: string } {
  const quotes: Quoted[] = []
  const texts: Quoted[] = []
  // Titles are not drawn. In speech they are spoken.
  const written = (text: string, from: number) => {
    const start = cleared.indexOf(text, from)
    return prompt.slice(start, start + text.length)
  }
  const blank = (whole: string) => ','.repeat(whole.length)
  const cleared = prompt.replace(DROPPED, blank)
  let rest = ''
  let done = 0
  for (const { text, from, to } of findSpokenQuotes(cleared)) {
    const before = prompt.slice(Math.max(0, from - REACH), from)
    const isText = isWritten(before, prompt.slice(to, to + REACH))
    if (isText) texts.push({ text: written(text, from), from, to })
    const isNamed = isText || isName(before)
    const isSpeech = !isNamed && isSaid(text, before, prompt.slice(to, to + REACH))
    if (isSpeech) quotes.push({ text: written(text, from), from, to })
    const whole = cleared.slice(from, to)
    rest += cleared.slice(done, from) + (isNamed || isSpeech ? blank(whole) : `,${whole.slice(1, -1)},`)
    done = to
  }
  rest += cleared.slice(done)
  // Capitals announced as letters need no quotation marks.
  rest = rest.replace(CAPITALS, (whole, from: number) => {
    const to = from + whole.length
    if (!isWritten(prompt.slice(Math.max(0, from - REACH), from), prompt.slice(to, to + REACH))) return whole
    texts.push({ text: prompt.slice(from, to), from, to })
    return blank(whole)
  })
  const marked = [...quotes]
  rest = rest.replace(UNQUOTED, (whole, said: string, offset: number) => {
    const from = offset + whole.length - said.length
    // A quotation that follows is a line of its own.
    const to = Math.min(from + said.length, ...marked.filter(quote => quote.from >= from).map(quote => quote.from))
    const text = prompt.slice(from, to).trim()
    if (text) quotes.push({ text, from, to })
    return whole.slice(0, -said.length) + blank(said)
  })
  const isMarked = ({ from, to }: Quoted): boolean => [...texts, ...quotes].some(one => one.from < to && from < one.to)
  const numbers = findWornNumbers(prompt).filter(number => !isMarked(number))
  return {
    quotes: quotes.sort((a, b) => a.from - b.from),
    texts: [...texts, ...numbers].sort((a, b) => a.from - b.from),
    rest: withoutCarriers(rest, texts),
  }
}

const CARRIED =
  /(?:\b(?:(?:with|and) )?(?:the |a |an |our )?(?:slogan|tagline|caption|text|headline|title|words?|lettering|subtitle)s?(?: (?:is|are|that says|saying|reads|reading|appears?))?|(?:字幕|文案|广告语|标语|口号|标题|文字|字样|片尾字幕)(?:是|为|写着|显示|出现)?|\b(?:(?:that|which) )?(?:says|say|reads|reading|saying|called|named)|名叫|名为|叫做?|写着|写有|印着|印有|刻着|挂着)\s*[:：,]?\s*$/iu

const PRINTED_ON =
  /^\s*(?:(?:is|are) )?(?:printed|written|embroidered|stitched|emblazoned|spelled out) (?:on|across|over)(?= (?:his|her|its|their)\b)/iu

/** `a sign that says`: the words are written, and nobody speaks. */
function withoutCarriers(rest: string, texts: readonly Quoted[]): string {
  let cleared = rest
  for (const { from, to } of texts) {
    // `written across her apron`: text on clothes.
    cleared = cleared.slice(0, to) + cleared.slice(to).replace(PRINTED_ON, whole => `${' '.repeat(whole.length - 2)}on`)
    const [verb] = CARRIED.exec(cleared.slice(0, from)) ?? []
    if (verb) cleared = cleared.slice(0, from - verb.length) + ','.repeat(verb.length) + cleared.slice(from)
  }
  return cleared
}

const isName = (before: string) => SIGNS.test(before) || NAMES.test(before.trimEnd())

function isSaid(text: string, before: string, after: string): boolean {
  if (!text) return false
  const nearBefore = before.split(/[.。!！?？;；\n]/).at(-1) ?? ''
  const nearAfter = after.split(/[.。!！?？;；\n]/)[0] ?? ''
  if (SAYS.test(nearBefore) || /[:：]\s*$/.test(before)) return true
  if (SAYS.test(nearAfter.slice(0, 16))) return true
  return (
    endsSentence(text) || tokenise(foldText(text)).filter(({ type }) => type === 'word' || type === 'han').length > 4
  )
}
