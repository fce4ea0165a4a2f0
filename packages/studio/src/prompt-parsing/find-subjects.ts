import { readTable } from '../words/vocabulary/word-data.ts'
import { clauseStart, sentenceEnd, sentenceStart } from '../words/clauses.ts'
import { type SeededRandom, seededRandom } from '@kinora/media/core/seeded-random'
import type { Item } from '../words/parse-items.ts'
import { isAliveKind } from '../words/kinds.ts'
import { readModifiers } from './read-modifiers.ts'
import {
  countAnimalFamily,
  isAnimalFamily,
  usesParentFigure,
  isTradeOfBeast,
  isYoungOfAnimals,
  findParentAnimal,
  tradeAfter,
  readYoungAnimal,
} from './animal-phrases.ts'
import { describeInputSubject, type FoundSubject, isAlive, LONGEST_PHRASE } from './found-subject.ts'
import { areBothRelatives } from '../words/name-unknowns.ts'
import { isModifier, isOfSomebody, isRepeating } from './modifier-nouns.ts'
import { namesNoThing } from './names-no-thing.ts'
import { isSameSubject, mergeSubjects } from './same-subject.ts'
import { areNamedSubjects, separateMember } from './separate-members.ts'
import { firstCodes } from '../setting/pictogram-codes.ts'
import { type Noun, spriteName } from '../words/vocabulary/noun-table.ts'

type FindSubjectsOptions = {
  items: readonly Item[]
  /** The prompt as written. Items have positions in it. */
  text: string
  /** The picture that the mention at this position means. */
  inputAt: (from: number) => string | undefined
  /** The known contents of a picture. */
  nounOf: (input: string) => Noun | undefined
  seeded: SeededRandom
  /** The seed for choices among equals. It is the same in all parts of a film. */
  castSeed?: number
  /** The subjects of earlier shots. */
  cast: readonly FoundSubject[]
}

const MAX_OF_A_KIND = 24
/** The number for a plural without a number. Of clothes and shoes it is one pair. */
const SOME = 3
const PRONOUN_NOUNS: Record<'woman' | 'man' | 'both', Noun> = {
  both: { sprites: [spriteName('🧑')], kind: 'person', count: 2 },
  woman: { sprites: [spriteName('👩')], kind: 'person' },
  man: { sprites: [spriteName('👨')], kind: 'person' },
}

const chooseSprite = ({ seeded, castSeed }: FindContext, { sprites }: Noun): string =>
  (castSeed === undefined ? seeded : seededRandom(castSeed).fork(sprites.join(' '))).pick(
    sprites as readonly [string, ...string[]],
  )

type FindContext = FindSubjectsOptions & { doneByTwo: ReadonlySet<number> }

export function findSubjects(options: FindSubjectsOptions): FoundSubject[] {
  const finding: FindContext = { ...options, doneByTwo: beforeMutual(options.items) }
  const found: FoundSubject[] = []
  let sentence = 0
  for (const [at, item] of finding.items.entries()) {
    if (item.stop === 'sentence') sentence++
    const single = item.negated ? undefined : separateMember(finding.items, at, sentence, found)
    if (single) {
      if (!found.includes(single)) found.push(single)
      continue
    }
    const fresh = item.negated ? undefined : subjectAt(finding, at, sentence, found)
    if (!fresh || areNamedSubjects(fresh, found)) continue
    const same = isOfCast(fresh, finding.cast)
      ? found.find(({ words }) => words.toLowerCase() === fresh.words.toLowerCase())
      : found.find(other => isSameSubject(other, fresh, found, finding.items))
    if (same) mergeSubjects(same, fresh, finding.items)
    else found.push(fresh)
  }
  return found
}

/** `The merchant shouts and the boy runs`: a boy of an earlier shot is not someone who has another name in this one. */
const isOfCast = ({ words, kind, count, isDefinite }: FoundSubject, cast: readonly FoundSubject[]): boolean =>
  isDefinite === true &&
  kind === 'person' &&
  count === 1 &&
  cast.some(one => one.kind === 'person' && one.count === 1 && one.words.toLowerCase() === words.toLowerCase())

