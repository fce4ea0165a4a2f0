/** Slightly outside the lathe that it surrounds, between two heights. */
export function bandProfile(
  profile: readonly (readonly [number, number])[],
  from: number,
  to: number,
): [number, number][] {
  const radiusAt = (height: number): number => {
    const above = profile.findIndex(([, y]) => y >= height)
    if (above <= 0) return profile[above === 0 ? 0 : profile.length - 1]![0]
    const [[r0, y0], [r1, y1]] = [profile[above - 1]!, profile[above]!]
    return y1 === y0 ? r1 : r0 + ((r1 - r0) * (height - y0)) / (y1 - y0)
  }
  const out = 0.003 * Math.max(...profile.map(([radius]) => radius)) + 0.0004
  const between = profile.filter(([, y]) => y > from && y < to)
  const band: [number, number][] = [
    [radiusAt(from) + out, from],
    ...between.map(([radius, y]): [number, number] => [radius + out, y]),
    [radiusAt(to) + out, to],
  ]
  return [[band[0]![0] - 2 * out, from], ...band, [band.at(-1)![0] - 2 * out, to]]
}
