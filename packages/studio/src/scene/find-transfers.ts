import { splitGraphemes } from '@kinora/media/language/split-graphemes'
import { measureKind } from '../bodies/dress-body.ts'
import type { Deed, Subject } from '../direct/shot-list.ts'
import { findPictogram, pictogramCode } from '../figures/pictograms.ts'
import { TOOLS } from './lend-hands.ts'
import { isPan } from './stage-deeds.ts'
import { isPerson, subjectRig } from './subject-rig.ts'
import { spriteOf } from '../direct/sprite-of.ts'

/**
 * What hands bring to something: `puts a candle on the cake`, `把牛奶倒进杯子`. `laid` ends in or on it, of what is `poured`
 * the vessel stays in the hand, and what is `strewn` falls as grains.
 */
export type Transfer = { way: 'laid' | 'poured' | 'strewn'; thing?: number; host: number }

/** Verbs of bringing something to something else, and how it comes there. */
const WAYS: Readonly<Record<string, Transfer['way']>> = {
  ...Object.fromEntries(
    'put drop load pack plant throw slide press catch hit hammer hammer-nail tidy attach break crack cut fold unpack decorate stuff move tie wrap sew'
      .split(' ')
      .map(verb => [verb, 'laid'] as const),
  ),
  ...Object.fromEntries('pour fill squeeze twist spread'.split(' ').map(verb => [verb, 'poured'] as const)),
  add: 'strewn',
  scatter: 'strewn',
}
/** Done to a thing for itself: only where the words say so it goes anywhere by it. */
const FOR_ITSELF: ReadonlySet<string> = new Set('cut fold decorate unpack squeeze twist slide tidy wrap'.split(' '))
/** Done to what something else is brought to: `hits the pan` brings nothing, 把鸡蛋打进锅里 does. */
const STRIKING: ReadonlySet<string> = new Set(['hit', 'break', 'press', 'catch', 'hammer'])

/** Metres: what is larger does not lie on a table. */
const HANDY = 0.7
const NO_WARE: ReadonlySet<string | undefined> = new Set(['building', 'tree', 'furniture'])
const APPLIANCES: ReadonlySet<string> = new Set(['drawn-toaster', 'drawn-microwave'])
const TINY = 2.5

/** A wooden horse, a toy soldier, a piggy bank: so much smaller than what it shows that it is no such thing. */
export function isFigurine({ what, metres }: Subject): boolean {
  return 'sprite' in what && metres !== undefined && metres < 0.4 && bodyHeight(what.sprite) > TINY * metres
}

/** How tall its body is; a tray that nobody has measured is as low as its body, and no small figure of something larger. */
export function bodyHeight(code: string): number {
  const extent = measureKind(code)?.extent
  return extent ? extent.high[1] - extent.low[1] : findPictogram(code).metres
}

/** What lies on a table or in a hand: no person, no animal, no furniture. */
export function isHandy(one: Subject): boolean {
  const code = spriteOf(one)
  if (code === '') return false
  if (APPLIANCES.has(code)) return true
  if (NO_WARE.has(one.build)) return false
  if (isFigurine(one)) return true
  if (isPerson(one) || (subjectRig(one) ?? 'thing') !== 'thing' || one.motion === 'drive') return false
  return Math.min(one.metres ?? Infinity, findPictogram(code).metres) < HANDY
}

const OVENS: ReadonlySet<string> = new Set(['drawn-stove', 'drawn-fridge', 'drawn-washing-machine'])
export const isOven = (one: Subject | undefined): boolean => one !== undefined && OVENS.has(spriteOf(one))

/** Liquids and what they come in: they are poured, however the words put it. */
const FLOWING: ReadonlySet<string> = new Set([
  ...splitGraphemes('🥛🍯🫖🍾🍶🥣').map(pictogramCode),
  ...['jug', 'kettle', 'milk-carton'].map(name => `drawn-${name}`),
])
const SEASONING = pictogramCode('🧂')
/** What something is put on or into though it is no vessel. */
const GROUNDS: ReadonlySet<string> = new Set([
  ...splitGraphemes('🎂🍰🧁🍞🍕🍝🍚🥗🥞🍨🥧🥪🍔🥖🍜🍛🎃🪵📓📖✉️🎁📄💍🐖🐷🍱').map(pictogramCode),
  ...'pumpkin dough plate chopping-board tray carton toaster'.split(' ').map(name => `drawn-${name}`),
])
/** `dips a brush into the paint` adds nothing to anything. */
const DIPPED = /\bdip|蘸/iu

