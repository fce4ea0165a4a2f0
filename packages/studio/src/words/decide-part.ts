import { clauseEnd, clauseStart, sentenceStart } from './clauses.ts'
import type { Item } from './item.ts'
import type { Kind } from './kinds.ts'
import { isOfBody } from './settle-possessives.ts'
import type { TaggedWord } from './tag-english.ts'

type Tags = () => ReadonlyMap<number, TaggedWord>

/** In `does a windmill` the first word has the ending. */
const isThirdPerson = ({ text }: Item): boolean => /^\S*[^s\s]s(?:\s|$)/u.test(text)
const isAge = (item: Item | undefined): boolean => /^in (?:her|his|their) \w+(?:ies|\ds)$/u.test(item?.text ?? '')
const GROWN = new Set(['leaves', 'plants', 'flowers', 'blossoms', 'rolls', 'rings', 'logs', 'branches'])
const FLORA: ReadonlySet<Kind> = new Set<Kind>(['tree', 'plant', 'flower', 'leaf', 'food'])
const FORCES = /^(?:(?:huge |big |high |giant |storm )?waves|surf|rain|hail|wind|winds|snow|sleet|storms?)$/u
const THROUGH = /^(?:through|past|along|across|towards?|into|over)$/u
/** `…, then smiles`: as verbs these words are more frequent than as nouns. */
const FACES = /^(?:smiles|laughs|nods|grins|frowns|winks|sighs|waves|bows)$/u
const DOING =
  /^(?:is|are|was|were|be|been|am|start(?:s|ed)?|begins?|began|keeps?|kept|continues?|enjoys?|while|suddenly|starting)$/u
/** Particles of verbs: `opens its wings and flies off`. */
const PARTICLES = new Set(['off', 'away', 'up', 'down', 'out', 'over', 'back', 'past', 'around', 'through', 'along'])

/** Words that follow only verbs: `slides into the kitchen`, `plates it`, `cups her hands`. */
const GOES_ON =
  /^(?:into|onto|out|out of|off|away|back|past|towards?|it|them|him|himself|herself|itself|his|her|its|their)$/u

const ARTICLE = /^(?:the|an?)$/u
/** Prepositions after the verb "steps"; other ones follow the noun. */
const STEPS_ON = /^(?:over|through|across|forward|closer|aside|between|onto)$/u

/** `slides into the kitchen`, `swings and catches the next hold`: a verb that looks like a plural. */
export function isGoneOnWith(items: readonly Item[], index: number): boolean {
  const [item, before, after, then] = [items[index]!, items[index - 1], items[index + 1], items[index + 2]]
  // `the camera flies through`: a verb with the camera as subject.
  if (before?.meaning.cameraNoun && isThirdPerson(item)) return true
  if (!isThirdPerson(item) || !after || after.stop) return false
  if (item.meaning.noun && !item.plural && !item.meaning.homograph && !item.meaning.verb) return false
  const { determiner, colour, size, number, preposition, relation, counter, verb } = before?.meaning ?? {}
  if (determiner ?? colour ?? size ?? number ?? preposition ?? relation ?? counter ?? verb ?? before?.possessive)
    return false
  // `then swings up and grabs the next hold`.
  if (!before && /^(?:up|off|away|back)$/u.test(after.text)) return true
  if (GOES_ON.test(after.text) || (item.text === 'steps' && STEPS_ON.test(after.text))) return true
  // `a finger taps the base`.
  if (ARTICLE.test(after.text) && before?.meaning.noun && !before.plural) return true
  // `a cook dices onions`.
  if (before?.meaning.noun?.kind === 'person' && !before.plural && after.meaning.noun && after.plural) return true
  // `drops in, and she looks`.
  if (after.text === 'in') return !then || then.stop !== undefined
  return (
    after.meaning.conjunction === true && then?.meaning.verb !== undefined && isThirdPerson(then) && !then.meaning.noun
  )
}

/** `a brother and a sister fish in a lake`: a verb with two subjects. */
function isDoneByBoth(items: readonly Item[], index: number): boolean {
  const [item, before] = [items[index]!, items[index - 1]]
  if (item.meaning.verb?.id !== item.text || before?.meaning.noun?.kind !== 'person' || before.possessive) return false
  const joint = items.findLastIndex(
    ({ meaning }, at) => at < index - 1 && !(meaning.determiner ?? meaning.colour ?? meaning.size ?? meaning.number),
  )
  return items[joint]?.meaning.conjunction === true && items[joint - 1]?.meaning.noun?.kind === 'person'
}

