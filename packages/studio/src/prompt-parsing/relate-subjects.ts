import { readTable } from '../words/vocabulary/word-data.ts'
import { hueCalled } from '../hues/find-hues.ts'
import { passiveObject, passiveSubject } from './clause-subjects.ts'
import { clauseStart, HANDLING } from '../words/clauses.ts'
import {
  BY,
  FOR_WHOM,
  infinitiveDoer,
  isObjectPronoun,
  isPassive,
  isSubjectIt,
  referentOfIt,
  referentOfPronoun,
  passiveDoer,
} from './find-doer.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/parse-items.ts'
import type { Kind } from '../words/kinds.ts'
import { isNamedAlone } from './named-alone.ts'
import type { Relation } from '../setting/shot-list.ts'

/** Kinds that a hand can hold. */
const HELD: ReadonlySet<Kind> = new Set<Kind>(readTable('relate-subjects', 'held'))
/** Particles that belong to the verb: `holding up a cup`. They do not separate it from its object. */
const PARTICLES = new Set(['up', 'down', 'out', 'off', 'as'])

const INVERSE: Partial<Record<Relation, Relation>> = readTable('relate-subjects', 'inverse')

/** Relations after which clothes are a thing of their own. */
const DEEDS: ReadonlySet<string> = new Set(['holding', 'beside', 'behind', 'before', 'at'])

/** Verbs that work on a thing somewhere: in `hammers a horseshoe on an anvil` the horseshoe is on the anvil. */
const WORKING = new Set<string>(readTable('relate-subjects', 'working'))
const RIDDEN: ReadonlySet<Kind> = new Set<Kind>(['bike', 'car', 'boat', 'animal'])
const MOVING: ReadonlySet<string> = new Set(['push', 'pull'])
const ON_WORK: ReadonlySet<Relation> = new Set(['on', 'in', 'under', 'above'])

/** Verbs with a receiver, who may stand before the thing: `hands the boy a ball`. */
const GIVING = new Set('give offer show throw send bring deliver stuff feed sell pour'.split(' '))

type Pending = {
  kind: Relation | 'wearing' | 'with' | 'at' | 'deed'
  from?: FoundSubject
  to?: FoundSubject
  isOfDeed?: true
  /** The next noun is the object of the next verb. */
  isHandling?: true
}

/**
 * Reads the relations between subjects from the words between them. English and Chinese verbs connect the noun before
 * to the noun after; Chinese words of place follow their noun; a phrase in front (`拿着气球的女孩`) belongs to the next noun.
 */
