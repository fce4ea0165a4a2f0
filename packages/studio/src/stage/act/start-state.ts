import { statesOf } from '@kinora/media/scene/members'
import type { State } from '@kinora/media/scene/vocabulary'
import type { Performer } from '../resolve/performer.ts'
import type { Performance } from './performance.ts'

type Start = Partial<Pick<Performance, 'opened' | 'lit' | 'filled' | 'effects' | 'isBroken'>>

/** Completely in flames. */
export const BURNING: Performance['effects'] = [
  { effect: 'flames', seconds: 1, until: 1, stays: true },
  { effect: 'smoke', seconds: 1, until: 1, stays: true },
]

const STARTS: Readonly<Record<State, Start>> = {
  open: { opened: 1 },
  shut: { opened: 0 },
  lit: { lit: true },
  on: { lit: true },
  unlit: { lit: false },
  off: { lit: false },
  full: { filled: 1 },
  empty: { filled: 0 },
  burning: { effects: BURNING },
  broken: { isBroken: { seconds: 9 } },
}

/** The initial state of an entity. */
export const startState = ({ entity }: Pick<Performer, 'entity'>): Start =>
  Object.assign({}, ...statesOf(entity).map(state => STARTS[state])) as Start
