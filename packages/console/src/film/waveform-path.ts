/** A waveform as an SVG path, mirrored at the middle of a box of `peaks.length` by 100. */
export function waveformPath(peaks: readonly number[]): string {
  if (peaks.length === 0) return ''
  // Quiet sounds must be visible, and silence is a line.
  const heightOf = (peak: number): number => Math.max(1, Math.round(48 * Math.sqrt(peak / 100)))
  const top = peaks.map((peak, at) => `${at} ${50 - heightOf(peak)}`)
  const bottom = peaks.map((peak, at) => `${at} ${50 + heightOf(peak)}`).toReversed()
  return `M${[...top, ...bottom].join('L')}Z`
}