export function relateSubjects(items: readonly Item[], found: FoundSubject[]): FoundSubject[] {
  const byItem = new Map(
    found.flatMap(subject =>
      [subject.at, ...(subject.again ?? []).map(({ at }) => at)].map(at => [at, subject] as const),
    ),
  )
  const absorbed = new Set<FoundSubject>()
  // A subject without a verb takes the verbs without a subject.
  const main = found.find(subject => subject.at < 0)
  let head = main
  let latest: FoundSubject | undefined
  let pending: Pending | undefined
  let deed: string | undefined
  let handled: FoundSubject | undefined
  for (const [at, item] of items.entries()) {
    const { meaning } = item
    const subject = byItem.get(at)
    if (dressInColour(items, at, { subject, pending })) {
      pending = undefined
      continue
    }
    if (item.stop) handled = undefined
    if (item.stop === 'sentence') [head, latest, pending, deed] = [main, undefined, undefined, undefined]
    else if (item.stop) pending = pending?.to || pending?.kind === 'wearing' ? pending : undefined
    else if (subject && (isReceiver(subject, pending, deed) || (pending?.from && isOwner(items, at, byItem))))
      latest = markObject(subject)
    else if (subject) {
      if (pending?.isHandling) handled = subject
      // `a boy with a cap and a girl with a scarf`: a person is not worn; the next clothes belong to the girl.
      if (pending?.kind === 'wearing' && pending.from && isAlive(subject)) pending = undefined
      if (pending?.to) settle(pending, subject, pending.to, absorbed)
      else if (pending?.from) settle(pending, pending.from, subject, absorbed)
      if (pending && !pending.from && !pending.to) pending = { kind: pending.kind, to: markObject(subject) }
      else if (pending?.from && isDress(pending, subject)) pending = { kind: 'wearing', from: pending.from }
      else if (pending?.kind !== 'wearing' || subject.kind === 'person') pending = undefined
      // `sees her son riding a bicycle`: the son rides it.
      if (!subject.isObject || (PERCEIVING.has(deed ?? '') && isAlive(subject)) || opensClause(items, at, subject))
        head = subject
      latest = subject
    } else if (meaning.located && latest && isRightAfter(items, at, latest)) {
      const { located } = meaning
      const onIt = items[at + 1]?.text === '的' ? byItem.get(at + 2) : undefined
      // `拿书架上的书`: the object is the book, not the shelf. `桌上的猫`: the cat is on the table.
      if (onIt && head && head !== latest && latest.isObject && (!isAlive(onIt) || isSeeing(items, latest.at))) {
        if (head.relation?.to === latest && head.relation.kind === 'holding')
          head.relation = { ...head.relation, to: markObject(onIt) }
        else markObject(onIt).relation = { kind: located, to: latest }
      }
      // `把书放在桌上`: the book is on the table, not the person.
      else if (handled && handled !== latest) handled.relation = { kind: located, to: latest }
      else if (head && head !== latest && latest.isObject) head.relation = { kind: located, to: latest }
      else if (head && head !== latest) settle({ kind: located }, head, latest, absorbed)
      else if (found.some(other => other.at > at)) {
        pending = { kind: located, to: markObject(latest) }
        head = undefined
      }
    } else if (meaning.located && head && items[at - 1]?.stop) {
      // `身后是一座塔`: behind the subject of the clause before.
      const next = found.find(other => other.at > at && !items.slice(at, other.at).some(({ stop }) => stop))
      if (next && !next.relation) markObject(next).relation = { kind: meaning.located, to: head }
    } else if (item.negated || (BY.test(item.text) && at > 0 && isPassive(items, at - 1))) continue
    else if (meaning.pronoun === 'other' && IT.has(item.text) && pending?.from) {
      const meant = found.find(other => other.at < at && other !== pending?.from && !isAlive(other))
      if (meant) settle(pending, pending.from, meant, absorbed)
      pending = undefined
    } else if (meaning.pronoun && !isObjectPronoun(items, at))
      head =
        (isSubjectIt(items, at) ? referentOfIt(at, found) : undefined) ??
        referentOfPronoun(meaning.pronoun, at, found) ??
        head
    else if (item.text === '用' && head && isAlive(head) && isTool(byItem.get(at + 1)))
      settle({ kind: 'holding', isOfDeed: true }, head, byItem.get(at + 1)!, absorbed)
    else if (OBJECT_MARKS.has(item.text) && head)
      pending = { kind: 'at', from: head, ...(HANDLING.has(item.text) && { isHandling: true as const }) }
    else if (meaning.place && pending?.kind === 'at' && items[at + 1]?.text !== '的') pending = undefined
    else if (item.text === '的' && pending?.kind === 'at') continue
    else if (meaning.wearing && dressedFor(items, at, found, head)) {
      const other = dressedFor(items, at, found, head)!
      pending = { kind: 'wearing', from: other }
      if (!meaning.verb) (head!.deeds ??= []).push({ verb: 'dress', at })
    } else if (meaning.wearing)
      pending = { kind: 'wearing', ...(isOfNext(items, at, byItem) ? {} : fromOf('holding', head, latest)) }
    else if ((meaning.relation ?? meaning.verb) && isPassive(items, at)) {
      const kind = meaning.relation ?? meaning.verb?.relation ?? 'deed'
      const [doer, object] = [passiveDoer(items, at, found), passiveObject(items, at, found)]
      const undergoing = item.language === 'en' ? (passiveSubject(items, at, found) ?? head) : undefined
      if (item.language === 'en') pending = { kind, ...(undergoing && { to: markObject(undergoing) }) }
      else if (doer && object) settle({ kind, isOfDeed: true }, doer, object, absorbed)
    } else if ((pending?.to || items[at - 2]?.stop) && isThere(items, at)) continue
    else if (meaning.relation && items[at - 1]?.meaning.weather && items[at - 2]?.stop) pending = undefined
    else if (meaning.relation && isParticle(items, at)) pending = { kind: 'deed', ...(head && { from: head }) }
    else if (meaning.relation) {
      const taught = infinitiveDoer(items, at, found)
      // `pushes an old man in a wheelchair`: the old man is in it.
      const isMoved = latest !== undefined && isAlive(latest) && MOVING.has(deed ?? '')
      const isOfWork =
        ON_WORK.has(meaning.relation) && (WORKING.has(deed ?? '') || isMoved) && latest?.isObject === true
      // `photographs a model in a red dress`, `meets a man on a scooter`: the phrase belongs to the noun before it.
      const led = items.slice(at + 1, at + MAX_BEFORE_DRESS).find(({ meaning: { noun } }) => noun)?.meaning.noun?.kind
      const isOfPerson =
        latest?.kind === 'person' &&
        latest.at === at - 1 &&
        latest.isObject === true &&
        (item.text === 'in' ? led === 'worn' : item.text === 'on' && led !== undefined && RIDDEN.has(led))
      // `a station with a bag on a bench, a train departs`: the bag is on the bench.
      const isOfPlace = !head && pending?.kind === 'with' && pending.to === latest
      const isOfLatest = isOfWork || isOfPerson || isOfPlace
      const other = taught ?? (isOfLatest ? latest : ON_WORK.has(meaning.relation) ? handled : undefined)
      // `an aerial shot over a field`: the position of the camera.
      pending =
        !head && isOfCamera(items, at)
          ? undefined
          : {
              kind: item.text === 'with' ? 'with' : meaning.relation,
              // `坐在窗边看书`: the person reads, not the window.
              ...(other
                ? { from: other }
                : LOOKING.test(item.text) && head && isAlive(head)
                  ? { from: head }
                  : fromOf(meaning.relation, head, latest)),
            }
    } else if (meaning.verb && (isDescribing(items, at) || pending?.to)) continue
    else if (meaning.verb && !negatedDeed(item)) {
      const { relation, id } = meaning.verb
      const doer = infinitiveDoer(items, at, found)
      deed = id
      if (doer) pending = { kind: relation ?? 'deed', isOfDeed: true, from: doer }
      else if (handled && head && head !== handled) {
        if (relation === 'holding' || GIVING.has(id))
          settle({ kind: 'holding', isOfDeed: true }, head, handled, absorbed)
        pending = { kind: 'deed', from: head }
      } else
        pending = relation
          ? { kind: relation, isOfDeed: true, ...fromOf(relation, head, latest) }
          : { kind: 'deed', ...(head && { from: head }) }
    } else if (meaning.motion && pending?.kind === 'wearing') pending = undefined
    else if (meaning.conjunction && pending?.kind === 'deed') pending = undefined
    else if (meaning.place || meaning.weather || (meaning.preposition && !PARTICLES.has(item.text))) {
      // `In a snowfield a woman …`: the preposition belongs to the place, and the next noun is free.
      const isFronted = pending && !pending.to && meaning.place && !items[at + 1]?.meaning.noun
      if (item.language === 'en' && (pending?.from || isFronted)) pending = undefined
    }
  }
  const seen = found.filter(subject => !absorbed.has(subject))
  spread(items, seen)
  return seen
}

