import { readTable } from '../words/vocabulary/word-data.ts'
import { clauseStart, sentenceStart } from '../words/clauses.ts'
import type { Item } from '../words/item.ts'
import { isAliveKind } from '../words/kinds.ts'
import { isOnlyMentioned } from './only-mentioned.ts'
import { isPartOfThing } from './parts-of-things.ts'
import { isUnseen } from '../words/vocabulary/find-motif.ts'
import { firstCodes } from '../setting/pictogram-codes.ts'
import { type Noun } from '../words/vocabulary/noun-table.ts'

/** True for a noun that the words do not put into the picture. */
export const namesNoThing = (items: readonly Item[], at: number, noun: Noun): boolean =>
  isOwnPart(items, at, noun) ||
  isQuality(items, at) ||
  isShapeOfAnother(items, at) ||
  isMadeInto(items, at) ||
  isFaceMade(items, at) ||
  isAlone(items, at) ||
  isBuyer(items, at, noun) ||
  isPartOfVehicle(items, at) ||
  isPartOfThing(items, at) ||
  isKeyboardOf(items, at) ||
  isLampOfLighthouse(items, at) ||
  isLavaOfVolcano(items, at) ||
  isLetterOfSign(items, at) ||
  isDeedOfWeather(items, at) ||
  isOnlyCompared(items, at) ||
  isStyle(items, at) ||
  isLookedThrough(items, at) ||
  isCounter(items, at) ||
  isPlayed(items, at, noun) ||
  isOnlyMentioned(items, at, noun) ||
  isToldOf(items, at, noun) ||
  isOffice(items, at) ||
  isAway(items, at, noun)

/** `stays relatively stable`, `a crystal clear wine`: an adjective, or a part of one. */
function isQuality(items: readonly Item[], at: number): boolean {
  const { language, plural, stop } = items[at]!
  if (language !== 'en' || plural) return false
  const before = items.slice(0, at).findLastIndex(({ text }) => !text.endsWith('ly') && !HOW.has(text))
  if (before >= 0 && STAYING.test(items[before]!.text)) return true
  return !stop && /^an?$/u.test(items[at - 1]?.text ?? '') && QUALITIES.test(items[at + 1]?.text ?? '')
}
const HOW: ReadonlySet<string> = new Set<string>(readTable('names-no-thing', 'degrees'))
const STAYING: RegExp = readTable('names-no-thing', 'staying')
const QUALITIES: RegExp = readTable('names-no-thing', 'qualities')

/** `a lighthouse in a storm, its lamp goes out`: a part of the tower. */
const isLampOfLighthouse = (items: readonly Item[], at: number): boolean =>
  /^(?:lamps?|lights?|beams?|tower|灯|光束)$/u.test(items[at]!.text) &&
  items.some(({ text, negated }) => !negated && /^(?:lighthouse|灯塔)$/u.test(text))

/** `a volcano erupts, lava running down its side`: a part of the mountain. */
const isLavaOfVolcano = (items: readonly Item[], at: number): boolean =>
  /^(?:lava|magma|lava flow|岩浆|熔岩)$/u.test(items[at]!.text) &&
  items.some(({ text, negated }) => !negated && /volcano|火山/u.test(text))

/** `a neon sign flickers, then one letter dies`: a part of the sign. */
const isLetterOfSign = (items: readonly Item[], at: number): boolean =>
  /^letters?$/u.test(items[at]!.text) &&
  items.slice(0, at).some(({ text, negated }) => !negated && /\b(?:signs?|neon|billboard)\b/u.test(text))

/** `a swan shape forms`: a shape in milk or smoke, not a swan. */
const isShapeOfAnother = (items: readonly Item[], at: number): boolean =>
  /^(?:shapes?|silhouettes?|pattern|形状|图案|造型)$/u.test(items[at + 1]?.text ?? '') &&
  !items[at + 1]?.meaning.verb &&
  !items[at]!.stop

/** `a chair made of wood`, `a castle carved from ice`, 用纸做的船: the material of another thing. */
function isMadeInto(items: readonly Item[], at: number): boolean {
  if (items[at]!.language === 'zh')
    return items[at - 1]?.text === '用' && /^(?:做|制|拼|搭|编|雕|捏)/u.test(items[at + 1]?.text ?? '')
  const before = items
    .slice(Math.max(0, at - 5), at)
    .map(({ text, stop }) => (stop ? '.' : text))
    .join(' ')
  return /\b(?:made|carved|woven|built|sculpted|formed|crafted)(?: entirely| completely)? (?:out of|of|from)(?: \w+){0,2}$/u.test(
    before,
  )
}

