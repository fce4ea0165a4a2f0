import { readTable } from '../words/vocabulary/word-data.ts'
import { CHINESE_VALUE, type ChangeOf, ENGLISH_VALUE, valueOf } from './change-words.ts'

/**
 * A change in the text: its position, its property, the values before and after. `figure` is the text after the words.
 */
export type SaidChange = { at: number; end: number } & (
  | { of: ChangeOf; from?: string; to: string }
  | { of: 'figure'; isFrom?: true; isMannered?: true }
  | { of: 'heat'; degrees: number; isFalling: boolean }
)

const ADVERBS = String.raw`(?:\s+(?:\w+ly|back|all|then|in|its|their|his|her|the|(?:its |their )?colou?rs?|size))*`
const VERBS = String.raw`\b(?:changes?|changed|changing|turns?|turned|turning|shifts?|shifted|shifting|fades?|faded|fading|transforms?|transformed|transforming|transitions?|transitioning|transitioned|morphs?|morphed|morphing|grows?|growing|grew|shrinks?|shrinking|shrank|evolves?|evolving|evolved|switch(?:es)?|switching|goes|going|ages?|aging|blooms?|blooming)`
const BECOMES = String.raw`\b(?:turns?|turned|turning|becomes?|became|becoming|fades? to|grows?|grew|growing|gets?|getting|goes|glows?|glowing|changes? to|shifts? to|turns? to|changing to)`
const INTO = String.raw`\b(?:(?:turns?|turned|turning|transforms?|transformed|transforming|morphs?|morphed|morphing|changes?|changed|changing|evolves?|evolved|evolving|shapeshifts?)${ADVERBS}\s+into|transforms? to|becomes?|became)`
/** The end of a clause: `turns red` is a change, `turns red lights` is not. */
const OVER = String.raw`(?=\s*(?:[,.;!?]|$|(?:and|as|in|while|when|under|then|with|at|over|before|until|again|by|from|on|after|during|like)\b))`
const SLOWLY = '(?:(?:逐渐|渐渐|慢慢|缓缓|开始|瞬间|突然|一点点|忽然|立刻)地?)?'
const WILL = '(?:变成|变为|变得|转变为|转变成|转为|转成|过渡到|过渡为|渐变为|渐变成|化为|到|变|转)'
const AFTER_HAN = '(?=了|的?(?:[，。；、！？,.;!?]|$)|起来|下来)'

const FROM_TO = new RegExp(
  String.raw`${VERBS}${ADVERBS}\s+from\s+(${ENGLISH_VALUE})(?:\s+(?:colou?r|blue sky))?\s+(?:in)?to\s+(${ENGLISH_VALUE})\b`,
  'giu',
)
/** Hours, weathers and seasons change without a verb: `a harbour from day to night`. */
const BARE_FROM_TO = new RegExp(String.raw`\bfrom\s+(${ENGLISH_VALUE})\s+(?:in)?to\s+(${ENGLISH_VALUE})\b`, 'giu')
const X_INTO_Y = new RegExp(
  String.raw`\b(${ENGLISH_VALUE})\s+(?:slowly |gradually |finally )?(?:turns?|turning|turned|changes?|changing|fades?|fading|gives way|becomes?|shifts?|transitions?)\s*(?:in)?(?:to)?\s+(${ENGLISH_VALUE})\b`,
  'giu',
)
const TO_VALUE = new RegExp(String.raw`${BECOMES}${ADVERBS}\s+(${ENGLISH_VALUE})${OVER}`, 'giu')
const INTO_MATERIAL = new RegExp(
  String.raw`${INTO}\s+(?:(?:a|an|the)\s+)?(${ENGLISH_VALUE})((?:\s+[a-z]+){1,2}?)${OVER}`,
  'giu',
)
const INTO_FIGURE: RegExp = readTable('extract-changes', 'intoFigure')
/** Objects of `burst into` and `break into` that are not things, such as laughter. */
const MANNERED: RegExp = readTable('extract-changes', 'mannered')
const FROM_FIGURE: RegExp = readTable('extract-changes', 'fromFigure')
/** `from a baby to an old man`: growing up needs no verb. */
const LIFE_FROM: RegExp = readTable('extract-changes', 'lifeFrom')
const ZH_LIFE_FROM =
  /从(?=(?:一[个只颗粒名])?(?:小)?(?:婴儿|宝宝|孩子|小孩|孩童|男孩|女孩|少年|少女|种子|幼苗|毛毛虫|蝌蚪|鸡蛋|树苗|花苞|狗|猫)[^，。]{0,8}(?:到|长成|变成|成为|变为))/gu
