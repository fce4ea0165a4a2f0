import { PLACE_TRAITS } from '../direct/place-traits.ts'
import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { findPictogram, pictogramCode } from '../figures/pictograms.ts'
import { CHAIR, TABLE } from './member.ts'
import { isPerson } from './subject-rig.ts'
import { newThing } from './new-thing.ts'
import { cradleBabies, layNewborns } from './cradle-babies.ts'

/** What people do to each other, so that it is seen: hands at whom they serve, who is served on a seat, who is comforted at a shoulder. */
export function stagePeople(shot: Shot): Shot {
  const rules = [
    cradleBabies,
    layNewborns,
    workAtBody,
    holdBrought,
    serveAtTable,
    bringTo,
    leanOn,
    lieInBed,
    sitAboard,
    sleepAtDesk,
    restAtTable,
    seatServed,
    poseTogether,
  ]
  return rules.reduce((staged, rule) => rule(staged), shot)
}

type Staging = (one: Subject, deeds: readonly Deed[], index: number) => Subject
const eachPerson = (shot: Shot, adapt: Staging): Shot => ({
  ...shot,
  subjects: shot.subjects.map((one, index) => (isPerson(one) && one.deeds ? adapt(one, one.deeds, index) : one)),
})
const without = ({ relation: _relation, ...rest }: Subject): Subject => rest
const isSprite = ({ what }: Subject, sprite: string): boolean => 'sprite' in what && what.sprite === sprite

/** Work of the hands, as it is seen where it is done to somebody: who cuts a man cuts his hair, who takes one takes his pulse. */
const AT_BODY: Readonly<Record<string, string>> = {
  cut: 'comb',
  'get-haircut': 'comb',
  take: 'adjust',
  measure: 'adjust',
  examine: 'adjust',
  tie: 'adjust',
  put: 'adjust',
  wrap: 'adjust',
  rub: 'adjust',
  touch: 'adjust',
  pet: 'adjust',
}
/** Those whom one has in the arms are held. */
const CARRYING: ReadonlySet<string> = new Set([
  'hold',
  'carry',
  'lift',
  'rescue',
  'hug',
  'kiss',
  'rock',
  'carry-together',
])

function workAtBody(shot: Shot): Shot {
  return eachPerson(shot, (one, deeds, index) => {
    const isOther = (to: number | undefined): to is number =>
      to !== undefined && to !== index && isPerson(shot.subjects[to]!)
    const { relation } = one
    const isCarrying = deeds.some(({ verb, to }) => CARRYING.has(verb) && to === relation?.to)
    const isHeldOnly = relation?.kind === 'holding' && isOther(relation.to) && !isCarrying
    return {
      ...(isHeldOnly ? { ...one, relation: { kind: 'beside', to: relation.to } } : one),
      deeds: deeds.map(deed =>
        AT_BODY[deed.verb] !== undefined && isOther(deed.to) && !isTiny(shot.subjects[deed.to]!)
          ? { ...deed, verb: AT_BODY[deed.verb]! }
          : deed,
      ),
    }
  })
}
/** A baby is bent down to. */
const isTiny = ({ metres = 1.7 }: Subject): boolean => metres < 0.9

const BROUGHT: ReadonlySet<string> = new Set(['bring', 'deliver', 'serve'])

/** 端着一盘热气腾腾的饺子: however much is said of it, it is in the hands of who brings it. */
const holdBrought = (shot: Shot): Shot =>
  eachPerson(shot, (one, deeds) => {
    const to = deeds.find(({ verb, to }) => BROUGHT.has(verb) && to !== undefined && isHandy(shot.subjects[to]!))?.to
    return to === undefined || one.relation ? one : { ...one, relation: { kind: 'holding', to } }
  })
const isHandy = ({ build, metres = 1, relation }: Subject): boolean =>
  !relation && metres <= MOST_HANDY && build !== undefined && HANDY.has(build)
const MOST_HANDY = 0.6
const HANDY: ReadonlySet<NonNullable<Subject['build']>> = new Set(['food', 'vessel', 'product', 'tool'] as const)

