import { behaviourOf } from '../library/find-behaviour.ts'
import { entryOf, isAlive, placementOf, type Rule } from './draft.ts'

/** A performer who leaps over something, alone or on a mount, comes from the side. */
export const comeForLeap: Rule = draft => {
  const placements = [...draft.placements]
  for (const { who, object, target, does, path } of draft.actions) {
    const thing = object ?? target
    if (behaviourOf(does).goes !== 'over' || path || thing === undefined || isAlive(entryOf(draft, thing))) continue
    const ridden = placementOf(draft, who)
    const mover = ridden && MOUNTED.has(ridden.relation) && typeof ridden.to === 'string' ? ridden.to : who
    const at = placements.findIndex(one => one.who === mover)
    const isOpen = at < 0 || (placements[at]!.relation === 'at' && placements[at]!.to === undefined)
    if (!isOpen || placements.some(one => one.who === thing && one.to === mover)) continue
    if (at >= 0) placements.splice(at, 1)
    placements.push({ who: mover, relation: 'beside', to: thing, side: 'left', distance: RUN_UP, facing: FROM_LEFT })
    // A fence or log lies across the way.
    const { width = 0, depth = 0 } = entryOf(draft, thing)?.size ?? {}
    if (width > depth && !placements.some(one => one.who === thing))
      placements.push({ who: thing, relation: 'at', facing: FROM_LEFT })
  }
  return { ...draft, placements }
}
const MOUNTED: ReadonlySet<string> = new Set(['seated-on', 'standing-on', 'in', 'on'])
/** Metres; and degrees: to the right. */
const [RUN_UP, FROM_LEFT] = [1, 90]
