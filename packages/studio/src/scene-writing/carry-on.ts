import type { Entity, Placement, Scene, SceneShot } from '@kinora/media/scene/scene-schema'
import { type State, STATE_NEEDS } from '@kinora/media/scene/vocabulary'
import { loadCatalogue } from '../library/catalogue.ts'

/** Positions that last until the words change them. */
const RESTING: ReadonlySet<Placement['relation']> = new Set(['seated-on', 'seated-at', 'lying-on', 'standing-on'])
/** The motion of actions that are performed on the spot. */
const ON_THE_SPOT = 'bob'

/** Actions that keep a thing in the hand. */
const KEEPING: ReadonlySet<string> = new Set(['hold', 'carry', 'play', 'walk', 'run'])

/** The states that exclude each other, by the lasting effects of actions; without a state a thing is as usual. */
const LEFT: readonly Readonly<Record<string, State | undefined>>[] = [
  { opened: 'open', closed: 'shut' },
  { lit: 'lit', dark: 'unlit', burning: 'burning', 'put-out': 'unlit' },
  { filled: 'full', emptied: 'empty' },
  { broken: 'broken', whole: undefined },
]

/**
 * States persist: a thing that was opened, lit, emptied or broken still is. A subject that sat, lay or stood on something in the last shot of a place still does, unless the next
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
  const entities = [...scene.entities, ...added.values()].map(one => asLeft(one, scene, before))
  return { ...scene, entities, shots }
}

/** A thing in the state in which earlier shots left it, unless its words give it one or its shot changes it again. */
function asLeft(entity: Entity, scene: Scene, before: readonly Scene[]): Entity {
  const { affords = [] } = loadCatalogue().asset(entity.asset) ?? {}
  const states = LEFT.flatMap((group): State[] => {
    if (effectsOn(entity.id, [scene]).some(effect => effect in group)) return []
    const last = effectsOn(entity.id, before).findLast(effect => effect in group)
    const state = last === undefined ? undefined : group[last]
    return state && STATE_NEEDS[state].some(need => affords.includes(need)) ? [state] : []
  })
  const [first] = states
  if (entity.state !== undefined || first === undefined) return entity
  return { ...entity, state: states.length > 1 ? states : first }
}

/** The lasting effects of the actions that are done to a thing, in order. */
const effectsOn = (id: string, scenes: readonly Scene[]): string[] =>
  scenes.flatMap(({ shots }) =>
    shots.flatMap(({ actions = [] }) =>
      actions.flatMap(({ does, object, who }) =>
        (object ?? who) === id ? (loadCatalogue().action(does)?.result ?? []) : [],
      ),
    ),
  )

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