/** Clothes that are described by a colour alone. */
const CLOTHES = { person: 'clothes', female: 'dress' } as const

/** `a girl in red`, 红衣女子: clothes of that colour. Returns true if the word is used up. */
function dressInColour(
  items: readonly Item[],
  at: number,
  { subject, pending }: { subject: FoundSubject | undefined; pending: Pending | undefined },
): boolean {
  const before = items[at - 1]
  const colour = /^\p{Script=Han}衣$/u.test(before?.text ?? '') ? hueCalled(before!.text.charAt(0)) : undefined
  if (subject?.kind === 'person' && colour) dress(subject, colour)
  const { meaning, text } = items[at]!
  const isAlone = !items[at + 1]?.meaning.noun && !items[at + 1]?.meaning.colour && !items[at + 1]?.unknown
  const from = pending?.kind === 'in' ? pending.from : undefined
  if (!meaning.colour || !isAlone || before?.text !== 'in' || from?.kind !== 'person' || text === 'gold') return false
  dress(from, meaning.colour)
  return true
}

function dress(who: FoundSubject, colour: string): void {
  const isFemale = /女|姑娘|妈|奶奶|\b(?:girl|woman|lady|women|mother|bride|dancer)\b/iu.test(who.words)
  ;(who.wears ??= []).push({ words: isFemale ? CLOTHES.female : CLOTHES.person, colour })
}