/** `a man who sings`, `a robot that dances`: the noun before is the subject of the verb. */
function isRelative(items: readonly Item[], at: number): boolean {
  const [word, before] = [items[at], items[at - 1]]
  if (word?.text === 'who' || word?.text === 'which') return true
  return word?.text === 'that' && (before?.meaning.noun !== undefined || before?.unknown === true)
}

/** Words that stand for one member of a group. */
const SOMEBODYS = /^(?:other|another|one|second|third|fourth)$/u

/**
 * True if an ambiguous word is a noun and not a verb. Its neighbours decide: after an article, number or adjective it
 * is a noun; after `to`, or between a subject and an object, a verb. If they leave it open, the tagger decides. The
 * tagger alone reads `the mayor rings a bell` as three nouns.
 */
export function isNominal(items: readonly Item[], index: number, tags: Tags): boolean {
  const item = items[index]!
  // `a woman in her thirties steps out`: a phrase about the age stands between.
  const before = items[isAge(items[index - 1]) ? index - 2 : index - 1]
  const after = items[index + 1]
  const startsPhrase = after?.meaning.determiner === true || after?.meaning.pronoun !== undefined
  if (isGoneOnWith(items, index) || isDoneByBoth(items, index)) return false
  // `waves hammer the rocks`: the waves are the subject.
  if (item.meaning.verb && FORCES.test(before?.text ?? '') && after?.meaning.determiner) return false
  // `a storm cloud building over the plain`, `…, then switches to slow motion`.
  if (item.text === 'building' && /^(?:over|up)$/u.test(after?.text ?? '') && !before?.meaning.determiner) return false
  if (item.text === 'switches' && after?.text === 'to') return false
  // `a boat with portholes sinks through the sea`.
  if (item.meaning.verb && isThirdPerson(item) && before?.unknown && THROUGH.test(after?.text ?? '')) return false
  if (FACES.test(item.text) && (!before || before.stop) && (!after || after.stop)) return false
  if (isNextPredicate(items, index)) return false
  if (item.meaning.verb && isRelative(items, index - 1) && (isThirdPerson(item) || items[index - 2]?.plural))
    return false
  if (!before || before.stop) return !startsPhrase
  if (before.meaning.conjunction) {
    const first = items[index - 2]
    if (isThirdPerson(item) && PARTICLES.has(after?.text ?? '')) return false
    // `squeezes a lime and hands the plate over`.
    if (isThirdPerson(item) && item.meaning.verb && after?.meaning.determiner) return false
    return !(first?.meaning.motion || first?.meaning.verb || first?.meaning.relation || first?.form === 'verb')
  }
  // `is painting`, `starts drawing`, `while building a castle`.
  if (item.text.endsWith('ing') && DOING.test(before.text)) return false
  if (before.text === 'to' || before.text.endsWith('ly')) return false
  // `one hammers, another saws`: these words are never followed by a plural.
  if (item.meaning.verb && isThirdPerson(item) && SOMEBODYS.test(before.text)) return false
  if (before.meaning.determiner || before.possessive) return true
  if (before.meaning.colour || before.meaning.size || before.meaning.number !== undefined) return true
  // `a woman painting`.
  if (item.meaning.verb && item.text.endsWith('ing') && isSomebody(before)) return false
  if (!(before.meaning.noun || before.mention || before.meaning.pronoun || before.unknown)) return true
  if (before.mention || before.meaning.pronoun) return false
  if (before.unknown) return tags().get(item.from)?.tag !== 'verb'
  if (startsPhrase) return false
  if (isHeadOfOne(items, index)) return true
  // `the tree leaves`, `onion rings`: parts of plants and dishes.
  if (GROWN.has(item.text) && before.meaning.noun && FLORA.has(before.meaning.noun.kind) && !before.plural) return true
  if (!item.meaning.verb) return !(before.meaning.noun || before.mention)
  if (before.plural || (before.meaning.noun?.count ?? 1) > 1 || isThirdPerson(item)) return false
  return tags().get(item.from)?.tag !== 'verb'
}

/**
 * `a glass house`, `an olive coat hangs`: after an article, a single thing and a word without the ending of a verb, which
 * is the head. In `sees a dog bark` it is a verb.
 */
