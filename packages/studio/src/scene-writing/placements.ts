import type { Placement } from '@kinora/media/scene/scene-schema'
import type { Deed, Relation, Shot, Subject } from '../setting/shot-list.ts'
import { loadCatalogue } from '../library/catalogue.ts'
import { behaviourOf } from '../library/find-behaviour.ts'
import {
  RIDES,
  type Draft,
  eachOf,
  entityOf,
  entryOf,
  isAlive,
  isHandy,
  isPlayedAt,
  isHeldThing,
  isPerson,
  longestOf,
  withoutCircles,
} from './draft.ts'
import { startOf } from './whereabouts.ts'

type IdAt = (index: number | undefined) => string | undefined

const SIDES = { left: 'left', right: 'right', centre: 'middle', background: 'far', foreground: 'near' } as const

/** The positions in the prompt, as placements that the assets allow. */
export function placementsOf({ subjects }: Shot, idAt: IdAt, draft: Pick<Draft, 'cast'>): Placement[] {
  const related = subjects.flatMap((subject, index): Placement[] => {
    const goal = idAt(subject.goes?.of)
    const going = idAt(index)
    if (going && goal && going !== goal) return [startOf(going, subject.goes!, goal)]
    const [who, to] = [idAt(index), idAt(subject.relation?.to)]
    if (!who || !to || who === to) return []
    const { part } = subject.relation!
    if (part) return [{ who, relation: 'held-by', to: `${to}/${PARTS[part]}` }]
    const side = subject.side === 'left' || subject.side === 'right' ? subject.side : undefined
    return relate(who, subject.relation!.kind, to, subject, draft).map(placement =>
      side && placement.who === who && placement.relation === 'beside' ? { side, ...placement } : placement,
    )
  })
  const carried = subjects.flatMap((subject, index): Placement[] =>
    (subject.deeds ?? []).flatMap(deed => {
      const [who, to, tool] = [idAt(index), idAt(deed.to), idAt(deed.with)]
      // A walking subject rides nothing: `a robot walks with a car behind it`.
      const isOnFoot = ON_FOOT.has(actionOf(deed)?.id ?? '')
      if (who && tool && who !== tool) return isOnFoot && isRide(entryOf(draft, tool)) ? [] : used(who, tool, draft)
      if (!who || !to || who === to) return []
      if (HOLDS.has(actionOf(deed)?.pose ?? '') && isHeldThing(entryOf(draft, to)))
        return [{ who: to, relation: 'held-by' as const, to: bearerOf(who, [deed]) }]
      return RESTS.has(actionOf(deed)?.pose ?? '') ? relate(who, 'on', to, subject, draft) : []
    }),
  )
  const aside = subjects.flatMap(({ side, heading }, index): Placement[] => {
    const who = idAt(index)
    const { rig, size } = (who && entryOf(draft, who)) || {}
    // A flower that floats to the right is not seen from its edge.
    const isFlat = rig === 'thing' && heading === 'right' && size!.width > size!.depth
    if (!who || (!side && (!heading || isFlat))) return []
    return [
      {
        who,
        relation: 'at',
        ...(side && { side: SIDES[side] }),
        ...(heading && !isFlat && { facing: heading === 'right' ? 90 : -90 }),
      },
    ]
  })
  // A climber starts at the foot.
  const climbs = ({ who, to }: Placement): boolean =>
    subjects.some(({ deeds = [] }, at) =>
      deeds.some(
        deed => idAt(at) === who && idAt(deed.to) === to && behaviourOf(actionOf(deed)?.id ?? '').goes === 'climb',
      ),
    )
  return withoutCircles([...related.filter(one => one.to === undefined || !climbs(one)), ...carried, ...aside])
}
const ON_FOOT: ReadonlySet<string> = new Set(['walk', 'run'])
const isRide = (entry: ReturnType<typeof entryOf>): boolean =>
  entry?.affords.includes('board') === true || entry?.affords.includes('ride') === true
