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
    return !(turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0)
  })
}
