import { type FoundSubject, grownUp, isAlive, isPerson } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import { spriteName } from '../words/vocabulary/noun-table.ts'

const ON_HAND =
  /\b(?:on|onto|over|across|in|into|inside) (?!the (?:one|other) hand)(?:the |an? |his |her |my |their |one |someone's |somebody's )?(?:(?:[a-z]+ ){0,2}[a-z]+(?:'s|s') )?(?:(?:cupped|open|outstretched|small|little|tiny|bare|gloved|flat|warm) )*(?:hands?|palms?|fingers?|fingertips?)\b(?!-| trees?\b| leaf\b| leaves\b)|(?:手|手心|手掌|掌心|手指|指尖|手背|手指尖)[上里中]/giu
/** Larger things are held, or sit elsewhere. Metres. */
const ON_A_HAND = 0.3
const PALM = spriteName('🌴')

/**
 * `a ladybird on a girl's hand`, 手上停着一只蝴蝶: the animal rests on the hand. If the words name no owner, an unnamed person
 * is added. Changes `found`.
 */
export function restOnHand(words: string, from: number, items: readonly Item[], found: FoundSubject[]): void {
  const startOf = ({ at }: FoundSubject): number => (items[at]?.from ?? -1) - from
  const isSmall = (one: FoundSubject): boolean =>
    isAlive(one) && !isPerson(one) && one.count <= MOST && (one.noun?.metres ?? 1) <= ON_A_HAND
  for (const { index, 0: match } of words.matchAll(ON_HAND)) {
    const end = index + match.length
    const isTree = (one: FoundSubject): boolean =>
      'sprite' in one.what && one.what.sprite === PALM && startOf(one) >= index && startOf(one) < end
    const others = found.filter(one => !isPerson(one) && !isTree(one) && startOf(one) >= 0)
    const rest = words.slice(end).search(/[，。；,.;]/u)
    const last = rest < 0 ? words.length : end + rest
    const before = others.findLast(one => startOf(one) < index)
    const after = others.find(one => startOf(one) >= end && startOf(one) < last)
    // `手上停着一只蝴蝶`, `on her hand sits a butterfly`: the subject after the words.
    const guest = [!before ? after : before].find(one => one && isSmall(one))
    if (!guest) continue
    const named = found.findLast(one => isPerson(one) && startOf(one) < end) ?? found.find(isPerson)
    delete guest.relation
    for (const tree of found.filter(isTree)) found.splice(found.indexOf(tree), 1)
    const host = named ?? somebodyBy(guest, match)
    if (!named) found.push(host)
    host.relation = { kind: 'holding', to: guest }
    // The owner of the hand stands still with it.
    if (host.motion === 'sway') delete host.motion
    guest.motion = 'still'
  }
}
const MOST = 3

/** The possessive decides whether an unnamed owner of a hand is a woman or a man. */
const somebodyBy = ({ at, namedAt, sentence }: FoundSubject, words: string): FoundSubject => {
  const sprite = spriteName(/\bher\b|她/u.test(words) ? '👩' : /\bhis\b|他/u.test(words) ? '👨' : '🧑')
  return {
    at,
    namedAt,
    sentence,
    words: /\p{Script=Han}/u.test(words) ? '手' : 'hand',
    what: { sprite },
    kind: 'person',
    noun: grownUp(sprite),
    count: 1,
    size: 'normal',
  }
}