/** A tool is in the hand. A vehicle carries its user. */
const used = (who: string, tool: string, draft: Pick<Draft, 'cast'>): Placement[] => {
  const [entity, entry] = [entityOf(draft, tool), entryOf(draft, tool)]
  if (!entity || !entry || !isPerson(entryOf(draft, who))) return []
  if (isRide(entry)) return [{ who, relation: 'seated-on', to: tool }]
  const isMadeSmall = entity.size === 'small' || entity.size === 'tiny'
  if (isMadeSmall && longestOf(entry) > IN_HAND) entity.size = { height: IN_HAND }
  return isHandy(entry) || isMadeSmall ? [{ who: tool, relation: 'held-by', to: who }] : []
}
/** The height of a thing that is called small and is held. Metres. */
const IN_HAND = 0.25

/** The part of the body that carries something, if not the hands. */
const PARTS = {
  head: 'head',
  shoulders: 'shoulders',
  shoulder: 'shoulders',
  back: 'back',
  underarm: 'left-arm',
} as const
function bearerOf(who: string, deeds: readonly Deed[] = []): string {
  const bearing = deeds.find(deed => deed.bearing)?.bearing
  return bearing ? `${who}/${PARTS[bearing]}` : who
}
const HOLDS: ReadonlySet<string> = new Set(['hold', 'carry'])
const RESTS: ReadonlySet<string> = new Set(['sit', 'lie', 'sleep'])
const actionOf = ({ verb }: Deed) => loadCatalogue().action(verb)

