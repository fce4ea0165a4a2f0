import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { project } from '../planes/perspective.ts'
import type { Atmosphere } from './create-atmosphere.ts'
import type { Colour } from './colour.ts'
import type { Kernels } from './load-kernels.ts'
import type { Board, PlateOptions } from './plate.ts'
import type { StrokeList } from './stroke-list.ts'

/** Everything that a place needs to paint itself: options, light, kernels with their camera, and strokes. */
export type PlateContext = {
  options: PlateOptions
  width: number
  height: number
  focal: number
  centreX: number
  /** Pixel row at the centre of the view. This is the horizon if the camera is level. */
  horizonY: number
  /** Camera pitch (positive is down) and roll (positive is clockwise), in radians. */
  pitch: number
  roll: number
  /** The position of the eye of a tilted view on the map of an outdoor place, if it is not the place's own. */
  standing?: NonNullable<PlateOptions['camera']>
  /** Objects whose base is above this height (metres) are not drawn, so that a view from above shows the inside of a room. */
  cutAbove?: number
  /** The eye's height above water, or above the place's height 0. */
  eye: number
  air: Atmosphere
  seeded: SeededRandom
  kernels: Kernels
  brush: StrokeList
  /** Strokes were omitted, because the view is not level. */
  isBare: boolean
  /** Surfaces for goods in this layout. */
  boards: Board[]
  /** Tops of chimneys, metres. */
  chimneys: (readonly [x: number, y: number, z: number])[]
}

/** The position of a world point on the plate, and the pixels per metre there. */
export function projectPoint(
  context: PlateContext,
  x: number,
  y: number,
  z: number,
): { x: number; y: number; scale: number } {
  if (isLevel(context)) {
    const scale = context.focal / z
    return { x: context.centreX + x * scale, y: context.horizonY - (y - context.eye) * scale, scale }
  }
  const seen = project(context, [x, y - context.eye, z])
  return { x: seen.x, y: seen.y, scale: context.focal / Math.max(1e-3, seen.depth) }
}

/** True if the camera is level, so that horizontal lines facing it stay horizontal in the picture. */
export const isLevel = ({ pitch, roll }: Pick<PlateContext, 'pitch' | 'roll'>): boolean => pitch === 0 && roll === 0

/** Returns a colour as three kernel settings: nameR, nameG and nameB. */
export function colourSettings(name: string, [r, g, b]: Colour): Record<string, number> {
  return { [`${name}R`]: r, [`${name}G`]: g, [`${name}B`]: b }
}

export function groundHeight(context: PlateContext, x: number, z: number): number {
  return context.kernels.call('groundHeight', x, z)
}
