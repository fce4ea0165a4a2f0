import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Item } from './parse-items.ts'
import { type Kind, KINDS, type KindRule } from './kinds.ts'
import { readModifiers } from './read-modifiers.ts'
import type { Motion, Relation, Subject } from './shot-list.ts'
import { isOwnPart, namesNoThing } from './names-no-thing.ts'
import { firstCodes, type Noun, spriteName } from './words/noun-table.ts'

/** A subject while its shot is being put together; relations point at the other one itself. */
export type FoundSubject = {
  /** Index of its item; a subject that nobody wrote has none. */
  at: number
  /** Index of the item that named it last. */
  namedAt: number
  /** Where it is named again, and in which sentence. */
  again?: { at: number; sentence: number }[]
  words: string
  what: Subject['what']
  kind: Kind
  noun?: Noun
  count: number
  size: Subject['size']
  sentence: number
  colour?: string
  motion?: Motion
  side?: NonNullable<Subject['side']>
  /** `isOfDeed`: follows from what it does, and gives way to where it is. */
  relation?: { kind: Relation; to: FoundSubject; isOfDeed?: true }
  /** What a relation leads to: a deed that follows is not its own. */
  isObject?: true
  /** The subject before it that `and` joins it to. */
  joinedTo?: FoundSubject
  isDefinite?: true
  /** What it does, and at which item that is said. */
  deeds?: { verb: string; at: number }[]
  wears?: NonNullable<Subject['wears']>
  features?: NonNullable<Subject['features']>
  trade?: string
}

type FindSubjectsOptions = {
  items: readonly Item[]
  /** The prompt as it was written; items point into it. */
  text: string
  /** The picture that a mention at this place means. */
  inputAt: (from: number) => string | undefined
  /** What a picture is known to show. */
  nounOf: (input: string) => Noun | undefined
  seeded: SeededRandom
  /** Who has been seen in the shots before. */
  cast: readonly FoundSubject[]
}

const MOST_OF_A_KIND = 24
/** A plural without a number; of clothes and shoes that is one pair. */
const SOME = 3
/** Words between two nouns that `and` may still join. */
const LONGEST_PHRASE = 12
const PRONOUN_NOUNS: Record<'woman' | 'man', Noun> = {
  woman: { sprites: [spriteName('👩')], kind: 'person' },
  man: { sprites: [spriteName('👨')], kind: 'person' },
}

export const isAlive = ({ kind }: FoundSubject): boolean => (KINDS[kind] as KindRule).alive === true

/** Who a picture shows: nobody says, so a person, unless its description does. */
export const describeInputSubject = (
  input: string,
  noun: Noun | undefined,
): Pick<FoundSubject, 'what' | 'kind' | 'noun'> =>
  noun ? { what: { input, like: noun.sprites[0]! }, kind: noun.kind, noun } : { what: { input }, kind: 'person' }

export function findSubjects(finding: FindSubjectsOptions): FoundSubject[] {
  const found: FoundSubject[] = []
  let sentence = 0
  for (const [at, item] of finding.items.entries()) {
    if (item.stop === 'sentence') sentence++
    const fresh = item.negated ? undefined : subjectAt(finding, at, sentence, found)
    if (!fresh) continue
    const same = found.find(other => isSame(other, fresh, found, finding))
    if (same) merge(same, fresh, finding)
    else found.push(fresh)
  }
  return found
}

