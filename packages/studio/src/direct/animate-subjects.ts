import {
  companionOf,
  HANDLING,
  helpfulDoer,
  isAwaited,
  isSeen,
  whoIsThere,
  infinitiveDoer,
  isDoneTo,
  isPassive,
  isSubjectIt,
  meantByIt,
  meantByPronoun,
  passiveDoer,
  pronounBefore,
} from './find-doer.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from './parse-items.ts'
import { type Kind, KINDS } from './kinds.ts'
import type { Motion } from './shot-list.ts'
import type { Verb } from './words/verb-file.ts'

/** Gives every deed to whoever does it, then to the rest what such things do. */
export function animateSubjects(items: readonly Item[], found: FoundSubject[]): void {
  let sentence = 0
  for (const [at, { meaning, negated, stop }] of items.entries()) {
    if (stop === 'sentence') sentence++
    const does = meaning.motion ?? meaning.verb?.motion
    // Only what is liquid flows; nothing floats away for it.
    if (does && BLOWN.has(meaning.verb?.id ?? '') && isOfTheAir(items, at)) blowAway(items, at, found)
    if (does && !negated && HEATED.has(meaning.verb?.id ?? '') && isOfLiquid(items, at)) heat(items, at, found)
    if (!does || meaning.verb?.id === 'flow' || isCameraTalk(items, at) || isOfTheAir(items, at)) continue
    if (
      isOfWhatIsNotDrawn(items, at, found) ||
      isState(items, at) ||
      isAwaited(items, at, found) ||
      isOfLight(items, at) ||
      isOfSky(items, at, found)
    )
      continue
    if (isWorkDoneTo(items, at)) {
      const hands = found.find(one => one.at < 0 && isAlive(one))
      if (hands && !negated) (hands.deeds ??= []).push({ verb: meaning.verb!.id, at })
      continue
    }
    const motion = negated ? 'still' : does
    const doer =
      passiveDoer(items, at, found) ??
      infinitiveDoer(items, at, found) ??
      describedAt(items, at, found) ??
      helpfulDoer(items, at, found) ??
      pronounDoer(items, at, found) ??
      pronounBefore(items, at, found) ??
      livingDoer(meaning.verb, at, sentence, found, doerOf(items, at, sentence, found))
    if (doer === 'nobody') continue
    const flown =
      (meaning.verb?.id === 'fly' || LETS_FLY.test(items[at]!.text)) && doer?.kind === 'person'
        ? flownBy(items, at, found)
        : undefined
    if (doer && flown) {
      doer.relation = { kind: 'holding', to: flown }
      ;(doer.deeds ??= []).push({ verb: 'hold', at })
      continue
    }
    for (let one: FoundSubject | undefined = doer; one; one = one.joinedTo ?? companionOf(items, one, found)) {
      if (one === doer || one.motion === undefined) perform(one, motion)
      const verb = meaning.verb?.id ?? (motion === 'still' || motion === 'bob' ? undefined : motion)
      if (verb && !negated) (one.deeds ??= []).push({ verb, at })
    }
  }
  for (const { relation, ...subject } of found) {
    if (relation?.kind !== 'riding') continue
    const rider = found.find(({ at }) => at === subject.at)
    if (rider) rider.motion = 'ride'
    if (isAlive(relation.to)) relation.to.motion ??= 'run'
  }
}

/** `a village built on a cliff`, `a dog covered in mud`: what was done to it once, and not what it does. */
const isState = (items: readonly Item[], at: number): boolean =>
  STATES.test(items[at]!.text) &&
  /^(?:with|in|on|of|from|into|to)\b/u.test(items[at + 1]?.text ?? '') &&
  !/^(?:has|have|had)$/u.test(items[at - 1]?.text ?? '')
const STATES =
  /^(?:built|covered|coated|filled|decorated|adorned|lined|made|wrapped|painted|carved|stuffed|topped|packed|engraved|knitted|stitched|woven|crowned|littered|surrounded|tied|hung|attached)$/u

/** `dough being kneaded`: dough has no hands. Whoever is there without a name does it, or nobody who is seen. */
export const isWorkDoneTo = (items: readonly Item[], at: number): boolean =>
  takesHands(items[at]!.meaning.verb) &&
  !(SEEN_ON_IT.has(items[at]!.meaning.verb!.id) && items[at - 1]?.text !== 'being') &&
  isDoneTo(items, at) &&
  !isPassive(items, at)
