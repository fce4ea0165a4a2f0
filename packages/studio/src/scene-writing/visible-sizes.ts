import type { AssetEntry } from '@kinora/media/scene/catalogue'
import type { Entity } from '@kinora/media/scene/scene-schema'
import { behaviourOf } from '../library/find-behaviour.ts'
import { countOf, entityOf, entryOf, isAlive, isPerson, longestOf, placementOf, type Rule } from './draft.ts'

/** The most members of a group in one row. */
const IN_A_ROW = 8
/** A smaller living thing is a speck beside others. Metres. */
const SMALL = 0.2
/** The least size of a small living thing, as a share of the largest other thing that is not a building. */
const LEAST = 0.22

/** People and animals. Insects, which have no skeleton, are included. */
const isAnimate = (entry: AssetEntry | undefined): boolean => isAlive(entry) || entry?.isA.includes('animal') === true

/** Large groups stand in rows instead of one long line, so that each member is seen. */
export const gatherGroups: Rule = draft => {
  const groups = draft.present.filter(id => {
    const isOpen = entityOf(draft, id)?.formation === undefined
    return countOf(draft, id) > IN_A_ROW && isOpen && isAnimate(entryOf(draft, id))
  })
  for (const id of groups) entityOf(draft, id)!.formation = 'crowd'
  const unplaced = groups.filter(id => !placementOf(draft, id))
  return { ...draft, placements: [...draft.placements, ...unplaced.map(who => ({ who, relation: 'at' as const }))] }
}

/** Gives an entity the size at which its longest side has this length, in metres. */
function scaleTo(entity: Entity, entry: AssetEntry, length: number): void {
  entity.size = { height: Number(((entry.size.height * length) / longestOf(entry)).toFixed(3)) }
}

// Shares of the longest side of the animal. A thing in its paws that is longer than TOO_LARGE is scaled to GRIPPED; a
// thing that is shorter than TOO_SMALL is scaled to NOTICED. A size in the document is kept.
const [GRIPPED, TOO_LARGE] = [0.5, 0.7]
const [NOTICED, TOO_SMALL] = [0.2, 0.12]
/** Scales a thing in an animal's paws to the animal. */
export const scaleToPaws: Rule = draft => {
  for (const { who, relation, to } of draft.placements) {
    const holder = relation === 'held-by' && typeof to === 'string' ? entryOf(draft, to.split('/')[0]!) : undefined
    const [entity, entry] = [entityOf(draft, who), entryOf(draft, who)]
    if (!holder || isPerson(holder) || !isAlive(holder) || !entity || !entry || entity.size !== undefined) continue
    const [own, most] = [longestOf(entry), longestOf(holder)]
    const share = own > TOO_LARGE * most ? GRIPPED : own < TOO_SMALL * most ? NOTICED : undefined
    if (share !== undefined) scaleTo(entity, entry, share * most)
  }
  return draft
}

/** A seat is at least this share of the longest side of an animal on it. */
const SADDLE = 1
/** Scales a ridden thing to an animal that is too large for it. */
export const scaleToRiders: Rule = draft => {
  for (const { who, relation, to } of draft.placements) {
    const rider = relation === 'seated-on' ? entryOf(draft, who) : undefined
    if (!rider || isPerson(rider) || !isAlive(rider) || typeof to !== 'string') continue
    const [entity, entry] = [entityOf(draft, to), entryOf(draft, to)]
    if (!entity || entry?.rig !== 'thing' || !entry.affords.includes('ride') || entity.size !== undefined) continue
    if (longestOf(entry) < SADDLE * longestOf(rider)) scaleTo(entity, entry, SADDLE * longestOf(rider))
  }
  return draft
}

/** The greatest height of a climbed plant, as a multiple of the climber's longest side. */
const CLIMBED = 3.5
/** A tree is small enough for its climber to be seen. */
export const scaleToClimbers: Rule = draft => {
  for (const { who, does, object } of draft.actions) {
    if (object === undefined || behaviourOf(does).goes !== 'climb') continue
    const [climber, entity, entry] = [entryOf(draft, who), entityOf(draft, object), entryOf(draft, object)]
    if (!climber || !entity || entity.size !== undefined || !entry?.isA.includes('plant')) continue
    const most = Math.max(LOWEST_TREE, CLIMBED * longestOf(climber))
    if (longestOf(entry) > most) scaleTo(entity, entry, most)
  }
  return draft
}
/** Metres. */
const LOWEST_TREE = 1.5

/** Insects and other tiny animals are drawn larger beside larger things, so that they are seen. */
export const enlargeTinyAnimals: Rule = draft => {
  const shown = draft.present.filter(id => !draft.background.has(id))
  for (const id of shown) {
    const [entity, entry] = [entityOf(draft, id), entryOf(draft, id)]
    if (!entity || !entry || entity.size !== undefined || !isAnimate(entry) || longestOf(entry) >= SMALL) continue
    const others = shown.flatMap(other => {
      const size = other === id ? undefined : entryOf(draft, other)
      return size && !size.isA.includes('building') ? [longestOf(size)] : []
    })
    const wanted = Math.min(SMALL, LEAST * Math.max(0, ...others))
    if (wanted > longestOf(entry)) scaleTo(entity, entry, wanted)
  }
  return draft
}

/** Metres: smaller things are drawn at the second length in the hands of a person, so that they are seen. */
const [SPECK, HELD_SPECK] = [0.05, 0.09]
/** A coin or a seed that somebody uses is drawn larger. */
export const enlargeUsedThings: Rule = draft => {
  for (const { who, object } of draft.actions) {
    if (object === undefined || !isPerson(entryOf(draft, who))) continue
    const [entity, entry] = [entityOf(draft, object), entryOf(draft, object)]
    if (!entity || entry?.rig !== 'thing' || entity.size !== undefined || entry.affords.includes('wear')) continue
    if (longestOf(entry) < SPECK) scaleTo(entity, entry, HELD_SPECK)
  }
  return draft
}

/** Metres: a longer thing does not fit on a tabletop and is drawn at the second length, like a potted plant. */
const [FITTING, ON_A_TABLE] = [0.9, 0.5]
/**
 * Scales large things to a tabletop, so that the camera sees them from inside the room. The size of what the caller's
 * picture shows is unknown: on a table it is a thing for a table.
 */
export const fitOnTabletop: Rule = draft => {
  for (const { who, relation, to } of draft.placements) {
    const [entity, under] = [entityOf(draft, who), typeof to === 'string' ? entryOf(draft, to) : undefined]
    if (relation === 'on' && under?.affords.includes('put-on') && isPicture(entity))
      entity.size ??= { height: ON_A_TABLE }
  }
  const anchors = draft.place.entry?.anchors.map(({ id }) => id) ?? []
  if (!anchors.includes('surface') || !anchors.includes('floor')) return draft
  for (const id of draft.present) {
    const [entity, entry] = [entityOf(draft, id), entryOf(draft, id)]
    if (isPicture(entity)) entity.size ??= { height: ON_A_TABLE }
    if (!entity || entry?.rig !== 'thing' || entity.size !== undefined || entry.affords.includes('sit-at')) continue
    if (longestOf(entry) > FITTING) scaleTo(entity, entry, ON_A_TABLE)
  }
  return draft
}
const isPicture = (entity: Entity | undefined): entity is Entity => /^(?:input|subject):/u.test(entity?.asset ?? '')