function subjectAt(
  finding: FindSubjectsOptions,
  at: number,
  sentence: number,
  found: readonly FoundSubject[],
): FoundSubject | undefined {
  const item = finding.items[at]!
  const words = finding.text.slice(item.from, item.to)
  if (item.mention) {
    const input = finding.inputAt(item.from)
    return input === undefined
      ? undefined
      : {
          at,
          namedAt: at,
          words,
          ...describeInputSubject(input, finding.nounOf(input)),
          count: 1,
          size: 'normal',
          sentence,
          ...joiningOf(finding, at, found),
        }
  }
  if (isTradeOfBeast(finding.items, at)) return undefined
  const { trade } = tradeAfter(finding.items, at)
  if (isFamilyOfBeasts(finding.items, at) || isYoungOfBeasts(finding.items, at, found)) return undefined
  const { pronoun } = item.meaning
  const noun =
    parentAt(finding.items, at, found) ??
    workingHands(finding.items, at) ??
    item.meaning.noun ??
    (isRoof(finding.items, at) || isTableThere(finding.items, at) ? TABLE : undefined)
  if (pronoun === 'woman' || pronoun === 'man') return pronounAt(finding, at, sentence, found, pronoun)
  if (
    !noun ||
    noun.isUndrawn ||
    isSetting(finding.items, at) ||
    isModifier(finding.items, at) ||
    isRepeating(finding.items, at) ||
    isOfPicture(finding.items, at) ||
    namesNoThing(finding.items, at, noun)
  )
    return undefined
  const { count: said, colour = noun.colour, size, isDefinite } = readModifiers(finding.items, at)
  // `一支驼队`, `one crowd`: what is one is the many.
  const isPair = said === 2 && noun.sprites.some(sprite => PAIRS.has(sprite.split('-')[0]!))
  const count = isPair ? 1 : said === 1 && (KINDS[noun.kind] as KindRule).alive ? (noun.count ?? said) : said
  return {
    at,
    namedAt: at,
    words,
    what: { sprite: finding.seeded.pick(noun.sprites as readonly [string, ...string[]]) },
    kind: noun.kind,
    noun,
    count: Math.min(
      MOST_OF_A_KIND,
      count ??
        beastsInFamily(finding.items, at) ??
        (words.length > 1 && words.endsWith('群') ? HERD : undefined) ??
        noun.count ??
        ((item.plural ?? isBarePlural(finding.items, at)) && noun.kind !== 'worn' ? SOME : 1),
    ),
    size: size ?? 'normal',
    sentence,
    ...(colour ? { colour } : {}),
    ...(isDefinite ? { isDefinite } : {}),
    ...(trade && { trade }),
    ...joiningOf(finding, at, found),
  }
}

/** Words for people after an animal's name that have to do with animals: `dog owner`, `养猪人`. */
const OF_ANIMALS_TOO =
  /^(?:owners?|lady|ladies|riders?|walkers?|trainers?|tamers?|watchers?|farmers?|herders?|keepers?|lovers?|sitters?|breeders?|vets?|veterinarian|hunters?|fighters?|man|men|woman|women|boys?|girls?|person|people|kids?|child|children|whisperer|butcher|handler|groomer|family|families|couple|mother|mom|father|dad|baby|babies|cowboy|主人|饲养员|驯兽师|农民?|牧民|人|男人|女人|男孩|女孩|小孩|孩子|猎人|渔夫|渔民|妈妈|爸爸|宝宝|一家|一家人|夫妇)$/u

/** `panda chef`, `兔子老师`: the animal, in the clothes of the trade. */
function tradeAfter(items: readonly Item[], at: number): { trade?: string } {
  const next = items[at + 1]
  if (!isBeast(items[at]) || items[at]!.possessive || items[at]!.plural) return {}
  const isTrade = next?.meaning.noun?.kind === 'person' && !next.negated && !OF_ANIMALS_TOO.test(next.text)
  return isTrade ? { trade: next.meaning.noun!.sprites[0]! } : {}
}
const isTradeOfBeast = (items: readonly Item[], at: number): boolean =>
  at > 0 && tradeAfter(items, at - 1).trade !== undefined

/** `small colourful fish`, `sheep on a hill`: many, where no article says one. */
function isBarePlural(items: readonly Item[], at: number): boolean {
  if (!/^(?:\w+ )?(?:fish|sheep|deer)$/u.test(items[at]!.text)) return false
  for (let index = at - 1; index >= 0; index--) {
    const { meaning, unknown } = items[index]!
    if (meaning.determiner || meaning.number !== undefined) return false
    if (!(meaning.colour || meaning.size || unknown)) return true
  }
  return true
}

/** What a word of kinship after a beast's name says of how many they are. */
const FAMILIES: Readonly<Record<string, number>> = {
  family: 3,
  families: 6,
  couple: 2,
  pair: 2,
  siblings: 2,
  mother: 1,
  mom: 1,
  father: 1,
  dad: 1,
  一家: 3,
  一家人: 3,
  一家三口: 3,
  家族: 4,
  夫妇: 2,
  夫妻: 2,
  妈妈: 1,
  爸爸: 1,
}

const isBeast = (item: Item | undefined): boolean =>
  item?.meaning.noun?.kind === 'animal' || item?.meaning.noun?.kind === 'bird'