function isHeadOfOne(items: readonly Item[], index: number): boolean {
  const [item, before] = [items[index]!, items[index - 1]]
  const isBare = item.language === 'en' && !/(?:[^s]s|ed|ing)$/u.test(item.text)
  if (!isBare || !item.meaning.noun || !before?.meaning.noun || before.plural || before.possessive) return false
  const kind = before.meaning.noun.kind
  if (kind === 'person' || kind === 'animal' || kind === 'bird') return false
  const article = items.findLastIndex(({ meaning, stop }, at) => at < index && Boolean(meaning.determiner ?? stop))
  const between = items.slice(article + 1, index - 1)
  return (
    /^(?:an?|one|another)$/u.test(items[article]?.text ?? '') &&
    between.every(({ meaning }) => meaning.colour ?? meaning.size ?? meaning.glue) &&
    !items.slice(Math.max(0, article - 2), article).some(({ text }) => LETS.test(text))
  )
}
export const LETS =
  /^(?:se(?:es?|eing)|saw|watch\w*|hears?|heard|lets?|letting|makes?|made|making|helps?|helped|ha(?:s|ve|d))$/u

/**
 * `she stops, ducks and waves`: after a comma or `and`, a word in the third person is the next verb of the subject. In
 * a list of things (`plays with cars, trains and planes`) it is a noun, unless an object or a particle follows it.
 */
function isNextPredicate(items: readonly Item[], index: number): boolean {
  const item = items[index]!
  if (item.language !== 'en' || !item.meaning.verb || !isThirdPerson(item)) return false
  // `…, leaves are blowing`: the next word is the verb.
  if (/^(?:are|were)$/u.test(items[index + 1]?.text ?? '')) return false
  const isJoined = items[index - 1]?.meaning.conjunction === true
  const joint = isJoined && items[index - 2]?.stop === 'clause' ? index - 2 : index - 1
  if (!isJoined && items[joint]?.stop !== 'clause') return false
  const start = sentenceStart(items, index)
  const isTold = items.some(
    (one, at) =>
      at >= start &&
      at < joint &&
      one.meaning.verb &&
      !one.meaning.noun &&
      // `is blown away by the wind, lands on a dog`.
      (isPredicate(one) || BEING.has(items[at - 1]?.text ?? '')),
  )
  if (!isTold) return false
  const after = items[index + 1]
  if (after?.meaning.determiner || after?.meaning.pronoun || PARTICLES.has(after?.text ?? '')) return true
  const last = items[joint - 1]
  if (last?.plural || (isJoined && isSameSort(last, item))) return false
  return !after || after.stop !== undefined || !(after.meaning.verb ?? after.meaning.noun) || after.text.endsWith('ly')
}

/**
 * `then smiles at the camera`, `and then quickly leaves`: the first word after `then` is a verb of the subject before,
 * unless another verb follows (`then leaves fall`).
 */
export function isFirstPredicate(items: readonly Item[], index: number): boolean {
  const [item, after] = [items[index]!, items[index + 1]]
  if (item.language !== 'en' || !item.meaning.verb || !isThirdPerson(item)) return false
  if (!items.slice(0, index).every(({ text }) => HOW.test(text))) return false
  return !after || after.stop !== undefined || after.meaning.noun !== undefined || !isOfPlural(after)
}
const HOW = /ly$|^(?:just|also|once|again|still)$/u
/** A verb in the plural or the progressive. */
const isOfPlural = ({ text, meaning }: Item): boolean =>
  /^(?:are|were)$/u.test(text) || (meaning.verb !== undefined && !/^\S*[^s\s]s(?:\s|$)/u.test(text))

const isPredicate = (item: Item): boolean => isThirdPerson(item) || /ing\b/u.test(item.text)
/** `serves food and drinks`. */
const isSameSort = (a: Item | undefined, b: Item): boolean =>
  a?.meaning.noun !== undefined &&
  (a.meaning.noun.kind === b.meaning.noun?.kind || (a.meaning.noun.kind === 'food' && b.meaning.noun?.kind === 'drink'))

/** True if no subject is named before it in its clause. */
function isOfNobody(items: readonly Item[], index: number): boolean {
  const before = items.slice(clauseStart(items, index), index)
  return (
    before.length > 0 &&
    !before.some(
      ({ meaning, text, mention }) =>
        mention ?? meaning.noun ?? meaning.pronoun ?? (meaning.conjunction || /^(?:to|both|all|they)$/u.test(text)),
    )
  )
}

const isSomebody = ({ meaning: { noun } }: Item): boolean => noun?.kind === 'person'
const nounLike = ({ meaning: { verb, noun, place } }: Item): boolean => (verb ?? noun ?? place) !== undefined
const NOUNISH = new Set(['water', 'herd', 'bark'])
const BEING = new Set(['is', 'are', 'was', 'were'])
const AUXILIARY = new Set(['be', 'been', 'being', 'has', 'have', 'had', 'having', 'gets', 'get', 'got'])