/** `它一脸无辜`: an expression. */
const isFaceMade = (items: readonly Item[], at: number): boolean =>
  /(?:一脸|满脸|一副)$/u.test(`${items[at - 2]?.text ?? ''}${items[at - 1]?.text ?? ''}`) &&
  items[at - 1]!.to === items[at]!.from

/** `程序员一个人加班`: 一个人 means alone here. */
export const isAlone = (items: readonly Item[], at: number): boolean => {
  const before = items[at - 1]
  const isOne =
    /^(?:一个人|独自一人|一人)$/u.test(items[at]!.text) || (items[at]!.text === '人' && before?.text === '一个')
  const who = items[at]!.text === '人' ? items[at - 2] : before
  const isNamed = who?.meaning.noun !== undefined && isAliveKind(who.meaning.noun.kind)
  return isOne && !who?.stop && (isNamed || /^[他她我你]$/u.test(who?.text ?? ''))
}

const BUYERS =
  /^(?:kids?'?s?|children'?s?|toddlers?'?s?|bab(?:y|ies)'?s?|men(?:'s)?|women(?:'s)?|ladies'?|gentlemen'?s|pets?|dogs?|cats?|儿童|婴儿|宝宝|男士|女士|老年|老年人|老人|宠物|学生)$/iu

/** `kids toothpaste`, `men's razor`, `儿童牛奶`: the intended user of a product is not shown. */
export function isBuyer(items: readonly Item[], at: number, noun: Noun): boolean {
  const [{ text, to }, next] = [items[at]!, items[at + 1]]
  const product = next?.meaning.noun
  if (!BUYERS.test(text) || !isAliveKind(noun.kind) || !product || next.stop) return false
  const isNext = /\p{Script=Han}/u.test(text) ? next.from === to : !next.meaning.verb
  return isNext && PRODUCTS.has(product.kind) && items[at - 1]?.meaning.determiner !== true
}
const PRODUCTS: ReadonlySet<string> = new Set<string>(readTable('names-no-thing', 'products'))

const VEHICLE_PARTS = /^(?:tyres?|tires?|wheels?|headlights?|taillights?|车轮|轮胎|轮子|车灯|大灯|尾灯)$/u
const VEHICLES: ReadonlySet<string> = new Set(['car', 'bike', 'rail', 'aircraft'])
const TAKEN = /^(?:chang|replac|roll|carr|lift|stack|buy|sell|swing|换|滚|搬|推)/u

/** `a muddy bike with a flat tire`: a part of the bike, unless somebody handles it. */
function isPartOfVehicle(items: readonly Item[], at: number): boolean {
  if (!VEHICLE_PARTS.test(items[at]!.text)) return false
  const isTaken = items.slice(Math.max(0, at - 4), at).some(({ text }) => TAKEN.test(text))
  return (
    !isTaken && items.some(({ meaning, text }) => VEHICLES.has(meaning.noun?.kind ?? '') && !VEHICLE_PARTS.test(text))
  )
}

/** `笔记本电脑键盘`, `laptop keyboard`: a part of the computer. */
const isKeyboardOf = (items: readonly Item[], at: number): boolean =>
  /^(?:keyboard|键盘|触控板)(?:上|前)?$/u.test(items[at]!.text) &&
  /(?:laptop|computer|电脑|笔记本)$/u.test(items[at - 1]?.text ?? '')

/** `dark clouds building on the horizon`: a verb of the weather. */
const isDeedOfWeather = (items: readonly Item[], at: number): boolean =>
  (items[at]!.text.endsWith('ing') && items[at - 1]?.meaning.weather !== undefined) ||
  (items[at]!.text === 'building' && items[at + 1]?.text === 'up')

const LIKE = new Set(['like', '像', '好像', '就像', '如', '如同', '仿佛', '犹如', '宛如', '似的'])
const BEING = /^(?:is|are|was|were|feels?|就|也|总)$/u
/** Verbs before `like` that describe a look: `looks like a dog`, `长得像狗`. */
const LOOKING = /^(?:looks?|looking|looked|shaped|dressed|长得|看起来|做成)$/u

