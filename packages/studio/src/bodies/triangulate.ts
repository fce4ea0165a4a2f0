type Spot = readonly [number, number]

const turn = (a: Spot, b: Spot, c: Spot): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** A simple outline, counter-clockwise, cut into triangles ear by ear. */
export function triangulate(outline: readonly Spot[]): (readonly [number, number, number])[] {
  const left = outline.map((_, index) => index)
  const out: (readonly [number, number, number])[] = []
  while (left.length > 3) {
    const ear = left.findIndex((_, i) => isEar(outline, left, i))
    const at = Math.max(0, ear)
    out.push(cornersAt(left, at))
    left.splice(at, 1)
  }
  if (left.length === 3) out.push([left[0]!, left[1]!, left[2]!])
  return out
}

const cornersAt = (left: readonly number[], i: number): readonly [number, number, number] => [
  left[(i + left.length - 1) % left.length]!,
  left[i]!,
  left[(i + 1) % left.length]!,
]

function isEar(outline: readonly Spot[], left: readonly number[], i: number): boolean {
  const corners = cornersAt(left, i)
  const [a, b, c] = [outline[corners[0]]!, outline[corners[1]]!, outline[corners[2]]!]
  if (turn(a, b, c) <= 0) return false
  return left.every(index => {
    if (corners.includes(index)) return true
    const p = outline[index]!
    // A hole and the outline share a point where they are joined.
    if ([a, b, c].some(corner => corner[0] === p[0] && corner[1] === p[1])) return true
    return !(turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0)
  })
}

/** One outline around a shape with holes: each hole, clockwise, is joined to it by a cut to the nearest corner in sight. */
export function cutHoles(outline: readonly Spot[], holes: readonly (readonly Spot[])[]): readonly Spot[] {
  let whole = outline
  for (const [nth, hole] of holes.entries()) {
    const edges = [whole, ...holes.slice(nth)].flatMap(edgesOf)
    let best: { from: number; to: number; far: number } | undefined
    for (const [from, a] of whole.entries())
      for (const [to, b] of hole.entries()) {
        const far = Math.hypot(a[0] - b[0], a[1] - b[1])
        if ((!best || far < best.far) && edges.every(edge => !areCrossing(a, b, ...edge))) best = { from, to, far }
      }
    if (!best) continue
    const { from, to } = best
    whole = [...whole.slice(0, from + 1), ...hole.slice(to), ...hole.slice(0, to + 1), ...whole.slice(from)]
  }
  return whole
}

const edgesOf = (outline: readonly Spot[]): (readonly [Spot, Spot])[] =>
  outline.map((here, at) => [here, outline[(at + 1) % outline.length]!] as const)

/** True if two lines cross between their ends. */
const areCrossing = (a: Spot, b: Spot, c: Spot, d: Spot): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