/** True if a word that the tables have only as a verb is a verb here. `the run` and `warm morning light` are not. */
export function isDeed(items: readonly Item[], index: number, tags: Tags): boolean {
  const item = items[index]!
  const before = items[index - 1]
  const after = items[index + 1]
  if (item.language === 'zh' && isOfTheLook(items, index)) return false
  // `her heart sinks`: a part of the body is the subject.
  if (isOfBody(item)) return true
  if (isGoneOnWith(items, index)) return true
  // `find a boat, repair it`: the word before a pronoun is a verb.
  if (item.language === 'en' && /^(?:it|them|him)$/u.test(after?.text ?? '')) return true
  // `drinks water`, `the lake water`, `an elephant herd`: as verbs these words need an object after them.
  if (NOUNISH.has(item.text) && before && !isSomebody(before) && nounLike(before))
    return after?.meaning.determiner === true || after?.meaning.noun !== undefined
  // `in shallow water`: `water` is a verb only with an object or right after a person.
  const isNamed = after?.meaning.determiner ?? after?.meaning.noun ?? after?.meaning.pronoun
  if (item.text === 'water' && !isNamed && !(before && isSomebody(before))) return false
  if (isRelative(items, index - 1)) return true
  // `paper shapes folding`, but `shapes a vase`.
  if (/^shapes?$/u.test(item.text)) return after?.meaning.determiner === true || after?.meaning.pronoun !== undefined
  // `…, warm premium look`: the style of the film.
  if (item.text === 'look' && isOfNobody(items, index)) return false
  // A participle has a vowel before its ending, so `spring` has no verb in it. In `turning on` the first word has the
  // ending.
  if (item.language === 'zh' || /^[a-z]*[aeiouy][a-z]*(?:ing|ed)\b/u.test(item.text)) return true
  // `a man is archery`: a noun used as a verb by mistake.
  if (BEING.has(before?.text ?? '')) return true
  if (isNextPredicate(items, index)) return true
  // `is being cut`, `has drawn`.
  if (AUXILIARY.has(before?.text ?? '') && (before?.text === 'being' || item.form === 'verb')) return true
  // In `Slices it and eats` the tagger reads a plural. In `…, then hugs` the verb is all there is of the shot.
  const isAlone = items.every((one, at) => at === index || one.stop !== undefined)
  const isActing = isAlone || after?.meaning.determiner === true || after?.meaning.pronoun !== undefined
  if ((!before || before.stop || before.text === 'then') && isThirdPerson(item) && isActing) return true
  if (!before || before.stop) return tags().get(item.from)?.tag !== 'noun'
  // `while the other sleeps`: the word before stands for a person.
  if (isThirdPerson(item) && SOMEBODYS.test(before.text)) return true
  if ((before.meaning.preposition || before.meaning.relation) && before.text !== 'to' && !before.meaning.verb)
    return false
  if (before.meaning.determiner || before.possessive || before.meaning.colour || before.meaning.time) return false
  // `retro film`: a style.
  if (before.meaning.look || before.meaning.style) return false
  // `drinking water`: the base form after a verb is its object.
  if (item.form === 'written' && before.meaning.verb && /[a-z]{2}(?:ing|ed)$/u.test(before.text)) return false
  // `a cup of water`, `a glass of drink`.
  if (before.meaning.counter && before.text.endsWith(' of')) return false
  return tags().get(before.from)?.tag !== 'adjective' || before.meaning.noun !== undefined
}

const LOOKS = /^(?:感|系|式|系列|风格|效果|特效)$/u
const WORKS = /^(?:的|风|风格|画风|动画|视频|短片|色调|画面)$/u

/** `要有呼吸感`, `治愈系`, `逆光拍摄`: the style of the film. */
function isOfTheLook(items: readonly Item[], index: number): boolean {
  const [before, item, after] = [items[index - 1], items[index]!, items[index + 1]]
  if (after && LOOKS.test(after.text) && after.from === item.to) return true
  if (item.text === '系') return before?.to === item.from && (!after || Boolean(after.stop) || WORKS.test(after.text))
  if (item.meaning.verb?.id !== 'film') return false
  const start = clauseStart(items, index)
  return !items
    .slice(start, clauseEnd(items, index))
    .some(({ meaning }, at) => start + at !== index && (meaning.noun ?? meaning.pronoun ?? meaning.determiner))
}
