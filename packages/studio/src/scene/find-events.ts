import type { Shot, Subject } from '../direct/shot-list.ts'
import { doneEventsOf, eventsOf, type Who } from '../bodies/motion/events-of-deeds.ts'
import type { Event } from '../bodies/motion/event-names.ts'
import { findPictogram, pictogramCode } from '../figures/pictograms.ts'
import { splitGraphemes } from '@kinora/media/language/split-graphemes'
import { PLACE_TRAITS } from '../direct/place-traits.ts'
import { subjectRig } from './subject-rig.ts'

/** What sinks to the ground slowly, and many at a time, falls by its own way. */
const LIGHT_AS_AIR = new Set([
  ...splitGraphemes('🍃🍂🍁🌸🪶❄️🌺💮🏵️🎊🫧☁️✨💧').map(pictogramCode),
  'drawn-petal',
  'drawn-dandelion-seed',
])
const FLYING = new Set(splitGraphemes('✈️🛩️🚁🚀🛸🪂').map(pictogramCode))

const VEHICLES: ReadonlySet<string | undefined> = new Set(['vehicle', 'boat', 'aircraft'])

/** As what a subject has things happen to it. */
function whoIs(subject: Subject): Who {
  const rig = subjectRig(subject)
  if (rig === 'fish' || rig === 'bird') return rig
  if (rig === 'person' || rig === 'beast') return 'alive'
  const code = codeOf(subject)
  const sort = code === undefined ? undefined : findPictogram(code).sort
  const isVehicle = VEHICLES.has(subject.build) || sort === 'cabin' || sort === 'boat' || FLYING.has(code ?? '')
  return isVehicle || subject.motion === 'drive' ? 'vehicle' : sort === 'light' ? 'light' : 'thing'
}

const codeOf = ({ what }: Subject): string | undefined => ('sprite' in what ? what.sprite : what.like)

/** What becomes of a subject in its shot. */
export function findEvents(subject: Subject, shot: Shot): Event[] {
  const { deeds = [], count } = subject
  const code = codeOf(subject) ?? ''
  // Sparks have a sky of their own.
  if (code && findPictogram(code).isSparks) return []
  const isAdrift = count >= MANY || LIGHT_AS_AIR.has(code) || isInTheAir(shot)
  const { relation } = subject
  const host = relation && shot.subjects[relation.to]
  const goesInto = relation?.kind === 'in' && host?.build === 'building' ? relation.to : undefined
  return [...new Set([...eventsOf(deeds, whoIs(subject), goesInto), ...changingEvents(subject)])].filter(
    event =>
      !(isAdrift && (event === 'drop' || event === 'stumble')) &&
      // `粉鼓起来`: what is in the cup swells, and not the cup.
      !(event === 'swell' && subject.build === 'vessel') &&
      // A field in bloom is one from the first.
      !(count >= MANY && event === 'grow'),
  )
}

/** Those of them that are over since before its shot. */
export const findDoneEvents = (subject: Subject): Event[] => doneEventsOf(subject.deeds ?? [], whoIs(subject))

const MANY = 3

const BY_SIZE = ['tiny', 'small', 'normal', 'large', 'huge']

/** What becomes of it by its changes: of size and of its light. */
function changingEvents({ changes = [] }: Subject): Event[] {
  return changes.flatMap(({ of, from = 'normal', to }): Event[] => {
    if (of === 'light') return [to === 'on' ? 'light' : 'dim']
    if (of !== 'size') return []
    return [BY_SIZE.indexOf(to) > BY_SIZE.indexOf(from) ? 'grow' : 'shrink']
  })
}

const isInTheAir = ({ place }: Shot): boolean =>
  PLACE_TRAITS[place].isBottomless === true || place === 'underwater' || place === 'space'