/** `as quick as`, `water like beads`, `小得像积木`: the object of a comparison is not shown. */
export function isOnlyCompared(items: readonly Item[], at: number): boolean {
  if (isTakenFor(items, at)) return true
  let isHead = false
  for (let index = at - 1; index >= 0 && index >= at - 5; index--) {
    const { text, stop, meaning } = items[index]!
    // `一只像狮子的狗`: the dog is shown, the lion is not. `time like a river`: time cannot be drawn, so the river is shown.
    if (LIKE.has(text) && isUnseen(items.slice(0, index).findLast(one => !BEING.test(one.text))?.text ?? ''))
      return false
    // `as the bride walks in`: a clause of time.
    if (text === 'as' && isClauseOf(items, at)) return false
    if (LIKE.has(text))
      return !LOOKING.test(items[index - 1]?.text ?? '') && !(isHead && items[index - 1]?.meaning.counter)
    isHead ||= text === '的'
    if (stop || (meaning.noun && index < at - 1 && items[index]!.language === 'en')) return false
  }
  return false
}

/** 爸爸当大马, 拿树枝当剑: something stands for the noun. In 当老师 the noun is an occupation. */
function isTakenFor(items: readonly Item[], at: number): boolean {
  const before = items[at - 1]?.meaning.size || items[at - 1]?.meaning.colour ? at - 2 : at - 1
  return (
    /^(?:当|当作|当成|当做)$/u.test(items[before]?.text ?? '') &&
    items[before - 1] !== undefined &&
    !items[before - 1]!.stop &&
    items[at]!.meaning.noun?.kind !== 'person'
  )
}

/** A definite noun right before its verb. */
const isClauseOf = (items: readonly Item[], at: number): boolean =>
  items[at - 1]?.meaning.definite === true &&
  items[at + 1]?.text.endsWith('s') === true &&
  items[at + 1]?.meaning.verb !== undefined

/** `剪纸动画风格`, `paper cut style`: the style of the film. */
function isStyle(items: readonly Item[], at: number): boolean {
  for (let index = at + 1; index < items.length && index <= at + 2; index++) {
    const { text, stop } = items[index]!
    if (stop) return false
    if (STYLE.test(text)) return true
  }
  return false
}
const STYLE = /^(?:style|styled|aesthetic|vibes?|风格|画风|风|动画风格|动画)$/u

const OPENINGS = /^(?:(?:shop |train |car )?windows?|doorways?|doors?|窗户?|窗子|车窗|橱窗|门缝)$/u
const THROUGH = /^(?:into|in|through|out|out of|往|向|朝|透过|隔着)$/u

/** `looks into each window`, `透过车窗看`: an opening of the place that somebody looks through, not another thing. */
function isLookedThrough(items: readonly Item[], at: number): boolean {
  // If the words name no place, the window stands for one.
  if (!OPENINGS.test(items[at]!.text) || !items.some(({ meaning }) => meaning.place)) return false
  const near = items.slice(Math.max(0, at - 5), at + 4)
  const [led, seen] = [
    items.slice(Math.max(0, at - 3), at).some(({ text }) => THROUGH.test(text)),
    near.some(({ meaning }) => meaning.verb?.id === 'look' || meaning.verb?.id === 'watch'),
  ]
  return led && seen
}

/** `一面小铜镜`, `一碗热腾腾的面`: a measure word, not a thing. */
function isCounter(items: readonly Item[], at: number): boolean {
  const [before, item, after] = [items[at - 1], items[at]!, items[at + 1]]
  if (!item.meaning.counter || before?.meaning.number === undefined || !after || after.stop) return false
  const { noun, size, colour } = after.meaning
  return Boolean(noun ?? size ?? colour ?? after.unknown) || isQualifiedThing(items, at + 1)
}

/** The most items that qualify what is counted. */
const MAX_QUALIFIERS = 3
/** Qualities, `的` and a thing. */
function isQualifiedThing(items: readonly Item[], from: number): boolean {
  const near = items.slice(from, from + MAX_QUALIFIERS + 2)
  const of = near.findIndex(({ text }) => text === '的')
  return of > 0 && near.slice(0, of).every(({ stop }) => !stop) && near[of + 1]?.meaning.noun !== undefined
}

/** `she's an old woman`, `he is a robot`: describes the subject that the pronoun means. */
export function isToldOf(items: readonly Item[], at: number, { kind }: Noun): boolean {
  if (kind !== 'person' || items[at]!.language !== 'en') return false
  const article = items.slice(0, at).findLastIndex(({ text }) => /^an?$/u.test(text))
  if (article < 0 || at - article > MAX_BETWEEN) return false
  const [before, first] = [items[article - 1], items[article - 2]]
  const isShort = before?.possessive === true && /^(?:s?he)$/u.test(before.text)
  return isShort || (/^(?:is|was|becomes|became)$/u.test(before?.text ?? '') && /^s?he$/u.test(first?.text ?? ''))
}
const MAX_BETWEEN = 3

