import { readTable } from '../words/vocabulary/word-data.ts'
import { clauseEnd, clauseStart, HANDLING } from '../words/clauses.ts'
import type { Item } from '../words/item.ts'
import type { Meaning } from '../words/meaning.ts'

/** The wearer of clothes: the referent of a pronoun, or the subject named at an item. */
export type Owner = { pronoun: Meaning['pronoun'] } | { at: number }

const OWN: Readonly<Record<string, Meaning['pronoun']>> = readTable('own-clothes', 'own')

/** `her long red dress`, `the bride's veil`, 她白色的长裙, 新娘的头纱: the owner stands before the adjectives. */
export function ownerOf(items: readonly Item[], at: number): Owner | undefined {
  for (let index = at - 1; index >= Math.max(0, at - MAX_BEFORE); index--) {
    const { text, stop, meaning, possessive, unknown } = items[index]!
    if (stop) return undefined
    if (text in OWN) return { pronoun: OWN[text] }
    const isNamed = meaning.noun?.kind === 'person'
    if (isNamed) return possessive || items[index + 1]?.text === '的' ? { at: index } : undefined
    if (!(unknown || meaning.colour || meaning.size || meaning.mood || meaning.glue)) return undefined
  }
  return undefined
}
const MAX_BEFORE = 5

/** Verbs of clothes that nobody wears. */
const LYING: ReadonlySet<string> = new Set(
  'hang lie fold fall drop slip land dry pile put sit rest burn melt shrink arrive'.split(' '),
)
const LYING_ZH = /^(?:挂|躺|叠|放|掉|落|搭|晾|铺|滑落|摊|堆|丢|扔|飘落|盖)/u
const PUT_DOWN = /^(?:on|in|inside|over|under|beside|from|at|在|is on|is in)$/u

const IN_AIR = /\b(?:wind|breeze|storm|rain|air)\b|在 ?(?:身 ?后|风|空|雨|阳光|背后)/u

/** `her coat hangs on the chair`, 外套搭在椅背上, `his hat on the table`: the clothes are not worn. */
export function isLyingThere(items: readonly Item[], at: number): boolean {
  const after = items.slice(at + 1, Math.min(clauseEnd(items, at), at + 4))
  const first = after.find(({ meaning, text }) => !meaning.glue && !/^(?:is|was|are|还|正)$/u.test(text))
  const isInAir = IN_AIR.test(after.map(({ text }) => text).join(' '))
  if (first && PUT_DOWN.test(first.text) && !isInAir) return true
  return after.some(({ meaning, text }) => LYING.has(meaning.verb?.id ?? '') || LYING_ZH.test(text))
}

/** Verbs of worn cloth in wind, in a dance or in rain. */
const FLOWS =
  /^(?:whip|swirl|billow|flutter|flap|trail|flow|flar|swish|rippl|twirl|whirl|sway|swing|stream|wav|fl(?:y|ies)|blow|open|spin|danc|shimmer|glitter|glisten|sparkl|rustl|soak|drip|spread|lift|ris|cling|puff|brush|sweep|fan)/u
const FLOWS_ZH = /飘|扬|舞|摆|猎|翻|鼓|散|绽|掀|拂|荡|拖|扫|闪|吹|展|湿|飞/u

export function isFlowing(items: readonly Item[], at: number): boolean {
  const after = items.slice(at + 1, clauseEnd(items, at))
  return items[at]!.language === 'zh'
    ? after.some(({ text }) => FLOWS_ZH.test(text))
    : after.slice(0, 4).some(({ text }) => FLOWS.test(text))
}

const WIND = /\b(?:wind|gust|breeze|gale|storm)\b|风/u
const TAKES =
  /^(?:take|blow|blew|snatch|whip|steal|stole|lift|carr|tear|tore|sweep|swept|pull|knock|catch|caught|grab|rip)/u
const WHOLE = /^(?:take|snatch|steal|stole|tear|tore|rip|grab|carr|sweep|swept)/u
const FLIES = /^(?:fl(?:y|ies|ew)|blow|blew|blown|whip|sail|get|is)/u
const AWAY = /^(?:.* )?(?:off|away)$/u
const TAKEN_ZH = /[吹刮卷掀](?:走|跑|飞|掉|落|到)|^飞(?:走|掉|出|了)/u

/** `a gust takes her hat`, 大风把头纱吹走, `his cap flies off`: the clothes leave their wearer. */
export function isTakenByWind(items: readonly Item[], at: number): boolean {
  const [start, end] = [clauseStart(items, at), clauseEnd(items, at)]
  const before = items.slice(start, at)
  const after = items.slice(at + 1, end)
  if (items[at]!.language === 'zh') return TAKEN_ZH.test(after.map(({ text }) => text).join(''))
  const wind = before.findIndex(({ text, meaning }) => meaning.sound === 'wind' || WIND.test(text))
  const isAway = [...before, ...after].some(({ text }) => AWAY.test(text))
  if (wind < 0) return isAway && after.slice(0, 2).some(({ text }) => FLIES.test(text))
  const deed = before.slice(wind).find(({ text }) => TAKES.test(text))
  return deed !== undefined && (isAway || WHOLE.test(deed.text))
}

/** `buttons her coat`, 裹紧大衣: the clothes stay on. */
export const isAdjusted = (items: readonly Item[], at: number): boolean =>
  items.slice(Math.max(clauseStart(items, at), at - MAX_BEFORE), at).some(({ text }) => ADJUSTING.test(text))
const ADJUSTING =
  /^(?:(?:un)?button|zip|adjust|straighten|smooth|(?:un)?fasten|tighten|tug|loosen|hitch)(?:s|es|ed|ing|ped|ping|ged|ging|en|ens|ening)?\b|^(?:整理|整了|整|扣上|扣|系紧|系好|拉紧|裹紧|拽|抚平|理了|提起|撩起)/u

/** True if the clothes are the subject of their clause. */
export function isClauseTopic(items: readonly Item[], at: number): boolean {
  for (let index = at - 1; index >= 0; index--) {
    const { stop, meaning, text } = items[index]!
    if (stop || meaning.conjunction || JOINTS.has(text)) return true
    if (meaning.verb || meaning.motion || meaning.wearing || meaning.relation || meaning.preposition) return false
    if (HANDLING.has(text)) return false
  }
  return true
}
const JOINTS: ReadonlySet<string> = new Set(['as', 'while', 'with', 'when', 'and', 'then'])
