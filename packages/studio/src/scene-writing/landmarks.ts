import type { AssetEntry } from '@kinora/media/scene/catalogue'
import type { Action, Placement } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../library/catalogue.ts'
import { behaviourOf } from '../library/find-behaviour.ts'
import { type Draft, eachOf, entityOf, entryOf, isAlive, placementOf, type Rule } from './draft.ts'
import { AWAY, TALL } from './placements.ts'

const isLandmark = ({ rig, size, isA }: AssetEntry): boolean =>
  rig === 'thing' && size.height >= TALL && isA.includes('building')

/** A building that goes somewhere is no landmark; one that burns or shines is. */
const MOVING: ReadonlySet<string> = new Set(['walk', 'run', 'drive', 'fly', 'swim', 'float', 'rise', 'fall'])

/** A person at a landmark stands in front of it, far enough for it to be seen, and passes between it and the camera. */
export const setBack: Rule = draft => {
  const placements = [...draft.placements]
  let { actions } = draft
  for (const thing of draft.present) {
    const [entity, entry] = [entityOf(draft, thing), entryOf(draft, thing)]
    const low = draft.present.filter(
      id => (entryOf(draft, id)?.size.height ?? TALL) < TALL && !draft.background.has(id),
    )
    const near = low.find(id => isAlive(entryOf(draft, id))) ?? low.find(id => !placementOf(draft, id))
    if (!entity || !entry || !near || !isLandmark(entry)) continue
    const isUsed = ({ does, who, object, target }: Action): boolean =>
      (who === thing && MOVING.has(loadCatalogue().action(does)?.motion ?? '')) ||
      object === thing ||
      (target === thing && !isPassed(does))
    const own = placements.findIndex(({ who }) => who === thing)
    const isOpen = own < 0 || (placements[own]!.relation === 'at' && placements[own]!.to === undefined)
    if (!isOpen || placements.some(({ to }) => to === thing) || actions.some(isUsed)) continue
    if (own >= 0) placements.splice(own, 1)
    if (entry.size.height > HIGHEST && entity.size === undefined) entity.size = { height: HIGHEST }
    const height = Math.min(HIGHEST, entry.size.height)
    placements.push({ who: thing, relation: 'behind', to: near, distance: Math.round(10 * AWAY * height) / 10 })
    actions = actions.map(({ target, ...action }) =>
      target === thing && behaviourOf(action.does).goes === 'past'
        ? action
        : { ...action, ...(target !== undefined && { target }) },
    )
  }
  // One person would hide it.
  const isAlone =
    draft.present.reduce((sum, id) => sum + (isAlive(entryOf(draft, id)) ? countOf(draft, id) : 0), 0) === 1
  const aside = placements.map((one): Placement => {
    const { height = 0 } = entryOf(draft, one.who)?.size ?? {}
    const isLandmark = one.relation === 'behind' && height >= TALL && !isAlive(entryOf(draft, one.who))
    return isAlone && isLandmark && one.offset === undefined
      ? { ...one, offset: [Math.round(ASIDE * Math.min(HIGHEST, height)), 0, 0] }
      : one
  })
  return { ...draft, placements: aside, actions }
}
const countOf = (draft: Draft, id: string): number =>
  Math.max(entityOf(draft, id)?.count ?? 1, eachOf(draft, id).length)
/** True if the action only needs its target to be visible. */
function isPassed(does: string): boolean {
  const { goes = 'past', touches } = behaviourOf(does)
  return goes === 'past' && touches === undefined
}
/**
 * The largest height of a landmark in metres, above which it is drawn smaller, as from afar; and the sideways distance
 * to it as a share of its height.
 */
const [HIGHEST, ASIDE] = [18, 0.5]
