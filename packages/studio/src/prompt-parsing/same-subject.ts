import { isPlainNoun, findThingMeant, findPersonMeant } from './repeated-names.ts'
import { type FoundSubject, isAlive, LONGEST_PHRASE } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import { type Noun, spriteName } from '../words/vocabulary/noun-table.ts'
import { PACKAGES } from '../words/vocabulary/packages.ts'

/** True if a noun names a known subject again: `the cat`, or the same word without an article or a number. */
export function isSameSubject(
  other: FoundSubject,
  fresh: FoundSubject,
  found: readonly FoundSubject[],
  items: readonly Item[],
): boolean {
  if ('input' in other.what || 'input' in fresh.what) {
    return 'input' in other.what && 'input' in fresh.what && other.what.input === fresh.what.input
  }
  if (fresh.isYoung !== other.isYoung) return false
  if (fresh.joinedTo === other || (fresh.count > other.count && fresh.noun !== other.noun)) return false
  if (isWhatItIs(other, fresh, items) || isAppositionOf(other, fresh, items)) return true
  if (isParentOf(other, fresh, items) || areTwoBreeds(other, fresh)) return false
  // `baby birds wait while their mother comes`: the mother is another bird.
  if (fresh.isOther && fresh.kind !== 'person' && PARENT.test(fresh.words)) return false
  if (isYoungOf(other, fresh, items)) return false
  if (wasNamedBeside(other, fresh, items)) return false
  if (isPlainNoun(items, fresh.at) && (findPersonMeant(fresh.words, found) ?? findThingMeant(fresh, found)) === other)
    return true
  // `one person hands a phone to another person`; of two people, `the other` is one of them.
  if (fresh.isOther && !other.isOther && other.count === 1 && isAlive(fresh)) return false
  // `a man in a blue coat beside a girl in a yellow raincoat`: each has a colour.
  const areTwoColours = fresh.colour !== undefined && other.colour !== undefined && fresh.colour !== other.colour
  if (fresh.kind === 'worn' && !fresh.isDefinite && areTwoColours) return false
  if (areTwoOfOneClause(other, fresh, items) || isAnotherBeside(other, fresh, items)) return false
  if (isItsVessel(other, fresh, found)) return true
  // Blocks look alike, whatever noun they stand for.
  const looksAlike = other.what.sprite === fresh.what.sprite && !fresh.noun?.isStandIn && !areOtherPeople(other, fresh)
  if (other.noun === fresh.noun || looksAlike)
    return fresh.count <= other.count || fresh.isDefinite === true || isWareAgain(other, fresh, found, items)
  const isOnlyOne =
    other.kind === fresh.kind && isAlive(other) && found.filter(({ kind }) => kind === other.kind).length === 1
  return (
    fresh.isDefinite === true &&
    isOnlyOne &&
    !isOneBeside(other, fresh) &&
    !areTwoTrades(other, fresh) &&
    (fresh.kind === 'person' ? !areDifferent(other, fresh) : isGeneral(fresh, items))
  )
}

/** `A corgi sits, a husky walks in`: two dogs of different breeds. */
const areTwoBreeds = (other: FoundSubject, fresh: FoundSubject): boolean =>
  other.kind === 'animal' &&
  BREED.test(other.words) &&
  BREED.test(fresh.words) &&
  other.words.toLowerCase().replace(/s$/u, '') !== fresh.words.toLowerCase().replace(/s$/u, '')
const BREED =
  /(?:corgi|husky|huskies|labrador|retriever|shiba inu|poodle|shepherd|dachshund|beagle|terrier|bulldog|pug|chihuahua|collie|dalmatian|greyhound|ragdoll|siamese|persian|柯基|哈士奇|柴犬|金毛|拉布拉多|牧羊犬|泰迪|贵宾犬?|法斗|腊肠犬?|比格|吉娃娃|边牧|斗牛犬|萨摩耶|布偶猫|橘猫|英短|美短|暹罗猫|波斯猫)s?$/iu

/** `A student raises her hand, the teacher nods`: two trades, two people. */
function areTwoTrades(other: FoundSubject, fresh: FoundSubject): boolean {
  const [a, b] = [tradeOf(other), tradeOf(fresh)]
  return a !== undefined && b !== undefined && a !== b && ![a, b].some(isSort)
}
/** Dancers have a figure of their own and no row of a trade. */
const tradeOf = ({ noun, words }: FoundSubject): string | undefined =>
  noun?.name ?? (/dancer$|ballerina$|舞者$/iu.test(words) ? words : undefined)

const isSort = (name: string): boolean => ANYBODY.test(name) || LOOKS.test(name)
/** Words that describe a person only by looks or kinship. */
const ANYBODY =
  /^(?:person|people|somebody|someone|child|kid|baby|adult|hero|heroine|stranger|friend|elder|old (?:man|woman|person)|grandma|grandpa|grandfather|grandmother|mother|father|mom|dad|son|daughter|brother|sister|husband|wife|performer|artist|老人|小孩|孩子|.*人)$/iu