/** Of two related things, the one that carries the other. */
function relate(
  who: string,
  kind: Relation,
  to: string,
  subject: Pick<Subject, 'deeds' | 'motion' | 'count' | 'side'>,
  draft: Pick<Draft, 'cast'>,
): Placement[] {
  const [own, other] = [entryOf(draft, who), entryOf(draft, to)]
  switch (kind) {
    case 'holding':
      if (isAlive(other) && isInArms(own, other, to, subject, draft))
        return [{ who: to, relation: 'held-by', to: bearerOf(who, subject.deeds) }]
      if (isPerson(other)) return []
      if (isFurnitureTop(own) && isHandy(other)) return [{ who: to, relation: 'on', to: who }]
      // A side in the prompt is kept; otherwise the action gives the position.
      if (subject.side && !isHeldThing(other) && !isAlive(other)) return []
      if (isHeldThing(other) && !isGrazed(own, other, subject))
        return [{ who: to, relation: 'held-by', to: bearerOf(who, subject.deeds) }]
      // A thing that opens or is sat at to play is used from its front; others from the side, so that the face is visible.
      return isAlive(other) || other?.affords.includes('open') || isPlayedAt(other)
        ? [{ who, relation: isAlive(other) ? 'beside' : 'at', to }]
        : [{ who, relation: 'beside', to, facing: to }]
    case 'riding':
    case 'on':
      // A wave is behind the board and carries nobody.
      if (
        kind === 'riding' &&
        isPerson(own) &&
        other?.rig === 'thing' &&
        !RIDES.some(one => other.affords.includes(one))
      )
        return [{ who: to, relation: 'behind', to: who, distance: 0.2 }]
      if (isAlive(other) && own?.affords.includes('wear')) return [{ who, relation: 'worn-by', to }]
      // A smaller animal carries nobody: an elephant that sprays a boy stands beside him.
      if (kind === 'on' && own && other && isAlive(own) && isAlive(other) && longestOf(own) > longestOf(other))
        return []
      // A thing for the hands carries nobody: a person writes on a clipboard.
      if (isPerson(own) && isHandy(other) && !other?.affords.some(one => UNDERFOOT.has(one))) return []
      return other ? [{ who, relation: onto(kind, own, other, subject), to }] : [{ who, relation: 'on', to }]
    case 'in':
      // A person who looks into another's mouth is not inside the other: the action gives the position.
      if (isAlive(own) && isAlive(other)) return []
      if (other?.isA.includes('building')) return [{ who, relation: 'before', to, distance: 0.5 }]
      if (own && other && !other.affords.includes('put-in') && longestOf(other) < 0.6 * longestOf(own))
        return own.affords.includes('put-in') ? [{ who: to, relation: 'in', to: who }] : []
      if (
        own &&
        other &&
        own.affords.includes('put-in') &&
        longestOf(other) < 0.5 * longestOf(own) &&
        !isVase(own, other)
      )
        return [{ who: to, relation: 'in', to: who }]
      return [{ who, relation: 'in', to }]
    case 'under':
      // Nobody stands on a plate: a chef slides a pancake onto it.
      if (isHandy(own) && isPerson(other) && !own?.affords.some(one => UNDERFOOT.has(one) && one !== 'put-on'))
        return []
      // The support is under the person.
      if (own && !isAlive(own) && isAlive(other) && CARRIES.some(one => own.affords.includes(one)))
        return [{ who: to, relation: onto('on', other, own, subject), to: who }]
      return isAlive(own) && other && isSolid(other) ? [behind(to, who)] : [{ who, relation: 'under', to }]
    case 'above':
      if (own && !isAlive(own) && isAlive(other) && !FLYING.has(subject.motion))
        return isSolid(own) ? [behind(who, to)] : [{ who: to, relation: 'under', to: who }]
      return [{ who, relation: 'above', to }]
    case 'around':
      return [{ who, relation: 'beside', to }]
    case 'before':
    case 'behind':
    case 'beside':
      if (isAlive(own) && isHandy(other) && other?.rig === 'thing') return []
      // `at a table with a cup in front of her`: the cup is on the table.
      if (kind !== 'behind' && isFurnitureTop(own) && isHandy(other)) return [{ who: to, relation: 'on', to: who }]
      // Two people are seen from the side, face to face; a person before a crowd is seen from the front.
      if (
        kind === 'before' &&
        isPerson(own) &&
        isOfPeople(draft, to) &&
        !subject.side &&
        isOne(draft, who) &&
        eachOf(draft, to).length <= 2
      )
        return [
          { who, relation: 'beside', to, side: 'left', distance: aloofOf(subject), facing: to },
          { who: to, relation: 'at', facing: who },
        ]
      // A person in front of a house stands where the house is visible behind them.
      if (kind === 'before' && isAlive(own) && !isAlive(other) && (other?.size.height ?? 0) > TALL)
        return [{ who: to, relation: 'behind', to: who, ...apart(other) }]
      return [{ who, relation: kind, to, ...(kind === 'behind' && isAlive(other) && apart(own)) }]
  }
}
/** An animal eats food that is large for it from the ground. */
const isGrazed = (own: Entry | undefined, other: Entry | undefined, { deeds = [] }: Pick<Subject, 'deeds'>): boolean =>
  own?.rig === 'beast' &&
  other !== undefined &&
  longestOf(other) > GRAZED * longestOf(own) &&
  deeds.some(deed => actionOf(deed)?.pose === 'eat')
/** A share of the animal's longest side. */
const GRAZED = 0.45
/** True for one who is carried: a child, a person in need or an animal that is not larger. */
const isInArms = (
  own: Entry | undefined,
  other: Entry | undefined,
  to: string,
  { deeds = [] }: Pick<Subject, 'deeds'>,
  draft: Pick<Draft, 'cast'>,
): boolean =>
  isPerson(own) &&
  other !== undefined &&
  isOne(draft, to) &&
  deeds.some(deed => longestOf(other) <= (IN_ARMS[actionOf(deed)?.id ?? ''] ?? 0) * longestOf(own!))
/** The largest one in somebody's arms, as a share of the bearer. */
const IN_ARMS: Readonly<Record<string, number>> = { carry: 1, hold: 0.85 }

