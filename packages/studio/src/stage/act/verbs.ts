import {
  type Action as BodyAction,
  actionForDeed,
  type Gesture,
  isStance,
  type Stance,
} from '../../bodies/motion/actions.ts'
import { type Antic, anticForDeed } from '../../bodies/motion/antics.ts'
import type { Event } from '../../bodies/motion/event-names.ts'
import { eventsOf, type Who } from '../../bodies/motion/events-of-deeds.ts'
import { actionVerb } from '../../library/asset-bodies.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import type { Performer } from '../resolve/performer.ts'

/** The verb of an action by its id or one of its names: looked up once for an action, not in every frame. */
export const verbOf = (does: string): string => {
  const entry = loadCatalogue().action(does)
  return (entry && actionVerb(entry.id)) ?? does
}
/** What a deed leaves behind; undefined where that is nothing. */
export const resultOf = (does: string): Result | undefined => RESULTS[does] ?? RESULTS[verbOf(does)]

/** What a body is seen doing by a verb. */
export type Enacted = { stance?: Stance; gesture?: Gesture; antic?: Antic; events: readonly Event[] }

export function enact(verb: string, who: Performer): Enacted {
  const deed = { verb, words: '' }
  const antic = who.rig === 'beast' || who.rig === 'bird' ? anticForDeed(deed, who.rig) : undefined
  const action: BodyAction | undefined = ALSO[verb] ?? actionForDeed(deed)
  const events = eventsOf([deed], classOf(who)).filter(event => !PLACED_BY_PATHS.has(event))
  if (antic) return { antic, events: [] }
  if (who.rig === 'thing' || action === undefined) return { events }
  return isStance(action) ? { stance: action, events } : { gesture: action, events }
}

const ALSO: Readonly<Record<string, BodyAction>> = {
  'stand-up': 'rise',
  'sit-down': 'settle',
  turn: 'stand',
}

const classOf = ({ rig, entity, isLong, body }: Performer): Who => {
  if (rig === 'thing') return isLong && body.sockets['cabin'] ? 'vehicle' : 'thing'
  if (rig === 'bird' || rig === 'fish') return rig
  return entity ? 'alive' : 'thing'
}

/** A path says where somebody goes; these would carry them elsewhere besides. */
const PLACED_BY_PATHS: ReadonlySet<Event> = new Set<Event>(['come-in', 'turn', 'go-in', 'come-out', 'park', 'circle'])

/** What a deed leaves behind, from its strike on. */
export type Result =
  | 'held-by-who'
  | 'held-by-target'
  | 'on-target'
  | 'in-target'
  | 'dropped'
  | 'thrown'
  | 'kicked'
  | 'who-on-object'
  | 'who-lies'
  | 'who-stands'
  | 'who-sits-up'
  | 'worn-by-who'
  | 'opened'
  | 'closed'
  | 'lit'
  | 'dark'
  | 'burning'
  | 'broken'
  | 'written'

const rows: readonly (readonly [Result, string])[] = [
  ['held-by-who', 'take pick pick-up catch receive lift steal find buy choose hold carry'],
  ['held-by-target', 'give offer hand pay send sell feed bring deliver'],
  ['on-target', 'put place lay set stack serve lower cover'],
  ['in-target', 'pack load pour-in drop-in insert'],
  ['dropped', 'drop let-go'],
  ['thrown', 'throw throw-at bowl toss cast'],
  ['kicked', 'kick kick-at score'],
  ['who-on-object', 'sit sit-down ride drive board mount row sail steer motorcycle skateboard'],
  ['who-lies', 'lie sleep sunbathe lie-down'],
  ['who-stands', 'stand-up get-up'],
  ['who-sits-up', 'wake sit-up'],
  ['worn-by-who', 'wear put-on dress'],
  ['opened', 'open unlock'],
  ['closed', 'close shut lock'],
  ['lit', 'light turn-on'],
  ['dark', 'turn-off extinguish blow-out'],
  ['burning', 'burn ignite set-fire'],
  ['broken', 'break shatter smash crack'],
  ['written', 'write draw paint sign'],
]
const RESULTS: Readonly<Record<string, Result>> = Object.fromEntries(
  rows.flatMap(([result, verbs]) => verbs.split(' ').map(verb => [verb, result])),
)

/** Metres a second that a grown person goes by, doing this. */
const PACES: Readonly<Record<string, number>> = {
  walk: 1.25,
  run: 3.4,
  crawl: 0.5,
  swim: 0.9,
  fly: 3,
  skate: 3,
  ride: 4,
  climb: 0.5,
  push: 0.8,
  pull: 0.8,
}
export const paceOf = (stance: Stance | undefined): number | undefined =>
  stance === undefined ? undefined : PACES[stance]

/** Hands go to what these are done to. */
export const REACHING: ReadonlySet<Gesture> = new Set<Gesture>([
  'pet',
  'take',
  'put',
  'press',
  'knock',
  'wipe',
  'stir',
  'work',
  'tend',
  'dab',
  'paint',
  'write',
  'give',
  'saw',
  'pour',
  'scratch',
  'keys',
])