/** `grabs a woman's bag, the woman shouts`: the owner of the bag was already a second person. */
const wasNamedBeside = (other: FoundSubject, fresh: FoundSubject, items: readonly Item[]): boolean =>
  other.words.toLowerCase() !== fresh.words.toLowerCase() &&
  items
    .slice(other.at + 1, fresh.at)
    .some(({ possessive, meaning }) => possessive === true && meaning.noun !== undefined && meaning.noun === fresh.noun)

/** `the guests clap as the bride walks in`: the bride is not one of the guests. */
const isOneBeside = (other: FoundSubject, fresh: FoundSubject): boolean =>
  fresh.kind === 'person' && other.count > 1 && fresh.count === 1 && fresh.noun?.name !== 'person'

/** `The baker, a heavyset man in an apron, pulls`: an apposition between two commas. */
function isAppositionOf(other: FoundSubject, fresh: FoundSubject, items: readonly Item[]): boolean {
  const [comma, article] = [items[other.namedAt + 1], items[other.namedAt + 2]]
  if (comma?.stop !== 'clause' || !/^an?$/u.test(article?.text ?? '') || !LOOKS.test(fresh.words)) return false
  if (other.kind !== 'person' || other.count > 1 || LOOKS.test(other.words)) return false
  const isPlain = ({ stop, meaning }: Item): boolean => !stop && !meaning.noun && !meaning.verb && !meaning.relation
  const end = items.findIndex(({ stop }, index) => index > fresh.at && stop !== undefined)
  const next = items[end + 1]
  return (
    items.slice(other.namedAt + 3, fresh.at).every(isPlain) &&
    end > 0 &&
    next?.meaning.verb !== undefined &&
    !next.text.endsWith('ing')
  )
}
const LOOKS = /^(?:(?:old|young|elderly|little) )?(?:man|woman|guy|lady|girl|boy|person|gentleman)$/iu

const PARENT = /^(?:mother|mom|mum|mommy|father|dad|daddy|妈妈|母亲|爸爸|父亲)$/iu
const OWN = /^(?:her|his|their|my|our|她的|他的)$/u

/** `扑进妈妈怀里`, `a man hugs his father`: the same figure, another person. */
const isParentOf = (other: FoundSubject, fresh: FoundSubject, items: readonly Item[]): boolean =>
  other.kind === 'person' &&
  PARENT.test(fresh.words) &&
  !PARENT.test(other.words) &&
  (OWN.test(items[fresh.at - 1]?.text ?? '') ||
    !items.slice(other.namedAt + 1, fresh.at).some(({ stop, text }) => stop || NEW_CLAUSE.has(text)))

/** `天鹅带着小天鹅`: the same species, and one is small. */
const isYoungOf = (other: FoundSubject, fresh: FoundSubject, items: readonly Item[]): boolean =>
  SORTS.has(fresh.kind) &&
  fresh.words.startsWith('小') &&
  !other.words.startsWith('小') &&
  !items.slice(other.namedAt + 1, fresh.at).some(({ stop }) => stop)
const SORTS: ReadonlySet<string> = new Set(['animal', 'bird', 'fish'])

const CUPS: ReadonlySet<string> = new Set(['drawn-mug', 'drawn-glass', ...['☕', '🍵', '🥛', '🥤'].map(spriteName)])
const VESSELS: ReadonlySet<string> = new Set([
  'drawn-bottle',
  'drawn-drink-can',
  'drawn-cream-jar',
  'drawn-labelled-bottle',
  ...['🥫', '🫙', '🧴'].map(spriteName),
])
/** `一杯乌龙茶` is the tea, without another cup. */
const VESSEL_WORDS = /\b(?:cup|glass|mug|bottle|can|jar|tube|tin|pump)$|[杯瓶罐盒管](?:子|中|里|身)?$/iu
const GOODS: ReadonlySet<string> = new Set(['product', 'drink'])

/** `perfume commercial, glass bottle on marble`: without a person who pours, the bottle contains the perfume. */
const isItsVessel = (other: FoundSubject, fresh: FoundSubject, found: readonly FoundSubject[]): boolean =>
  'sprite' in fresh.what &&
  (VESSELS.has(fresh.what.sprite) || (other.kind === 'drink' && CUPS.has(fresh.what.sprite))) &&
  GOODS.has(other.kind) &&
  VESSEL_WORDS.test(fresh.words) &&
  !VESSEL_WORDS.test(other.words) &&
  other === found.find(({ kind }) => GOODS.has(kind)) &&
  fresh.count === 1 &&
  !found.some(isAlive)

/** A courier and a customer look alike and are two people; `the person` may be either. */
function areOtherPeople(other: FoundSubject, fresh: FoundSubject): boolean {
  const { noun: a, kind } = other
  const { noun: b, isDefinite } = fresh
  // `A dancer stamps as the guitarist plays`.
  if (kind === 'person' && isDefinite) return areTwoTrades(other, fresh)
  const isAnybody = (noun: Noun | undefined): boolean => noun?.name === undefined || noun.name === 'person'
  return kind === 'person' && !isAnybody(a) && !isAnybody(b) && a!.name !== b!.name
}

