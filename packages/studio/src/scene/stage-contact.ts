import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { findPictogram, pictogramCode } from '../figures/pictograms.ts'
import { isPerson, subjectRig } from './subject-rig.ts'
import { LEAD } from './lead-to.ts'
import { newThing } from './new-thing.ts'
import { spriteOf } from '../direct/sprite-of.ts'

/** Brings those to where they do it whose hands would be in the air: to their own shoes, to a desk, to whom they measure. */
export function stageContact(shot: Shot): Shot {
  const rules = [
    kneelToShoes,
    changeTyre,
    kneelToMend,
    workAtDesk,
    measureSomebody,
    washSomebody,
    squeezeInHand,
    pushSwing,
    feedAshore,
    comeOut,
    parkBelow,
    takeLead,
    standBefore,
    waitForHands,
  ]
  return rules.reduce((staged, rule) => rule(staged), shot)
}

const eachPerson = (shot: Shot, adapt: (one: Subject, deeds: readonly Deed[]) => Subject): Shot => ({
  ...shot,
  subjects: shot.subjects.map(one => (isPerson(one) && one.deeds ? adapt(one, one.deeds) : one)),
})

const SHOES: ReadonlySet<string | undefined> = new Set(['👟', '👞', '🥾', '👢'].map(pictogramCode))
const LACED: ReadonlySet<string> = new Set(['tie', 'untie', 'tighten'])

/** Who laces shoes is down at them; a lace has no picture of its own, so what is tied without one is laces. */
const kneelToShoes = (shot: Shot): Shot =>
  eachPerson(shot, (one, deeds) => {
    const lacing = deeds.find(
      ({ verb, to }) =>
        LACED.has(verb) && (to === undefined ? verb === 'tie' : SHOES.has(spriteOf(shot.subjects[to]!))),
    )
    if (!lacing || one.relation?.kind === 'on' || deeds.some(({ verb }) => RESTS.has(verb))) return one
    const kneeling: Deed = { verb: 'kneel', words: '', ...beatOf(lacing) }
    // Nobody runs while he laces, whatever he laces them for.
    const isPlayed = deeds.some(({ beat }) => beat !== undefined)
    return {
      ...one,
      ...(!isPlayed && { motion: 'bob' as const }),
      deeds: [kneeling, ...(isPlayed ? deeds : [lacing])],
    }
  })

const CAR = pictogramCode('🚗')
const ON_WHEELS: ReadonlySet<string | undefined> = new Set(
  ['🚗', '🚙', '🚕', '🛻', '🚚', '🚌', '🚲', '🛵', '🏍️'].map(pictogramCode),
)
const TYRE = pictogramCode('🛞')
const TYRES = /t[iy]res?|wheels?|轮/iu
const CHANGED = /chang|replac|fit|换/iu
const CHANGING: ReadonlySet<string> = new Set(['mend', 'handle', 'tighten', 'attach'])

/** Who changes a wheel is down at what it belongs to, and the wheel is there. */
function changeTyre(shot: Shot): Shot {
  const tyre = shot.subjects.findIndex(one => spriteOf(one) === TYRE)
  const isOfTyre = ({ verb, to, words }: Deed): boolean =>
    CHANGING.has(verb) && (to === undefined ? TYRES.test(words) : to === tyre && CHANGED.test(words))
  const at = shot.subjects.findIndex(one => isPerson(one) && one.deeds?.some(isOfTyre))
  if (at < 0) return shot
  // Trucks that pass are not the one that stands there.
  const named = shot.subjects.findIndex(one => ON_WHEELS.has(spriteOf(one)) && one.count === 1 && !one.deeds?.length)
  const vehicle = named < 0 ? shot.subjects.length : named
  const { relation: _relation, ...worker } = shot.subjects[at]!
  const staged = shot.subjects.map((one, index): Subject => {
    if (index === vehicle) return { ...one, motion: 'still' }
    if (index !== at) return one
    const deeds = worker.deeds!.map((deed): Deed => (isOfTyre(deed) ? { ...deed, verb: 'mend', to: vehicle } : deed))
    return { ...worker, motion: 'bob', deeds }
  })
  const car: Subject = {
    words: 'car',
    what: { sprite: CAR },
    build: 'vehicle',
    count: 1,
    size: 'normal',
    motion: 'still',
  }
  return { ...shot, subjects: named < 0 ? [...staged, car] : staged }
}

const MENDING: ReadonlySet<string> = new Set(['mend', 'tighten', 'attach', 'untie'])

