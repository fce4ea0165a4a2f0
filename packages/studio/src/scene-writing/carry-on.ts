import type { Entity, Placement, Scene, SceneShot } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../library/catalogue.ts'

/** Positions that last until the words change them. */
const RESTING: ReadonlySet<Placement['relation']> = new Set(['seated-on', 'seated-at', 'lying-on', 'standing-on'])
/** The motion of actions that are performed on the spot. */
const ON_THE_SPOT = 'bob'

/** Actions that keep a thing in the hand. */
const KEEPING: ReadonlySet<string> = new Set(['hold', 'carry', 'play', 'walk', 'run'])

/**
 * States persist: a subject that sat, lay or stood on something in the last shot of a place still does, unless the next
 * shot there moves or places it. A held thing is still held in the next shot, unless the hands are needed.
 */
export function carryOn(scene: Scene, before: readonly Scene[]): Scene {
  const added = new Map<string, Entity>()
  const shots = scene.shots.map((shot): SceneShot => {
    const kept = peopleIn(shot).flatMap(who => {
      const rest = isPlacedAnew(shot, who) ? undefined : lastRest(before, shot.place, who)
      const held = areHandsFree(shot, who) ? lastHeld(before, who) : undefined
      return [rest, held].flatMap(last => {
        if (!last) return []
        for (const one of last.entities) if (!scene.entities.some(({ id }) => id === one.id)) added.set(one.id, one)
        return last.placements
      })
    })
    if (kept.length === 0) return shot
    const own = (shot.placements ?? []).filter(({ who }) => !kept.some(one => one.who === who))
    return { ...shot, placements: [...own, ...new Map(kept.map(one => [one.who, one])).values()] }
  })
  return { ...scene, entities: [...scene.entities, ...added.values()], shots }
}

const peopleIn = ({ placements = [], actions = [] }: SceneShot): string[] => [
  ...new Set([...placements, ...actions].map(({ who }) => who)),
]

/** True if a shot gives the subject a position, or an action that leaves the former one. */
const isPlacedAnew = ({ placements = [], actions = [] }: SceneShot, who: string): boolean =>
  placements.some(one => one.who === who && one.to !== undefined) ||
  actions.some(one => {
    const entry = loadCatalogue().action(one.does)
    return one.who === who && (one.path !== undefined || (entry?.motion ?? ON_THE_SPOT) !== ON_THE_SPOT)
  })

/** Positions from an earlier shot, and the entities that they name. */
type Kept = { placements: Placement[]; entities: Entity[] }

/** The position of a subject in the last shot of a place, with its support. */
function lastRest(before: readonly Scene[], place: string | undefined, who: string): Kept | undefined {
  const last = before.findLast(({ shots }) => shots.some(shot => shot.place === place && peopleIn(shot).includes(who)))
  const shot = last?.shots.findLast(one => one.place === place && peopleIn(one).includes(who))
  const rest = shot?.placements?.find(one => one.who === who && RESTING.has(one.relation))
  if (!last || !shot || typeof rest?.to !== 'string') return undefined
  const support = rest.to.split('/')[0]!
  return {
    placements: [rest, ...(shot.placements ?? []).filter(one => one.who === support)],
    entities: last.entities.filter(({ id }) => id === support),
  }
}

/** True if the subject holds nothing in a shot and has no object. */
const areHandsFree = ({ placements = [], actions = [] }: SceneShot, who: string): boolean =>
  !placements.some(({ relation, to }) => relation === 'held-by' && (to === who || String(to).startsWith(`${who}/`))) &&
  !actions.some(one => one.who === who && (one.object ?? one.with) !== undefined)

/** The thing that the subject held in its last shot, if nothing else happened to it. */
function lastHeld(before: readonly Scene[], who: string): Kept | undefined {
  const last = before.findLast(({ shots }) => shots.some(shot => peopleIn(shot).includes(who)))
  const { placements = [], actions = [] } = last?.shots.findLast(shot => peopleIn(shot).includes(who)) ?? {}
  const isUsedUp = (id: string): boolean =>
    actions.some(({ does, object, with: tools = [] }) => (object === id && !KEEPING.has(does)) || tools.includes(id))
  const held = placements.filter(one => one.relation === 'held-by' && one.to === who && !isUsedUp(one.who))
  if (!last || held.length === 0) return undefined
  return { placements: held, entities: last.entities.filter(({ id }) => held.some(one => one.who === id)) }
}
