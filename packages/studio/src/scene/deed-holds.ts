import type { Bearing, Deed } from '../direct/shot-list.ts'
import { findKind } from '../bodies/kinds/kinds.ts'
import { type Antic, anticForDeed } from '../bodies/motion/antics.ts'
import { type Action, actionForDeed } from '../bodies/motion/actions.ts'
import { pictogramCode, usedLike } from '../figures/pictograms.ts'
import { splitGraphemes } from '@kinora/media/language/split-graphemes'
import { sitsOnHand } from './sits-on-hand.ts'
import { type Hold, type Member, TUG_ROPE } from './member.ts'

/** One fixed to another by what is done. */
export type Fixing = { guest: Member; host: Member; hold: Hold }

const codes = (pictograms: string): ReadonlySet<string> =>
  new Set(splitGraphemes(pictograms).map(one => pictogramCode(one).replaceAll('-fe0f', '')))
const isOneOf = ({ art }: Member, all: ReadonlySet<string>): boolean =>
  all.has((art.code ?? '').replaceAll('-fe0f', ''))

const isInstrument = ({ art }: Member, all: ReadonlySet<string>): boolean =>
  all.has(usedLike(art.code ?? '').replaceAll('-fe0f', ''))

const BALLS = codes('⚽🏀🏐🏈🏉🎾⚾🥎🎱')
const WEAPONS = codes('🗡️⚔️🪓🔪🏹')
/** Played where they stand. */
const STANDING_INSTRUMENTS = codes('🎹🥁🪘')
const HELD_INSTRUMENTS = codes('🎸🪕🎻🎺🎷🪗')
/** Worked at where they stand, whatever is done there. */
const STATIONS: ReadonlySet<string | undefined> = new Set([
  ...codes('🚰🛏️🚽🛁'),
  ...'washing-machine stove potters-wheel grill ironing-board sewing-machine'.split(' ').map(name => `drawn-${name}`),
])
export const isStation = ({ art }: Member): boolean => STATIONS.has((art.code ?? '').replaceAll('-fe0f', ''))
/** What stands there whatever is done to it, unless it is carried off. */
const STANDING: ReadonlySet<string | undefined> = new Set([
  ...codes('🚪🪟🚲🛵🏍️🚗🚙🚕🛻🚚🛋️🪑📺🎄🪞🛶⛵'),
  ...'table desk round-table bookshelf wardrobe drawers fridge fence gate easel convertible plaster-wall wide-window brick-wall'
    .split(' ')
    .map(name => `drawn-${name}`),
])
export const standsThere = ({ art }: Member): boolean => STANDING.has((art.code ?? '').replaceAll('-fe0f', ''))
/** Set upright where somebody works at it, and carried else. */
const UPRIGHT_AT_WORK: ReadonlySet<string | undefined> = new Set(['drawn-surfboard', 'drawn-snowboard'])
export const standsAtWork = (member: Member): boolean => standsThere(member) || UPRIGHT_AT_WORK.has(member.art.code)
/** Done with what stands there where it stands: hands come to it. */
const AT_STANDING: ReadonlySet<Action> = new Set(
  'wipe fold knead knot tidy stir work write paint saw knock press tend'.split(' ') as Action[],
)
const OPENED: ReadonlySet<string> = new Set(['open', 'close', 'lock', 'knock'])
const HOOFED = codes('🐎🐴🦄🐄🐂🐃🐑🐐🐏🦌🦓🦒🐪🐫🫏🐖🐗🐘🦏🦛🦬🫎🐔🐓🦆🪿')

/** What is done with something in hand. */
const IN_HAND: ReadonlySet<Action> = new Set([
  'give',
  'take',
  'hold',
  'carry',
  'eat',
  'drink',
  'pour',
  'write',
  'type',
  'read',
  'play',
  'blow',
  'catch',
  'throw',
  'work',
  'stir',
  'wipe',
  'fold',
  'knead',
  'knot',
  'tidy',
  'barbell',
  'put',
  'sweep',
  'dig',
  'photograph',
  'call',
  'wave',
  'aim',
  'row',
  'sing',
  'paint',
  'doff',
  'dab',
  'selfie',
  'swing',
  'hoop',
  'cheer',
  'pet',
])
/** What is done at something that stands there. */
const AT_WORK: ReadonlySet<Action> = new Set(
  'play write type stir wipe fold knead knot tidy work read saw'.split(' ') as Action[],
)
const RESTING: ReadonlySet<Action> = new Set(['sit', 'lie', 'sleep', 'settle', 'rise'])

export function isAliveMember({ art }: Member): boolean {
  const rig = art.code === undefined ? undefined : findKind(art.code)?.rig
  return art.pictogram.part !== undefined || (rig !== undefined && rig !== 'thing')
}

