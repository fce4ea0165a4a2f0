/** Right, up and ahead of an eye, metres: level, whatever way the eye looks. */
export type FromEye = readonly [x: number, y: number, z: number]

/** How an eye shows the world on a picture. */
export type Perspective = {
  /** Pixels per metre at one metre. */
  focal: number
  /** Where the axis of the view meets the picture: the row is the horizon's, where the view is level. */
  centreX: number
  horizonY: number
  /** How far the view looks down, and how far the picture is turned clockwise, radians; 0 if not said. */
  pitch?: number
  roll?: number
}

/** A point along the axes of the view: right and up in the picture, and its depth along the axis. */
export function alongView({ pitch = 0, roll = 0 }: Pick<Perspective, 'pitch' | 'roll'>, [x, y, z]: FromEye): FromEye {
  if (pitch === 0 && roll === 0) return [x, y, z]
  const [pc, ps, rc, rs] = [Math.cos(pitch), Math.sin(pitch), Math.cos(roll), Math.sin(roll)]
  const level = y * pc + z * ps
  return [x * rc + level * rs, level * rc - x * rs, z * pc - y * ps]
}

/** The other way: from the axes of the view to a point of the world. */
export function fromView({ pitch = 0, roll = 0 }: Pick<Perspective, 'pitch' | 'roll'>, [x, y, z]: FromEye): FromEye {
  if (pitch === 0 && roll === 0) return [x, y, z]
  const [pc, ps, rc, rs] = [Math.cos(pitch), Math.sin(pitch), Math.cos(roll), Math.sin(roll)]
  const level = x * rs + y * rc
  return [x * rc - y * rs, level * pc - z * ps, z * pc + level * ps]
}

/** Where a point is in the picture, and its depth. What is nearer than `nearest`, or behind, is seen as if it were there. */
export function project(view: Perspective, point: FromEye, nearest = 1e-3): { x: number; y: number; depth: number } {
  const [right, up, depth] = alongView(view, point)
  const far = Math.max(nearest, depth)
  return { x: view.centreX + (right * view.focal) / far, y: view.horizonY - (up * view.focal) / far, depth }
}

/** The point of the world that is seen at a place of the picture in a depth. */
export const pointAt = (view: Perspective, x: number, y: number, depth: number): FromEye =>
  fromView(view, [((x - view.centreX) * depth) / view.focal, ((view.horizonY - y) * depth) / view.focal, depth])
