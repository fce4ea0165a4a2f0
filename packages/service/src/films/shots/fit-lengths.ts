/**
 * Seconds for parts of a film, exactly `seconds` together: each at least as long as it needs, and beyond that as equal as
 * can be, by their weights. Where all of them need more than there is, each has its share of that.
 */
export function fitLengths(seconds: number, parts: readonly { needs: number; weight: number }[]): number[] {
  const needed = parts.reduce((sum, { needs }) => sum + needs, 0)
  if (needed >= seconds) return parts.map(({ needs }) => (needs * seconds) / needed)
  const lengthsAt = (unit: number): number[] => parts.map(({ needs, weight }) => Math.max(needs, weight * unit))
  const sumOf = (lengths: readonly number[]): number => lengths.reduce((sum, length) => sum + length, 0)
  let [low, high] = [0, seconds]
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2
    if (sumOf(lengthsAt(middle)) > seconds) high = middle
    else low = middle
  }
  return lengthsAt(low)
}
