import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { findPictogram, pictogramCode } from '../figures/pictograms.ts'
import { splitGraphemes } from '@kinora/media/language/split-graphemes'
import { SIZES } from './member.ts'
import { isPerson, subjectRig } from './subject-rig.ts'

/** An animal by itself on its own legs or wings. */
const rigOf = (one: Subject): 'beast' | 'bird' | undefined => {
  const rig = subjectRig(one)
  return (rig === 'beast' || rig === 'bird') && !one.trade && !one.wears && one.count === 1 ? rig : undefined
}
const isAlive = (one: Subject): boolean => isPerson(one) || ['beast', 'bird', 'fish'].includes(subjectRig(one) ?? '')
const metresOf = ({ what, metres }: Subject): number =>
  'sprite' in what ? findPictogram(what.sprite).metres : (metres ?? 1)
const does = ({ deeds = [] }: Subject, verbs: ReadonlySet<string>): Deed | undefined =>
  deeds.find(({ verb }) => verbs.has(verb))

/** Leaps of animals, each with where it begins and ends: off a sill, into a box, at a frisbee, down to a fish, into the snow. */
export const stageLeaps = (shot: Shot): Shot =>
  shot.subjects.reduce(
    (staged, _, index) =>
      [leapDown, leapIn, leapForth, spring, swoop, snowDive].reduce((one, rule) => rule(one, index), staged),
    shot,
  )

/** So that where it comes down is seen too. */
const widely = (shot: Shot): Shot => ({ ...shot, camera: { ...shot.camera, framing: 'wide' } })

const DOWN: ReadonlySet<string> = new Set(['jump-down'])
const FLEEING: ReadonlySet<string> = new Set('flee run leave exit hurry'.split(' '))

/** `a cat jumps off the sill and runs away`: it is on it first, and at last on the floor, or gone. */
function leapDown(shot: Shot, index: number): Shot {
  const one = shot.subjects[index]!
  const down = rigOf(one) === 'beast' ? does(one, DOWN) : undefined
  const things = shot.subjects.flatMap((other, at) => (at !== index && !isAlive(other) ? [at] : []))
  const to = down?.to ?? one.relation?.to ?? (things.length === 1 ? things[0] : undefined)
  if (!down || to === undefined || isAlive(shot.subjects[to]!)) return shot
  const flees = does(one, FLEEING) !== undefined
  const deeds: Deed[] = [{ ...down, verb: flees ? 'leap-off' : 'leap-to-floor', to }]
  return {
    ...widely(shot),
    subjects: shot.subjects.with(index, { ...one, motion: 'still', relation: { kind: 'on', to }, deeds }),
  }
}

const INTO: ReadonlySet<string> = new Set('squeeze jump climb crawl enter step board sneak'.split(' '))
const INWARDS = /into|inside|进|钻/iu

/** `a cat squeezes into a box`: it is beside it first, and in it at last. */
function leapIn(shot: Shot, index: number): Shot {
  const one = shot.subjects[index]!
  const into = rigOf(one) === 'beast' ? does(one, INTO) : undefined
  const to = one.relation?.kind === 'in' ? one.relation.to : into?.to
  const box = to === undefined ? undefined : shot.subjects[to]
  if (!into || !box || !('sprite' in box.what) || findPictogram(box.what.sprite).sort !== 'holder') return shot
  if (into.verb !== 'squeeze' && one.relation?.kind !== 'in' && !INWARDS.test(into.words)) return shot
  const times = (metresOf(one) * SIZES[one.size]) / (metresOf(box) * SIZES[box.size])
  return {
    ...widely(shot),
    subjects: shot.subjects
      .with(index, {
        ...one,
        motion: 'still',
        relation: { kind: 'in', to: to! },
        deeds: [{ ...into, verb: 'leap-in', to: to! }],
        ...(times > TIGHT && { size: 'normal' }),
      })
      .with(to!, { ...box, ...(times > TIGHT && { size: 'normal' }) }),
  }
}

const OUT: ReadonlySet<string> = new Set(['jump-out'])

/** `a rabbit hops out of a hat`: it is in it first, and on the ground before it at last. */
function leapForth(shot: Shot, index: number): Shot {
  const one = shot.subjects[index]!
  const out = rigOf(one) ? does(one, OUT) : undefined
  const isHolder = ({ what }: Subject): boolean =>
    'sprite' in what && ['holder', 'hat'].includes(findPictogram(what.sprite).sort ?? '')
  const holders = shot.subjects.flatMap((other, at) => (at !== index && isHolder(other) ? [at] : []))
  const to = out?.to ?? (holders.length === 1 ? holders[0] : undefined)
  const box = to === undefined ? undefined : shot.subjects[to]
  if (!out || !box || !isHolder(box)) return shot
  const isSmall = metresOf(box) * SIZES[box.size] < metresOf(one) * SIZES[one.size]
  return {
    ...widely(shot),
    subjects: shot.subjects
      .with(index, {
        ...one,
        motion: 'still',
        relation: { kind: 'in', to: to! },
        ...(isSmall && { size: 'small' }),
        deeds: [{ ...out, verb: 'leap-forth', to: to! }],
      })
      .with(to!, { ...box, ...(isSmall && { size: 'large' }) }),
  }
}

