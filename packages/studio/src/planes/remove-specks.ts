import { type Plane, createPlane } from './plane.ts'

// The least size of a piece, as a share of the largest: keeps a second person, removes a bright spot in the background.
const MIN_PIECE = 0.06
// Pieces are separated where the matte is almost zero; their size counts only confident pixels.
const NOTHING = 0.06
const LIKELY = 0.5

/** Removes pieces of a matte that are far smaller than the largest. */
export function removeSpecks(matte: Plane): Plane {
  const { width, height, values } = matte
  const pieces = new Int32Array(values.length)
  const areas = [0]
  const queue = new Int32Array(values.length)
  for (let start = 0; start < values.length; start++) {
    if (pieces[start] !== 0 || values[start]! < NOTHING) continue
    const piece = areas.length
    let [first, end, area] = [0, 1, 0]
    queue[0] = start
    pieces[start] = piece
    while (first < end) {
      const at = queue[first++]!
      if (values[at]! > LIKELY) area++
      const x = at % width
      if (x > 0) end = visit(at - 1, piece, end)
      if (x < width - 1) end = visit(at + 1, piece, end)
      if (at >= width) end = visit(at - width, piece, end)
      if (at < width * (height - 1)) end = visit(at + width, piece, end)
    }
    areas.push(area)
  }
  const least = Math.max(...areas) * MIN_PIECE
  return createPlane(
    matte,
    values.map((value, at) => (areas[pieces[at]!]! > least ? value : 0)),
  )

  function visit(at: number, piece: number, end: number): number {
    if (pieces[at] !== 0 || values[at]! < NOTHING) return end
    pieces[at] = piece
    queue[end] = at
    return end + 1
  }
}