/** A table, a counter or a shelf. */
const isFurnitureTop = (entry: ReturnType<typeof entryOf>): boolean =>
  entry?.isA.includes('furniture') === true && entry.affords.includes('put-on') && !entry.affords.includes('sit-on')
/** Metres between two subjects who interact, and between a subject and one that it only sees. */
const [FACE_TO_FACE, ALOOF] = [0.5, 1.1]
const aloofOf = ({ deeds = [] }: Pick<Subject, 'deeds'>): number =>
  deeds.some(deed => SEEING.has(actionOf(deed)?.id ?? '')) ? ALOOF : FACE_TO_FACE
const SEEING: ReadonlySet<string> = new Set(['photograph', 'film', 'watch', 'look', 'draw', 'paint'])
const isOfPeople = (draft: Pick<Draft, 'cast'>, id: string): boolean =>
  eachOf(draft, id).every(one => isPerson(entryOf(draft, one)))
const isOne = (draft: Pick<Draft, 'cast'>, id: string): boolean => eachOf(draft, id).length === 1
/** A plant is larger than its pot. */
const isVase = ({ isA }: Entry, { affords }: Entry): boolean => isA.includes('plant') && affords.includes('put-in')

/** Metres: taller things are seen whole from this multiple of their height. */
export const [TALL, AWAY] = [4, 2.6]
/** A castle behind two knights is visible as a castle, not as a wall. */
const apart = (thing: Entry | undefined): Pick<Placement, 'distance'> =>
  thing && thing.size.height > TALL ? { distance: Math.round(10 * AWAY * thing.size.height) / 10 } : {}
const CARRIES = ['sit-on', 'lie-on', 'ride', 'stand-on'] as const
const FLYING: ReadonlySet<string> = new Set(['fly', 'float', 'rise', 'fall'])
/** A subject is neither inside a trunk nor visible below a car, so such things are behind it. */
const behind = (who: string, to: string): Placement => ({ who, relation: 'behind', to, distance: 0.1 })
const isSolid = ({ isA, affords }: Entry): boolean =>
  isA.includes('plant') || isA.includes('vehicle') || affords.includes('light')
type Entry = NonNullable<ReturnType<typeof entryOf>>

/** The position of a person on something, from its affordance and the action. */
/** How a body is on another. */
export function onto(
  kind: 'on' | 'riding',
  own: Entry | undefined,
  { affords, size }: Entry,
  { deeds = [] }: Pick<Subject, 'deeds'>,
): Placement['relation'] {
  if (!isAlive(own)) return 'on'
  const poses = new Set(deeds.map(deed => actionOf(deed)?.pose))
  if (poses.has('lie') || poses.has('sleep')) return 'lying-on'
  const isSeat = affords.includes('sit-on') || affords.includes('board') || affords.includes('ride')
  const isBoard = size.height < BOARD
  if (poses.has('sit')) return 'seated-on'
  const isUpright = !affords.includes('ride') && UPRIGHT.some(pose => poses.has(pose))
  if (isPerson(own) && isSeat && !isBoard && !isUpright && !poses.has('stand')) return 'seated-on'
  if (kind === 'riding' && !isBoard) return 'seated-on'
  const isShelf = isPerson(own) && size.height > REACHED
  const isHill = affords.includes('stand-on') && affords.includes('climb')
  const isUnderfoot = isSeat || isHill || (!isShelf && SUPPORTS.some(one => affords.includes(one)))
  return isUnderfoot ? 'standing-on' : isPerson(own) ? 'at' : 'on'
}
/** Poses of people who stand on a seat. */
const UPRIGHT = ['jump', 'dance'] as const
/** Metres: nobody stands on a higher shelf, unless it can be climbed or the words say how. */
const REACHED = 1.2
/** Metres: a person on a lower thing stands on it. */
const BOARD = 0.3
const UNDERFOOT: ReadonlySet<string> = new Set(['sit-on', 'board', 'ride', 'stand-on', 'put-on', 'lie-on'])
const SUPPORTS = ['stand-on', 'put-on', 'lie-on'] as const
