import type { Placement, Scene, SceneShot } from '@kinora/media/scene/scene-schema'
import type { Clause, Turn } from './edit-words.ts'
import { findMain } from './find-meant.ts'
import { type Placed, restOf } from './place-as-said.ts'
import { readUnits, type Unit } from './read-units.ts'
import { isIn, mapShots, type Scope } from './scope.ts'

/** Relations in which a body keeps its direction: only the head turns. */
const FIXED: ReadonlySet<string> = new Set(['seated-on', 'seated-at', 'lying-on', 'held-by', 'worn-by', 'inside'])

/**
 * `she faces the door and looks at Tom`: turns entities of the document to others, to a part of the place, to the camera or
 * away. Without a name before it, the words are about the last one named, or the main one. Undefined if the words say
 * anything else.
 */
export function directAsSaid(scene: Scene, clause: Clause, last: readonly string[], scope: Scope): Placed | undefined {
  const units = readUnits(clause, scene, last)
  const turns = units.flatMap((unit, at) =>
    unit.kind === 'turn' && units[at + 1]?.kind !== 'turn' ? [{ unit, at }] : [],
  )
  const at = units.findIndex(({ kind }) => kind === 'turn')
  const named = units.slice(0, at).flatMap(one => (one.kind === 'named' && !one.isAnchor && !one.isNew ? [one.id] : []))
  const main = last[0] ?? findMain(scene)
  const who = named.length > 0 || units.slice(0, at).some(isContent) ? named : main === undefined ? [] : [main]
  const said = turns.flatMap(({ unit, at: from }, nth): Turned[] => {
    // `her face at the window` turns nobody.
    const isNext = units.slice(from + 1, from + 3).some(one => goalOf(one).length > 0)
    const goals = isNext ? units.slice(from + 1, turns[nth + 1]?.at).flatMap(goalOf) : []
    const [goal] = goals
    return goal === undefined || goals.length > 1 || who.includes(goal) ? [] : [{ turn: unit.turn, goal }]
  })
  const unknown = restOf(clause.text, units)
  if (who.length === 0 || said.length === 0 || said.length < turns.length || !unknown) return undefined
  const shots = [...scope].filter(nth => who.every(id => isIn(scene, nth, id)))
  const changed = mapShots(scene, new Set(shots), (shot, nth) => {
    const turned = said.reduce(
      (one, { turn, goal }) =>
        who.reduce((own, id) => (turn === 'looking' ? looking(own, id, goal) : facing(own, id, goal)), one),
      shot,
    )
    return inView(
      turned,
      said.map(({ goal }) => goal).filter(goal => isIn(scene, nth, goal)),
      who,
    )
  })
  return { scene: changed, unknown, named: who }
}

type Turned = { turn: Turn; goal: string }

/** The frame that holds somebody holds also the one of the document to whom this one is turned. */
function inView(shot: SceneShot, goals: readonly string[], who: readonly string[]): SceneShot {
  const target = shot.camera?.target
  if (!target || !who.some(id => target.includes(id))) return shot
  const added = [...new Set(goals)].filter(goal => !target.includes(goal))
  return added.length === 0 ? shot : { ...shot, camera: { ...shot.camera, target: [...target, ...added].slice(0, 12) } }
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
