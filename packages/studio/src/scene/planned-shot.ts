import type { TransitionKind } from '@kinora/media/compositor/transition-kinds'
import type { Shot } from '../direct/shot-list.ts'
import type { TurnWay } from './turn-maps.ts'

/** A shot with the frames that it is seen in, the last one not counted; the transition leads into it. */
export type PlannedShot = {
  shot: Shot
  from: number
  to: number
  /** Which of the shots it is of, and the frames that this one has in all: one whose hour changes is planned twice. */
  nth: number
  whole: { from: number; to: number }
  transition?: { kind: TransitionKind | TurnWay; frames: number }
}
