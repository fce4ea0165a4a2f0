import type { Subject } from '../direct/shot-list.ts'
import type { Art } from '../figures/figure.ts'
import { pictogramCode } from '../figures/pictograms.ts'

/** What people sit or stand at, and what they sit on there, by their codes. */
/** Two teams pull at it. */
export const TUG_ROPE = 'drawn-tug-rope'
/** Hangs from a hand with its letters to the camera. */
export const TOTE_BAG = 'drawn-tote-bag'
export const TABLE = 'drawn-table'
export const COUNTER = 'drawn-counter'
export const COOKTOP = 'drawn-cooktop'
export const WORKBENCH = 'drawn-workbench'
export const ANVIL = 'drawn-anvil'
/** All that people stand behind to work, and whose top is full of what they work with. */
export const WORKTOPS: ReadonlySet<string | undefined> = new Set([TABLE, COUNTER, COOKTOP, WORKBENCH, ANVIL])
export const CHAIR = pictogramCode('🪑')

/** How large the words make something, times its usual size. */
export const SIZES: Record<Subject['size'], number> = { tiny: 0.4, small: 0.7, normal: 1, large: 1.6, huge: 3 }

/** How one subject is fixed to another. Those after `over` come of deeds: in both arms, on the back, on the shoulders, before the feet of who
 * kicks, ahead of who pushes, behind who pulls, at the side of what is climbed. `table`: a chair at a table, or somebody
 * who stands behind it; `board`: what somebody stands on and goes with; `waist`: what somebody
 * swings around his hips; `between`: what two carry, of whom this is one; `head`, `shoulder` and `underarm`: what is carried there;
 * `tug`: who pulls at one side of a rope; `team`: those who pull it, before it; `against`: who leans there; `below`: who is under a table; `hanging`: who hangs from it. */
export type Hold =
  | 'mount'
  | 'cabin'
  | 'deck'
  | 'hand'
  | 'top'
  | 'seat'
  | 'hat'
  | 'inside'
  | 'ring'
  | 'over'
  | 'arms'
  | 'back'
  | 'shoulders'
  | 'feet'
  | 'ahead'
  | 'behind'
  | 'side'
  | 'table'
  | 'board'
  | 'waist'
  | 'between'
  | 'head'
  | 'shoulder'
  | 'underarm'
  | 'against'
  | 'below'
  | 'hanging'
  | 'tug'
  | 'team'

/** A subject with whatever is fixed to it. */
export type Member = {
  index: number
  subject: Subject
  art: Art
  /** Height of the real thing with the words' size, metres. */
  metres: number
  /** Drawn smaller than it is, for whoever is on it. */
  isFitted?: true
  bound: { member: Member; hold: Hold }[]
}

/** A member that is fixed to nothing, and where it belongs among the others. */
export type Cluster = {
  root: Member
  /** Stands beside, behind or before another cluster; `canopy`: so large that the other stands below it. */
  link?: { kind: 'beside' | 'behind' | 'before' | 'canopy'; to: Member }
}
