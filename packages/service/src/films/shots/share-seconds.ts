/** Whole seconds for a number of shots, exactly `seconds` together: what is over goes to the last, the first, then around. */
export function shareSeconds(seconds: number, count: number): number[] {
  const base = Math.floor(seconds / count)
  const lengths = Array.from({ length: count }, () => base)
  // An end has to be read, a beginning to be understood; between them every other one first.
  const between = lengths.map((_, at) => at).slice(1, -1)
  const order = [count - 1, 0, ...between.filter(at => at % 2 === 0), ...between.filter(at => at % 2 === 1)]
  for (const at of [...new Set(order)].slice(0, seconds - base * count)) lengths[at] = base + 1
  return lengths
}