const ZH_FROM_TO = new RegExp(`[从由](${CHINESE_VALUE})色?(?:的)?${SLOWLY}${WILL}(?:了)?(${CHINESE_VALUE})`, 'gu')
const ZH_TO_VALUE = new RegExp(
  `(?:${SLOWLY}(?:变得|变成|变为|转为|变|转)(?:了)?(?:更|越来越|更加|很)?|越来越)(${CHINESE_VALUE})${AFTER_HAN}`,
  'gu',
)
const ZH_X_INTO_Y = new RegExp(
  `(${CHINESE_VALUE})${SLOWLY}(?:变成|变为|转为|转变为|过渡到|转|到|至)(?:了)?(${CHINESE_VALUE})`,
  'gu',
)
const ZH_INTO_FIGURE: RegExp = readTable('extract-changes', 'zhIntoFigure')

/** 融化成河流, 碎成雪花, 化回一滩墨: the way of changing, and the new form. 长成大人 has the same person. */
const ZH_MANNERED: RegExp = readTable('extract-changes', 'zhMannered')

/** `spins a cocoon`, `结成蛹`: the animal turns into the cocoon. */
const COCOON =
  /\b(?:forms?|forming|spins?|spinning|weaves?|weaving|builds?|building|makes?|wraps? itself (?:up )?in|seals? itself in)(?=\s+(?:an?|its|the)\s+(?:[a-z]+\s+)?(?:cocoon|chrysalis|pupa)\b)/giu
const ZH_COCOON = /(?:结成?|作成?|化成?|织成?)(?:了)?(?=一?[个只枚]?[^，。]{0,2}[蛹茧])/gu

/** `as the temperature drops below 0°C`: water becomes ice. */
const HEAT =
  /(?:\bas\s+|\bwhen\s+|\bwhile\s+)?(?:the\s+)?temperatures?\s+(?:\w+ly\s+)?(drops?|falls?|sinks?|rises?|reaches|climbs?|increases?|decreases?|is)(?:\s+(?:to|below|above|over|under|past|at))?\s*(-?\d+)\s*(?:°\s*c?\b|degrees?(?:\s+celsius)?|c\b)?/giu
const ZH_HEAT =
  /(?:当|在)?(?:(?:温度|气温)(?:逐渐|迅速|显著|缓慢)?(下?降低?|下?跌|上?升高?|达)(?:到|至)?|(?=(?:零下|-)?\d+\s*(?:摄氏)?(?:度|°c|℃)的?温度))(零下|-)?(\d+)\s*(?:摄氏)?(?:度|°c|℃)(?:以下|以上)?(?:的?温度下?)?(?:时)?/giu

const SETTINGS: ReadonlySet<string> = new Set(['time', 'weather', 'season'])

/**
 * Removes changes from a text. Blanks keep the positions of other words, and an `orange` that something turns to is not
 * read as a fruit.
 */
