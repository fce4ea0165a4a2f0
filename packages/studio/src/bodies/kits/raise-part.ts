import type { Part, Point } from '../body.ts'

/** A copy of a part, moved up by some metres. */
export function raisePart(part: Part, by: number): Part {
  const up = ([x, y, z]: Point): Point => [x, y + by, z]
  if ('rod' in part) return { ...part, rod: [up(part.rod[0]), up(part.rod[1])] }
  if ('ball' in part) return { ...part, ball: up(part.ball) }
  if ('box' in part) return { ...part, box: up(part.box) }
  if ('lathe' in part) return { ...part, lathe: up(part.lathe) }
  if ('ring' in part) return { ...part, ring: up(part.ring) }
  if ('frustum' in part) return { ...part, frustum: up(part.frustum) }
  return { ...part, slab: up(part.slab) }
}