/** What is put before somebody who sits; all else is handed over. */
function serveAtTable(shot: Shot): Shot {
  const { subjects } = shot
  const at = subjects.findIndex(
    ({ deeds = [], relation, ...one }) =>
      isPerson(one) &&
      relation?.kind === 'holding' &&
      isServed(subjects[relation.to]!) &&
      deeds.some(({ verb, to }) => BROUGHT.has(verb) && to !== undefined && isPerson(subjects[to]!)),
  )
  const own = subjects.findIndex(one => isTable(one))
  if (at < 0 || (own < 0 && PLACE_TRAITS[shot.place].isIndoors !== true)) return shot
  const dish = subjects[at]!.relation!.to
  const table = own < 0 ? subjects.length : own
  const served = subjects.map((one, index): Subject => {
    if (index === dish) return { ...one, relation: { kind: 'on', to: table } }
    if (index === at) return { ...without(one), motion: 'bob', deeds: [{ verb: 'put', words: '', to: dish }] }
    return one
  })
  const added: Subject = newThing('table', TABLE)
  return { ...shot, subjects: own < 0 ? [...served, added] : served }
}
const isServed = ({ what }: Subject): boolean => 'sprite' in what && findPictogram(what.sprite).isServed === true
const isTable = (one: Subject | undefined): boolean =>
  one !== undefined && (isSprite(one, TABLE) || isSprite(one, 'drawn-desk'))

/** `serves pasta to a couple`, 端到客人面前: who has brought it stands there and holds it out. */
const bringTo = (shot: Shot): Shot =>
  eachPerson(shot, (one, deeds, index) => {
    const brought = deeds.find(
      ({ verb, to }) => BROUGHT.has(verb) && to !== undefined && to !== index && isPerson(shot.subjects[to]!),
    )
    if (!brought || one.relation?.kind !== 'holding') return one
    return {
      ...one,
      motion: 'bob',
      deeds: deeds.map((deed): Deed => (deed === brought ? { ...deed, verb: 'give' } : deed)),
    }
  })

const LEANING: ReadonlySet<string> = new Set(['cry', 'lean', 'sleep', 'rest', 'slump', 'dream', 'cover-face'])

/** `cries on her friend's shoulder`, 靠在爸爸肩上: at the other's side, with his arms around, and not up there. */
function leanOn(shot: Shot): Shot {
  const at = shot.subjects.findIndex(
    ({ relation, deeds = [], ...one }) =>
      isPerson(one) &&
      (relation?.kind === 'on' || deeds.some(({ verb, to }) => verb === 'lean' && to === relation?.to)) &&
      relation !== undefined &&
      isPerson(shot.subjects[relation.to]!) &&
      deeds.some(({ verb }) => LEANING.has(verb)),
  )
  if (at < 0) return shot
  const other = shot.subjects[at]!.relation!.to
  return {
    ...shot,
    subjects: shot.subjects.map((one, index): Subject => {
      if (index === at)
        return { ...one, motion: 'bob', relation: { kind: 'beside', to: other }, deeds: embraced(one, other) }
      if (index !== other) return one
      return { ...one, motion: 'bob', deeds: [...(one.deeds ?? []), { verb: 'hug', words: '', to: at }] }
    }),
  }
}
/** Who leans on somebody stands in his arms: what takes the whole body is left out. */
const embraced = ({ deeds = [] }: Subject, to: number): Deed[] => [
  { verb: 'hug', words: '', to },
  ...deeds.filter(({ verb }) => verb === 'cry').map(({ to: _to, ...deed }) => deed),
]

/** `poses in front of the house`: all of them stand before it, and look at who takes the picture. */
function poseTogether(shot: Shot): Shot {
  const isPosing = ({ deeds = [] }: Subject): boolean => deeds.some(({ verb }) => verb === 'pose')
  const before = shot.subjects.find(one => isPerson(one) && isPosing(one) && one.relation?.kind === 'before')?.relation
  return eachPerson(shot, (one, deeds) =>
    isPosing(one)
      ? {
          ...one,
          ...(before && (one.relation?.kind ?? 'beside') === 'beside' && { relation: before }),
          deeds: deeds.map(({ to, ...deed }) => (to === undefined || deed.verb === 'pose' ? deed : { ...deed, to })),
        }
      : one,
  )
}