/** The word before a noun and its determiners: 帮助 before 另一个人. */
const beforePhrase = (items: readonly Item[], at: number): string =>
  items.slice(0, at).findLast(({ meaning }) => !meaning.determiner && meaning.number === undefined && !meaning.size)
    ?.text ?? ''

/** `妈妈给女儿系围巾`: the beneficiary wears it. */
function dressedFor(
  items: readonly Item[],
  at: number,
  found: readonly FoundSubject[],
  head: FoundSubject | undefined,
): FoundSubject | undefined {
  const other = found.findLast(one => one.at < at && one.at >= clauseStart(items, at))
  const isFor =
    other !== undefined && other !== head && other.kind === 'person' && FOR_WHOM.has(beforePhrase(items, other.at))
  return head && isAlive(head) && isFor ? other : undefined
}

/** `…和穿红裙子的女孩`: the clothes stand before their wearer. */
function isOfNext(items: readonly Item[], at: number, byItem: ReadonlyMap<number, FoundSubject>): boolean {
  if (items[at]!.language !== 'zh') return false
  const worn = items.findIndex(({ meaning }, index) => index > at && index < at + 5 && meaning.noun?.kind === 'worn')
  if (worn < 0 || items[worn + 1]?.text !== '的') return false
  const next = [...byItem.keys()].filter(index => index > worn).toSorted((a, b) => a - b)[0]
  return next !== undefined && isAlive(byItem.get(next)!) && !items.slice(worn, next).some(({ stop }) => stop)
}

/** `椅子上放着苹果`, `树下坐着老人`: the posture of the next subject. */
const isThere = (items: readonly Item[], at: number): boolean =>
  items[at - 1]?.meaning.located !== undefined && /^[放坐摆挂停躺趴站蹲搁堆插]着$/u.test(items[at]!.text)

/** `checks on a patient`: the particle belongs to the verb and is not a position. */
const isParticle = (items: readonly Item[], at: number): boolean =>
  items[at]!.text === 'on' &&
  /^(?:check|work|focus|wait|spy|turn|switch|put|try|concentrat|cheer|tak|pass|mov)(?:s|es|ed|ing|e)?$/u.test(
    items[at - 1]?.text ?? '',
  )

/** `护士给老人量血压，老人坐在椅子上`: a name repeated at the start of a clause is its subject. */
const opensClause = (items: readonly Item[], at: number, subject: FoundSubject): boolean =>
  subject.at !== at &&
  isAlive(subject) &&
  items.slice(clauseStart(items, at), at).every(({ meaning }) => meaning.determiner ?? meaning.size ?? meaning.colour)

/** The most items between a preposition and clothes: an article, a size, a colour. */
const MAX_BEFORE_DRESS = 5

const LOOKING = /^(?:看|看着|读|读着|翻|翻着)$/u

const PERCEIVING: ReadonlySet<string> = new Set(['see', 'watch', 'look', 'hear', 'find', 'notice'])

/** 盯着鱼缸里的金鱼: the fish is the object, and it is in the bowl. */
const isSeeing = (items: readonly Item[], at: number): boolean =>
  PERCEIVING.has(items[at - 1]?.meaning.verb?.id ?? '') ||
  /^(?:盯着|看着|望着|瞧着|注视着)$/u.test(items[at - 1]?.text ?? '')

/** The receiver of a thing is not held by the giver. */
const isReceiver = (subject: FoundSubject, pending: Pending | undefined, deed: string | undefined): boolean =>
  pending?.from !== undefined &&
  pending.isOfDeed === true &&
  pending.from !== subject &&
  GIVING.has(deed ?? '') &&
  isAlive(subject)

/** `抢了游客的帽子`, `lifts another person's suitcase`: the object is the thing, not its owner. */
function isOwner(items: readonly Item[], at: number, subjects: ReadonlyMap<number, FoundSubject>): boolean {
  const owned = items[at]!.possessive
    ? (subjects.get(at + 1) ?? subjects.get(at + 2))
    : items[at + 1]?.text === '的'
      ? (subjects.get(at + 2) ?? subjects.get(at + 3))
      : undefined
  return owned !== undefined && isAlive(subjects.get(at)!) && !isAlive(owned)
}

