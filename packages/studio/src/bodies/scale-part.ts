import type { Outline, Part, Point } from './body.ts'

/** A part of a body, scaled. */
export function scalePart(part: Part, by: number): Part {
  const to = ([x, y, z]: Point): Point => [x * by, y * by, z * by]
  const flow = part.flow === undefined ? {} : { flow: part.flow * by }
  if ('rod' in part) {
    const thick = typeof part.thick === 'number' ? part.thick * by : ([part.thick[0] * by, part.thick[1] * by] as const)
    return { ...part, ...flow, rod: [to(part.rod[0]), to(part.rod[1])], thick }
  }
  if ('ball' in part) {
    return {
      ...part,
      ...flow,
      ball: to(part.ball),
      size: typeof part.size === 'number' ? part.size * by : to(part.size),
    }
  }
  if ('box' in part) {
    const round = part.round === undefined ? {} : { round: part.round * by }
    return { ...part, ...flow, ...round, box: to(part.box), size: to(part.size) }
  }
  if ('frustum' in part) return { ...part, ...flow, frustum: to(part.frustum), size: to(part.size) }
  if ('lathe' in part) {
    return { ...part, ...flow, lathe: to(part.lathe), profile: part.profile.map(([r, y]) => [r * by, y * by] as const) }
  }
  if ('ring' in part) {
    return { ...part, ...flow, ring: to(part.ring), radius: part.radius * by, thick: part.thick * by }
  }
  const bevel = part.bevel === undefined ? {} : { bevel: part.bevel * by }
  const larger = (outline: Outline): Outline => outline.map(([z, y]) => [z * by, y * by])
  return {
    ...part,
    ...flow,
    ...bevel,
    ...(part.holes && { holes: part.holes.map(larger) }),
    slab: to(part.slab),
    outline: larger(part.outline),
    thick: part.thick * by,
  }
}
