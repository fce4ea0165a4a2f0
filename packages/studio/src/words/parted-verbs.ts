import type { Token } from './tokenise.ts'

/** Characters for aspect, direction and number, which do not change the action. */
const GAP =
  /^(?<aspect>[了着过完好起上下出开住](?:了|过)?|不停地)?(?<measure>[一两三几]?(?:个|下|口|声|次|场|阵|会儿?|遍|顿|首|支|圈|回))?(?<manner>大大的|大大地|长长的|深深的|深|大|好|小)?/u
const LONGEST_GAP = 8
/** Directions that make another word with the verb: `打开包` is not `打包`. */
const WAY = /^[起上下出开过]/u

type Gap = { tokens: number; isWay: boolean }

/** The lengths of gaps between the halves of a Chinese verb that begins one character before: `打[了个]哈欠`, `低[着]头`. */
export function gapsInVerb(tokens: readonly Token[], from: number): Gap[] {
  let text = ''
  for (let at = from; at < tokens.length && text.length < LONGEST_GAP && tokens[at]!.type === 'han'; at++)
    text += tokens[at]!.text
  const { aspect = '', measure = '', manner = '' } = GAP.exec(text)?.groups ?? {}
  const lengths = [aspect.length, aspect.length + measure.length, aspect.length + measure.length + manner.length]
  const isSaid = (length: number): boolean => length > 0 && length < text.length
  return [...new Set(lengths)].filter(isSaid).map(length => ({ tokens: length, isWay: WAY.test(aspect) }))
}