function subjectAt(
  finding: FindContext,
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
  const { trade, outfit } = tradeAfter(finding.items, at)
  if (isAnimalFamily(finding.items, at) || isYoungOfAnimals(finding.items, at, found)) return undefined
  const { pronoun } = item.meaning
  const other = otherOne(finding.items, at, found)
  const young = readYoungAnimal(finding.items, at, found)
  if (young) delete item.unknown
  const parent = findParentAnimal(finding.items, at, found)
  const child = parent && (found.findLast(({ kind }) => kind === 'animal' || kind === 'bird') ?? found.at(-1))
  // A child beside its mother is small.
  if (child?.size === 'normal' && 'sprite' in child.what && parent?.sprites.includes(child.what.sprite))
    child.size = 'small'
  const isSomeone = SOMEONE.test(words) && found.some(one => isAlive(one) && !SOMEONE.test(one.words))
  const noun =
    parent ??
    young ??
    workingHands(finding, at) ??
    item.meaning.noun ??
    other ??
    (isRoof(finding.items, at) || isTableThere(finding.items, at) ? TABLE : undefined)
  if (pronoun === 'woman' || pronoun === 'man') return pronounAt(finding, at, sentence, found, pronoun)
  if (isTheyAlone(finding.items, at)) return pronounAt(finding, at, sentence, found, 'both')
  if (
    !noun ||
    noun.isUndrawn ||
    isSetting(finding.items, at) ||
    isModifier(finding.items, at) ||
    isRepeating(finding.items, at) ||
    isOfPicture(finding.items, at) ||
    (noun !== SOMEBODY && isKnownHand(finding, at)) ||
    namesNoThing(finding.items, at, noun)
  )
    return undefined
  const { count: said, colour = noun.colour, size, isDefinite, isOther } = readModifiers(finding.items, at)
  // `一支驼队`, `one crowd`: one group has many members.
  const isPair = said === 2 && noun.sprites.some(sprite => PAIRS.has(sprite.split('-')[0]!))
  // `一片花瓣` is one petal; `一片森林` is many trees.
  const isOneSheet =
    said === ONE_STRETCH &&
    SHEETS.test(item.text) &&
    finding.items.slice(Math.max(0, at - 4), at).some(({ text }) => text === '一片')
  const isOnePerson = item.text.endsWith('人') && noun.kind === 'person'
  const count =
    isPair || isOneSheet || (said === 1 && isOnePerson)
      ? 1
      : said === 1 && isAliveKind(noun.kind)
        ? (noun.count ?? said)
        : said
  return {
    at,
    namedAt: at,
    words,
    what: { sprite: chooseSprite(finding, noun) },
    kind: noun.kind,
    ...(item.sense !== undefined && { sense: item.sense }),
    noun: isOfSomebody(finding.items, at - 1) ? dressedAs(noun, finding.items[at - 1]!) : noun,
    count: Math.min(
      MAX_OF_A_KIND,
      // `一双手` is one pair of hands; `a 7 stair` is one flight of stairs.
      (HANDS.test(item.text) || FLIGHT.test(item.text) ? 1 : count) ??
        countAnimalFamily(finding.items, at) ??
        (isHerd(finding.items, at) ? HERD : undefined) ??
        (finding.doneByTwo.has(at) && isAliveKind(noun.kind) && !isOneOfPair(finding.items, at) ? 2 : undefined) ??
        (young && item.text.endsWith('s') ? (usesParentFigure(young) ? HERD : BROOD) : undefined) ??
        noun.count ??
        ((item.plural ?? isBarePlural(finding.items, at)) && noun.kind !== 'worn' && !PAIRED.test(item.text)
          ? SOME
          : 1),
    ),
    size: size ?? (young && usesParentFigure(young) ? 'tiny' : 'normal'),
    sentence,
    ...(colour ? { colour } : {}),
    ...(isDefinite ? { isDefinite } : {}),
    ...((isOther || parent || isSomeone || noun === other) && { isOther: true, ...unlike(noun, found) }),
    ...(trade && { trade }),
    ...(outfit && { outfit }),
    ...(young && { isYoung: true }),
    ...joiningOf(finding, at, found),
  }
}

