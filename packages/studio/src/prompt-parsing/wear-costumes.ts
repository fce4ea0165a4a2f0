import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import { isClauseTopic } from './own-clothes.ts'

/** Words after the role of a costume: `astronaut suit`, `pirate costume`. */
const COSTUME = /^(?:suits?|costumes?|outfits?|uniforms?|clothes|gear|onesie|服|装|服装|衣服|戏服)$/u
const PUT_ON = /^(?:in|wearing|wears|wear|dressed in|dressed up in|with|穿|穿着|身穿|身着)$/u
const DRESSED_AS = /^(?:dressed as|dressed like|dressed up as|disguised as)$/u
const MADE_UP_AS = /(?:扮成|装成|扮演|化装成|打扮成)$/u
/** The most words between a verb of dressing and the costume. */
const WITHIN = 4

/** `古装侠客`, `旗袍美女`: in Chinese, clothes before the person. */
export function wearBefore(items: readonly Item[], found: FoundSubject[]): void {
  for (const wearer of found.filter(({ kind, at }) => kind === 'person' && at > 0)) {
    const { meaning, language, text } = items[wearer.at - 1]!
    if (meaning.noun?.kind !== 'worn' || language !== 'zh') continue
    ;(wearer.wears ??= []).push({ words: text })
    const garment = found.findIndex(({ at }) => at === wearer.at - 1)
    if (garment >= 0) found.splice(garment, 1)
  }
}

const ON_FACES = /^(?:masks?|face masks?|gas masks?|veils?|口罩|面罩|面纱)$/u
const OWN = /(?:^| )(?:her|his|its|their|my)$|^[她他]的$/u

/** `takes off her mask`: the mask is worn, and no second one is added. Changes `found`. */
export function wearMasks(items: readonly Item[], found: FoundSubject[]): void {
  for (const mask of found.filter(({ at }) => at > 0 && ON_FACES.test(items[at]!.text))) {
    const wearer = found.findLast(({ kind, at }) => kind === 'person' && at < mask.at)
    if (!wearer || !OWN.test(items[mask.at - 1]!.text) || isClauseTopic(items, mask.at)) continue
    ;(wearer.wears ??= []).push({ words: mask.words, ...(mask.colour && { colour: mask.colour }) })
    found.splice(found.indexOf(mask), 1)
  }
}

const BACKPACK = '1f392'

/** `背着书包`, `carrying a backpack`: on the back, not in the hands. */
export function shoulderBags(items: Item[], found: readonly FoundSubject[]): void {
  for (const { what, at } of found) {
    if (!('sprite' in what) || what.sprite !== BACKPACK) continue
    const start = Math.max(0, at - WITHIN)
    const verb = items
      .slice(start, at)
      .findLastIndex(({ meaning, text }) => meaning.verb?.id === 'carry' || text.startsWith('背'))
    const isOnlyWith = items.slice(start, at).findLast(({ text }) => text === 'with')
    const held = verb < 0 ? (isOnlyWith ? items.indexOf(isOnlyWith) : -1) : start + verb
    if (held >= 0) items[held] = { ...items[held]!, meaning: { wearing: true } }
  }
}

/** `a kid in an astronaut suit`, `dressed as a pirate`, 扮成海盗的孩子: the role is a costume and not another person. */
export function wearCostumes(items: Item[], found: FoundSubject[]): void {
  for (const named of found.filter(({ kind, at }) => kind === 'person' && at > 0)) {
    const isNamedAfter = COSTUME.test(items[named.at + 1]?.text ?? '') && isPutOn(items, named.at)
    if (!isNamedAfter && !isDressedAs(items, named.at)) continue
    const before = found.findLast(one => one !== named && isAlive(one) && one.at < named.at)
    const after = found.find(one => one !== named && isAlive(one) && one.at > named.at)
    const wearer = items[named.at + 1]?.text === '的' ? (after ?? before) : (before ?? after)
    if (!wearer) continue
    if (named.noun?.outfit) wearer.outfit = named.noun.outfit
    if ('sprite' in named.what) wearer.trade = named.what.sprite
    found.splice(found.indexOf(named), 1)
    // The preposition is used up.
    for (const at of [named.at, ...(isNamedAfter ? [named.at + 1] : [])]) items[at] = { ...items[at]!, meaning: {} }
  }
}

function isPutOn(items: readonly Item[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - WITHIN); index--) {
    const { text, stop, meaning } = items[index]!
    if (PUT_ON.test(text)) return true
    if (stop || meaning.verb || meaning.noun) return false
  }
  return false
}

function isDressedAs(items: readonly Item[], at: number): boolean {
  const before = items.slice(Math.max(0, at - WITHIN), at)
  const last = before.findLast(({ meaning }) => !meaning.determiner && !meaning.size && !meaning.colour)
  return DRESSED_AS.test(last?.text ?? '') || MADE_UP_AS.test(before.map(({ text }) => text).join(''))
}
