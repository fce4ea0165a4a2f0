import type { Play } from './players.ts'
import type { Shot } from './shot-list.ts'
import { spriteName } from './words/noun-table.ts'

/**
 * Something with a beginning and an end that are not alike: the ball is in the hands and then in the hoop, the kite in the air
 * and then in the tree. It brings what its way leads to, and says where that happens; undefined where it does not happen here.
 */
export type Feat = {
  /** How it is told, in both languages. */
  said: RegExp
  /** Words by which it is something else. */
  unless?: RegExp
  stage(
    play: Play,
  ): Partial<Pick<Shot, 'place' | 'where' | 'backdrop' | 'time' | 'texts' | 'imagery' | 'colours' | 'flow'>> | undefined
}

export const sprites = (...all: string[]): ReadonlySet<string> => new Set(all.map(spriteName))