/** `农民大叔`: the person wears the clothes of the trade. */
const dressedAs = (noun: Noun, { meaning }: Item): Noun =>
  meaning.noun?.outfit ? { ...noun, outfit: meaning.noun.outfit } : noun

const isHerd = (items: readonly Item[], at: number): boolean => {
  const [{ text, to }, next] = [items[at]!, items[at + 1]]
  return (text.length > 1 && text.endsWith('群')) || (next?.text === '群' && next.from === to)
}

/** `鹤在雪地里对舞`: a mutual action has two subjects. Returns the items before such a verb in its clause. */
function beforeMutual(items: readonly Item[]): Set<number> {
  const before = new Set<number>()
  let isAhead = false
  for (let at = items.length - 1; at >= 0; at--) {
    if (isAhead) before.add(at)
    const { stop, text, meaning } = items[at]!
    isAhead = !stop && (isAhead || (MUTUAL.test(text) && Boolean(meaning.verb ?? meaning.glue ?? true)))
  }
  return before
}
/** `狗和猫依偎`: each of the two counts once. */
const isOneOfPair = (items: readonly Item[], at: number): boolean =>
  [items[at - 1], items[at + 1]].some(item => item?.meaning.conjunction === true)
const MUTUAL = /^(?:对舞|对视|对望|相拥|相望|互相|彼此|相互|依偎|each other|one another)$/u

/** The number of `一片` if it counts plants of an area. Sheets and petals are counted one by one. */
const ONE_STRETCH = 8
const SHEETS = /花瓣$|叶子?$|羽毛$|雪花$|面包$|吐司$|柠檬片?$|饼干$|云朵?$|花$/u

/** Nouns in the plural that mean one thing. */
const PAIRED =
  /(?:headphones|earphones|earbuds|airpods|glasses|sunglasses|goggles|scissors|binoculars|pliers|headlights|curtains|drapes|blinds|skis|cymbals|pancakes|crepes|fries|nachos|noodles)$/u

/** `small colourful fish`, `sheep on a hill`: several, since there is no article. */
function isBarePlural(items: readonly Item[], at: number): boolean {
  if (!/^(?:\w+ )?(?:fish|sheep|deer)$/u.test(items[at]!.text)) return false
  // `deer looks in`: the verb is singular.
  const next = items[at + 1]
  if (next?.meaning.verb && /[a-z]{2}s$/u.test(next.text.split(' ')[0]!)) return false
  for (let index = at - 1; index >= 0; index--) {
    const { meaning, unknown } = items[index]!
    if (meaning.determiner || meaning.number !== undefined) return false
    if (!(meaning.colour || meaning.size || unknown)) return true
  }
  return true
}

/** The number of animals in a herd: `羊群`, `鸟群`. */
const HERD = 6
const BROOD = 5
/** Sprites that show two people. */
const PAIRS = new Set(firstCodes('🤼👫👬👭👯💏💑'))

/** Words before the place of a person: `in the hospital`, `at school`. */
const AT_PLACE = new Set<string>(readTable('find-subjects', 'atPlace'))

