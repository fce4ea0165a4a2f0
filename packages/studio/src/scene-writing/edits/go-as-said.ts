import type { Action, Scene } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../../library/catalogue.ts'
import { type Clause, editWords } from './edit-words.ts'
import { readUnits, type Unit } from './read-units.ts'
import { mapShots, type Scope } from './scope.ts'

/** What somebody goes to, and the words without it. */
export type SaidGoal = { to: string; clause: Clause }

/** `to the window`: something of the document after a word that leads there, with at most an article between. */
export function findGoal(scene: Scene, clause: Clause, last: readonly string[]): SaidGoal | undefined {
  const units = readUnits(clause, scene, last)
  const at = units.findLastIndex(one => one.kind === 'named' && !one.isNew)
  const goal = units[at]
  const leads = [units[at - 1], units[at - 2]].find(isLeading)
  if (goal?.kind !== 'named' || !leads) return undefined
  const without = (text: string): string =>
    text.slice(0, leads.from) + ' '.repeat(goal.to - leads.from) + text.slice(goal.to)
  return { to: goal.id, clause: { ...clause, text: without(clause.text), rest: without(clause.rest) } }
}

const isLeading = (unit: Unit | undefined): unit is Unit =>
  unit?.kind === 'word' && editWords().towards.includes(unit.text.toLowerCase())

/** Motions that lead somewhere. */
const GOING: ReadonlySet<string> = new Set(['walk', 'run', 'fly', 'swim', 'drive'])

/** The document in which new actions that lead somewhere lead there; undefined if there is none. */
export function leadTo(before: Scene, after: Scene, to: string, scope: Scope): Scene | undefined {
  const isNew = (one: Action, at: number): boolean =>
    !before.shots[at]?.actions?.some(own => JSON.stringify(own) === JSON.stringify(one))
  const goes = (one: Action): boolean =>
    one.path === undefined && one.who !== to && GOING.has(loadCatalogue().action(one.does)?.motion ?? '')
  const led = mapShots(after, scope, (shot, at) => ({
    ...shot,
    ...(shot.actions && {
      actions: shot.actions.map(one => (goes(one) && isNew(one, at) ? { ...one, path: { to } } : one)),
    }),
  }))
  return JSON.stringify(led) === JSON.stringify(after) ? undefined : led
}
