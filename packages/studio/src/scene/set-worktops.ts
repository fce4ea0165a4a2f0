import { splitGraphemes } from '@kinora/media/language/split-graphemes'
import { PLACE_TRAITS } from '../direct/place-traits.ts'
import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { findPictogram, pictogramCode } from '../figures/pictograms.ts'
import { findTransfer, isHandy, isOven } from './find-transfers.ts'
import { layOut } from './lay-out-work.ts'
import { ANVIL, COOKTOP, COUNTER, TABLE, WORKBENCH } from './member.ts'
import { hasNoTables, isPan } from './stage-deeds.ts'
import { isPerson } from './subject-rig.ts'
import { isHolder } from './worktop-wares.ts'
import { spriteOf } from '../direct/sprite-of.ts'
import { newThing } from './new-thing.ts'

/** Work of the hands on something small, by verbs of a shot list: it lies before who does it. */
const WORK: ReadonlySet<string> = new Set(
  `cook bake fry boil stir flip knead roll peel wrap fold cut split squeeze carve saw plane hammer hammer-nail assemble
   mend polish experiment stamp decorate unpack pack spread attach tie untie tighten twist tidy apply handle weld drill
   press scatter add fill crack weave stuff measure`.split(/\s+/u),
)
/** The same where something small is named that it is done to: elsewhere houses are built and stones broken. */
const WORK_ON: ReadonlySet<string> = new Set(
  'make build break hit paint rub clean slide shake melt sew throw'.split(' '),
)
/** Done at a table that is sat at. */
const SITTING: ReadonlySet<string> = new Set('sit write draw type study program eat drink dine play-chess'.split(' '))
/** What takes somebody elsewhere, or needs all of him. */
const AWAY: ReadonlySet<string> = new Set(
  `walk run carry push pull climb jump sleep lie kneel dance ride drive make-bed give plough fish sweep shovel dig
   photograph catch-fish kick`.split(/\s+/u),
)
/** Said of who is at work in another part of the same shot: so that the table stays where it is. */
export const AT_WORK = 'at-work'
const MOST_WORKERS = 2

const isTop = (one: Subject): boolean =>
  spriteOf(one) === TABLE || spriteOf(one) === 'drawn-desk' || spriteOf(one) === ANVIL
const FIRES: ReadonlySet<string> = new Set([
  ...['campfire', 'fireplace', 'grill', 'potters-wheel', 'easel', 'sewing-machine'].map(name => `drawn-${name}`),
  pictogramCode('🔥'),
])
/** Laces are tied and hats adjusted where they are; balls are thrown. */
const NO_WORK: ReadonlySet<string> = new Set(
  splitGraphemes('👞🥾👠🧣👔🎀🧢👒🎩👕👖⚽🏀🏐🏈⚾🎾🪀🪁☂️📱').map(pictogramCode),
)
/** Of these nobody asks whether there is a table. */
const ON_TOPS = /\b(?:pot|pan|bowl|cup|mug|glass|vase|plate|jar|cake)s?\b|[锅碗杯盆瓶盘罐]|蛋糕/iu

/**
 * Who works with the hands stands behind a counter, a stove or a bench that fits: the vessel is in the middle of it, what
 * else is named lies beside, and what is put into something is in the hand first and ends there. Undefined where nobody
 * does so.
 */
export function setWorktops(shot: Shot): Shot | undefined {
  const at = findWorker(shot)
  if (at === undefined) return undefined
  const { subjects } = layOut(shot, at)
  const named = subjects.findIndex(isTop)
  const top = named >= 0 ? named : subjects.length
  const { relation: _relation, ...surface } = subjects[named] ?? table()
  const oven = subjects.findIndex((one, index) => isOven(one) && subjects[at]!.deeds?.some(({ to }) => to === index))
  if (oven >= 0) return { ...shot, subjects: atOven(subjects, at, oven) }
  const laid = subjects.map((one, index): Subject => {
    if (index === at) return { ...one, motion: 'bob', relation: { kind: 'behind', to: top } }
    if (index === top || !isHandy(one)) return one
    const seen = largeEnough(one)
    if (!isLoose(index, at, subjects)) return seen
    return { ...seen, motion: one.motion === 'bob' ? 'bob' : 'still', relation: { kind: 'on', to: top } }
  })
  if (spriteOf(surface) !== ANVIL) laid[top] = { ...surface, ...fittedTo(subjects[at]!, surfaceFor(surface, shot)) }
  else laid[top] = surface
  return { ...shot, subjects: laid }
}

