import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from './item.ts'

const ON_BODY =
  /(?:背|头|头顶|肩|肩膀|肩头|鼻子|鼻尖|牛角|鹿角|尾巴|翅膀|胳膊|手臂)上(?:还|正)?(?:站|坐|趴|停|落|躺|骑|蹲|立|睡)(?:着|了)/gu

/** `水牛慢慢走，背上站着一只白鹭`: whoever is named last is on the body of who was named before, and rests there. Changes what was found. */
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

/** `海豚成群跃出海面`: many of whom is named before it. */
export function countHerds(words: string, from: number, items: readonly Item[], found: readonly FoundSubject[]): void {
  for (const { index } of words.matchAll(/成群(?:结队)?(?!的)/gu)) {
    const herd = found.find(one => one.count === 1 && isAlive(one) && (items[one.at]?.to ?? -1) - from === index)
    if (herd) herd.count = HERD
  }
}
const HERD = 6

/** `kibble pours in`: what pours of itself is not poured by whoever was named before. */
export function pourOfItself(items: readonly Item[], found: readonly FoundSubject[]): void {
  for (const one of found.filter(isAlive))
    for (const deed of one.deeds ?? []) {
      const poured = deed.verb === 'pour' && found.find(other => other.at === deed.at - 1 && !isAlive(other))
      if (!poured || !items[deed.at]!.text.endsWith('s')) continue
      one.deeds = one.deeds!.filter(other => other !== deed)
      poured.deeds = [...(poured.deeds ?? []), deed]
      poured.motion = 'fall'
    }
}