/** Times as high as its box: who is larger is one of its usual size, in a usual one. */
const TIGHT = 1

const CATCHING: ReadonlySet<string> = new Set(['catch'])
/** Metres: what is larger is in no mouth. */
const IN_MOUTH = 0.5
const HANDED: ReadonlySet<string> = new Set(splitGraphemes('🐻🐻‍❄️🐼🐨🐒🐵🦍🦧🐿️🦝🐹🐭🐁🐀🦦🦥').map(pictogramCode))

/** `a dog catches a frisbee`: it comes flying, and the dog leaps for it. */
function spring(shot: Shot, index: number): Shot {
  const one = shot.subjects[index]!
  const caught = rigOf(one) === 'beast' ? does(one, CATCHING) : undefined
  const thing = caught?.to === undefined ? undefined : shot.subjects[caught.to]
  const isHanded = 'sprite' in one.what && HANDED.has(one.what.sprite)
  if (!caught || !thing || isAlive(thing) || thing.count > 1 || metresOf(thing) > IN_MOUTH || isHanded) return shot
  const { relation: _relation, ...flying } = thing
  return {
    ...shot,
    subjects: shot.subjects
      .with(index, {
        ...one,
        motion: 'still',
        relation: { kind: 'holding', to: caught.to! },
        deeds: [
          { verb: 'spring', words: caught.words },
          { verb: 'hold', words: '', to: caught.to! },
        ],
      })
      .with(caught.to!, { ...flying, motion: 'still', deeds: [{ verb: 'caught', words: '' }] }),
  }
}

const DIVING: ReadonlySet<string> = new Set(['dive'])
const SNATCHING: ReadonlySet<string> = new Set('take catch hunt hold carry steal pick'.split(' '))
/** Those that dive from the air, where ducks do from the water. */
const HUNTERS: ReadonlySet<string> = new Set(splitGraphemes('🦅🦉🐦🕊️🐦‍⬛').map(pictogramCode))
const WATERY: ReadonlySet<Shot['place']> = new Set<Shot['place']>(['lake', 'sea', 'river', 'beach', 'waterfall'])

/** `an eagle dives and grabs a fish`: from high up down to the water and up again, with the fish in its claws. */
function swoop(shot: Shot, index: number): Shot {
  const one = shot.subjects[index]!
  const isHunter = rigOf(one) === 'bird' && 'sprite' in one.what && HUNTERS.has(one.what.sprite)
  const snatched = isHunter ? does(one, SNATCHING) : undefined
  const prey = snatched?.to === undefined ? undefined : shot.subjects[snatched.to]
  const isPrey = prey !== undefined && isAlive(prey) && !isPerson(prey) && prey.count === 1
  if (!isHunter || !(does(one, DIVING) || (isPrey && snatched)) || shot.place === 'underwater') return shot
  const { relation: _relation, ...flying } = one
  const isFish = isPrey && subjectRig(prey) === 'fish'
  const hunting: Subject = {
    ...flying,
    motion: 'fly',
    ...(isPrey && { relation: { kind: 'holding', to: snatched!.to! } }),
    deeds: [{ verb: 'swoop', words: '' }, ...(isPrey ? [{ verb: 'hold', words: '', to: snatched!.to! }] : [])],
  }
  const { relation: _held, ...caught } = prey ?? one
  const subjects = shot.subjects.with(index, hunting)
  return {
    ...shot,
    ...(isFish && !WATERY.has(shot.place) && { place: 'lake' }),
    subjects: isPrey
      ? subjects.with(snatched!.to!, { ...caught, motion: 'still', deeds: [{ verb: 'snatched', words: '' }] })
      : subjects,
  }
}

const POUNCING: ReadonlySet<string> = new Set(['pounce', 'dive'])

/** `a fox dives into the snow`: up in a bow and in with its nose; what it hunts is below. */
function snowDive(shot: Shot, index: number): Shot {
  const one = shot.subjects[index]!
  const leap = rigOf(one) === 'beast' && shot.place === 'snowfield' ? does(one, POUNCING) : undefined
  const prey = one.deeds?.find(({ to }) => to !== undefined && isAlive(shot.subjects[to]!))?.to
  if (!leap || (leap.verb === 'pounce' && leap.to !== undefined)) return shot
  const { relation: _relation, ...fox } = one
  const leaping = shot.subjects.with(index, {
    ...fox,
    motion: 'still',
    ...(prey !== undefined && { relation: { kind: 'holding', to: prey } }),
    deeds: [
      { verb: 'snow-dive', words: leap.words },
      ...(prey === undefined ? [] : [{ verb: 'hold', words: '', to: prey }]),
    ],
  })
  return {
    ...shot,
    subjects:
      prey === undefined
        ? leaping
        : leaping.with(prey, { ...leaping[prey]!, motion: 'still', deeds: [{ verb: 'snatched', words: '' }] }),
  }
}