/** `a lawyer speaks to the judge`: the subject and the object of one verb are different people. */
function areTwoOfOneClause(other: FoundSubject, fresh: FoundSubject, items: readonly Item[]): boolean {
  if (other.kind !== 'person' || fresh.kind !== 'person' || other.noun === fresh.noun) return false
  if (!fresh.isDefinite || fresh.noun?.name === 'person' || fresh.at <= other.namedAt) return false
  return !items.slice(other.namedAt + 1, fresh.at).some(({ stop, text }) => stop || NEW_CLAUSE.has(text))
}
const NEW_CLAUSE: ReadonlySet<string> = new Set(
  'and but or then while as when where until before after so because who that is are was were'.split(' '),
)

/** `a girl beside a schoolgirl`: two people with different nouns and a relation between them are different. */
function isAnotherBeside(other: FoundSubject, fresh: FoundSubject, items: readonly Item[]): boolean {
  if (other.kind !== 'person' || other.words.toLowerCase() === fresh.words.toLowerCase()) return false
  if (!/^an?$/u.test(items[fresh.at - 1]?.text ?? '')) return false
  const between = items.slice(other.namedAt + 1, fresh.at)
  return between.some(({ meaning }) => BESIDE.has(meaning.relation ?? '')) && !between.some(({ stop }) => stop)
}
const BESIDE: ReadonlySet<string> = new Set(['beside', 'behind', 'before', 'on', 'holding'])

/** `the person is a woman`: a more exact noun for the same person. */
function isWhatItIs(other: FoundSubject, fresh: FoundSubject, items: readonly Item[]): boolean {
  if (!EQUALS.has(items[other.namedAt + 1]?.text ?? '') || fresh.at - other.namedAt > LONGEST_PHRASE) return false
  const between = items.slice(other.namedAt + 1, fresh.at)
  const isNext = !between.some(
    ({ meaning, stop, text }) => stop || meaning.noun || meaning.relation || meaning.verb || text.endsWith('ing'),
  )
  return isNext && isAlive(other) && isAlive(fresh)
}

const EQUALS = new Set(['is', 'was', 'are', '是'])

const ADVERT = /^(?:ads?|advert|advertisement|commercial|promo|spot|广告|宣传片)$/u

/** `ad for my candle shop. Three candles on a tray`: the candles are the advertised goods. */
const isWareAgain = (
  other: FoundSubject,
  fresh: FoundSubject,
  found: readonly FoundSubject[],
  items: readonly Item[],
): boolean =>
  other === found[0] &&
  !isAlive(fresh) &&
  fresh.sentence > other.sentence &&
  items.slice(0, other.at).some(({ text }) => ADVERT.test(text))

/** Groups of figures that exclude each other: a man is neither a woman nor a child. */
const SORTS_OF_PEOPLE = ['👨👴🤴🤵🧔', '👩👵👸👰', '👦', '👧', '👶', '🧒']
function areDifferent(a: FoundSubject, b: FoundSubject): boolean {
  const sortOf = ({ what }: FoundSubject) =>
    SORTS_OF_PEOPLE.findIndex(
      sort => 'sprite' in what && Array.from(sort).some(one => what.sprite.startsWith(spriteName(one))),
    )
  const [sortA, sortB] = [sortOf(a), sortOf(b)]
  return sortA >= 0 && sortB >= 0 && sortA !== sortB
}

const isGeneral = ({ at }: FoundSubject, items: readonly Item[]): boolean =>
  items[at]?.meaning.generic === true || (items[at]?.meaning.noun?.sprites.length ?? 1) > 1

/** A baker who turns out to be a man. */
const sexedAs = ({ what }: FoundSubject, { what: told }: FoundSubject): FoundSubject['what'] =>
  'sprite' in what && 'sprite' in told && /^1f46[89]$/u.test(told.sprite)
    ? { sprite: what.sprite.replace(/^1f9d1/u, told.sprite) }
    : what

export function mergeSubjects(first: FoundSubject, again: FoundSubject, items: readonly Item[]): void {
  // A product is shown in its package.
  if ('sprite' in again.what && PACKAGES.has(again.what.sprite) && again.noun?.label && !isAlive(first))
    Object.assign(first, { what: again.what, noun: again.noun })
  // A drink is shown in its vessel.
  if (first.kind === 'drink' && 'sprite' in again.what && VESSELS.has(again.what.sprite)) first.what = again.what
  if (isWhatItIs(first, again, items)) {
    Object.assign(first, { what: again.what, noun: again.noun, kind: again.kind })
    // 第一个客人是只哈士奇: the animal takes the new name.
    if (again.kind === 'animal') first.words = again.words
  }
  if (isAppositionOf(first, again, items)) first.what = sexedAs(first, again)
  if (isWareAgain(first, again, [first], items)) first.count = Math.max(first.count, again.count)
  first.namedAt = again.at
  ;(first.again ??= []).push({ at: again.at, sentence: again.sentence })
  first.colour ??= again.colour as string
  if (first.colour === undefined) delete first.colour
  if (first.size === 'normal') first.size = again.size
}
