import type { Placement, Scene, SceneShot } from '@kinora/media/scene/scene-schema'
import type { Clause } from './edit-words.ts'
import { findMain } from './find-meant.ts'
import { type Placed, restOf } from './place-as-said.ts'
import { readUnits, type Unit } from './read-units.ts'
import { isIn, mapShots, type Scope } from './scope.ts'

/** Relations in which a body keeps its direction: only the head turns. */
const FIXED: ReadonlySet<string> = new Set(['seated-on', 'seated-at', 'lying-on', 'held-by', 'worn-by', 'inside'])

/**
 * `she faces the door`, `the dog looks at Tom`: turns entities of the document to others, to a part of the place, to the camera
 * or away. Without a name before it, the words are about the last one named, or the main one. Undefined if the words say
 * anything else.
 */
export function directAsSaid(scene: Scene, clause: Clause, last: readonly string[], scope: Scope): Placed | undefined {
  const units = readUnits(clause, scene, last)
  const at = units.findIndex(({ kind }) => kind === 'turn')
  const turn = units[at]
  if (turn?.kind !== 'turn') return undefined
  const named = units.slice(0, at).flatMap(one => (one.kind === 'named' && !one.isAnchor && !one.isNew ? [one.id] : []))
  const main = last[0] ?? findMain(scene)
  const who = named.length > 0 || units.slice(0, at).some(isContent) ? named : main === undefined ? [] : [main]
  // `her face at the window` turns nobody.
  const isNext = units.slice(at + 1, at + 3).some(one => goalOf(one).length > 0)
  const goals = isNext ? units.slice(at + 1).flatMap(goalOf) : []
  const [goal] = goals
  const unknown = restOf(clause.text, units)
  if (who.length === 0 || goal === undefined || goals.length > 1 || who.includes(goal) || !unknown) return undefined
  const shots = [...scope].filter(nth => who.every(id => isIn(scene, nth, id)))
  const changed = mapShots(scene, new Set(shots), shot =>
    who.reduce((turned, id) => (turn.turn === 'looking' ? looking(turned, id, goal) : facing(turned, id, goal)), shot),
  )
  return { scene: changed, unknown, named: who }
}

const isContent = ({ kind }: Unit): boolean => kind === 'relation' || kind === 'operation' || kind === 'metres'

const goalOf = (unit: Unit): string[] =>
  unit.kind === 'named' && !unit.isNew ? [unit.id] : unit.kind === 'direction' ? [unit.facing] : []

function facing(shot: SceneShot, who: string, goal: string): SceneShot {
  const { placements = [] } = shot
  const own: Placement = placements.find(one => one.who === who) ?? { who, relation: 'at' }
  const turned = { ...own, facing: goal }
  return {
    ...shot,
    placements: placements.includes(own)
      ? placements.map(one => (one === own ? turned : one))
      : [...placements, turned],
  }
}

function looking(shot: SceneShot, who: string, goal: string): SceneShot {
  const looks = [...(shot.looks ?? []).filter(one => one.who !== who), { who, at: goal }]
  const own = shot.placements?.find(one => one.who === who)
  return { ...(own && !FIXED.has(own.relation) ? facing(shot, who, goal) : shot), looks }
}
