import { type FoundSubject, isAlive, isPerson } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import { spriteName } from '../words/vocabulary/noun-table.ts'

const ON_BODY =
  /(?:背|头|头顶|肩|肩膀|肩头|鼻子|鼻尖|牛角|鹿角|尾巴|翅膀|胳膊|手臂)上(?:还|正)?(?:站|坐|趴|停|落|躺|骑|蹲|立|睡)(?:着|了)/gu

/** `水牛慢慢走，背上站着一只白鹭`: the last subject rests on the body of the one before. Changes `found`. */
export function restOnBody(words: string, from: number, items: readonly Item[], found: readonly FoundSubject[]): void {
  const startOf = ({ at }: FoundSubject): number => (items[at]?.from ?? -1) - from
  for (const { index, 0: match } of words.matchAll(ON_BODY)) {
    const end = index + match.length
    const clause = words.slice(end).search(/[，。；,.;]/u)
    const last = clause < 0 ? words.length : end + clause
    const guest = found.find(one => isAlive(one) && startOf(one) >= end && startOf(one) < last)
    const host = found.findLast(one => isAlive(one) && one !== guest && startOf(one) >= 0 && startOf(one) < index)
    if (!guest || !host) continue
    const isResting = ({ at }: { at: number }): boolean => {
      const start = (items[at]?.from ?? -1) - from
      return start >= index && start < end
    }
    const deeds = host.deeds?.filter(isResting) ?? []
    host.deeds = (host.deeds ?? []).filter(deed => !deeds.includes(deed))
    if (host.relation?.to === guest) delete host.relation
    if (host.motion === 'ride' || host.motion === 'still') delete host.motion
    guest.deeds = [...(guest.deeds ?? []), ...deeds]
    guest.relation = { kind: 'on', to: host }
    guest.motion = 'still'
  }
}

/** `a parrot perched on his shoulder`, 蝴蝶落在女孩的肩膀上: a small animal is on a part of the body. Changes `found`. */
export function perchOnBody(words: string, from: number, items: readonly Item[], found: readonly FoundSubject[]): void {
  for (const [part, said] of PERCHES)
    for (const { index, 0: match } of words.matchAll(said)) {
      const startOf = ({ at }: FoundSubject): number => (items[at]?.from ?? -1) - from
      const guest = found.findLast(one => isSmallAnimal(one) && startOf(one) < index)
      const others = found.filter(one => one !== guest && isAlive(one) && one.count === 1)
      const owner = others.find(one => startOf(one) >= index && startOf(one) < index + match.length + NEAR)
      const host = owner ?? others.findLast(one => startOf(one) < index) ?? others[0]
      if (!guest || !host || guest.relation?.kind === 'holding') continue
      guest.relation = { kind: 'on', to: host, part }
      guest.deeds = (guest.deeds ?? []).filter(({ verb }) => !PERCHING.has(verb))
      guest.motion = 'still'
      if (host.relation?.to === guest) delete host.relation
      for (const deed of host.deeds ?? []) if (deed.verb === 'find') deed.verb = 'look'
    }
}
const OWNER = String.raw`(?:(?:his|her|their|the|a|an|one's|someone's)\s+)?(?:\w+['’]s\s+)?(?:left\s+|right\s+)?`
const PERCHES = [
  ['shoulder', new RegExp(String.raw`\b(?:on|upon|onto|atop)\s+${OWNER}shoulders?\b|(?:肩膀?|肩头)上`, 'giu')],
  ['head', new RegExp(String.raw`\b(?:on|upon|onto|atop|on top of)\s+${OWNER}head\b|头上|头顶上?`, 'giu')],
] as const
/** The most characters between the part and its owner: `on the shoulder of a young woman`. */
const NEAR = 16
const PERCHING: ReadonlySet<string> = new Set(['land', 'sit', 'stand', 'rest', 'perch', 'hang', 'stop'])
/** Metres: larger animals are carried on both shoulders. */
const SMALL = 0.7
const PERCHERS: ReadonlySet<string> = new Set(['bird', 'animal', 'insect'])
const isSmallAnimal = ({ kind, noun, count }: FoundSubject): boolean =>
  PERCHERS.has(kind) && count === 1 && (noun?.metres ?? 1) < SMALL

/** `扫地机器人…猫坐在上面`: on the subject named before. */
export function restOnBefore(items: readonly Item[], found: readonly FoundSubject[]): void {
  const at = items.findIndex(
    ({ text }, index) =>
      ABOVE.test(text) && RESTING.has(items[index - 1]?.meaning.verb?.id ?? items[index]?.meaning.verb?.id ?? ''),
  )
  const who = at < 0 ? undefined : found.findLast(one => one.at < at && isAlive(one))
  const host = who && found.findLast(one => one.at < who.at && !isAlive(one))
  if (who && host && !who.relation) who.relation = { kind: 'on', to: host }
}
const ABOVE = /^(?:在?上面|在?上边|躺上去|坐上去)$/u
const RESTING: ReadonlySet<string> = new Set(['sit', 'lie', 'sleep', 'stand', 'dance', 'jump'])

const WORN_ON = /^(?:wrists?|fingers?|neck|ears?|手腕|腕上|手指|无名指|脖子|耳朵)(?:上)?$/u

/** `a watch on a man's wrist`: he wears it. */
export function wearOnBody(items: readonly Item[], found: readonly FoundSubject[]): void {
  for (const worn of found) {
    const host = worn.relation?.kind === 'on' ? worn.relation.to : undefined
    if (!host || isAlive(worn) || !isAlive(host) || host.relation) continue
    if (!items.slice(host.at + 1, host.at + 3).some(({ text }) => WORN_ON.test(text))) continue
    delete worn.relation
    host.relation = { kind: 'holding', to: worn }
  }
}

const ARMS = /^(?:怀|怀里|怀中|怀抱|怀抱里)$/u
const CARRIED: ReadonlySet<string> = new Set(['👶', '🧒', '👧', '👦'].map(spriteName))

/** `孩子在妈妈怀里睡着了`: the child is in her arms. */
export function restInArms(items: readonly Item[], found: readonly FoundSubject[]): void {
  const at = items.findIndex(({ text }) => ARMS.test(text))
  const host = at < 0 ? undefined : found.findLast(one => isPerson(one) && one.at < at && one.at >= at - 2)
  const guest = host && found.findLast(one => one !== host && isAlive(one) && one.at < host.at)
  if (!host || !guest || host.relation || guest.count > 1) return
  const isSmall = guest.kind === 'animal' || ('sprite' in guest.what && CARRIED.has(guest.what.sprite))
  if (!isSmall) return
  delete guest.relation
  host.relation = { kind: 'holding', to: guest }
}