const OFFICES = /^(?:指挥|导演|编辑|翻译|领导|裁判|指导)$/u

/** `孩子站在一边指挥`: the verb of a named subject, unless a word marks another person. */
function isOffice(items: readonly Item[], at: number): boolean {
  const before = items[at - 1]
  if (!OFFICES.test(items[at]!.text) || !before || before.stop || before.text === '的') return false
  if (before.meaning.counter ?? before.meaning.number ?? before.meaning.conjunction) return false
  return items.slice(clauseStart(items, at), at).some(({ meaning }) => meaning.noun && isAliveKind(meaning.noun.kind))
}

/** `主人上班不在家`, `while the owner is away`: an absent person. */
function isAway(items: readonly Item[], at: number, { kind }: Noun): boolean {
  if (kind !== 'person') return false
  const after = items.slice(at + 1, at + 5)
  const end = after.findIndex(({ stop }) => stop)
  const said = (end < 0 ? after : after.slice(0, end)).map(({ text }) => text)
  return (
    /不在|没在家|出门了|出差/u.test(said.join('')) ||
    /^(?:is|are|was|'s) (?:away|not home|out of town|at work)/u.test(said.join(' '))
  )
}

const PLAYS = /^(?:当|当上|扮演|扮|充当|假扮|变身)$/u

/** `猫坐在上面当司机`: a role of the subject. */
function isPlayed(items: readonly Item[], at: number, { kind }: Noun): boolean {
  if (kind !== 'person' || !PLAYS.test(items[at - 1]?.text ?? '')) return false
  return items
    .slice(sentenceStart(items, at), at - 1)
    .some(({ meaning }) => meaning.noun && isAliveKind(meaning.noun.kind))
}

const BODY_PARTS = new Set(firstCodes('🪽👁👀👂👃👄👅🦵🦶💪✋🤚🖐👋🤲🙌👆🐾🦷🦴'))
/** Body parts with the name of a thing: `wrapped on his chest`. */
const CALLED_AS_THINGS = /^(?:chests?|palms?|buns?|trunk|calves|temples?|pouch)$/u
const BONE = firstCodes('🦴')[0]!
const OWN = new Set(['its', 'his', 'her', 'their', 'my', 'your', 'our'])

const LIMBS = new Set(firstCodes('👂👃👅🦵🦶💪'))
const isOfSomebody = ({ text, meaning }: Item): boolean =>
  OWN.has(text) || meaning.pronoun === 'woman' || meaning.pronoun === 'man'

/** `opens its wings`, `a surgeon's eyes`, `狐狸的耳朵`: a part of its owner. */
export function isOwnPart(items: readonly Item[], at: number, { sprites }: Noun): boolean {
  const [owner, verb] = [items[at - 1], items[at - 2]]
  if (CALLED_AS_THINGS.test(items[at]!.text) && OWN.has(owner?.text ?? '')) return verb?.meaning.verb?.id !== 'open'
  // `a dog buries a bone`: not a part of the dog.
  if (
    sprites[0] === BONE &&
    !OWN.has(owner?.text ?? '') &&
    (owner?.meaning.determiner ?? owner?.meaning.counter ?? verb?.meaning.verb ?? owner?.meaning.verb)
  )
    return false
  if (!sprites.every(sprite => BODY_PARTS.has(sprite.split('-')[0]!))) return false
  // `a hummingbird, wings frozen`: the owner is named before the part.
  const sentence = items.slice(sentenceStart(items, at), at)
  if (sentence.some(({ meaning: { noun } }) => noun && isAliveKind(noun.kind))) return true
  // 它甩甩头，舔舔鼻子: the part belongs to the pronoun.
  if (sentence.some(({ text }) => /^[它他她]的?$/u.test(text))) return true
  // `sweeps the leg of the one in white, she helps her up`: limbs belong to a person of the sentence.
  if (sprites.every(sprite => LIMBS.has(sprite.split('-')[0]!)) && items.some(isOfSomebody)) return true
  const phrase = items.slice(Math.max(0, at - 3), at)
  const start = phrase.findLastIndex(({ stop, meaning }) => stop ?? meaning.verb ?? meaning.preposition)
  return phrase.slice(start + 1).some(({ text, possessive }) => OWN.has(text) || possessive === true || text === '的')
}