/** True if only words of the camera stand before it in its sentence. */
function isOfCamera(items: readonly Item[], at: number): boolean {
  return items
    .slice(clauseStart(items, at), at)
    .some(({ meaning }) => meaning.cameraNoun ?? meaning.move ?? meaning.framing ?? meaning.angle)
}

/** `a parked car`, `the glowing lantern`: the participle is an adjective. */
function isDescribing(items: readonly Item[], at: number): boolean {
  const [before, after] = [items[at - 1], items[at + 1]]
  if (items[at]!.language !== 'en' || !/(?:ing|ed)$/u.test(items[at]!.text) || !before || !after) return false
  const { determiner, number, colour, size } = before.meaning
  return Boolean(determiner || number !== undefined || colour || size || before.possessive) && !after.meaning.determiner
}

const negatedDeed = ({ negated }: Item): boolean => negated === true

/** A relation holds for all joined subjects: `a boy and his dog on a bridge`. */
function spread(items: readonly Item[], found: readonly FoundSubject[]): void {
  for (const one of found.toReversed()) {
    const { relation, joinedTo } = one
    if (!relation || !joinedTo || joinedTo.relation || relation.to === joinedTo) continue
    if (relation.kind === 'holding' || relation.kind === 'riding') continue
    if (!isSaidOfOneAlone(items, one) && !isSpokenFor(joinedTo, one, found)) joinedTo.relation = { ...relation }
  }
}

/** `A boy and a girl stand in a park. The girl sits on a bench`: only the girl is on it. */
function isSaidOfOneAlone(items: readonly Item[], one: FoundSubject): boolean {
  const { to } = one.relation!
  const said = [to.at, ...(to.again ?? []).map(({ at }) => at)].find(at => at > one.at)
  return said !== undefined && isNamedAlone(items, said, one)
}

/** `a cat under a table and a dog on a chair`, `a boy with a kite and a girl on a bench`: each has its own relation. */
const isSpokenFor = (joined: FoundSubject, one: FoundSubject, found: readonly FoundSubject[]): boolean =>
  found.some(
    ({ relation }) => relation?.to === joined && (relation.kind !== 'holding' || isAlive(joined) !== isAlive(one)),
  )

const IT = new Set(['it', '它'])
/** Chinese words before an object, a source, a beneficiary or a tool, which do not act. */
/** `用筷子夹饺子`: the tool is in the hand. */
const isTool = (subject: FoundSubject | undefined): boolean =>
  subject !== undefined && !isAlive(subject) && (subject.noun?.metres ?? 1) < HAND_TOOL
/** The longest tool for a hand. Metres. */
const HAND_TOOL = 0.6

const OBJECT_MARKS = new Set(['在', '从', '为', '给', '往', '把', '用', '向', '对'])

/** `桌子上` and `桌子的上面`. */
function isRightAfter(items: readonly Item[], at: number, subject: FoundSubject): boolean {
  return subject.at === at - 1 || (subject.at === at - 2 && items[at - 1]?.text === '的')
}

/** The subject of a relation: the head of the sentence, or the last noun if the relation is a mere position. */
function fromOf(
  kind: Relation,
  head: FoundSubject | undefined,
  latest: FoundSubject | undefined,
): { from?: FoundSubject } {
  const isDeed = kind === 'holding' || kind === 'riding'
  const doer = isDeed && head && !isAlive(head) ? undefined : head
  const isOpen =
    !head?.relation || head.relation.isOfDeed || (head.relation.kind === 'holding' && head.relation.to === latest)
  const from = !isOpen && latest && !isDeed ? latest : doer
  return from ? { from } : {}
}

function markObject(subject: FoundSubject): FoundSubject {
  subject.isObject = true
  return subject
}