/** What is poured flows and what is cut falls apart, whoever does it. */
const SEEN_ON_IT: ReadonlySet<string> = new Set(['cut', 'open', 'pour', 'break', 'tear', 'fill', 'split', 'light'])
const takesHands = (verb: Verb | undefined): boolean =>
  verb !== undefined &&
  (HAND_WORK.has(verb.id) || HAULED.has(verb.id) || (verb.motion === 'bob' && verb.relation !== undefined))
const HAULED: ReadonlySet<string> = new Set(['carry', 'lift', 'push', 'pull', 'drag'])
/** What takes hands. */
export const HAND_WORK: ReadonlySet<string> = new Set(
  `cut cook bake fry grill stir knead squeeze peel pour add scatter make decorate put take pick plant wash carve sew knit
   mend count apply pack unpack open wrap fold paint draw write build spread press`.split(/\s+/u),
)

/** `水滴落下`: what is known and not drawn falls, and the jar that was named before it does not. */
function isOfWhatIsNotDrawn(items: readonly Item[], at: number, found: readonly FoundSubject[]): boolean {
  const [before, start] = [items[at - 1], items[at - 2]]
  const { isUndrawn, faint } = before?.meaning.noun ?? {}
  const isGone = isUndrawn === true || (faint === true && !found.some(subject => subject.at === at - 1))
  if (isGone && (start === undefined || start.stop !== undefined)) return true
  // `…, city lights passing`: nobody who was named before passes.
  const isLiquid = LIQUID_DEEDS.has(items[at]!.meaning.verb?.id ?? '')
  return items[at]!.text.endsWith('ing') && !isLiquid && isClauseOfUnseen(items, at, found)
}

/** Done by what is not drawn, and seen on what it runs over. */
const LIQUID_DEEDS: ReadonlySet<string> = new Set(['drip', 'pour', 'flow', 'melt', 'fall', 'fill', 'spill'])

/** From the last stop on there are only things and where they are, and none of them is drawn. */
function isClauseOfUnseen(items: readonly Item[], at: number, found: readonly FoundSubject[]): boolean {
  const start = items.findLastIndex(({ stop }, index) => index < at && stop !== undefined)
  const words = items.slice(start + 1, at)
  return (
    start >= 0 &&
    words.length > 0 &&
    words.every(({ meaning }) => Boolean(meaning.noun ?? meaning.place ?? meaning.colour ?? meaning.size)) &&
    !found.some(one => one.at > start && one.at < at)
  )
}

/** `阳光从窗户照进来`, `月光透过树叶洒下`: done by the light, wherever it comes through. */
function isOfLight(items: readonly Item[], at: number): boolean {
  if (!/^(?:shine|spill)$/u.test(items[at]!.meaning.verb?.id ?? '') || items[at]!.language !== 'zh') return false
  const start = items.slice(0, at).findLastIndex(({ stop }) => stop) + 1
  return items
    .slice(start, at)
    .some(({ text }) => /^(?:阳光|月光|日光|灯光|烛光|晨光|光|光线|余晖|夕阳|太阳)$/u.test(text))
}

/**
 * `Dark clouds are building`, 光柱穿过灰尘, `the sky fills with lights`: a clause that begins with the weather, the light or
 * the sky tells what they do, and nobody of the sentence before does it.
 */
export function isOfSky(items: readonly Item[], at: number, found: readonly FoundSubject[]): boolean {
  const verb = items[at]!.meaning.verb?.id ?? ''
  if (LIQUID_DEEDS.has(verb) && verb !== 'fill' && !items[at - 1]?.meaning.weather) return false
  const isOver = ({ stop, meaning }: Item, index: number): boolean =>
    index < at && (stop !== undefined || meaning.conjunction === true)
  const start = items.findLastIndex(isOver) + 1
  const sky = items.findIndex((item, index) => index >= start && !isLeading(item))
  const word = items[sky]
  const isThere = (one: FoundSubject): boolean =>
    one.at > sky && one.at < at && (isAlive(one) || !isGoverned(items, one.at))
  if (!word || sky >= at || !isSkyWord(word) || found.some(isThere)) return false
  const [next, after] = [items[sky + 1]!, items[at + 1]]
  if (word.language === 'zh') return !next.meaning.located && !/^[的中里下]$/u.test(next.text) && after?.text !== '的'
  const isBeing = /^(?:is|are)$/u.test(items[at - 1]!.text)
  return sky === at - (isBeing ? 2 : 1) && (isBeing || !items[at]!.text.endsWith('ing'))
}
const isLeading = (item: Item): boolean => {
  const { determiner, colour, size, glue } = item.meaning
  return !isSkyWord(item) && Boolean(item.unknown ?? determiner ?? colour ?? size ?? glue)
}
const isSkyWord = ({ meaning, text }: Item): boolean =>
  AIRY.has(text) || SKY.test(text) || (meaning.weather !== undefined && !meaning.verb && !text.endsWith('y'))