/** `elephant family`, `鸭妈妈`: more of them, and nobody else. */
const isFamilyOfBeasts = (items: readonly Item[], at: number): boolean =>
  Object.hasOwn(FAMILIES, items[at]!.text) && isBeast(items[at - 1])

const beastsInFamily = (items: readonly Item[], at: number): number | undefined =>
  isBeast(items[at]) && items[at + 1] && isFamilyOfBeasts(items, at + 1) ? FAMILIES[items[at + 1]!.text] : undefined

/** `elephants walk, the baby follows`: one of them. */
function isYoungOfBeasts(items: readonly Item[], at: number, found: readonly FoundSubject[]): boolean {
  if (!/^(?:baby|babies|little one|小宝宝|宝宝)$/u.test(items[at]!.text) || items[at + 1]?.meaning.noun) return false
  return found.some(({ kind }) => kind === 'animal' || kind === 'bird') && !found.some(({ kind }) => kind === 'person')
}

/** `羊群`, `鸟群`. */
const HERD = 6
/** Pictograms that show two. */
const PAIRS = new Set(firstCodes('🤼👫👬👭👯💏💑'))

/** Words before a place where somebody is: `in the hospital`, `at school`. */
const AT_PLACE = new Set([
  'in',
  'inside',
  'at',
  'into',
  'through',
  'across',
  'to',
  'from',
  'outside',
  'of',
  'within',
  'around',
])

/** A place is not a thing as well, where the words say that something happens there: `in a village`, `医院里`. */
function isSetting(items: readonly Item[], at: number): boolean {
  const { meaning, language, text } = items[at]!
  if (!meaning.place || !meaning.noun) return false
  if (language === 'zh') {
    const [before, after] = [items[at - 1], items[at + 1]]
    if (after?.meaning.located === 'in' || before?.meaning.verb?.motion === 'walk') return true
    return before?.meaning.preposition === true
  }
  if (/^(?:in|on|at|inside) /u.test(text)) return true
  for (let index = at - 1; index >= 0 && index >= at - 4; index--) {
    const { meaning: other, text: word, stop, unknown } = items[index]!
    if (AT_PLACE.has(word)) return true
    if (
      stop ||
      other.relation ||
      other.verb ||
      !(unknown || other.determiner || other.size || other.colour || other.mood || other.place)
    )
      return false
  }
  return false
}

const PARENTS = new Set([
  'mother',
  'mom',
  'mum',
  'mama',
  'father',
  'dad',
  'papa',
  'parents',
  '妈妈',
  '母亲',
  '爸爸',
  '父亲',
])
const OF_ANIMALS = new Set(['their', 'its', '它的', '它们的', '的'])
const GROWN = new Map([[spriteName('🐥'), spriteName('🦆')]])

/** `ducklings follow their mother`: she is a duck. */
function parentAt(items: readonly Item[], at: number, found: readonly FoundSubject[]): Noun | undefined {
  const young = found.at(-1)
  if (!PARENTS.has(items[at]!.text) || !OF_ANIMALS.has(items[at - 1]?.text ?? '')) return undefined
  if (!young?.noun || !('sprite' in young.what) || young.kind === 'person' || !isAlive(young)) return undefined
  return { ...young.noun, sprites: [GROWN.get(young.what.sprite) ?? young.what.sprite] }
}

const HANDS = /^(?:hands?|双手|手|一双手)$/u
const SOMEBODY: Noun = { sprites: [spriteName('🧑')], kind: 'person', count: 1, metres: 1.7, build: 'person' }

/** `hands kneading dough`: somebody's, and where nobody is named, somebody is there. */
function workingHands(items: readonly Item[], at: number): Noun | undefined {
  const { text, possessive } = items[at]!
  if (!HANDS.test(text) || possessive) return undefined
  const end = items.findIndex(({ stop }, index) => index > at && stop === 'sentence')
  const isDoing = items.slice(at + 1, end < 0 ? undefined : end).some(({ meaning }) => meaning.verb)
  const isSomebodys = items.some(({ meaning }) => meaning.noun && (KINDS[meaning.noun.kind] as KindRule).alive)
  return isDoing && !isSomebodys ? SOMEBODY : undefined
}

const TABLE: Noun = { sprites: [spriteName(':table:')], kind: 'furniture' }

