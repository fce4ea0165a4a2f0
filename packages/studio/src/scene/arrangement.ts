import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Size } from '@kinora/media/frames/size'
import type { Shot } from '../direct/shot-list.ts'
import type { Plate } from '../scenery/plate.ts'
import type { Cluster, Member } from './cast.ts'
import type { Extents } from './extents.ts'
import type { Span } from './find-open-span.ts'
import type { Stance } from './stances.ts'

/** Where one figure stands, with whatever is fixed to it: pixels of the plate. */
export type Spot = {
  member: Member
  /** Which of several. */
  nth: number
  stance: Stance
  x: number
  /** The row of its foot. */
  y: number
  depth: number
  /** Of the figure itself. */
  height: number
  faces: 1 | -1
  extents: Extents
  /** Goes so many times as fast as those who go along. */
  pace?: number
  /** Hangs on a wall that faces the camera. */
  isHung?: true
  /** A house behind somebody: what of it finds no room is outside the frame. */
  isBackdrop?: true
}

/** Where somebody or something stood when a step of a shot ended, by who it is: pixels of the plate. */
export type Kept = ReadonlyMap<string, Pick<Spot, 'x' | 'depth' | 'height'> & { root: string }>

export type ArrangeOptions = {
  shot: Shot
  clusters: readonly Cluster[]
  plate: Plate
  frame: Size
  seeded: SeededRandom
  /** Where the step before has left them. */
  kept?: Kept
}
/** `span` is the part of the frame in which nothing tall hides anyone. */
export type PlacingOptions = ArrangeOptions & { span: Span }

/** One figure that wants a place, with the height that composition asks for. */
export type Unit = { cluster: Cluster; nth: number; stance: Stance; height: number; extents: Extents }