const isHolder = (one: Subject): boolean => findPictogram(spriteOf(one)).sort === 'holder'
/** What other things end in or on. */
const isGround = (one: Subject): boolean =>
  isOven(one) || (isHandy(one) && (isHolder(one) || isPan(one) || one.build === 'vessel' || GROUNDS.has(spriteOf(one))))
const isMade = (one: Subject): boolean => isHandy(one) && findPictogram(spriteOf(one)).isServed === true

/** What a deed of somebody brings to what, if anything. */
export function findTransfer(deed: Deed, doer: number, subjects: readonly Subject[]): Transfer | undefined {
  const way = WAYS[deed.verb]
  if (way === undefined || DIPPED.test(deed.words)) return undefined
  const { to } = deed
  // `sprinkles salt`: over what is being made.
  if (to === undefined) {
    const pan = subjects.findIndex(isPan)
    const host = way === 'strewn' ? (pan >= 0 ? pan : subjects.findIndex(isMade)) : -1
    return host >= 0 ? { way, host } : undefined
  }
  const object = subjects[to]
  if (!object || (!isHandy(object) && !isOven(object))) return undefined
  const hostOf = ({ relation }: Subject): number | undefined => {
    const host = relation && subjects[relation.to]
    const isThere = host && (relation.kind === 'in' || relation.kind === 'on') && (isHandy(host) || isOven(host))
    return isThere ? relation.to : undefined
  }
  const told = hostOf(object)
  if (told !== undefined) return brought(way, to, told, subjects)
  // `slides a tray of cookies into the oven`: the cookies are said to be in it, and go there on their tray.
  const borne = isGround(object)
    ? subjects.findIndex((one, index) => index !== to && isOven(subjects[hostOf(one) ?? -1]))
    : -1
  if (borne >= 0) return brought(way, to, hostOf(subjects[borne]!)!, subjects)
  if (FOR_ITSELF.has(deed.verb)) return undefined
  // `在蛋糕上放草莓`: what she is said to be on is what it is put on.
  const below = subjects.findIndex(
    (one, index) => one.relation?.kind === 'under' && one.relation.to === doer && index !== to && isHandy(one),
  )
  if (below >= 0) return brought(way, to, below, subjects)
  const isApart = (one: Subject, index: number): boolean =>
    index !== to && isHandy(one) && (one.relation === undefined || one.relation.kind === 'beside')
  if (isGround(object)) {
    // `把铅笔放进笔盒`: the deed names where it ends, and what goes there is said to be in it, in the hand, or the only other thing.
    const { relation } = subjects[doer]!
    // A hammer does not go into the board.
    const isTool = (one: Subject): boolean => BY_TOOL.has(deed.verb) && TOOLS.has(spriteOf(one))
    const into = subjects.findIndex(one => isHandy(one) && hostOf(one) === to)
    const held =
      relation?.kind === 'holding' &&
      relation.to !== to &&
      isHandy(subjects[relation.to]!) &&
      !isTool(subjects[relation.to]!)
        ? relation.to
        : -1
    const others = subjects.flatMap((one, index) =>
      isApart(one, index) && !isGround(one) && !isTool(one) ? [index] : [],
    )
    const thing =
      into >= 0 ? into : held >= 0 ? held : others.length === 1 && !STRIKING.has(deed.verb) ? others[0]! : -1
    if (thing >= 0) return brought(way, thing, to, subjects)
    if (way === 'strewn' || deed.verb === 'fill') return { way, host: to }
  }
  // `frosts a cake and puts a candle on top`: on the only thing there that something can be put on.
  const grounds = subjects.flatMap((one, index) =>
    index !== to && isHandy(one) && isGround(one) && one.relation?.to !== to ? [index] : [],
  )
  const isBrought = BROUGHT.has(deed.verb) && grounds.length === 1 && (!isGround(object) || isMade(object))
  return isBrought ? brought(way, to, grounds[0]!, subjects) : undefined
}
const BY_TOOL: ReadonlySet<string> = new Set(['hit', 'hammer', 'hammer-nail', 'press', 'break'])
const BROUGHT: ReadonlySet<string> = new Set([
  'put',
  'drop',
  'add',
  'pour',
  'load',
  'pack',
  'attach',
  'plant',
  'tie',
  'sew',
])

function brought(way: Transfer['way'], thing: number, host: number, subjects: readonly Subject[]): Transfer {
  const code = spriteOf(subjects[thing]!)
  if (code === SEASONING) return { way: 'strewn', thing, host }
  if (way === 'strewn') return { way: FLOWING.has(code) ? 'poured' : 'laid', thing, host }
  return { way, thing, host }
}
