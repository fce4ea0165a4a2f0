import { statesOf } from '@kinora/media/scene/members'
import type { State } from '@kinora/media/scene/vocabulary'
import type { Performer } from '../resolve/performer.ts'
import type { Performance } from './perform-shot.ts'

type Start = Pick<Performance, 'opened' | 'lit' | 'filled' | 'isBurning' | 'isBroken'>

const STARTS: Readonly<Record<State, Start>> = {
  open: { opened: 1 },
  shut: { opened: 0 },
  lit: { lit: true },
  on: { lit: true },
  unlit: { lit: false },
  off: { lit: false },
  full: { filled: 1 },
  empty: { filled: 0 },
  burning: { isBurning: true },
  broken: { isBroken: { seconds: 9 } },
}

/** How somebody or something is before anything is done to it. */
export const startState = ({ entity }: Pick<Performer, 'entity'>): Start =>
  Object.assign({}, ...statesOf(entity).map(state => STARTS[state])) as Start
