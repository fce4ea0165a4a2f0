import type { Size } from '@kinora/media/frames/size'
import type { Flow } from '../../raster/measure-flow.ts'
import type { PoseLine, PosePoints } from './pose-points.ts'

/** The geometry of a frame: the content and the depth of each pixel. */
export type FrameGuides = Size & {
  /** Metres along the view. The sky is at `SKY_METRES` or farther. */
  depths: Float32Array
  /** The index in `names` of the visible entity, counted from 1; 0 is the place. */
  owners: Uint8Array
  /** Ids of entities, or of members of groups. */
  names: readonly string[]
  /** The people that are seen, far ones first. */
  poses: readonly PosePoints[]
  /** The projection of the view: pixels per metre at one metre, and the pixel of its axis. */
  view: { focal: number; x: number; y: number }
}

/** From here on it is the sky. */
export const SKY_METRES = 900_000

export const emptyGuides = ({ width, height }: Size): FrameGuides => ({
  width,
  height,
  depths: new Float32Array(width * height).fill(SKY_METRES),
  owners: new Uint8Array(width * height),
  names: [],
  poses: [],
  view: { focal: width, x: width / 2, y: height / 2 },
})

/** Puts the geometry of a panel into its place in a frame. */
export function layGuides(page: FrameGuides, panel: FrameGuides, at: { left: number; top: number }): FrameGuides {
  const names = [...page.names]
  const number = panel.names.map(name => {
    if (!names.includes(name)) names.push(name)
    return names.indexOf(name) + 1
  })
  for (let y = 0; y < panel.height; y++)
    for (let x = 0; x < panel.width; x++) {
      const [from, to] = [y * panel.width + x, (at.top + y) * page.width + at.left + x]
      page.depths[to] = panel.depths[from]!
      page.owners[to] = panel.owners[from] === 0 ? 0 : number[panel.owners[from]! - 1]!
    }
  const moved = (line: PoseLine): PoseLine =>
    line.map(point => point && { ...point, x: point.x + at.left, y: point.y + at.top })
  const poses = panel.poses.map(({ points, hands: [right, left], face, ...pose }) => ({
    ...pose,
    points: moved(points),
    hands: [moved(right), moved(left)] as const,
    face: moved(face),
  }))
  return { ...page, names, poses: [...page.poses, ...poses] }
}

/** A frame without known motion. */
export const emptyFlow = ({ width, height }: Size): Flow => ({
  width,
  height,
  moves: new Float32Array(2 * width * height),
  isKnown: new Uint8Array(width * height),
})

/** Puts the motion in a panel, or in the whole frame, into its place in a frame. */
export function layFlow(page: Flow, panel: Flow, at: { left: number; top: number }): void {
  for (let y = 0; y < panel.height; y++) {
    const [from, to] = [y * panel.width, (at.top + y) * page.width + at.left]
    page.moves.set(panel.moves.subarray(2 * from, 2 * (from + panel.width)), 2 * to)
    page.isKnown.set(panel.isKnown.subarray(from, from + panel.width), to)
  }
}
