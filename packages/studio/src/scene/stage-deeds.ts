import { PLACE_TRAITS } from '../direct/place-traits.ts'
import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { findPictogram, pictogramCode } from '../figures/pictograms.ts'
import { isPerson, subjectRig } from './subject-rig.ts'
import { isLine } from './lines.ts'
import { newThing } from './new-thing.ts'

/** Deeds that need somebody or something in a certain place: a patient on a bed, an animal at the tree that it eats from. */
export function stageDeeds(shot: Shot): Shot {
  const rules = [
    layDown,
    eatFromTree,
    diveForBall,
    sitTogether,
    giveRing,
    sitAtWheel,
    moveVehicle,
    flyInside,
    fightFire,
  ]
  return rules.reduce((staged, rule) => rule(staged), shot)
}

const BED = pictogramCode('🛏️')
const isSprite = ({ what }: Subject, sprite: string): boolean => 'sprite' in what && what.sprite === sprite
const ON_BEDS: ReadonlySet<string> = new Set(['tuck-in'])
const ON_HOSPITAL_BEDS: ReadonlySet<string> = new Set(['operate', 'heal'])

/** Who is tucked in, or operated on, lies on a bed, and whoever does it stands beside. */
function layDown(shot: Shot): Shot {
  const { subjects } = shot
  const isDone = ({ verb }: Deed): boolean =>
    ON_BEDS.has(verb) || (ON_HOSPITAL_BEDS.has(verb) && shot.where === 'hospital')
  const doer = subjects.findIndex(one => isPerson(one) && one.deeds?.some(isDone))
  const deed = subjects[doer]?.deeds?.find(isDone)
  const other = subjects.findIndex((one, index) => index !== doer && isPerson(one))
  const patient = deed?.to !== undefined && isPerson(subjects[deed.to]!) ? deed.to : deed ? other : -1
  if (doer < 0 || patient < 0 || subjects[patient]!.deeds?.some(({ verb }) => verb === 'stand' || verb === 'sit'))
    return shot
  const own = subjects.findIndex(one => isSprite(one, BED))
  const bed = own >= 0 ? own : subjects.length
  const laid = subjects.map((one, index): Subject => {
    if (index === patient)
      return {
        ...one,
        motion: 'still',
        relation: { kind: 'on', to: bed },
        deeds: [{ verb: 'sleep', words: '' }],
      }
    if (index !== doer) return index === own ? withoutRelation(one) : one
    return {
      ...one,
      motion: 'bob',
      relation: { kind: 'beside', to: bed },
      deeds: one.deeds!.map(done => (done === deed ? { ...done, to: patient } : done)),
    }
  })
  return { ...shot, subjects: own >= 0 ? laid : [...laid, newThing('bed', BED)] }
}

const withoutRelation = (one: Subject): Subject => {
  const { relation: _relation, ...alone } = one
  return alone
}

const LEAVES: ReadonlySet<string> = new Set(['🍃', '🌿', '🍂', '🌱'].map(pictogramCode))
const TREES: ReadonlySet<string> = new Set(['🌳', '🌴', '🌲'].map(pictogramCode))

/** `a giraffe eats leaves from a tree`: its head is at the tree, and no leaf in a hand that it has not. */
function eatFromTree(shot: Shot): Shot {
  const { subjects } = shot
  const isAny = (one: Subject, codes: ReadonlySet<string>): boolean =>
    'sprite' in one.what && codes.has(one.what.sprite)
  const eater = subjects.findIndex(
    one =>
      subjectRig(one) === 'beast' &&
      one.deeds?.some(({ verb, to }) => ['eat', 'chew', 'bite', 'graze'].includes(verb) && isLeaf(subjects, to)),
  )
  if (eater < 0) return shot
  const own = subjects.findIndex(one => isAny(one, TREES))
  const leaves = subjects.findIndex(one => isAny(one, LEAVES))
  const tree = own >= 0 ? own : leaves
  return {
    ...shot,
    subjects: subjects.map((one, index): Subject => {
      if (index === eater)
        return {
          ...one,
          relation: { kind: 'before', to: tree },
          deeds: one.deeds!.map(({ to, ...deed }) =>
            isLeaf(subjects, to) || to === undefined ? deed : { ...deed, to },
          ),
        }
      // Where no tree is named the leaves are one.
      return own < 0 && index === leaves ? { ...one, what: { sprite: pictogramCode('🌳') }, count: 1, metres: 5 } : one
    }),
  }
}
const isLeaf = (subjects: readonly Subject[], to: number | undefined): boolean => {
  const what = to === undefined ? undefined : subjects[to]?.what
  return what !== undefined && 'sprite' in what && LEAVES.has(what.sprite)
}