const SKY = /^(?:(?:night )?sky|天空|夜空|夕阳|太阳|朝阳|光柱|光线|月光)$/u

/** `放风筝`: what it is let go for is to fly. */
const LETS_FLY = /^(?:放|放着|放起)$/u
const FLOWN: ReadonlySet<string> = new Set(['1fa81', 'drawn-drone'])

/** `a boy flies a kite`: it flies, and he holds it. */
const flownBy = (items: readonly Item[], at: number, found: readonly FoundSubject[]): FoundSubject | undefined =>
  found.find(
    ({ what, at: named }) =>
      'sprite' in what &&
      FLOWN.has(what.sprite) &&
      named > at &&
      !items
        .slice(at + 1, named)
        .some(({ stop, meaning }) => stop ?? meaning.relation ?? meaning.preposition ?? meaning.verb),
  )

/** What becomes of a liquid is seen on what it is in: `water boils in a pot`. */
const HEATED: ReadonlySet<string> = new Set(['boil', 'freeze', 'steam'])
const isOfLiquid = (items: readonly Item[], at: number): boolean =>
  /^(?:water|milk|soup|oil|tea|coffee|juice|liquid|水|牛奶|汤|油|茶)$/u.test(
    (items[at - 1]?.meaning.preposition ? items[at - 2] : items[at - 1])?.text ?? '',
  )

function heat(items: readonly Item[], at: number, found: readonly FoundSubject[]): void {
  const end = items.findIndex((item, index) => index > at && item.stop === 'sentence')
  const vessel =
    found.find(one => !isAlive(one) && one.at > at && one.at < (end < 0 ? items.length : end)) ??
    found.findLast(one => !isAlive(one) && one.at >= 0 && one.at < at - 1)
  if (vessel) (vessel.deeds ??= []).push({ verb: items[at]!.meaning.verb!.id, at })
}

const BLOWN = new Set(['blow', 'blow-away'])
const AWAY = /away|off|走|跑|飞/u

/** `The wind blows a hat away`: the hat goes with it. */
function blowAway(items: readonly Item[], at: number, found: FoundSubject[]): void {
  const blown = found.find(subject => subject.at > at && isOnePhrase(items, at, subject.at - 1))
  const end = items.findIndex((item, index) => index > at && item.stop !== undefined)
  const isAway = items.slice(at, end < 0 ? undefined : end).some(({ text }) => AWAY.test(text))
  if (blown && isAway) (blown.deeds ??= []).push({ verb: 'blow-away', at })
}

/** What to walk or run is for those without legs. */
const ON_THE_WAY: Partial<Record<Kind, Motion>> = {
  car: 'drive',
  bike: 'drive',
  rail: 'drive',
  boat: 'float',
  aircraft: 'fly',
  spacecraft: 'fly',
  fish: 'swim',
}

export function chooseMotion({ motion, noun, kind, deeds, relation }: FoundSubject): Motion {
  // Whoever is on something and does nothing sits there: an eagle on a branch does not fly.
  if (motion === undefined && relation?.kind === 'on' && LEGGED.has(kind)) return 'bob'
  // What glides stays where such things are: a boat on the water.
  if (motion === 'fly' && kind === 'boat' && deeds?.every(({ verb }) => verb === 'glide')) return 'float'
  // A road may lead to a house; it stays where it is.
  if (
    kind === 'building' &&
    (motion === 'walk' || motion === 'rise') &&
    deeds?.every(({ verb }) => !OWN_WAYS.has(verb))
  )
    return 'still'
  if (motion === 'walk' || motion === 'run') {
    // What somebody pulls apart does not go anywhere; a teapot that walks does.
    const isLifeless = LYING_ABOUT.has(kind)
    if (isLifeless && !deeds?.some(({ verb }) => OWN_WAYS.has(verb))) return 'still'
    return ON_THE_WAY[kind] ?? motion
  }
  if (motion === 'drive' && kind === 'person') return 'ride'
  return motion ?? noun?.motion ?? KINDS[kind].motion
}