/** Who puts something into an oven stands beside it, and all else is on top of it. */
const atOven = (subjects: readonly Subject[], at: number, oven: number): Subject[] =>
  subjects.map((one, index): Subject => {
    const { relation: _relation, ...alone } = one
    if (index === at) return { ...alone, motion: 'bob' }
    if (index === oven) return alone
    return isLoose(index, at, subjects) ? { ...one, motion: 'still', relation: { kind: 'on', to: oven } } : one
  })

/** True to life a nail, an egg or a dumpling between two hands would not be seen. */
function largeEnough(one: Subject): Subject {
  const metres = one.metres ?? findPictogram(spriteOf(one)).metres
  return metres >= SEEN ? one : { ...one, metres: Math.min(SEEN, LARGER * metres) }
}
/** Metres, and times as large at the most. */
const [SEEN, LARGER] = [0.34, 1.9]

/** As high as who works at it needs: a child has a lower one. */
function fittedTo({ metres = GROWN }: Subject, sprite: string): Pick<Subject, 'what'> & Partial<Subject> {
  if (sprite === TABLE) return { what: { sprite }, ...(metres < CHILD && { size: 'small' }) }
  return { what: { sprite }, metres: COUNTER_METRES * Math.min(1, metres / GROWN) }
}
/** Metres. */
const [GROWN, CHILD, COUNTER_METRES] = [1.7, 1.45, 0.8]

const table = (): Subject => newThing('table', TABLE)

/** Neither in a hand nor in or on another thing that lies there. */
function isLoose(index: number, worker: number, subjects: readonly Subject[]): boolean {
  const one = subjects[index]!
  if (!isHandy(one) || subjects[worker]!.deeds?.some(({ to }) => to === index)) return false
  const host = one.relation && subjects[one.relation.to]
  return !(host && (one.relation!.kind === 'in' || one.relation!.kind === 'on') && isHandy(host))
}

/** Which of a shot's subjects stands at a worktop. */
export function findWorker(shot: Shot): number | undefined {
  const { subjects } = shot
  if (hasNoTables(shot) || subjects.some(one => FIRES.has(spriteOf(one)))) return undefined
  const at = subjects.findIndex((one, index) => isWorker(one, index, subjects))
  if (at < 0) return undefined
  const hosts = (subjects[at]!.deeds ?? []).flatMap(deed => findTransfer(deed, at, subjects)?.host ?? [])
  const isOnTop = hosts.some(host => ON_TOPS.test(subjects[host]!.words))
  return PLACE_TRAITS[shot.place].isIndoors === true || subjects.some(isTop) || isOnTop ? at : undefined
}

function isWorker(one: Subject, index: number, subjects: readonly Subject[]): boolean {
  const { deeds = [], relation, count } = one
  if (!isPerson(one) || count > MOST_WORKERS || deeds.length === 0) return false
  if (deeds.some(({ verb }) => verb === AT_WORK)) return true
  // Who is on a bench, a horse or a bed stays there; who deals with somebody stands by him.
  const isPlaced =
    relation !== undefined && ['on', 'in', 'riding'].includes(relation.kind) && !isTop(subjects[relation.to]!)
  const deals = deeds.some(({ to }) => to !== undefined && to !== index && isSomebody(subjects[to]!))
  if (isPlaced || deals || deeds.some(({ verb }) => SITTING.has(verb) || AWAY.has(verb))) return false
  return deeds.some(deed => isWork(deed, index, subjects))
}
const isSomebody = (one: Subject): boolean => isPerson(one) && !isHandy(one)

function isWork(deed: Deed, index: number, subjects: readonly Subject[]): boolean {
  const { verb, to } = deed
  const object = to === undefined ? undefined : subjects[to]
  if (object && NO_WORK.has(spriteOf(object))) return false
  if (findTransfer(deed, index, subjects)) return true
  // Jars are opened at a table, books and letters anywhere.
  if (verb === 'open') return object !== undefined && isHandy(object) && isHolder(object)
  return object === undefined ? WORK.has(verb) : (WORK.has(verb) || WORK_ON.has(verb)) && isHandy(object)
}

/** Stoves where something is cooked, benches where things are made, counters where wares are sold, else a table. */
function surfaceFor({ words }: Subject, { place, where, subjects }: Shot): string {
  if (BENCHES.test(words) || (words === 'table' && BENCHES.test(where ?? ''))) return WORKBENCH
  if (place === 'kitchen' && subjects.some(isPan)) return COOKTOP
  if (COUNTERS.test(words) || place === 'kitchen' || COUNTERED.has(where ?? '')) return COUNTER
  return TABLE
}
const BENCHES = /bench|workshop|garage|factory|工作台|工具台/iu
const COUNTERS = /counter|\bbar\b|台面|柜台|吧台|灶台/iu
const COUNTERED: ReadonlySet<string> = new Set(['cafe', 'bar', 'bakery', 'shop', 'restaurant', 'laboratory'])
