import { holdsThings } from '../words/vocabulary/asset-nouns.ts'
import { readTable } from '../words/vocabulary/word-data.ts'
import { clauseEnd } from '../words/clauses.ts'
import { isCountedBy } from '../words/count-by-vessels.ts'
import { isAliveKind } from '../words/kinds.ts'
import type { FoundSubject } from './found-subject.ts'
import { isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'

/** Kinds that cannot support a subject, whatever the words seem to say: `blows out the candles on a cake`, `往茶杯里倒茶`. */
const NOT_STOOD_ON: ReadonlySet<string | undefined> = new Set(['food', 'vessel', 'tool', 'instrument', 'product'])
/** The least height of a container, as a share of its contents. */
const HOLDS = 0.45
/** Small things that carry a person. */
const FOOTING =
  /board|stool|rock|stone|ladder|crate|box|mat|rug|carpet|scale|skate|ski|raft|log|垫|凳|石|梯|箱|毯|板|筏|木/iu
const OTHERS: ReadonlySet<string> = new Set<string>(readTable('settle-relations', 'others'))

const PUTTING: ReadonlySet<string> = new Set(['put', 'throw', 'drop', 'stuff', 'pour', 'add', 'load', 'pack'])

/**
 * Corrects relations to things that are too small for the subject: the subject is in front of the thing, and its tool
 * or object is in or on it.
 */
export function settleRelations(found: readonly FoundSubject[], items: readonly Item[]): void {
  for (const one of found) {
    if (one.relation?.kind === 'above' && isLightOver(items, one.relation.to)) delete one.relation
    const { relation } = one
    if (!relation || !isAlive(one) || isAlive(relation.to)) continue
    const { to, kind } = relation
    const works = one.deeds?.filter(({ verb }) => !OTHERS.has(verb)) ?? []
    const work = works.findLast(({ at }) => thingOf(at, one, to, found, items) !== undefined)
    const object = work && thingOf(work.at, one, to, found, items)
    // A kitten may be in a cup; a person who drops stones into a cup is not.
    const isPutIn = object !== undefined && kind === 'in' && PUTTING.has(work!.verb)
    if (!isPutIn && !isTooSmall(one, kind, to)) continue
    if (object && !object.relation) object.relation = { kind, to }
    one.relation = { kind: 'before', to }
  }
}

/** `a warm glow over a sleeping cat`: the light is over the cat. */
function isLightOver(items: readonly Item[], to: FoundSubject): boolean {
  const over = items.findLastIndex(({ meaning }, at) => at < to.at && meaning.relation === 'above')
  return over > 0 && LIGHT_FALLING.test(items[over - 1]!.text)
}
const LIGHT_FALLING =
  /^(?:glow|light|lights|gleam|beam|shine|sunlight|moonlight|lamplight|shadow|shadows|rays?|mist|smoke)$/u

function isTooSmall(one: FoundSubject, kind: string, to: FoundSubject): boolean {
  if (kind !== 'on' && kind !== 'in') return false
  const metres = to.noun?.metres ?? 1
  const own = one.noun?.metres ?? 1.6
  const isSat = one.deeds?.some(({ verb }) => ['sit', 'stand', 'lie', 'sleep', 'land', 'jump', 'step'].includes(verb))
  if (kind === 'in') return one.kind === 'person' && NOT_STOOD_ON.has(to.noun?.build) && metres < HOLDS * own && !isSat
  if (isSat || FOOTING.test(to.words)) return false
  return one.kind === 'person' && NOT_STOOD_ON.has(to.noun?.build) && metres < HOLDS * own
}

const SITTING = /^(?:from|in|on)$/u
const SEATS = /bench|chair|sofa|couch|throne|armchair|stool|椅|凳|沙发/iu
const FULL =
  /^(?:full of|filled with|loaded with|piled (?:high )?with|stacked with|packed with|stuffed with|heaped with|laden with|brimming with|of|装满|盛满|堆满|载满|放满|摆满|装着|盛着)$/u

/** `a cart loaded with hay`, `a jar filled with fireflies`: a state, not an action. Changes the items. */
export function settleLoads(items: readonly Item[]): void {
  for (const [at, item] of items.entries()) {
    if (!LOADED.test(item.text) || !HOLDERS.test(items[at - 1]?.text ?? '')) continue
    const leads = items.slice(at + 1, at + 3).find(({ text }) => text === 'with')
    if (!leads) continue
    item.meaning = { glue: true }
    leads.text = 'filled with'
    leads.meaning = { preposition: true }
  }
}
const LOADED = /^(?:loaded|filled|piled|packed|stuffed|heaped|laden|stacked|brimming|crammed|overflowing)$/u

/** `feeds pigeons from a bench`: the person sits on the bench. `a cart full of pumpkins`: they are in the cart. */
export function fillAndSeat(items: readonly Item[], found: FoundSubject[]): void {
  for (const thing of found) {
    if (!isCarried(thing)) continue
    const isFree = !thing.relation || thing.relation.kind === 'beside'
    const before = items.slice(Math.max(0, thing.at - 4), thing.at).findLastIndex(({ text }) => SITTING.test(text))
    const from = Math.max(0, thing.at - 4) + before
    const isFrom = before >= 0 && !items.slice(from, thing.at).some(({ stop, meaning }) => stop ?? meaning.noun)
    const sitter =
      isFree && isFrom && SEATS.test(thing.words)
        ? found.findLast(one => one.at < from && one.kind === 'person')
        : undefined
    // A thing that is also used stays in the hand while its holder sits.
    if (sitter && (!sitter.relation || (sitter.relation.kind === 'holding' && sitter.deeds?.length))) {
      delete thing.relation
      sitter.relation = { kind: 'on', to: thing }
      ;(sitter.deeds ??= []).push({ verb: 'sit', at: from })
    }
    const holder = found.find(
      one =>
        one !== thing &&
        one.at >= 0 &&
        one.at < thing.at &&
        !isAlive(one) &&
        (HOLDERS.test(one.words) || (one.noun !== undefined && holdsThings(one.noun))) &&
        (isCountedBy(items, one.at, thing.at) ||
          items.slice(one.at + 1, thing.at).some(({ text }) => FULL.test(text))) &&
        !items.slice(one.at + 1, thing.at).some(({ stop, meaning }) => stop ?? meaning.noun),
    )
    if (!holder || holder.relation?.to === thing || thing.relation?.to === holder) continue
    thing.relation = { kind: 'in', to: holder }
  }
}
/**
 * `a bouquet of red roses`, `a crown of daisies`: the flowers are the material and not further subjects. Changes
 * `found`.
 */
export function mergeMadeOf(items: readonly Item[], found: FoundSubject[]): void {
  for (const part of found.toReversed()) {
    const whole = found.find(one => one.at >= 0 && one.at < part.at && isMadeOf(items, one, part))
    if (!whole) continue
    if (part.colour) whole.colour ??= part.colour
    for (const one of found)
      if (one.relation?.to === part && one !== whole) one.relation = { ...one.relation, to: whole }
    if (part.relation && part.relation.to !== whole) whole.relation ??= part.relation
    found.splice(found.indexOf(part), 1)
  }
}
const isMadeOf = (items: readonly Item[], whole: FoundSubject, part: FoundSubject): boolean =>
  part.noun?.build === 'plant' &&
  (whole.noun?.build === 'plant' || whole.kind === 'headwear' || whole.kind === 'worn') &&
  items[whole.at + 1]?.text === 'of' &&
  !items.slice(whole.at + 2, part.at).some(({ stop, meaning }) => stop ?? meaning.noun ?? meaning.verb)

/** True for things, and for small animals in a basket. */
const isCarried = (one: FoundSubject): boolean =>
  !isAlive(one) || (one.kind !== 'person' && (one.noun?.metres ?? 1) <= CARRIED_METRES)
const CARRIED_METRES = 0.4
const HOLDERS =
  /basket|barrow|cart|bucket|pail|box|crate|bag|sack|suitcase|trunk|tray|bowl|jar|pot|truck|boat|篮|筐|篓|桶|箱|车|袋|盘|碗|船|盒/iu

/** The object of an action, as opposed to its place: between the verb and the end of its clause. */
function thingOf(
  at: number,
  doer: FoundSubject,
  where: FoundSubject,
  found: readonly FoundSubject[],
  items: readonly Item[],
): FoundSubject | undefined {
  const end = clauseEnd(items, at)
  const isOfClause = (other: FoundSubject): boolean => other.at > at && other.at < end
  return found.find(other => other !== doer && other !== where && isOfClause(other) && !isAliveKind(other.kind))
}