const LEGGED: ReadonlySet<Kind> = new Set<Kind>(['animal', 'bird', 'insect'])
const LYING_ABOUT: ReadonlySet<Kind> = new Set([
  'food',
  'drink',
  'product',
  'furniture',
  'book',
  'worn',
  'cosmetic',
  'flower',
])
const OWN_WAYS = new Set('walk run march sneak hike limp jog dance jump chase escape race'.split(' '))

/** To stand or sit is where a deed happens more than a deed: any other word is the better one. */
function perform(subject: FoundSubject, motion: Motion): void {
  if (subject.motion === undefined || subject.motion === 'still' || subject.motion === 'bob') subject.motion = motion
}

/** Where a subject was named last before an item. */
const lastNamed = (subject: FoundSubject, at: number): number =>
  Math.max(subject.at, ...(subject.again ?? []).map(one => one.at).filter(one => one < at))

/** `while it drizzles`. */
const FALLS = /^(?:drizzl|rain|snow|hail)(?:s|es|ed|ing)$/u
const FIRST_PERSONS = new Set(['i', 'we', 'you', '我', '我们', '你'])

/** `she laughs`: whoever the pronoun means, the last one alive before it; what we see or do is nobody's. */
function pronounDoer(
  items: readonly Item[],
  at: number,
  found: readonly FoundSubject[],
): FoundSubject | 'nobody' | undefined {
  const before = items[at - 1]
  if (!before?.meaning.pronoun || found.some(subject => subject.at === at - 1)) return undefined
  if (FIRST_PERSONS.has(before.text)) return 'nobody'
  if (before.text === 'it' && FALLS.test(items[at]!.text)) return 'nobody'
  // `threads tighten around a cube until it cracks`: what was done to it came of it.
  const isOutcome = before.text === 'it' && /^(?:until|till|and)$/u.test(items[at - 2]?.text ?? '')
  return (
    (isSubjectIt(items, at - 1) ? meantByIt(at, found) : undefined) ??
    meantByPronoun(before.meaning.pronoun, at, found) ??
    (isOutcome ? found.findLast(subject => subject.at < at) : undefined)
  )
}

/** What hands and mouths do is done by the last one alive, and not by the table where he sits. */
function livingDoer(
  verb: Verb | undefined,
  at: number,
  sentence: number,
  found: readonly FoundSubject[],
  doer: FoundSubject | undefined,
): FoundSubject | undefined {
  if (doer && verb && !isAlive(doer) && LIVING_ONLY.has(verb.id)) return nearestAlive(at, sentence, found) ?? doer
  const takesLimbs = verb?.motion === 'bob' || (verb !== undefined && GOES_ON_LEGS.has(verb.motion))
  if (!doer || isAlive(doer) || !takesLimbs || !(LIFELESS.has(doer.kind) || isFaceless(doer, verb))) return doer
  // `夹着公文包追公交车`: of what somebody has in hand only what it does by itself is its own; a ball may jump.
  if (
    verb.motion !== 'bob' &&
    !found.some(
      ({ relation, deeds }) => relation?.to === doer || deeds?.some(one => one.at < doer.at && one.at >= doer.at - 2),
    )
  )
    return doer
  const alive = found.filter(subject => subject.at < at && subject.sentence === sentence && isAlive(subject))
  return alive.findLast(subject => !subject.isObject) ?? alive.at(-1) ?? doer
}
/** `a goat on a car chewing a hat`, `a basket of sleeping kittens`: who is named before it, else right after. */
function nearestAlive(at: number, sentence: number, found: readonly FoundSubject[]): FoundSubject | undefined {
  const alive = found.filter(one => isAlive(one) && one.sentence === sentence)
  const before = alive.filter(one => one.at < at)
  return before.findLast(one => !one.isObject) ?? before.at(-1) ?? alive.find(one => one.at > at)
}
/** What mouths, eyes and hands do, and no thing of itself. */
const LIVING_ONLY: ReadonlySet<string> = new Set(
  `chew eat drink bite lick sleep wake yawn look watch see read write sew mend knit hug kiss laugh smile grin cry talk say
   sing taste smell pet think pray`.split(/\s+/u),
)

/** A leaf may bend and touch; it does not look round and laugh. */
const isFaceless = ({ kind }: FoundSubject, { id }: Verb): boolean =>
  kind === 'leaf' && /^(?:look|laugh|smile|grin|cry|talk|say|sing|eat|drink|read)$/u.test(id)