const WATERY = new Set(['beach', 'lake', 'sea', 'river', 'waterfall', 'underwater'])

/** A goalkeeper who dives leaps: there is no water in a stadium. */
const diveForBall = (shot: Shot): Shot =>
  WATERY.has(shot.place) || shot.where === 'swimming-pool'
    ? shot
    : {
        ...shot,
        subjects: shot.subjects.map(one =>
          isPerson(one) && one.motion === 'swim' && one.deeds?.some(({ verb }) => verb === 'dive')
            ? {
                ...one,
                motion: 'jump' as const,
                deeds: one.deeds.map(deed => (deed.verb === 'dive' ? { ...deed, verb: 'jump' } : deed)),
              }
            : one,
        ),
      }

/** Nobody plays chess alone where another one is named to play with. */
function sitTogether(shot: Shot): Shot {
  const player = shot.subjects.findIndex(one => one.deeds?.some(({ verb }) => verb === 'play-chess'))
  if (player < 0) return shot
  return {
    ...shot,
    subjects: shot.subjects.map((one, index) =>
      index !== player && isPerson(one) && !one.deeds?.length
        ? { ...withoutRelation(one), motion: 'bob' as const, deeds: [{ verb: 'play-chess', words: '' }] }
        : one,
    ),
  }
}

/** Who pushes somebody in a wheelchair, or pulls him on a sled, has the hands at what he is on. */
const moveVehicle = (shot: Shot): Shot => ({
  ...shot,
  subjects: shot.subjects.map(one => ({
    ...one,
    ...(one.deeds && {
      deeds: one.deeds.map(deed => {
        const moved = deed.to === undefined ? undefined : shot.subjects[deed.to]
        const isCarried =
          moved?.relation &&
          CARRYING.has(moved.relation.kind) &&
          !isPerson(shot.subjects[moved.relation.to]!) &&
          // A duck on a string is pulled itself.
          !isLine(shot.subjects[moved.relation.to]!)
        return (deed.verb === 'push' || deed.verb === 'pull') && isCarried ? { ...deed, to: moved.relation!.to } : deed
      }),
    }),
  })),
})
const CARRYING: ReadonlySet<string> = new Set(['on', 'in', 'riding'])

const WHEEL = 'drawn-potters-wheel'

const SHAPING: ReadonlySet<string> = new Set(['make', 'knead', 'carve', 'work', 'stir', 'make-pottery'])

/** Who makes pots has the wheel before him, with the pot on it, and no table beside. */
function sitAtWheel(shot: Shot): Shot {
  const wheel = shot.subjects.findIndex(one => isSprite(one, WHEEL))
  if (wheel < 0) return shot
  const isAtWheel = ({ relation, deeds = [] }: Subject): boolean =>
    relation?.to === wheel || deeds.some(({ verb, to }) => to === wheel || SHAPING.has(verb))
  return {
    ...shot,
    subjects: shot.subjects.map(one =>
      isPerson(one) && isAtWheel(one)
        ? { ...withoutRelation(one), motion: 'bob', deeds: [{ verb: 'make-pottery', words: '', to: wheel }] }
        : one,
    ),
  }
}

const AIRCRAFT: ReadonlySet<string> = new Set(['✈️', '🛩️', '🛫', '🛬', '🚁', '🚀', '🛸'].map(pictogramCode))

/** `a pilot flies the plane`: he does not fly beside it, nor sit on it, but is inside; in a cockpit its controls are what is seen of it. */
function flyInside(shot: Shot): Shot {
  const isAircraft = (to: number | undefined): to is number => {
    const what = to === undefined ? undefined : shot.subjects[to]?.what
    return what !== undefined && 'sprite' in what && AIRCRAFT.has(what.sprite)
  }
  const isFlight = ({ verb, to }: Deed): boolean => (verb === 'fly' || verb === 'drive') && isAircraft(to)
  const isInside = PLACE_TRAITS[shot.place].isIndoors === true
  return {
    ...shot,
    subjects: shot.subjects.map((one): Subject => {
      const flight = isPerson(one) ? one.deeds?.find(isFlight) : undefined
      if (!flight) return one
      const deeds = one.deeds!.filter(deed => deed !== flight)
      return isInside
        ? { ...withoutRelation(one), motion: 'bob', deeds: [...deeds, { verb: 'operate', words: flight.words }] }
        : {
            ...one,
            motion: 'still',
            relation: { kind: 'in', to: flight.to! },
            deeds: [...deeds, { ...flight, verb: 'pilot' }],
          }
    }),
  }
}

