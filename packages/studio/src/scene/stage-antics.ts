import { anticForDeed, ON_THE_WAY } from '../bodies/motion/antics.ts'
import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { findPictogram, pictogramCode } from '../figures/pictograms.ts'
import { splitGraphemes } from '@kinora/media/language/split-graphemes'
import { SIZES, TABLE } from './member.ts'
import { isFragile } from './stage-events.ts'
import { isPerson, subjectRig } from './subject-rig.ts'
import { newThing } from './new-thing.ts'
import { spriteOf } from '../direct/sprite-of.ts'

/** An animal on its own four legs, or a bird: none with a trade or in clothes, which stands upright. */
const animalRig = (subject: Subject): 'beast' | 'bird' | undefined => {
  const rig = subjectRig(subject)
  return (rig === 'beast' || rig === 'bird') && !subject.trade && !subject.wears ? rig : undefined
}

const isAlive = (subject: Subject): boolean =>
  isPerson(subject) || ['beast', 'bird', 'fish'].includes(subjectRig(subject) ?? '')

/** Those that take things in their paws; the others have but a mouth. */
const HANDED = new Set(splitGraphemes('🐻🐻‍❄️🐼🐨🐒🐵🦍🦧🐿️🦝🐹🐭🐁🐀🦦🦥').map(pictogramCode))
const isHanded = ({ what }: Subject): boolean => 'sprite' in what && HANDED.has(what.sprite)

const isOne = ({ what }: Subject, those: ReadonlySet<string>): boolean => 'sprite' in what && those.has(what.sprite)
/** Those that are a ball when they roll up, and those that stand upright to look about. */
const codes = (those: string): ReadonlySet<string> => new Set(splitGraphemes(those).map(pictogramCode))
const [SPINY, SENTRIES] = [codes('🦔'), codes('🦦🦫🐿️')]
const TRUNKED: ReadonlySet<string> = new Set(['🐘', '🦣'].map(pictogramCode))
const SPRAYING: ReadonlySet<string> = new Set('spray splash shower bathe pour blow spit water'.split(' '))
const UPWARDS = /\bup(?:right)?\b|起/iu

const PLAYING: ReadonlySet<string> = new Set(['play', 'play-game', 'frolic'])
const TAKING: ReadonlySet<string> = new Set(['take', 'carry', 'give', 'receive', 'find', 'steal', 'bring', 'catch'])
/** Played with hands, at a table. */
const GAMES = /牌|麻将|游戏|手机|棋|弹|奏|game|card|chess|poker|strum/iu
/** 蹲 is how a cat sits, and no crouch. */
const SITS = /蹲/u

/** What a deed is of an animal: what people do with hands, it does with paws, head or mouth. */
function animalDeed(deed: Deed, doer: Subject, rig: 'beast' | 'bird', subjects: readonly Subject[]): Deed {
  const { verb, to, words } = deed
  const other = to === undefined ? undefined : subjects[to]
  const { to: _to, ...alone } = deed
  if (PLAYING.has(verb) && !GAMES.test(words)) {
    if (!other || isAlive(other)) return { ...deed, verb: 'frolic' }
    return other.build === 'instrument' || rig === 'bird' ? deed : { ...deed, verb: 'bat' }
  }
  if (rig === 'beast' && verb === 'squat' && SITS.test(words)) return { ...deed, verb: 'sit' }
  // `狗和猫依偎在壁炉旁睡觉`: at each other, and not at the fireplace.
  if (verb === 'hug' && doer.deeds?.some(one => one.verb === 'sleep' || one.verb === 'lie'))
    return { ...alone, verb: 'sleep' }
  if (verb === 'hug' && other && !isAlive(other)) {
    const friend = subjects.findIndex(one => one !== doer && isAlive(one))
    if (friend >= 0) return { ...deed, verb: 'nuzzle', to: friend }
  }
  if (
    verb === 'touch' ||
    verb === 'pet' ||
    verb === 'hug' ||
    verb === 'kiss' ||
    (verb === 'lick' && other && isAlive(other))
  )
    return other ? { ...deed, verb: isAlive(other) ? 'nuzzle' : 'bat' } : deed
  if (rig === 'beast' && verb === 'scratch' && other && !isAlive(other)) return { ...deed, verb: 'claw' }
  if (verb === 'knead') return { ...alone }
  if (verb === 'curl-up' && isOne(doer, SPINY)) return { ...alone, verb: 'ball-up' }
  if (TRUNKED.has(spriteOf(doer)) && SPRAYING.has(verb)) return { ...alone, verb: 'trunk-spray' }
  if (rig === 'beast' && verb === 'bury') return { ...deed, verb: 'dig' }
  if (rig === 'beast' && verb === 'stand' && UPWARDS.test(words))
    return { ...alone, verb: isHanded(doer) || isOne(doer, SENTRIES) ? 'rear' : 'get-up' }
  if (rig === 'beast' && TAKING.has(verb) && other && !isAlive(other) && !isHanded(doer))
    return { ...deed, verb: 'hold' }
  return deed
}

const HOLES = /hole|burrow|pit|洞|坑/iu