const BED = pictogramCode('🛏️')
const PATIENT = /patient|病人|患者|伤员/iu
const UP: ReadonlySet<string> = new Set(['stand', 'walk', 'run', 'sit', 'enter', 'leave'])

/** `跟病床边的病人说话`: where there is a bed for patients they lie in it, unless they are up. */
function lieInBed(shot: Shot): Shot {
  const bed = shot.subjects.findIndex(one => isSprite(one, BED))
  if (bed < 0) return shot
  return {
    ...shot,
    subjects: shot.subjects.map((one): Subject => {
      const isUp = one.deeds?.some(({ verb }) => UP.has(verb)) === true || one.relation !== undefined
      if (!isPerson(one) || !PATIENT.test(one.words) || isUp) return one
      const said = one.deeds?.filter(({ verb }) => verb !== 'lie') ?? []
      return {
        ...one,
        motion: 'still',
        relation: { kind: 'on', to: bed },
        deeds: [{ verb: 'lie', words: '' }, ...said],
      }
    }),
  }
}

const RESTING: ReadonlySet<string> = new Set(['lie', 'sleep', 'lean', 'slump', 'curl-up'])

/** `趴在桌上`, `asleep on the desk`: nobody lies on a table; the head does. */
const restAtTable = (shot: Shot): Shot =>
  eachPerson(shot, (one, deeds) => {
    const isAtTable = (to: number | undefined): boolean => to !== undefined && isTable(shot.subjects[to])
    const isOn = one.relation?.kind === 'on' && isAtTable(one.relation.to)
    const resting = deeds.find(({ verb, to }) => RESTING.has(verb) && (isAtTable(to) || isOn))
    if (!resting) return one
    const rest = isOn ? without(one) : one
    const kept = deeds.filter(deed => deed !== resting && deed.verb !== 'work' && !isAtTable(deed.to))
    return {
      ...rest,
      motion: 'still',
      deeds: [
        { verb: 'sit', words: '' },
        { verb: isAsleep(deeds) ? 'nap' : 'slump', words: resting.words },
        ...awake(kept),
      ],
    }
  })
const isAsleep = (deeds: readonly Deed[]): boolean => deeds.some(({ verb }) => verb === 'sleep')
const awake = (deeds: readonly Deed[]): Deed[] => deeds.filter(({ verb }) => verb !== 'sleep')

/** Where there are desks or tables and no beds. */
const WITH_DESKS: ReadonlySet<string | undefined> = new Set(
  'library classroom office cafe restaurant internet-cafe laboratory control-room bar recording-studio'.split(' '),
)

/** `falls asleep in the library`, 在教室里睡着了: with the head on a table, and not on the floor. */
function sleepAtDesk(shot: Shot): Shot {
  const { subjects } = shot
  const sleeps = (one: Subject): boolean =>
    isPerson(one) && (one.relation ?? { kind: 'beside' }).kind === 'beside' && isAsleep(one.deeds ?? [])
  const isLaid = subjects.some(({ what }) => 'sprite' in what && findPictogram(what.sprite).sort === 'seat')
  if (!WITH_DESKS.has(shot.where) || isLaid || !subjects.some(sleeps)) return shot
  const own = subjects.findIndex(one => isTable(one))
  const to = own < 0 ? subjects.length : own
  const seated = subjects.map(
    (one): Subject =>
      sleeps(one) ? { ...one, deeds: one.deeds!.map(deed => (deed.verb === 'sleep' ? { ...deed, to } : deed)) } : one,
  )
  return { ...shot, subjects: own < 0 ? [...seated, newThing('table', TABLE)] : seated }
}