/** `剑放在桌上` in an inn, or where people are: the shot is set elsewhere, so that the table is one of its things. */
export function isTableThere(items: readonly Item[], at: number): boolean {
  const { meaning, negated, text } = items[at]!
  if (meaning.place !== 'table' || negated || meaning.where || !/table|desk|桌/u.test(text)) return false
  return items.some(
    ({ meaning: { place, noun }, negated: isDenied }) =>
      !isDenied && ((place && place !== 'table' && !noun) || noun?.kind === 'person'),
  )
}

/** `under the table`, `桌子下面`: a table is where a shot is set, unless somebody is below it. */
export function isRoof(items: readonly Item[], at: number): boolean {
  if (items[at]!.meaning.place !== 'table') return false
  const before = items[at - 1]?.meaning.determiner ? items[at - 2] : items[at - 1]
  return before?.meaning.relation === 'under' || items[at + 1]?.meaning.located === 'under'
}

/** Someone whom only a pronoun names, unless it can mean somebody who is here already. */
function pronounAt(
  { items, text, cast }: FindSubjectsOptions,
  at: number,
  sentence: number,
  found: readonly FoundSubject[],
  pronoun: 'woman' | 'man',
): FoundSubject | undefined {
  if (found.some(isAlive) || cast.some(isAlive)) return undefined
  const noun = PRONOUN_NOUNS[pronoun]
  const words = text.slice(items[at]!.from, items[at]!.to)
  return {
    at,
    namedAt: at,
    words,
    what: { sprite: noun.sprites[0]! },
    kind: 'person',
    noun,
    count: 1,
    size: 'normal',
    sentence,
    isDefinite: true,
  }
}

/** `and` right before the phrase, and a subject right before that. */
function joiningOf(
  { items }: FindSubjectsOptions,
  at: number,
  found: readonly FoundSubject[],
): { joinedTo?: FoundSubject } {
  const last = found.at(-1)
  if (!last || at - last.at > LONGEST_PHRASE) return {}
  const between = items.slice(last.at + 1, at)
  const isJoined = between.some(({ meaning }) => meaning.conjunction) && !between.some(isDividing)
  return isJoined ? { joinedTo: last } : {}
}

const isDividing = ({ stop, meaning, unknown }: Item): boolean =>
  Boolean(
    stop === 'sentence' || meaning.relation || meaning.preposition || meaning.place || (meaning.motion && !unknown),
  )

const isPictogram = (item: Item | undefined): boolean => /^\p{Extended_Pictographic}/u.test(item?.text ?? '')

/** A noun that only describes the next one: `orange cat`, `baby elephant`, `apple pie`, `the king's castle`. */
function isModifier(items: readonly Item[], at: number): boolean {
  // Pictograms side by side are so many things.
  if (isPictogram(items[at]) && isPictogram(items[at + 1])) return false
  const item = items[at]!
  const next = items[at + 1]
  if (item.meaning.colour && isAmongColours(items, at)) return true
  if (!next || next.stop || item.plural || (item.meaning.noun?.count ?? 1) > 1) return false
  const { colour, size, noun } = item.meaning
  // `a cliff road`, `the mountain village`.
  if (item.language === 'en' && noun?.kind === 'building' && next.meaning.place && !next.meaning.noun) return true
  if (item.possessive)
    return items
      .slice(at + 1, at + 4)
      .some(
        ({ meaning: { noun: owned } }, index) =>
          owned && !owned.faint && !owned.isUndrawn && !isOwnPart(items, at + 1 + index, owned),
      )
  const headAt = next.unknown && (colour || size) ? at + 2 : at + 1
  const head = items[headAt]
  const headNoun = head?.meaning.noun
  if (!headNoun || head?.possessive || head?.text.endsWith('ing')) return false
  if (colour || size) return true
  if (isRepeating(items, headAt)) return false
  // `a girl in a red coat faces the sea`: what looks like many of something and goes on with an article is a verb.
  if (head.plural && /^(?:the|an?|his|her|its|their)\b/u.test(items[headAt + 1]?.text ?? '')) return false
  // Clothes before whoever wears them; in English any noun before a noun, save a beast in a man's office.
  if (noun?.kind === 'worn' && headNoun.kind === 'person') return true
  return item.language === 'en' && head.language === 'en' && !(noun?.kind === 'animal' && headNoun.kind === 'person')
}

