/** An upright box: from and to along x, y and z, metres. */
export type Reach = readonly (readonly [low: number, high: number])[]

/** Metres of air between two boxes, along the axis with the largest gap: none if they touch. */
const airBetween = (a: Reach, b: Reach): number =>
  Math.max(...a.map(([low, high], axis) => Math.max(low - b[axis]![1], b[axis]![0] - high)))

/** The largest dimension of all boxes together. */
export const spanOf = (reaches: readonly Reach[]): number =>
  Math.max(
    ...[0, 1, 2].map(
      axis => Math.max(...reaches.map(reach => reach[axis]![1])) - Math.min(...reaches.map(reach => reach[axis]![0])),
    ),
  )

/**
 * The indices of parts that nothing supports: neither the ground nor a supported part. If none is on the ground, the
 * whole hangs, and the first part supports the rest. `near` is an invisible gap, in metres.
 */
export function adrift(reaches: readonly Reach[], near: number, ground = 0): number[] {
  const grounded = reaches.flatMap((reach, index) => (reach[1]![0] <= ground + near ? [index] : []))
  const held = new Set(grounded.length > 0 ? grounded : [0])
  // The set grows during the loop: each supported part supports the parts that it touches.
  for (const holder of held)
    for (const [index, reach] of reaches.entries())
      if (!held.has(index) && airBetween(reach, reaches[holder]!) <= near) held.add(index)
  return reaches.flatMap((_, index) => (held.has(index) ? [] : [index]))
}