/** `a squirrel buries an acorn`: there is a hole, and what goes into it is large enough to be seen. */
function buryThing(shot: Shot): Shot {
  const at = shot.subjects.findIndex(
    one =>
      animalRig(one) === 'beast' &&
      one.deeds?.some(({ verb, to }) => verb === 'bury' && to !== undefined && !isAlive(shot.subjects[to]!)),
  )
  if (at < 0) return shot
  const one = shot.subjects[at]!
  const { to } = one.deeds!.find(({ verb }) => verb === 'bury')!
  const thing = shot.subjects[to!]!
  const { relation: _relation, ...buried } = thing
  const isCrumb = metresOf(thing) < CRUMB * metresOf(one)
  return {
    ...shot,
    subjects: shot.subjects
      .with(at, { ...one, deeds: one.deeds!.map(deed => (deed.verb === 'bury' ? { ...deed, verb: 'dig' } : deed)) })
      .with(to!, { ...buried, motion: 'still', ...(isCrumb && { size: 'huge' }) }),
  }
}
/** Of an animal's height: what is smaller is not seen before its paws. */
const CRUMB = 0.25

/** What an animal digs is a hole in the ground, whether it was named or not, and grows. */
function digHole(shot: Shot): Shot {
  const digger = shot.subjects.findIndex(
    one =>
      animalRig(one) === 'beast' &&
      one.deeds?.some(({ verb, words }) => verb === 'dig' || DIGGING.test(`${verb} ${words}`)),
  )
  if (digger < 0) return shot
  const deed = shot.subjects[digger]!.deeds!.find(
    ({ verb, words }) => verb === 'dig' || DIGGING.test(`${verb} ${words}`),
  )!
  const named = shot.subjects.findIndex((one, index) => HOLES.test(one.words) && index !== digger)
  const at = named >= 0 ? named : deed.to === undefined ? shot.subjects.length : -1
  if (at < 0) return shot
  const hole: Subject = {
    words: 'hole',
    what: { sprite: 'drawn-hole' },
    count: 1,
    size: 'normal',
    motion: 'still',
    metres: 0.2 * metresOf(shot.subjects[digger]!),
    deeds: [{ verb: 'grow', words: '' }],
  }
  const subjects = at < shot.subjects.length ? shot.subjects.with(at, hole) : [...shot.subjects, hole]
  const done = (one: Deed): Deed => (one === deed ? { ...one, verb: 'dig', to: at } : one)
  return {
    ...shot,
    subjects: subjects.with(digger, { ...subjects[digger]!, deeds: subjects[digger]!.deeds!.map(done) }),
  }
}
/** `digs in the garden`: people who dig in eat. */
const DIGGING = /^eat dig/iu

const metresOf = ({ what, metres }: Subject): number =>
  'sprite' in what ? findPictogram(what.sprite).metres : (metres ?? 1)

const SEATS: ReadonlySet<string | undefined> = new Set(['seat', 'holder'])

/** Who jumps onto something is beside it first. */
function leapOn(shot: Shot): Shot {
  const isGround = (to: number): boolean => {
    const { what, build } = shot.subjects[to]!
    return (
      'sprite' in what && (build === 'furniture' || SEATS.has(findPictogram(what.sprite).sort) || what.sprite === TABLE)
    )
  }
  return {
    ...shot,
    subjects: shot.subjects.map((one): Subject => {
      const jump = animalRig(one) && one.count === 1 ? one.deeds?.find(({ verb }) => verb === 'jump') : undefined
      const named = shot.subjects.flatMap((other, index) => (other !== one && isGround(index) ? [index] : []))
      const to = jump?.to ?? (named.length === 1 ? named[0] : undefined)
      if (!jump || to === undefined || !isGround(to) || (one.relation && one.relation.kind !== 'on')) return one
      const deeds = one.deeds!.map((deed): Deed => (deed === jump ? { ...deed, verb: 'leap-on', to } : deed))
      return { ...one, motion: 'still', relation: { kind: 'on', to }, deeds }
    }),
  }
}

const PEEKING = /peek|peep|poke|stick|pop|探/iu

/** Who peeks out of a box is in it, and comes up; the box is as large as it takes. */
function peekOut(shot: Shot): Shot {
  const at = shot.subjects.findIndex(
    one => animalRig(one) && one.deeds?.some(({ verb, words }) => verb === 'look' && PEEKING.test(words)),
  )
  if (at < 0) return shot
  const one = shot.subjects[at]!
  const holders = shot.subjects.flatMap(({ what }, index) =>
    index !== at && 'sprite' in what && ['holder', 'hat'].includes(findPictogram(what.sprite).sort ?? '')
      ? [index]
      : [],
  )
  const to = one.relation?.kind === 'in' ? one.relation.to : holders[0]
  if (to === undefined || !holders.includes(to) || (one.relation && one.relation.to !== to)) return shot
  const { deeds: _deeds, ...box } = shot.subjects[to]!
  const times = (ROOMY * metresOf(one) * SIZES[one.size]) / (metresOf(box) * SIZES[box.size])
  const peeking: Subject = {
    ...one,
    motion: 'still',
    relation: { kind: 'in', to },
    deeds: one.deeds!.map(deed => (PEEKING.test(deed.words) ? { ...deed, verb: 'peek' } : deed)),
  }
  return {
    ...shot,
    subjects: shot.subjects
      .with(at, { ...peeking, ...(times > LARGER && { size: 'tiny' }) })
      .with(to, { ...box, ...(times > 1 && { size: times > LARGER && times * SIZES.tiny < 1 ? 'normal' : 'large' }) }),
  }
}
/** Times as high as who is in it a box is of which only the head looks out, and how much larger a box may become for it:
 * into a smaller one goes a smaller animal. */
