/** Right, up and ahead of an eye in metres: level, whatever the view's direction. */
export type FromEye = readonly [x: number, y: number, z: number]

/** The projection of the world to a picture. */
export type Perspective = {
  /** Pixels per metre at one metre. */
  focal: number
  /** The point where the view axis meets the picture; in a level view, on the row of the horizon. */
  centreX: number
  horizonY: number
  /** Pitch (down) and roll (clockwise), radians; 0 by default. */
  pitch?: number
  roll?: number
}

/** Converts a point to the axes of the view: right and up in the picture, and its depth. */
export function alongView({ pitch = 0, roll = 0 }: Pick<Perspective, 'pitch' | 'roll'>, [x, y, z]: FromEye): FromEye {
  if (pitch === 0 && roll === 0) return [x, y, z]
  const [pc, ps, rc, rs] = [Math.cos(pitch), Math.sin(pitch), Math.cos(roll), Math.sin(roll)]
  const level = y * pc + z * ps
  return [x * rc + level * rs, level * rc - x * rs, z * pc - y * ps]
}

/** The reverse: from the axes of the view to the world. */
export function fromView({ pitch = 0, roll = 0 }: Pick<Perspective, 'pitch' | 'roll'>, [x, y, z]: FromEye): FromEye {
  if (pitch === 0 && roll === 0) return [x, y, z]
  const [pc, ps, rc, rs] = [Math.cos(pitch), Math.sin(pitch), Math.cos(roll), Math.sin(roll)]
  const level = x * rs + y * rc
  return [x * rc - y * rs, level * pc - z * ps, z * pc + level * ps]
}

/**
 * The position of a point in the picture, and its depth. A point nearer than `nearest`, or behind, is clamped to it.
 */
export function project(view: Perspective, point: FromEye, nearest = 1e-3): { x: number; y: number; depth: number } {
  const [right, up, depth] = alongView(view, point)
  const far = Math.max(nearest, depth)
  return { x: view.centreX + (right * view.focal) / far, y: view.horizonY - (up * view.focal) / far, depth }
}

/** The point of the world at a position of the picture and a depth. */
export const pointAt = (view: Perspective, x: number, y: number, depth: number): FromEye =>
  fromView(view, [((x - view.centreX) * depth) / view.focal, ((view.horizonY - y) * depth) / view.focal, depth])