/** What carries people has seats. */
const CARRIAGES: ReadonlySet<string | undefined> = new Set(['train', 'bus', 'aeroplane-cabin'])
/** What passengers do on them. */
const ON_SEATS: ReadonlySet<string> = new Set(
  'sit sleep rest eat drink taste read look watch listen stir write draw knit think dream type scroll cry lean play-game use-phone call hum'.split(
    ' ',
  ),
)
const SEATS = 'drawn-carriage-seats'
/** So many have room on one row. */
const MOST_ABOARD = 3

/** `looks out of the train window`, 在飞机上睡着了: who is carried sits, unless the words have him on his feet. */
function sitAboard(shot: Shot): Shot {
  const { subjects } = shot
  if (
    !CARRIAGES.has(shot.where) ||
    subjects.some(({ what }) => 'sprite' in what && findPictogram(what.sprite).sort === 'seat')
  )
    return shot
  const isUp = ({ verb }: Deed): boolean => STANDS_ABOARD.has(verb)
  const isCarried = (one: Subject): boolean =>
    isPerson(one) &&
    one.relation?.kind !== 'on' &&
    one.relation?.kind !== 'in' &&
    one.deeds?.some(({ verb }) => ON_SEATS.has(verb)) === true &&
    !one.deeds.some(isUp)
  const carried = subjects.filter(isCarried)
  if (carried.length === 0 || carried.reduce((sum, { count }) => sum + count, 0) > MOST_ABOARD) return shot
  const to = subjects.length
  const seated = subjects.map(
    (one): Subject =>
      isCarried(one)
        ? {
            ...one,
            motion: 'still',
            deeds: [
              { verb: 'sit', words: '', to },
              ...one
                .deeds!.filter(({ verb }) => !LEFT_ABOARD.has(verb))
                .map(deed => (deed.verb === 'sleep' ? { ...deed, verb: 'doze' } : deed)),
            ],
          }
        : one,
  )
  return { ...shot, subjects: [...seated, newThing('seats', SEATS)] }
}
const STANDS_ABOARD: ReadonlySet<string> = new Set(
  'stand walk run dance enter leave exit serve bring give pour clean push pull carry board jump fight hug chase sweep'.split(
    ' ',
  ),
)
/** A seat takes the place of these. */
const LEFT_ABOARD: ReadonlySet<string> = new Set(['sit', 'lean', 'drive', 'ride'])

/** Done to somebody who sits for it. */
const SEATED_FOR: ReadonlySet<string> = new Set(['comb', 'inject', 'heal', 'shave', 'make-up'])
const TREATED = new Set(['hospital', 'salon'])
const ON_FEET: ReadonlySet<string> = new Set([
  'stand',
  'walk',
  'run',
  'sit',
  'lie',
  'sleep',
  'kneel',
  'squat',
  'lean',
  'dance',
])

/** Who has his hair cut or his pulse taken sits, where there is a room for chairs. */
function seatServed(shot: Shot): Shot {
  const { subjects } = shot
  if (PLACE_TRAITS[shot.place].isIndoors !== true || subjects.some(one => isSprite(one, BED))) return shot
  const isFor = ({ verb }: Deed): boolean =>
    SEATED_FOR.has(verb) || (verb === 'adjust' && TREATED.has(shot.where ?? ''))
  const served = subjects
    .filter(isPerson)
    .flatMap(({ deeds = [] }) => deeds.flatMap(deed => (isFor(deed) && deed.to !== undefined ? [deed.to] : [])))
    .find(to => isPerson(subjects[to]!) && subjects[to]!.count === 1)
  if (served === undefined) return shot
  const one = subjects[served]!
  const isPlaced = one.relation !== undefined || one.deeds?.some(({ verb }) => ON_FEET.has(verb)) === true
  if (isPlaced) return shot
  const seat = subjects.findIndex(({ what }) => 'sprite' in what && findPictogram(what.sprite).sort === 'seat')
  const chair: Subject = newThing('chair', CHAIR)
  const sit: Deed = { verb: 'sit', words: '', to: seat < 0 ? subjects.length : seat }
  const seated = subjects.with(served, { ...one, motion: 'still', deeds: [sit, ...(one.deeds ?? [])] })
  return { ...shot, subjects: seat < 0 ? [...seated, chair] : seated }
}