/** `in a village`, `医院里`: a place of an action is not also a thing. */
function isSetting(items: readonly Item[], at: number): boolean {
  const { meaning, language, text } = items[at]!
  if (!meaning.place || !meaning.noun) return false
  if (language === 'zh') {
    const [before, after] = [items[at - 1], items[at + 1]]
    if (after?.meaning.located === 'in' || before?.meaning.verb?.motion === 'walk') return true
    return before?.meaning.preposition === true || isSceneAlone(items, at)
  }
  if (/^(?:in|on|at|inside) /u.test(text)) return true
  for (let index = at - 1; index >= 0 && index >= at - 4; index--) {
    const { meaning: other, text: word, stop, unknown } = items[index]!
    // `a view of barn` shows the barn.
    if (word === 'of') return items.slice(0, index).some(({ meaning: { noun } }) => noun !== undefined)
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

/** `清晨的麦田，一个女孩走过`: a clause that only names the place. */
function isSceneAlone(items: readonly Item[], at: number): boolean {
  const end = items[at + 1]?.text === '的' && items[at + 2]?.meaning.time ? at + 3 : at + 1
  // Reefs, avenues and mountains are shown as subjects.
  const { text, meaning: named } = items[at]!
  if (!items[end]?.stop || text.endsWith('山') || /^(?:fish|tree)$/u.test(named.noun?.kind ?? '')) return false
  const isAlone = !items
    .slice(clauseStart(items, at), at)
    .some(({ meaning }) => meaning.noun ?? meaning.verb ?? meaning.relation)
  return isAlone && items.slice(end).some(({ meaning }) => meaning.noun && isAliveKind(meaning.noun.kind))
}

/** `hands a cup to another.`, `the other looks on`, `递给对方`: one more subject of the last kind, if no noun follows. */
function otherOne(items: readonly Item[], at: number, found: readonly FoundSubject[]): Noun | undefined {
  const { text } = items[at]!
  const isOther = text === 'other' ? items[at - 1]?.text === 'the' : NOBODY_ELSE.test(text)
  // `from one tree to another`: the second tree.
  const one = items.findLastIndex((item, index) => index < at && item.text === 'one')
  if (text === 'another' && items[at - 1]?.text === 'to' && one >= 0 && at - one <= FURTHEST_ONE)
    return items.slice(one + 1, at).find(({ meaning }) => meaning.noun)?.meaning.noun
  const [first] = found.filter(isAlive)
  if (!isOther || !first?.noun || first.count !== 1) return undefined
  const next = items
    .slice(at + 1)
    .find(({ meaning, unknown }) => unknown || !(meaning.size || meaning.colour || meaning.counter))
  const isNamed = next && !next.stop && (next.meaning.noun || (next.unknown && text !== 'other'))
  return isNamed && next.from - items[at]!.to <= 1 && !next.meaning.verb ? undefined : first.noun
}
/** Two people without a description look different. */
function unlike(noun: Noun, found: readonly FoundSubject[]): Partial<Pick<FoundSubject, 'what'>> {
  const isTaken = found.some(({ what }) => 'sprite' in what && what.sprite === ANYBODY)
  return noun.sprites.includes(ANYBODY) && isTaken ? { what: { sprite: spriteName('👩') } } : {}
}
const ANYBODY = spriteName('🧑')
/** Words from `one` to `another`: `one big old tree to another`. */
const FURTHEST_ONE = 5
const NOBODY_ELSE = /^(?:another|对方|另一个|另一只)$/u

/** Words for a person who was not named: `a doctor talks to somebody`. */
const SOMEONE = /^(?:somebody|someone|有人|某人)$/iu
const FLIGHT = /^(?:stairs?|steps|staircase|stairway)$/u
const HANDS = /^(?:hands?|双手|手|一双手)$/u
const SOMEBODY: Noun = { sprites: [spriteName('🧑')], kind: 'person', count: 1, metres: 1.7, build: 'person' }

const FACE = /^(?:faces?|eyes|smile|脸|脸庞|面庞|面孔|眼睛)$/u
/** `close up of her face`: the possessive names the person. */
const FACES_OF: readonly (readonly [RegExp, Noun])[] = [
  [/^(?:her|她的?)$/u, { ...PRONOUN_NOUNS.woman, count: 1 }],
  [/^(?:his|他的?)$/u, { ...PRONOUN_NOUNS.man, count: 1 }],
]
const isNobodyNamed = (items: readonly Item[]): boolean =>
  !items.some(({ meaning }) => meaning.noun && isAliveKind(meaning.noun.kind))

/** `then removes the hand`: the hand of a person of an earlier shot. */
const isKnownHand = ({ items, cast }: Pick<FindSubjectsOptions, 'items' | 'cast'>, at: number): boolean =>
  HANDS.test(items[at]!.text) && items[at - 1]?.meaning.definite === true && cast.some(({ kind }) => kind === 'person')

/** `hands kneading dough`: the hands of a person, even if the words name none. */
function workingHands({ items, cast }: FindSubjectsOptions, at: number): Noun | undefined {
  const { text, possessive } = items[at]!
  if (FACE.test(text) && items[at - 1] && isNobodyNamed(items) && !cast.some(isAlive))
    return FACES_OF.find(([word]) => word.test(items[at - 1]!.text))?.[1]
  if (!HANDS.test(text) || possessive) return undefined
  const isDoing = items.slice(at + 1, sentenceEnd(items, at)).some(({ meaning }) => meaning.verb)
  const isSomebodys = items.some(
    ({ meaning }) =>
      meaning.pronoun === 'man' || meaning.pronoun === 'woman' || (meaning.noun && isAliveKind(meaning.noun.kind)),
  )
  return isDoing && !isSomebodys && !isKnownHand({ items, cast }, at) ? SOMEBODY : undefined
}

const TABLE: Noun = { sprites: [spriteName(':table:')], kind: 'furniture' }

/** `剑放在桌上` in an inn, or among people: the shot has another place, and the table is a thing in it. */
export function isTableThere(items: readonly Item[], at: number): boolean {
  const { meaning, negated, text } = items[at]!
  if (meaning.place !== 'table' || negated || meaning.where || !/table|desk|桌/u.test(text)) return false
  if (isStoodBy(items, at)) return true
  return items.some(
    ({ meaning: { place, noun }, negated: isDenied }) =>
      !isDenied && ((place && place !== 'table' && !noun) || noun?.kind === 'person'),
  )
}

/** `behind a table`, `桌子后面`: a table that somebody stands behind or in front of is seen. */
function isStoodBy(items: readonly Item[], at: number): boolean {
  const before = items[at - 1]?.meaning.determiner ? items[at - 2] : items[at - 1]
  const said = before?.meaning.relation ?? items[at + 1]?.meaning.located
  return said === 'behind' || said === 'before' || said === 'beside'
}

/** `under the table`, `桌子下面`: a table top is a place, except for a subject below it. */
export function isRoof(items: readonly Item[], at: number): boolean {
  if (items[at]!.meaning.place !== 'table') return false
  const before = items[at - 1]?.meaning.determiner ? items[at - 2] : items[at - 1]
  return before?.meaning.relation === 'under' || items[at + 1]?.meaning.located === 'under'
}

/** The person that a pronoun introduces, unless it means a person who is already present. */
function pronounAt(
  { items, text, cast }: FindSubjectsOptions,
  at: number,
  sentence: number,
  found: readonly FoundSubject[],
  pronoun: keyof typeof PRONOUN_NOUNS,
): FoundSubject | undefined {
  if (found.some(isAlive) || cast.some(isAlive)) return undefined
  // `他是一名消防员`: the noun after 是 names the person.
  const isTold = items[at + 1]?.text === '是' && items.slice(at + 2, at + 6).some(isPersonNoun)
  if (isTold) return undefined
  const noun = PRONOUN_NOUNS[pronoun]
  const words = text.slice(items[at]!.from, items[at]!.to)
  return {
    at,
    namedAt: at,
    words,
    what: { sprite: noun.sprites[0]! },
    kind: 'person',
    noun,
    count: noun.count ?? 1,
    size: 'normal',
    sentence,
    isDefinite: true,
  }
}
/** `as they look at each other`: two people, if no subject was named before. */
function isTheyAlone(items: readonly Item[], at: number): boolean {
  const [before, after] = [items[at - 1], items[at + 1]]
  const opens = !before || before.stop !== undefined || /^(?:as|while|when|then)$/u.test(before.text)
  return (
    THEY.test(items[at]!.text) &&
    opens &&
    after?.meaning.verb !== undefined &&
    !items.slice(0, at).some(({ meaning, unknown, plural }) => meaning.noun ?? plural ?? unknown)
  )
}
const THEY = /^(?:they|他们|她们)$/u

const isPersonNoun = ({ meaning }: Item): boolean => meaning.noun?.kind === 'person'

/** The subject before `and`, if it stands right before the phrase. */
function joiningOf(
  { items }: FindSubjectsOptions,
  at: number,
  found: readonly FoundSubject[],
): { joinedTo?: FoundSubject } {
  const last = found.at(-1)
  if (!last || at - last.at > LONGEST_PHRASE) return {}
  const isJoined = (from: FoundSubject): boolean => {
    const between = items.slice(from.at + 1, at)
    if (from.at === at - 1 && areBothRelatives(items[from.at]!, items[at]!)) return true
    const isNext = between.some(({ meaning }) => meaning.conjunction) && !between.some(isDividing)
    return isNext && !opensClause(items, from.at, at)
  }
  // `a girl in a red coat and a boy`: the boy joins the girl, not the coat. `医生站在病床边跟病人说话`: the patient joins the
  // doctor, not the bed.
  const isWorn = last.kind === 'worn' || ON_HEADS.test(last.words) || isWhere(items, last)
  const wearer =
    isWorn && items[at]?.meaning.noun?.kind === 'person' ? found.findLast(({ kind }) => kind === 'person') : undefined
  if (wearer && (isJoined(last) || isJoined(wearer))) return { joinedTo: wearer }
  // `a boy with a kite and a girl run`: the girl joins the boy, not the kite.
  const isWithThing = !isAlive(last) && isAliveKind(items[at]?.meaning.noun?.kind ?? last.kind)
  const other = isWithThing && isLedTo(items, last.at) && isJoined(last) ? found.findLast(isAlive) : undefined
  if (other && other.sentence === last.sentence) return { joinedTo: other }
  return isJoined(last) ? { joinedTo: last } : {}
}

/**
 * `the dog barks, and an old lady comes out`, `a box opens and a ring rises`: each of the two subjects has a verb of
 * its own. A joint verb would be plural.
 */
function opensClause(items: readonly Item[], from: number, at: number): boolean {
  const next = items[at + 1]
  if (items[at]!.language !== 'en' || !next || !(next.meaning.verb ?? /^(?:is|has)$/u.test(next.text))) return false
  const [word] = next.text.split(' ') as [string]
  const joint = items.findLastIndex(({ meaning }, index) => index > from && index < at && meaning.conjunction === true)
  const isDone = items.slice(sentenceStart(items, at), joint).some(({ meaning }) => meaning.verb !== undefined)
  const isParted = items.slice(from, at).some(({ stop }) => stop !== undefined)
  return isDone && (/[^s]s$/u.test(word) || (isParted && items[at]!.plural === true && !/(?:ing|ed)$/u.test(word)))
}

/** `under a table`, `with a kite`: the noun follows a preposition. */
function isLedTo(items: readonly Item[], at: number): boolean {
  for (let index = at - 1; index >= 0; index--) {
    const { stop, meaning } = items[index]!
    if (meaning.relation && !meaning.verb) return true
    if (stop ?? meaning.noun ?? meaning.verb ?? meaning.pronoun ?? meaning.conjunction) return false
  }
  return false
}

/** 病床边, 桌子旁: the thing only gives the position of a person. */
const isWhere = (items: readonly Item[], { at, kind }: FoundSubject): boolean =>
  items[at + 1]?.meaning.located !== undefined && !isAliveKind(kind)

/** Worn things that are drawn as separate subjects. */
const ON_HEADS = /(?:hat|cap|helmet|crown|glasses)$|帽子?$|眼镜$|头盔$|皇冠$/u

const isDividing = ({ stop, meaning, unknown }: Item): boolean =>
  Boolean(
    stop === 'sentence' || meaning.relation || meaning.preposition || meaning.place || (meaning.motion && !unknown),
  )

/** `the person in picture 2`, `图二里的人`: the person that the picture shows. */
function isOfPicture(items: readonly Item[], at: number): boolean {
  const [after, then] = [items[at + 1], items[at + 2]]
  if (then?.mention && ['of', 'in', 'from'].includes(after?.text ?? '')) return true
  const owner = items[at - 2]?.meaning.located ? items[at - 3] : items[at - 2]
  return items[at - 1]?.text === '的' && owner?.mention === true
}