const FIRE = pictogramCode('🔥')
const FIRES: ReadonlySet<string> = new Set([FIRE, 'drawn-campfire', 'drawn-fireplace', pictogramCode('🕯️')])

/** Who puts out a fire has one to put out. */
function fightFire(shot: Shot): Shot {
  const { subjects } = shot
  const isFire = ({ what }: Subject): boolean => 'sprite' in what && FIRES.has(what.sprite)
  const isOpen = ({ verb, to }: Deed): boolean => verb === 'extinguish' && to === undefined
  const at = subjects.findIndex(one => isPerson(one) && one.deeds?.some(isOpen))
  if (at < 0 || subjects.some(one => isFire(one) || one.deeds?.some(({ verb }) => verb === 'burn'))) return shot
  const deeds = subjects[at]!.deeds!.map(deed => (isOpen(deed) ? { ...deed, to: subjects.length } : deed))
  return {
    ...shot,
    subjects: [...subjects.with(at, { ...subjects[at]!, deeds }), newThing('fire', FIRE, { metres: 1.3 })],
  }
}

const RING = pictogramCode('💍')
const PROPOSING = /propos|求婚/iu
const RING_METRES = 0.12

/** Who proposes kneels with a ring before the other one. */
function giveRing(shot: Shot): Shot {
  const { subjects } = shot
  const at = subjects.findIndex(one => isPerson(one) && one.deeds?.some(({ verb }) => verb === 'propose'))
  if (at < 0) return shot
  // `单膝跪地拍照`: who only kneels to do something else asks nobody.
  const kneeling = subjects[at]!.deeds!
  if (kneeling.some(({ verb }) => verb !== 'propose') && kneeling.every(({ words }) => !PROPOSING.test(words)))
    return {
      ...shot,
      subjects: subjects.with(at, {
        ...subjects[at]!,
        deeds: kneeling.map((deed): Deed => (deed.verb === 'propose' ? { verb: 'kneel', words: deed.words } : deed)),
      }),
    }
  const other = subjects.findIndex((one, index) => index !== at && isPerson(one))
  const named = subjects.findIndex(one => isSprite(one, RING))
  const ring = named >= 0 ? named : subjects.length
  const proposing = subjects.map((one, index): Subject => {
    // True to life nobody would see it.
    if (index === named) return { ...one, metres: RING_METRES }
    if (index !== at) return index === other ? { ...one, motion: 'bob' } : one
    const [propose] = one.deeds!.filter(({ verb }) => verb === 'propose')
    return {
      ...one,
      motion: 'still',
      ...(other >= 0 && { relation: { kind: 'before', to: other } }),
      deeds: [
        { ...propose!, ...(other >= 0 && { to: other }) },
        { verb: 'give', words: '', to: ring },
      ],
    }
  })
  return {
    ...shot,
    subjects: named >= 0 ? proposing : [...proposing, newThing('ring', RING, { metres: RING_METRES })],
  }
}

/** Where people travel there are seats and no tables of their own. */
const TRANSPORT = new Set(['train', 'subway', 'bus', 'airplane', 'plane', 'car'])
export const hasNoTables = ({ where, place }: Shot): boolean =>
  where !== undefined && TRANSPORT.has(where) && PLACE_TRAITS[place].isIndoors === true

/** Pots and pans that are named are what is cooked in. */
export const isPan = ({ what }: Subject): boolean =>
  'sprite' in what && (PANS.has(what.sprite) || findPictogram(what.sprite) === findPictogram(pictogramCode('🍲')))
const PANS: ReadonlySet<string> = new Set([
  ...['🍳', '🍲', '🥘', '🫕'].map(pictogramCode),
  'drawn-pan',
  'drawn-pot',
  'drawn-wok',
])
