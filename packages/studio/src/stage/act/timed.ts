import type { Action } from '@kinora/media/scene/scene-schema'
import type { Stance as BodyStance } from '../../bodies/motion/actions.ts'
import { useOf } from '../../library/find-behaviour.ts'
import type { Touch } from '../../library/behaviour.ts'
import type { PlaceRoom } from '../resolve/place-room.ts'
import { type Performer, sizeOf } from '../resolve/performer.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import type { Deed } from './enact.ts'
import type { Performance } from './performance.ts'

/** An action of the previous shot that continues. */
export type Unfinished = { action: Action; said: string; from: number; to: number }

export type Timed = Unfinished & { deed: Deed; who: readonly Performer[] }

/** The state of a shot while its actions are applied. */
export type Scene = {
  now: Map<string, Performance>
  company: Company
  room: PlaceRoom
  /** The camera goes along, so a way may lead out of its first frame. */
  isFollowed: boolean
}

export const isFollower = ({ behaviour: { goes } }: Deed): boolean => goes === 'after'

export const gait = (who: Performer, speed: number): BodyStance =>
  speed > 1.9 * Math.max(0.4, sizeOf(who).height / 1.7) ? 'run' : 'walk'

const ON_KEYS: Touch = { role: 'object', hands: 'both', how: 'beat' }

/** The targets of the hands during an action. */
export function touchOf({ action, deed }: Timed, who: Performer, { company, now }: Scene): Touch | undefined {
  if (deed.result !== 'played' || action.object === undefined) return deed.behaviour.touches
  const [instrument] = company.of(action.object)
  if (!instrument || useOf(instrument.asset).played === undefined) return undefined
  return now.get(instrument.id)?.stand.host?.id === who.id ? undefined : ON_KEYS
}