/** Wheels and chains are low: who mends a bicycle is down at it, and it stands. */
function kneelToMend(shot: Shot): Shot {
  const isMending = ({ verb, to }: Deed): boolean =>
    MENDING.has(verb) && to !== undefined && ON_WHEELS.has(spriteOf(shot.subjects[to]!))
  const mended = new Set(
    shot.subjects.flatMap(one => (isPerson(one) ? (one.deeds ?? []).filter(isMending).map(({ to }) => to) : [])),
  )
  const kneeling = eachPerson(shot, (one, deeds) => {
    const mending = deeds.find(isMending)
    if (!mending || deeds.some(({ verb }) => RESTS.has(verb))) return one
    const { relation, ...rest } = one
    return {
      ...rest,
      ...(relation && relation.to !== mending.to && { relation }),
      deeds: [
        { verb: 'kneel', words: '', ...beatOf(mending) },
        ...deeds.map((deed): Deed => (deed === mending ? { ...deed, verb: 'adjust' } : deed)),
      ],
    }
  })
  return {
    ...kneeling,
    subjects: kneeling.subjects.map(
      (one, at): Subject => (mended.has(at) && !one.deeds?.length ? { ...one, motion: 'still' } : one),
    ),
  }
}
const RESTS: ReadonlySet<string> = new Set(['sit', 'kneel', 'lie', 'squat'])
const beatOf = ({ beat }: Deed): Pick<Deed, 'beat'> => (beat === undefined ? {} : { beat })

const DESKS: ReadonlySet<string | undefined> = new Set(['office', 'study'])

/** Work in an office is done at a desk, and hammers at nothing. */
const workAtDesk = (shot: Shot): Shot =>
  DESKS.has(shot.where)
    ? eachPerson(shot, (one, deeds) => ({
        ...one,
        deeds: deeds.map(deed => (deed.verb === 'work' && deed.to === undefined ? { ...deed, verb: 'type' } : deed)),
      }))
    : shot

/** A tailor has the hands at whom he measures. */
const measureSomebody = (shot: Shot): Shot =>
  eachPerson(shot, (one, deeds) => ({
    ...one,
    deeds: deeds.map(deed =>
      deed.verb === 'measure' && deed.to !== undefined && isPerson(shot.subjects[deed.to]!)
        ? { ...deed, verb: 'adjust' }
        : deed,
    ),
  }))

const BODILY: Readonly<Record<string, string>> = {
  wash: 'pet',
  dry: 'pet',
  clean: 'pet',
  rub: 'pet',
  examine: 'adjust',
}

/** A dog that is washed stands there with hands on it, and is in none. */
const washSomebody = (shot: Shot): Shot =>
  eachPerson(shot, (one, deeds) => {
    const done = deeds.find(
      ({ verb, to }) =>
        BODILY[verb] !== undefined &&
        to !== undefined &&
        ['person', 'beast'].includes(subjectRig(shot.subjects[to]!) ?? ''),
    )
    if (!done) return one
    const { relation } = one
    return {
      ...one,
      ...(relation?.kind === 'holding' && relation.to === done.to && { relation: { ...relation, kind: 'beside' } }),
      deeds: deeds.map(deed => (deed === done ? { ...deed, verb: BODILY[deed.verb]! } : deed)),
    }
  })

/** A lemon is squeezed in the hand, and not leant on as dough is. */
const squeezeInHand = (shot: Shot): Shot =>
  eachPerson(shot, (one, deeds) => {
    const pressed = deeds.find(({ verb, to }) => verb === 'squeeze' && to !== undefined)
    if (!pressed || one.count > 1 || subjectRig(shot.subjects[pressed.to!]!) !== 'thing') return one
    const held: Deed = { verb: 'twist', words: pressed.words, to: pressed.to!, ...beatOf(pressed) }
    return { ...one, deeds: deeds.map(deed => (deed === pressed ? held : deed)) }
  })

const SWING = 'drawn-swing'
const SWINGING = /swing|荡|秋千/iu