/** Lives, or carries who does: whoever works behind a table is part of it. */
export const hasAlive = (member: Member): boolean =>
  isAliveMember(member) || member.bound.some(({ member: other }) => hasAlive(other))

/** Of the one who does it: what is lighter is held in a hand, what is taller stands. */
const HANDY = 0.62
/** Brooms, spades and rods are nearly as long as who uses them. */
const LONG = 1.2
const LONG_TOOLS: ReadonlySet<Action> = new Set(['sweep', 'dig', 'aim', 'paint', 'swing'])
/** Of who carries: whoever is taller is on the back of who goes somewhere with him, or is no child that one has in the arms. */
const [CARRIED_ON_BACK, IN_ARMS] = [0.42, 0.78]
const HANDED = 0.42
/** Metres: as small is what one has on the hands. */
const ON_HANDS = 0.22
/** `背着`, `gives a piggyback ride`. */
const ON_BACKS = /背|back/iu

/** What is done to something that lies before an animal. */
const BEFORE_PAWS: ReadonlySet<Antic> = new Set(['bat', 'dig', 'sniff', 'knead', 'lap'])

function anticOf(deed: Deed, { art, subject }: Member): Antic | undefined {
  const rig = art.code === undefined ? undefined : findKind(art.code)?.rig
  return (rig === 'beast' || rig === 'bird') && !subject.trade ? anticForDeed(deed, rig) : undefined
}

/** Times as high as a bird: what it pecks at is a tree. */
const TRUNK = 2

/** Done to what is in no hand: flowers in their bed, a fire. */
const UNTOUCHED: ReadonlySet<string> = new Set(['water', 'plant', 'feed', 'extinguish'])
/** Done from afar: what is aimed at stays where it is. */
const AIMED: ReadonlySet<string> = new Set(['throw-at', 'shoot-at', 'kick-at'])

/** `climbs onto the van`: who is on it at last is on top of it, and not at its side as of a tree. */
const getsOnto = ({ subject: { relation } }: Member, { subject, index, metres }: Member): boolean =>
  relation?.kind === 'on' &&
  relation.to === index &&
  metres < HIGHEST_STEP &&
  !NO_STEPS.has(subject.build) &&
  !RUNGS.test(subject.words)
/** Metres: what is higher is climbed for all of the shot. */
const HIGHEST_STEP = 3
const NO_STEPS: ReadonlySet<string | undefined> = new Set(['tree', 'plant', 'building', 'land'])
const RUNGS = /ladder|rope|stairs|pole|梯|绳|杆/iu

/** Nobody leans against a cup, and who leans on somebody is held by him. */
export const leansAgainst = (member: Member, host: Member): boolean =>
  !isAliveMember(host) &&
  host.subject.count === 1 &&
  host.art.pictogram.sort !== 'seat' &&
  host.metres > LEANT_ON * member.metres &&
  member.subject.motion !== 'walk' &&
  member.subject.motion !== 'run'
/** Of who leans. */
const LEANT_ON = 0.42

const BORNE: Readonly<Record<Bearing, Hold>> = {
  head: 'head',
  shoulders: 'shoulders',
  shoulder: 'shoulder',
  back: 'back',
  underarm: 'underarm',
}

/** On the body, where the words say; somebody is never under an arm. */
function borneAt(bearing: Bearing, doer: Member, other: Member): Fixing | undefined {
  if (!isAliveMember(doer)) return undefined
  const isBeast = isAliveMember(other) && other.subject.build !== 'person'
  const hold = !isAliveMember(other)
    ? bearing === 'shoulders'
      ? 'shoulder'
      : BORNE[bearing]
    : bearing === 'underarm'
      ? 'arms'
      : bearing === 'shoulder'
        ? isBeast
          ? 'shoulder'
          : 'shoulders'
        : BORNE[bearing]
  return { guest: other, host: doer, hold }
}

