/** The pitches of a scale within a range, from low to high. */
export function scalePitches(
  classes: readonly number[],
  key: number,
  [low, high]: readonly [number, number],
): number[] {
  const rungs: number[] = []
  for (let pitch = low; pitch <= high; pitch++) if (classes.includes((pitch - key + 120) % 12)) rungs.push(pitch)
  return rungs
}

/** The rung nearest to a pitch; of two equally near ones, the one in the given direction. */
export function nearestPitch(rungs: readonly number[], pitch: number, direction = 0): number {
  let best = rungs[0] ?? pitch
  for (const rung of rungs) {
    const gain = Math.abs(best - pitch) - Math.abs(rung - pitch)
    if (gain > 0 || (gain === 0 && direction > 0)) best = rung
  }
  return best
}

/** A number of rungs up or down; turns back at the ends. */
export function stepPitch(rungs: readonly number[], pitch: number, steps: number): number {
  const at = rungs.indexOf(nearestPitch(rungs, pitch, steps))
  const to = at + steps
  const last = rungs.length - 1
  return rungs[Math.max(0, Math.min(last, to < 0 || to > last ? at - steps : to))] ?? pitch
}