/** Who is pushed on a swing sits on it, and who pushes stands behind. */
function pushSwing(shot: Shot): Shot {
  const { subjects } = shot
  const pusher = subjects.findIndex(
    one => isPerson(one) && one.deeds?.some(({ verb, to }) => verb === 'push' && to !== undefined),
  )
  const pushed = subjects[pusher]?.deeds?.find(({ verb, to }) => verb === 'push' && to !== undefined)?.to
  if (pushed === undefined) return shot
  const named = subjects.findIndex(one => spriteOf(one) === SWING)
  // `推女儿荡秋千`: of what she does only the swinging is told.
  const isSwinging = ({ deeds = [] }: Subject): boolean => deeds.some(({ words }) => SWINGING.test(words))
  const sitter =
    pushed === named ? subjects.findIndex((one, at) => at !== pusher && one.relation?.to === named) : pushed
  if (sitter < 0 || !isPerson(subjects[sitter]!) || (named < 0 && !isSwinging(subjects[sitter]!))) return shot
  const swing = named < 0 ? subjects.length : named
  const staged = subjects.map((one, at): Subject => {
    const { relation: _relation, ...rest } = one
    if (at === swing) return rest
    if (at === sitter)
      return {
        ...rest,
        motion: 'sway',
        relation: { kind: 'on', to: swing },
        deeds: [{ verb: 'swing', words: '', to: swing }],
      }
    if (at !== pusher) return one
    const deeds = one.deeds!.map((deed): Deed => (deed.verb === 'push' ? { ...deed, verb: 'touch', to: sitter } : deed))
    return { ...rest, motion: 'bob', relation: { kind: 'beside', to: swing }, deeds }
  })
  const added: Subject = newThing('swing', SWING)
  return { ...shot, subjects: named < 0 ? [...staged, added] : staged }
}

const isFood = (one: Subject): boolean => findPictogram(spriteOf(one)).isServed === true
const AWAY: ReadonlySet<Subject['motion']> = new Set(['swim', 'fly', 'float'])

/** Ducks and pigeons that are fed come to who feeds them, with the food in hand. */
function feedAshore(shot: Shot): Shot {
  const fed = new Set(
    shot.subjects.flatMap(one =>
      isPerson(one)
        ? (one.deeds ?? []).flatMap(({ verb, to }) => (verb === 'feed' && to !== undefined ? [to] : []))
        : [],
    ),
  )
  return {
    ...shot,
    subjects: shot.subjects.map((one, at): Subject => {
      const food = one.relation?.kind === 'beside' ? shot.subjects[one.relation.to] : undefined
      // `feeds a horse an apple`: it is in the hand.
      if (food && isPerson(one) && one.deeds?.some(({ verb }) => verb === 'feed') && isFood(food))
        return { ...one, relation: { kind: 'holding', to: one.relation!.to } }
      if (!fed.has(at) || subjectRig(one) !== 'bird' || !AWAY.has(one.motion) || one.deeds?.length) return one
      return { ...one, motion: 'bob', deeds: [{ verb: 'peck', words: '' }] }
    }),
  }
}

const ON_IT: ReadonlySet<string> = new Set('sit stand lie sleep climb rest lean hide dance perch'.split(' '))

/** What somebody sits on, leans against or hides under stands there, whatever it does elsewhere. */
function parkBelow(shot: Shot): Shot {
  const borne = new Set(
    shot.subjects.flatMap(({ relation, deeds = [] }) =>
      relation && ['on', 'under', 'beside'].includes(relation.kind) && deeds.some(({ verb }) => ON_IT.has(verb))
        ? [relation.to]
        : [],
    ),
  )
  // Whoever has something in the hands besides is told to be there from the other side.
  const isBelow = ({ relation }: Subject): boolean =>
    relation?.kind === 'under' && shot.subjects[relation.to]!.deeds?.some(({ verb }) => ON_IT.has(verb)) === true
  return {
    ...shot,
    subjects: shot.subjects.map(
      (one, at): Subject =>
        (borne.has(at) || isBelow(one)) && one.motion === 'drive' && !one.deeds?.length
          ? { ...one, motion: 'still' }
          : one,
    ),
  }
}

const TELESCOPE = pictogramCode('🔭')
const LEADING: ReadonlySet<string> = new Set(['lead', 'walk'])

/** `walks her dog`, 牵着一头牛: on a lead, from hand to neck, and close by. */
function takeLead(shot: Shot): Shot {
  const leads = ({ verb, to }: Deed): boolean =>
    LEADING.has(verb) &&
    to !== undefined &&
    shot.subjects[to]!.build === 'four-legged' &&
    shot.subjects[to]!.count === 1 &&
    subjectRig(shot.subjects[to]!) === 'beast' &&
    (shot.subjects[to]!.metres ?? 1) > LEAST_LED
  const at = shot.subjects.findIndex(
    one => isPerson(one) && one.count === 1 && one.relation?.kind !== 'holding' && one.deeds?.some(leads),
  )
  if (at < 0) return shot
  const one = shot.subjects[at]!
  const to = one.deeds!.find(leads)!.to!
  const led = shot.subjects[to]!
  const lead = newThing('', LEAD, { deeds: [{ verb: 'tied', words: '', to }] })
  const subjects = shot.subjects
    .with(at, { ...one, deeds: [...one.deeds!, { verb: 'hold', words: '', to: shot.subjects.length }] })
    .with(to, {
      ...led,
      ...(led.relation === undefined && one.relation === undefined && { relation: { kind: 'beside', to: at } }),
      ...(led.motion === 'bob' && { motion: one.motion }),
    })
  return { ...shot, subjects: [...subjects, lead] }
}
/** Metres: nobody leads a mouse. */
const LEAST_LED = 0.2