export function extractChanges(text: string): { rest: string; changes: SaidChange[] } {
  let rest = text
  const changes: SaidChange[] = []
  const take = (pattern: RegExp, read: (match: RegExpExecArray) => SaidChange | undefined): void => {
    for (const match of rest.matchAll(pattern)) {
      const change = read(match)
      if (!change) continue
      changes.push(change)
      // The verb stays in the text: melting and breaking are also actions.
      if (change.of === 'figure' && change.isMannered) continue
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length)
    }
  }
  const spanOf = ({ index, 0: { length } }: RegExpExecArray) => ({ at: index, end: index + length })
  /** Both values must belong to one property. */
  const between = (match: RegExpExecArray, isAllowed = (_of: ChangeOf): boolean => true): SaidChange | undefined => {
    const [from, to] = [valueOf(match[1]!), valueOf(match[2]!)]
    if (!from || from.of !== to?.of || from.name === to.name || !isAllowed(to.of)) return undefined
    return { ...spanOf(match), of: to.of, from: from.name, to: to.name }
  }
  const isSetting = (of: ChangeOf): boolean => SETTINGS.has(of)
  take(HEAT, match => ({
    ...spanOf(match),
    of: 'heat',
    degrees: Number(match[2]),
    isFalling: /^(?:drop|fall|sink|decreas)/iu.test(match[1]!),
  }))
  take(ZH_HEAT, match => ({
    ...spanOf(match),
    of: 'heat',
    degrees: (match[2] ? -1 : 1) * Number(match[3]),
    isFalling: /[降跌]/u.test(match[1] ?? ''),
  }))
  take(FROM_TO, match => between(match))
  // `从小到大` means a whole life.
  take(ZH_FROM_TO, match => between(match, of => isSetting(of) || /[变转化渐]/u.test(match[0])))
  take(BARE_FROM_TO, match => between(match, isSetting))
  take(X_INTO_Y, match => between(match, isSetting))
  take(ZH_X_INTO_Y, match => between(match, isSetting))
  take(TO_VALUE, match => {
    const to = valueOf(match[1]!)
    // `goes on` and `gets off` are not lamps, and nobody `becomes wood`.
    const isSwitched = /^(?:on|off)$/iu.test(match[1]!.trim())
    const isMeant = isSwitched
      ? /^(?:turn|switch)/iu.test(match[0])
      : to?.of !== 'material' || /\bto\s/iu.test(match[0])
    return to && !isSetting(to.of) && isMeant ? { ...spanOf(match), of: to.of, to: to.name } : undefined
  })
  take(ZH_TO_VALUE, match => {
    const to = valueOf(match[1]!)
    return to && !isSetting(to.of) ? { ...spanOf(match), of: to.of, to: to.name } : undefined
  })
  // `the wooden wheel turned into a metal wheel`: the same wheel in another material.
  take(INTO_MATERIAL, match => {
    const to = valueOf(match[1]!)
    const before = rest.slice(0, match.index).toLowerCase()
    const last = match[2]!.trim().split(' ').at(-1)!
    if (!to || isSetting(to.of) || !before.includes(last)) return undefined
    const was = [...before.matchAll(/[a-z]+/gu)].findLast(([word]) => valueOf(word)?.of === to.of)
    if (was) rest = rest.slice(0, was.index) + ' '.repeat(was[0].length) + rest.slice(was.index + was[0].length)
    return { ...spanOf(match), of: to.of, ...(was && { from: valueOf(was[0])!.name }), to: to.name }
  })
  take(FROM_FIGURE, match => ({ ...spanOf(match), of: 'figure', isFrom: true }))
  take(LIFE_FROM, match => ({ ...spanOf(match), of: 'figure', isFrom: true }))
  take(ZH_LIFE_FROM, match => ({ ...spanOf(match), of: 'figure', isFrom: true }))
  take(INTO_FIGURE, match => ({ ...spanOf(match), of: 'figure' }))
  take(ZH_INTO_FIGURE, match => ({ ...spanOf(match), of: 'figure' }))
  take(MANNERED, match => ({ ...spanOf(match), of: 'figure', isMannered: true }))
  take(ZH_MANNERED, match => ({ ...spanOf(match), of: 'figure', isMannered: true }))
  take(COCOON, match => ({ ...spanOf(match), of: 'figure' }))
  take(ZH_COCOON, match => ({ ...spanOf(match), of: 'figure' }))
  return { rest, changes: changes.toSorted((a, b) => a.at - b.at) }
}