/** Who is fixed to whom by a deed, and how; undefined where both stand for themselves. */
export function fixByDeed(deed: Deed, doer: Member, other: Member): Fixing | undefined {
  const ratio = other.metres / doer.metres
  const antic = anticOf(deed, doer)
  // A woodpecker is at its trunk.
  if (antic === 'peck' && ratio > TRUNK && !isAliveMember(other)) return { guest: doer, host: other, hold: 'side' }
  if (antic !== undefined)
    return BEFORE_PAWS.has(antic) && !isAliveMember(other) && ratio < 0.8
      ? { guest: other, host: doer, hold: 'feet' }
      : undefined
  if (deed.verb === 'lean' && leansAgainst(doer, other)) return { guest: doer, host: other, hold: 'against' }
  if (deed.verb === 'hitched') return { guest: other, host: doer, hold: 'hand' }
  if (deed.verb === 'tug') return other.art.code === TUG_ROPE ? { guest: doer, host: other, hold: 'tug' } : undefined
  if (deed.verb === 'stand-at') return { guest: other, host: doer, hold: 'ahead' }
  const action = actionForDeed(deed)
  if (action === undefined || AIMED.has(deed.verb)) return undefined
  const { sort } = other.art.pictogram
  const taken = (hold: Hold): Fixing => ({ guest: other, host: doer, hold })
  // An end of what another has the other end of is nothing that is carried.
  if (
    deed.verb === 'carry' &&
    isAliveMember(other) &&
    doer.subject.deeds?.some(({ verb }) => verb === 'carry-together')
  )
    return undefined
  if (deed.verb === 'carry-together') return isAliveMember(other) ? undefined : taken('between')
  if (deed.bearing) return borneAt(deed.bearing, doer, other)
  const isPlayedWith = isOneOf(other, BALLS) && ['play', 'play-game', 'dribble', 'score'].includes(deed.verb)
  if (action === 'kick' || isPlayedWith) return ratio < 0.8 ? taken('feet') : undefined
  // What is struck stands where it is.
  if (deed.verb === 'hit') return isInstrument(other, STANDING_INSTRUMENTS) ? taken('ahead') : undefined
  // What is split lies before who does it.
  if (deed.verb === 'split') return isAliveMember(other) || ratio > 1.5 ? undefined : taken('ahead')
  if (action === 'push') return taken('ahead')
  // A team has what it pulls in common.
  if (action === 'pull')
    return doer.subject.count > 1 && !isAliveMember(other)
      ? { guest: doer, host: other, hold: 'team' }
      : taken('behind')
  if (action === 'climb' && getsOnto(doer, other)) return undefined
  if (action === 'climb') return ratio > 1 ? { guest: doer, host: other, hold: 'side' } : undefined
  if (action === 'row') return sort === 'boat' ? { guest: doer, host: other, hold: 'deck' } : undefined
  if (RESTING.has(action)) return sort === 'seat' ? { guest: doer, host: other, hold: 'seat' } : undefined
  if (isAliveMember(other)) {
    // A giant hands a goat over; nobody does so with whom he could not lift.
    if (action === 'give' && ratio < HANDED && other.subject.build !== 'person') return taken('arms')
    if (action !== 'carry' && action !== 'hold') return undefined
    // A chick is on a hand, a cat in the arms.
    if (doer.subject.build === 'person' && other.metres < ON_HANDS && sitsOnHand({ member: other }))
      return taken('hand')
    const most = ON_BACKS.test(deed.words) ? 0 : deed.verb === 'carry' ? CARRIED_ON_BACK : IN_ARMS
    return taken(ratio > most && isAliveMember(doer) ? 'back' : 'arms')
  }
  // A teddy bear has no arms of its own to meet.
  if (action === 'hug' && ratio < HANDY) return taken('arms')
  if (isInstrument(other, STANDING_INSTRUMENTS) && (action === 'play' || action === 'drum')) return taken('ahead')
  if (UNTOUCHED.has(deed.verb)) return undefined
  if (action === 'eat' && isOneOf(doer, HOOFED)) return ratio < 1 ? taken('feet') : undefined
  if (other.art.code === 'drawn-skipping-rope') return deed.verb === 'hold' ? taken('hand') : taken('waist')
  if (other.art.code === 'drawn-hula-hoop') return deed.verb === 'hold' ? taken('hand') : taken('waist')
  // A door is opened where it is, a bicycle mended and a fence painted.
  if (standsAtWork(other) && (AT_STANDING.has(action) || OPENED.has(deed.verb)))
    return doer.subject.count === 1 ? taken('ahead') : undefined
  // A candle is lit in the other hand.
  if (deed.verb === 'press' && sort === 'light' && ratio < 0.3) return taken('hand')
  if (isStation(other)) return AT_WORK.has(action) ? taken('ahead') : undefined
  // A sword is in the hand of who fights with it, and the arms go as the fight asks.
  if (isOneOf(other, WEAPONS) && (action === 'fight' || action === 'taichi')) return taken('hand')
  if (!IN_HAND.has(action)) return undefined
  if (ratio < (LONG_TOOLS.has(action) || sort === 'canopy' ? LONG : HANDY) || isInstrument(other, HELD_INSTRUMENTS))
    return taken('hand')
  // Somebody works at a table; a flock does not each have a house to work at.
  return AT_WORK.has(action) && ratio < 3 && doer.subject.count === 1 ? taken('ahead') : undefined
}
