/** An upright box: from and to along x, y and z, metres. */
export type Reach = readonly (readonly [low: number, high: number])[]

/** Metres of air between two of them, along the axis that has most of it: none where they touch. */
const airBetween = (a: Reach, b: Reach): number =>
  Math.max(...a.map(([low, high], axis) => Math.max(low - b[axis]![1], b[axis]![0] - high)))

/** How large all of them are together, along the axis on which it is most. */
export const spanOf = (reaches: readonly Reach[]): number =>
  Math.max(
    ...[0, 1, 2].map(
      axis => Math.max(...reaches.map(reach => reach[axis]![1])) - Math.min(...reaches.map(reach => reach[axis]![0])),
    ),
  )

/**
 * The numbers of those that nothing holds: neither the ground, nor something that is held itself. Where none is on the
 * ground all of it hangs, and the first one holds the rest. `near` is how many metres of air nobody sees.
 */
export function adrift(reaches: readonly Reach[], near: number, ground = 0): number[] {
  const grounded = reaches.flatMap((reach, index) => (reach[1]![0] <= ground + near ? [index] : []))
  const held = new Set(grounded.length > 0 ? grounded : [0])
  // A set that grows while it is gone through: each that is held holds what touches it.
  for (const holder of held)
    for (const [index, reach] of reaches.entries())
      if (!held.has(index) && airBetween(reach, reaches[holder]!) <= near) held.add(index)
  return reaches.flatMap((_, index) => (held.has(index) ? [] : [index]))
}