/** `orange and brown`, `orange tones`. */
function isAmongColours(items: readonly Item[], at: number): boolean {
  const [before, next] = [items[at - 1], items[at + 1]]
  if (next?.meaning.colourBlock) return true
  // `from orange to blue`.
  if (next?.text === 'to' && items[at + 2]?.meaning.colour) return true
  if (next?.meaning.conjunction && items[at + 2]?.meaning.colour) return !items[at + 2]?.plural
  return before?.meaning.conjunction === true && items[at - 2]?.meaning.colour !== undefined && !items[at - 2]?.plural
}

/** `the person in picture 2`, `图二里的人`: what the picture shows, not somebody else. */
function isOfPicture(items: readonly Item[], at: number): boolean {
  const [after, then] = [items[at + 1], items[at + 2]]
  if (then?.mention && ['of', 'in', 'from'].includes(after?.text ?? '')) return true
  const owner = items[at - 2]?.meaning.located ? items[at - 3] : items[at - 2]
  return items[at - 1]?.text === '的' && owner?.mention === true
}

/** `ferry boat`, `coconut fruit`: the family's name after one of the family. */
function isRepeating(items: readonly Item[], at: number): boolean {
  const { meaning } = items[at]!
  const before = items[at - 1]
  return meaning.generic === true && before?.meaning.noun?.kind === meaning.noun?.kind && !before?.possessive
}

/** Named a second time: `the cat`, or the same word without an article or number of its own. */
function isSame(
  other: FoundSubject,
  fresh: FoundSubject,
  found: readonly FoundSubject[],
  finding: FindSubjectsOptions,
): boolean {
  if ('input' in other.what || 'input' in fresh.what) {
    return 'input' in other.what && 'input' in fresh.what && other.what.input === fresh.what.input
  }
  if (fresh.joinedTo === other || (fresh.count > other.count && fresh.noun !== other.noun)) return false
  if (isWhatItIs(other, fresh, finding)) return true
  // Blocks look alike, whatever they stand for.
  const looksAlike = other.what.sprite === fresh.what.sprite && !fresh.noun?.isStandIn
  if (other.noun === fresh.noun || looksAlike) return fresh.count <= other.count || fresh.isDefinite === true
  const isOnlyOne =
    other.kind === fresh.kind && isAlive(other) && found.filter(({ kind }) => kind === other.kind).length === 1
  return (
    fresh.isDefinite === true &&
    isOnlyOne &&
    (fresh.kind === 'person' ? !areDifferent(other, fresh) : isGeneral(fresh, finding))
  )
}

/** `the person is a woman`: said of the same one, and more exactly. */
function isWhatItIs(other: FoundSubject, fresh: FoundSubject, { items }: FindSubjectsOptions): boolean {
  if (!EQUALS.has(items[other.namedAt + 1]?.text ?? '') || fresh.at - other.namedAt > LONGEST_PHRASE) return false
  const between = items.slice(other.namedAt + 1, fresh.at)
  const isNext = !between.some(({ meaning, stop }) => stop || meaning.noun || meaning.relation)
  return isNext && isAlive(other) && isAlive(fresh)
}

const EQUALS = new Set(['is', 'was', 'are', '是'])

/** People who cannot be the same: a man is no woman and no child. */
const SORTS_OF_PEOPLE = ['👨👴🤴🤵🧔', '👩👵👸👰', '👦', '👧', '👶', '🧒']
function areDifferent(a: FoundSubject, b: FoundSubject): boolean {
  const sortOf = ({ what }: FoundSubject) =>
    SORTS_OF_PEOPLE.findIndex(
      sort => 'sprite' in what && Array.from(sort).some(one => what.sprite.startsWith(spriteName(one))),
    )
  const [sortA, sortB] = [sortOf(a), sortOf(b)]
  return sortA >= 0 && sortB >= 0 && sortA !== sortB
}

const isGeneral = ({ at }: FoundSubject, { items }: FindSubjectsOptions): boolean =>
  items[at]?.meaning.generic === true || (items[at]?.meaning.noun?.sprites.length ?? 1) > 1

function merge(first: FoundSubject, again: FoundSubject, finding: FindSubjectsOptions): void {
  if (isWhatItIs(first, again, finding)) Object.assign(first, { what: again.what, noun: again.noun, kind: again.kind })
  first.namedAt = again.at
  ;(first.again ??= []).push({ at: again.at, sentence: again.sentence })
  first.colour ??= again.colour as string
  if (first.colour === undefined) delete first.colour
  if (first.size === 'normal') first.size = again.size
}