const LOOKED_INTO: ReadonlySet<string | undefined> = new Set(['🪞', '🔭', '🔬'].map(pictogramCode))
const LOOKING: ReadonlySet<string> = new Set(['look', 'watch', 'comb', 'see', 'make-up', 'shave', 'brush', 'examine'])

/** `looks into a mirror`, `through a telescope`: whoever does stands before it, and it is there for him alone. */
function standBefore(shot: Shot): Shot {
  const at = shot.subjects.findIndex(one => LOOKED_INTO.has(spriteOf(one)))
  if (at < 0) return shot
  const isLooking = (one: Subject): boolean =>
    isPerson(one) && one.count === 1 && one.deeds?.some(({ verb }) => LOOKING.has(verb)) === true
  const who = shot.subjects.findIndex(
    one => isLooking(one) && (one.relation === undefined || one.relation.to === at) && !GOING.has(one.motion),
  )
  if (who < 0 || shot.subjects[at]!.relation?.kind === 'holding') return shot
  return {
    ...shot,
    subjects: shot.subjects.map((one, index): Subject => {
      const { relation, ...rest } = one
      // On its stand it is as high as an eye.
      if (index === at) return spriteOf(one) === TELESCOPE ? { ...rest, size: 'huge' } : rest
      if (index !== who) return one
      return {
        ...rest,
        ...(relation && relation.to !== at && { relation }),
        motion: 'bob',
        deeds: [
          { verb: 'stand-at', words: '', to: at },
          ...one.deeds!.map(({ to, ...deed }) => ({ ...deed, ...(to !== undefined && to !== at && { to }) })),
        ],
      }
    }),
  }
}

const LEAPING: ReadonlySet<string> = new Set('jump bounce walk run crawl fly step'.split(' '))

/** `opens the wardrobe and a cat jumps out`: the cat does, to beside who opens, where it is seen, and the wardrobe stands. */
function comeOut(shot: Shot): Shot {
  const leaps = ({ deeds = [] }: Subject): boolean => deeds.some(({ verb }) => LEAPING.has(verb))
  const isAlive = (one: Subject): boolean => (subjectRig(one) ?? 'thing') !== 'thing'
  if (!shot.subjects.some(one => isAlive(one) && leaps(one))) return shot
  const opener = shot.subjects.findIndex(({ deeds = [] }) =>
    deeds.some(({ verb, to }) => verb === 'open' && to !== undefined && shot.subjects[to]?.build === 'furniture'),
  )
  return {
    ...shot,
    subjects: shot.subjects.map((one): Subject => {
      if (one.build === 'furniture' && leaps(one)) {
        const { deeds = [], ...rest } = one
        const kept = deeds.filter(({ verb }) => !LEAPING.has(verb))
        return { ...rest, motion: 'still', ...(kept.length > 0 && { deeds: kept }) }
      }
      const isOut = opener >= 0 && isAlive(one) && !isPerson(one) && leaps(one) && !one.relation
      const jump = isOut ? one.deeds!.find(({ verb }) => verb === 'jump') : undefined
      if (jump && one.count === 1) {
        const to = shot.subjects[opener]!.deeds!.find(({ verb }) => verb === 'open')!.to!
        const deeds = one.deeds!.map((deed): Deed => (deed === jump ? { ...deed, verb: 'leap-out', to } : deed))
        return { ...one, motion: 'still', relation: { kind: 'on', to }, deeds }
      }
      return isOut ? { ...one, relation: { kind: 'beside', to: opener } } : one
    }),
  }
}

const BY_HAND: ReadonlySet<string> = new Set(
  'shake-hands hug kiss high-five heal adjust comb dress shave make-up feed pet whisper massage help inject'.split(' '),
)
const GOING: ReadonlySet<Subject['motion']> = new Set(['walk', 'run', 'fly', 'swim'])

/** Whoever is only there for another's hands waits for them. */
function waitForHands(shot: Shot): Shot {
  const wanted = new Set(
    shot.subjects.flatMap(one =>
      GOING.has(one.motion)
        ? []
        : (one.deeds ?? []).flatMap(({ verb, to }) => (BY_HAND.has(verb) && to !== undefined ? [to] : [])),
    ),
  )
  return {
    ...shot,
    subjects: shot.subjects.map(
      (one, at): Subject =>
        wanted.has(at) && !one.deeds?.length && (one.motion === 'walk' || one.motion === 'run')
          ? { ...one, motion: 'bob' }
          : one,
    ),
  }
}