const GOES_ON_LEGS: ReadonlySet<Motion> = new Set(['walk', 'run'])
const LIFELESS: ReadonlySet<Kind> = new Set([
  'furniture',
  'building',
  'food',
  'drink',
  'product',
  'cosmetic',
  'book',
  'instrument',
  'plant',
  'flower',
  'tree',
  'worn',
  'headwear',
  'thing',
  'festive',
])

function doerOf(
  items: readonly Item[],
  at: number,
  sentence: number,
  found: readonly FoundSubject[],
): FoundSubject | undefined {
  const there = whoIsThere(items, at, found)
  if (there) return there
  const next = found.find(subject => subject.at > at && isOnePhrase(items, at, subject.at))
  const isTransitive = items[at]!.meaning.verb?.relation !== undefined && items[at - 1]?.stop === 'clause'
  const hasDoer = found.some(subject => subject.at < at && subject.sentence === sentence && isAlive(subject))
  if (next && isAttribute(items, at) && !(isTransitive && hasDoer)) return next
  const isNamedHere = (subject: FoundSubject): boolean =>
    (subject.at < at && subject.sentence === sentence) ||
    (subject.again ?? []).some(one => one.at < at && one.sentence === sentence)
  const before = ofClause(
    items,
    at,
    found
      .filter(subject => isNamedHere(subject) && !(subject.isObject && !subject.again))
      .toSorted((a, b) => lastNamed(a, at) - lastNamed(b, at)),
  )
  const object = found.filter(subject => subject.at < at && subject.sentence === sentence).at(-1)
  // `a leaf floats in the lake`, but also `leaves falling`: an object does what stands right after it. What somebody
  // holds, or flies around, does not: `a girl with an umbrella walks`.
  const owner = found.find(({ relation }) => relation?.to === object)
  const isWorn = object?.kind === 'worn' || object?.kind === 'headwear'
  const isOwned =
    (owner !== undefined && isAlive(owner) && object !== undefined && !isAlive(object)) ||
    (isWorn && before.some(isAlive))
  if (
    object &&
    !isOwned &&
    !isCarriedAlong(items, object, before) &&
    !isHandled(items, object.at) &&
    !(isWayFrom(items, object.at) && before.some(isAlive)) &&
    items.slice(object.at + 1, at).every(({ text }) => ONGOING.test(text) && isSeen(items, object))
  )
    return object
  return (
    before.at(-1) ??
    found.find(subject => subject.at > at && subject.sentence === sentence && !subject.isObject) ??
    found.findLast(subject => subject.at < at && isAlive(subject) && !subject.isObject) ??
    found[0]
  )
}

/**
 * `walks to a bench, opens a letter and runs`: where a clause has no subject of its own it has that of the one before it,
 * and not what somebody went to or had in hand there. The candidates, in order; all of them where nobody else is left.
 */
function ofClause(items: readonly Item[], at: number, candidates: FoundSubject[]): FoundSubject[] {
  const isOver = (from: number): boolean =>
    items.slice(from + 1, at).some(({ stop, meaning }) => stop !== undefined || meaning.conjunction)
  const free = candidates.filter(one => {
    const named = lastNamed(one, at)
    return named < 0 || !isOver(named) || !isGoverned(items, named)
  })
  return free.some(isAlive) ? free : candidates
}

/** After a preposition or a verb of its clause: where or to what something is done. */
function isGoverned(items: readonly Item[], at: number): boolean {
  for (let index = at - 1; index >= 0; index--) {
    const { stop, meaning, text, unknown } = items[index]!
    if (stop !== undefined || meaning.conjunction) return false
    if (meaning.preposition || meaning.relation || meaning.verb || meaning.motion || HANDLING.has(text)) return true
    // `meets two children and hugs them`: a word between somebody and whom it leads to is a verb, though nobody knows it.
    if (unknown && /(?:s|ed)$/u.test(text) && items[index - 1]?.meaning.noun) return true
    if (meaning.noun || meaning.pronoun) return false
  }
  return false
}

const ONGOING = /^(?:在|正|正在)$/u
/** `妈妈抱着婴儿喂奶`: who has somebody in his arms does what comes next. */
const isCarriedAlong = (items: readonly Item[], object: FoundSubject, before: readonly FoundSubject[]): boolean =>
  object.isObject === true &&
  before.some(isAlive) &&
  /^(?:抱着|背着|搂着|扶着|推着|喂着|拿着|端着|捧着|抱起|抱)$/u.test(
    items.slice(0, object.at).findLast(({ meaning }) => meaning.verb)?.text ?? '',
  )