const [ROOMY, LARGER] = [1.2, SIZES.large]

const PUSHING: ReadonlySet<string> = new Set('push knock knock-over hit touch bat drop topple break'.split(' '))
/** Metres: what is higher is not pushed off a table by a cat. */
const PUSHED = 0.45

/** A cat that pushes a glass off the table is on one, the glass at its edge before her paw, and there is a floor below. */
export function pushOff(shot: Shot): Shot {
  const { subjects } = shot
  const isTable = (index: number | undefined): boolean =>
    index !== undefined && subjects[index] !== undefined && isOn(subjects[index], TABLE)
  const at = subjects.findIndex(
    one =>
      animalRig(one) === 'beast' &&
      one.count === 1 &&
      metresOf(one) < 1 &&
      one.deeds?.some(({ verb, to }) => PUSHING.has(verb) && to !== undefined && isSmall(subjects[to]!)),
  )
  if (at < 0) return shot
  const cat = subjects[at]!
  const deed = cat.deeds!.find(({ verb, to }) => PUSHING.has(verb) && to !== undefined && isSmall(subjects[to]!))!
  const thing = subjects[deed.to!]!
  const tables = subjects.flatMap((_, index) => (isTable(index) ? [index] : []))
  const isThere = shot.place === 'table' || isTable(cat.relation?.to) || isTable(thing.relation?.to)
  if (!isThere) return shot
  const table = tables[0] ?? subjects.length
  const pushed = subjects
    .with(at, {
      ...cat,
      motion: 'still',
      relation: { kind: 'on', to: table },
      deeds: [{ ...deed, verb: 'push-edge' }],
    })
    .with(deed.to!, {
      ...thing,
      motion: 'still',
      relation: { kind: 'on', to: table },
      deeds: [{ verb: isFragile(thing) ? 'smashed' : 'pushed-off', words: '' }],
    })
  const standing: Subject = newThing('table', TABLE)
  return {
    ...shot,
    ...(shot.place === 'table' && { place: 'room', where: shot.where ?? 'living-room' }),
    subjects: tables.length > 0 ? pushed : [...pushed, standing],
  }
}
const isOn = ({ what }: Subject, sprite: string): boolean => 'sprite' in what && what.sprite === sprite
const isSmall = (one: Subject): boolean => !isAlive(one) && one.count === 1 && metresOf(one) < PUSHED

const PERCHES: ReadonlySet<string | undefined> = new Set(['rock', 'plant', 'furniture', 'building'])

/** A bird that takes off from a rock sits on it first. */
function perch(shot: Shot): Shot {
  const isPerch = (one: Subject): boolean =>
    'sprite' in one.what &&
    (PERCHES.has(one.build) ||
      findPictogram(one.what.sprite).sort === 'seat' ||
      /branch|fence|post/u.test(one.what.sprite))
  return {
    ...shot,
    subjects: shot.subjects.map((one): Subject => {
      if (animalRig(one) !== 'bird' || one.relation || one.count > 1) return one
      const to = shot.subjects.findIndex(other => other !== one && isPerch(other))
      const leaves = one.deeds?.some(({ verb }) => verb === 'take-off')
      return leaves && to >= 0 ? { ...one, relation: { kind: 'on', to } } : one
    }),
  }
}

/** What animals do they do as animals do it. */
export function stageAntics(given: Shot): Shot {
  const shot = [buryThing, digHole, leapOn, peekOut, perch].reduce((staged, rule) => rule(staged), given)
  const subjects = shot.subjects.map((subject): Subject => {
    const rig = animalRig(subject)
    if (!rig || !subject.deeds?.length) return subject
    const deeds = subject.deeds.map(deed => animalDeed(deed, subject, rig, shot.subjects))
    const antics = deeds.flatMap(deed => anticForDeed(deed, rig) ?? [])
    if (antics.length === 0) return { ...subject, deeds }
    const { relation, ...rest } = subject
    const done = deeds.find(deed => anticForDeed(deed, rig) !== undefined)!
    // Nothing is in the paws of who sniffs at it.
    const isKept = relation && !(relation.kind === 'holding' && relation.to === done.to)
    return {
      ...rest,
      ...(isKept && { relation }),
      deeds,
      motion: antics.every(antic => ON_THE_WAY.has(antic)) || FLOATING.has(subject.motion) ? subject.motion : 'still',
    }
  })
  return { ...shot, subjects }
}
const FLOATING: ReadonlySet<Subject['motion']> = new Set(['float', 'swim'])
