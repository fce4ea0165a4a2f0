import type { Hold } from '@kinora/media/scene/catalogue'
import type { Action } from '@kinora/media/scene/scene-schema'
import {
  actions,
  type AnimalMotion,
  type Event,
  type Gesture,
  isStance,
  type Stance,
  type Who,
} from '../../bodies/motion/actions.ts'
import { ownMotionIds } from '../../bodies/motion/own-motions.ts'
import { behaviourOf } from '../../library/find-behaviour.ts'
import { type Behaviour, type Ground, type Result, RESULTS, type RoleName, type Use } from '../../library/behaviour.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { actionChanges } from '../../library/read-rows.ts'
import type { Performer } from '../resolve/performer.ts'
import { GESTURES } from './gesture-tables.ts'

/** An action with its catalogue entry. */
export type Deed = {
  id: string
  pose?: Gesture
  isOnce: boolean
  result?: Result
  behaviour: Behaviour
  /** The hold of the entity in each role. */
  held: Partial<Record<RoleName, Hold>>
}

const deeds = new Map<string, Deed>()

/** An action by its id or one of its names. */
export function deedOf(does: string): Deed {
  const key = `${actionChanges()} ${does}`
  const known = deeds.get(key)
  if (known) return known
  const entry = loadCatalogue().action(does)
  const pose = [...actions(), ...ownMotionIds()].find(one => one === entry?.pose)
  const result = RESULTS.find(one => one === entry?.result)
  const deed: Deed = {
    id: entry?.id ?? does,
    ...(pose && { pose }),
    isOnce: entry?.lasts === 'once',
    ...(result && { result }),
    behaviour: behaviourOf(entry?.id ?? ''),
    held: Object.fromEntries((entry?.roles ?? []).flatMap(({ role, held }) => (held ? [[role, held]] : []))),
  }
  deeds.set(key, deed)
  return deed
}

/** An action without the parts of its behaviour that happen on other ground. */
export function deedOn(ground: Ground, deed: Deed): Deed {
  const { goes, goesOn = ground, events = [], effects = [], ...behaviour } = deed.behaviour
  const isHere = ({ on = ground }: { on?: Ground }): boolean => on === ground
  const own = {
    ...(goes && goesOn === ground && { goes }),
    events: events.filter(isHere),
    effects: effects.filter(isHere),
  }
  return { ...deed, behaviour: { ...behaviour, ...own } }
}

/** The pose of a body during an action. */
export type Enacted = { stance?: Stance; gesture?: Gesture; animalMotion?: AnimalMotion }

export function enact({ pose, behaviour: { animalMotion } }: Deed, { rig, body }: Performer): Enacted {
  const own = rig === 'beast' || rig === 'bird' ? animalMotion?.[rig] : undefined
  if (own) return { animalMotion: own }
  if ((rig === 'thing' && !body.clip) || pose === undefined) return {}
  return isStance(pose) ? { stance: pose } : { gesture: pose }
}

/** Things that are not instruments are turned about in the hands. */
export const gestureOfPlaying = ({ played }: Use): Gesture => (played ? GESTURES.playing[played] : 'tend')

/** The events of an actor, by its kind. */
export function ownEvents({ behaviour: { events = [] } }: Deed, who: Performer, hasObject: boolean): Event[] {
  const kind = kindOf(who)
  const ofRole = (role: RoleName): Event[] =>
    events.flatMap(({ of, kind: only, event }) => (of === role && (only === undefined || only === kind) ? [event] : []))
  const own = ofRole('who')
  // An actor that melts something else does not melt.
  return own.length > 0 || hasObject ? own : ofRole('object')
}

export const kindOf = ({ rig, isLong, body }: Performer): Who => {
  if (rig === 'thing') return isLong && body.sockets['cabin'] ? 'vehicle' : 'thing'
  return rig === 'bird' || rig === 'fish' ? rig : 'alive'
}

/** The target that a role names; of several tools the first. */
export function roleTarget(action: Action, role: RoleName): string | undefined {
  if (role === 'with') return action.with?.[0]
  return action[role]
}

/** The speed of an adult during this action, in metres a second. */
export const paceOf = (stance: Stance | undefined): number | undefined => stance && GESTURES.paces[stance]