function settle({ kind, isOfDeed }: Pending, from: FoundSubject, to: FoundSubject, absorbed: Set<FoundSubject>): void {
  if (from === to) return
  // `在`: the word after the place names the relation. An action alone gives no posture.
  if (kind === 'at' || kind === 'deed') {
    markObject(to)
    return
  }
  // `a shoe … the camera ends on the shoe`: a thing that was named by itself is not worn.
  if (kind !== 'wearing' && to.kind === 'worn' && to.at < from.at) {
    markObject(to)
    return
  }
  if (kind === 'wearing' || (isAlive(from) && isDress({ kind }, to) && !isNestOf(from, kind, to))) {
    wear(from, to, absorbed)
    return
  }
  // `laughing over coffee`, `a talk over dinner`: the food is on a table between the people.
  if (kind === 'above' && from.kind === 'person' && (to.kind === 'food' || to.kind === 'drink')) {
    markObject(to).relation ??= { kind: 'beside', to: from }
    return
  }
  if (kind === 'with' && isAlive(from) && PUT_ON.test(to.words)) {
    wear(from, to, absorbed)
    return
  }
  const isHeld = kind === 'with' && isAlive(from) && HELD.has(to.kind)
  // A book in front of a reader is held.
  const isRead = kind === 'before' && to.kind === 'book'
  const meant: Relation = isRead ? 'holding' : kind === 'with' ? (isHeld ? 'holding' : 'beside') : kind
  markObject(to)
  // Holding ranks first; the support is then related to the subject in reverse. A relation that follows from an action
  // ranks below a stated one.
  if (from.relation?.isOfDeed && !isOfDeed && meant !== 'holding') delete from.relation
  const former = from.relation
  const weak = isOfDeed && meant !== 'holding' && meant !== 'riding' ? { isOfDeed } : {}
  if (former?.isOfDeed && meant === 'holding') from.relation = { kind: meant, to }
  else if (former && (meant === 'holding' || meant === 'riding') && INVERSE[former.kind] && !former.to.relation) {
    former.to.relation = { kind: INVERSE[former.kind]!, to: from }
    // Joined subjects keep the former relation.
    if (from.joinedTo && from.joinedTo !== former.to) from.joinedTo.relation ??= { ...former }
    from.relation = { kind: meant, to }
  } else if (former) {
    if (!isOfDeed) to.relation ??= { kind: INVERSE[meant] ?? 'beside', to: from }
  } else if (to.relation?.to !== from) from.relation = { kind: meant, to, ...weak }
}

/**
 * `a mouse sleeps in an old boot`, `a frog sits in a hat`: no animal wears a single boot, and the smallest sit in a
 * hat.
 */
const isNestOf = ({ kind, noun }: FoundSubject, relation: Pending['kind'], to: FoundSubject): boolean =>
  relation === 'in' &&
  kind !== 'person' &&
  to.count === 1 &&
  (NESTS.test(to.words) || (to.kind === 'headwear' && (noun?.metres ?? 1) <= SMALL_METRES))
const NESTS = /\b(?:boot|shoe|slipper|sneaker|sock|stocking|mitten|glove)$|[靴鞋袜]子?$|手套$/iu
const SMALL_METRES = 0.15

/** `in a red coat and a yellow hat`: a relation of wearing continues to the clothes after it. */
const isDress = ({ kind }: Pick<Pending, 'kind'>, to: FoundSubject): boolean =>
  !DEEDS.has(kind) && (to.kind === 'worn' || to.kind === 'headwear')

/** Worn things that are also drawn without a wearer. */
const PUT_ON =
  /(?:headphones?|headset|earmuffs|backpack|rucksack|school ?bag|stethoscope|necklace|medal|goggles|glasses)$|耳机|书包|背包|双肩包|听诊器|项链|奖牌|眼镜|口罩/iu

/** A hat is drawn on its wearer and a watch in the hand. Clothes are part of the figure. */
function wear(wearer: FoundSubject, what: FoundSubject, absorbed: Set<FoundSubject>): void {
  if (what.kind === 'headwear') what.relation = { kind: 'on', to: wearer }
  else if (what.kind === 'worn' || what.kind === 'cosmetic' || PUT_ON.test(what.words)) {
    absorbed.add(what)
    ;(wearer.wears ??= []).push({ words: what.words, ...(what.colour && { colour: what.colour }) })
  } else wearer.relation ??= { kind: 'holding', to: what }
  if (what.size === 'normal') what.size = 'small'
  markObject(what)
}
