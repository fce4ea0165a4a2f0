import type { Placement, Scene, SceneShot } from '@kinora/media/scene/scene-schema'
import { type Clause, editWords } from './edit-words.ts'
import { type Placed, restOf } from './place-as-said.ts'
import { readUnits } from './read-units.ts'
import { mapShots, type Scope } from './scope.ts'

/**
 * `swap the chef and the cat`: two entities of the document exchange their places. Undefined if the words say anything
 * else.
 */
export function swapAsSaid(scene: Scene, clause: Clause, last: readonly string[], scope: Scope): Placed | undefined {
  const isSaid = clause.found.some(({ text }) => editWords().exchanging.includes(text.toLowerCase()))
  if (!isSaid) return undefined
  const units = readUnits(clause, scene, last)
  const [one, other, ...more] = units.flatMap(unit => (unit.kind === 'named' && !unit.isAnchor ? [unit] : []))
  const unknown = restOf(clause.text, units)
  if (!one || !other || one.isNew || other.isNew || more.length > 0 || !unknown) return undefined
  return { scene: mapShots(scene, scope, shot => exchange(shot, one.id, other.id)), unknown, named: [one.id, other.id] }
}

function exchange(shot: SceneShot, one: string, other: string): SceneShot {
  const { placements = [] } = shot
  const first = placements.find(({ who }) => who === one)
  const second = placements.find(({ who }) => who === other)
  if (!first || !second) return shot
  return {
    ...shot,
    placements: placements.map(own =>
      own === first ? inPlaceOf(first, second) : own === second ? inPlaceOf(second, first) : own,
    ),
  }
}

/** A placement where another was. What was placed to its own follower is now placed to the other. */
function inPlaceOf({ who, with: rope }: Placement, { who: other, with: _rope, ...place }: Placement): Placement {
  const named = <T>(name: T): T | string => (name === who ? other : name)
  const { to, near, facing } = place
  return {
    ...place,
    who,
    ...(rope !== undefined && { with: rope }),
    ...(to !== undefined && { to: Array.isArray(to) ? to.map(named) : named(to) }),
    ...(near !== undefined && { near: named(near) }),
    ...(facing !== undefined && { facing: named(facing) }),
  }
}