/** `妈妈把红包塞给…`: after `把` stands what something is done to. */
function isHandled(items: readonly Item[], at: number): boolean {
  for (let index = at - 1; index >= 0 && index >= at - 4; index--) {
    const { text, stop, meaning } = items[index]!
    if (HANDLING.has(text)) return true
    if (stop || meaning.noun || meaning.verb) return false
  }
  return false
}

/** `小猫从沙发跳到地上`: where somebody comes from does not jump. */
const isWayFrom = (items: readonly Item[], at: number): boolean =>
  items
    .slice(Math.max(0, at - 3), at)
    .some(
      ({ text }, index, near) =>
        text === '从' && near.slice(index).every(({ stop, meaning }) => !stop && !meaning.verb),
    )

/** It stands between `把` and the verb. */
export const isHandledBy = (items: readonly Item[], object: number, verb: number): boolean =>
  object >= 0 &&
  object < verb &&
  isHandled(items, object) &&
  !items.slice(object + 1, verb).some(({ stop, meaning }) => stop ?? meaning.verb ?? meaning.noun)

/** `past parked cars`, `with lit candles`: what sort they are, and nobody else's deed. */
function describedAt(items: readonly Item[], at: number, found: readonly FoundSubject[]): FoundSubject | undefined {
  const [item, before] = [items[at]!, items[at - 1]]
  if (item.language !== 'en' || !item.text.endsWith('ed') || !before || BEING.test(before.text)) return undefined
  const isLed =
    before.meaning.preposition ?? before.meaning.relation ?? / (?:past|by|over|through|into)$/u.test(before.text)
  if (!isLed) return undefined
  return found.find(subject => subject.at === at + 1)
}

/** `running horse`, `奔跑的马`: before its noun, and not after a subject or an auxiliary of its own. */
function isAttribute(items: readonly Item[], at: number): boolean {
  const item = items[at]!
  const before = items[at - 1]
  if (item.language === 'zh') return items[at + 1]?.text === '的'
  if (!/(?:ing|ed)$/.test(item.text)) return false
  return (
    !before ||
    Boolean(
      before.stop || before.meaning.determiner || before.meaning.number || before.meaning.colour || before.meaning.size,
    )
  )
}
const BEING =
  /^(?:is|are|was|were|be|been|being|has|have|had|having|there is|there are|that is|that are|who|which|but|while|when|where)$/u

function isOnePhrase(items: readonly Item[], from: number, to: number): boolean {
  return !items
    .slice(from + 1, to)
    .some(({ stop, meaning }) => stop || meaning.determiner || meaning.relation || meaning.preposition)
}

/** `snow falling`, `steam rises`, `云朵飘动`: done by the air, which is no subject; but `the cat in the snow falls`. */
function isOfTheAir(items: readonly Item[], at: number): boolean {
  const before = items[at - 1]
  if (!before || !(before.meaning.weather || AIRY.has(before.text))) return false
  const start = items
    .slice(0, at - 1)
    .findLast(({ meaning, unknown }) => !unknown && !meaning.size && !meaning.colour && !meaning.determiner)
  return !start || start.stop !== undefined || start.meaning.conjunction === true || OPENING.has(start.text)
}

const AIRY = new Set(
  `steam, smoke, dust, mist, haze, water, waves, light, lights, sunlight, sunbeams, sun rays, rays of light, wind, clouds,
  neon, shadows, sparks, lightning, 闪电, 雷电, 火花, 蒸汽, 热气, 烟, 烟雾, 炊烟, 光, 阳光, 云朵, 云, 白云, 水, 水面, 海浪, 浪花, 微风, 风, 灯光, 霓虹, 雾, 雪花`
    .split(',')
    .map(word => word.trim()),
)
/** Words after which a clause of its own begins. */
const OPENING = new Set(['with', 'as', 'while', '的'])

/** `the camera rises`, `镜头旋转`: the word stands in a clause whose subject is the camera. */
function isCameraTalk(items: readonly Item[], at: number): boolean {
  for (let index = at - 1; index >= 0 && !items[index]!.stop; index--) {
    const { meaning, text } = items[index]!
    if (meaning.noun) return false
    if (meaning.cameraNoun || /^(?:镜头[跟随]|第一人称)/u.test(text)) return true
  }
  return false
}
