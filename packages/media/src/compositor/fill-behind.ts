import { type Field, erode } from './field.ts'

/** A larger step of nearness is an edge with something hidden behind it. */
const EDGE = 12
// Rings leave streaks.
const SMOOTHINGS = 3

/**
 * Fills the area behind near things: along every edge the near side is replaced, ring by ring and `reach` cells deep,
 * by the mean of the far side and the earlier rings. Changes nearness and layers in place, except the outermost cells,
 * and returns the changed cells.
 */
export function fillBehind(nearness: Field, layers: readonly Field[], reach: number): Int32Array {
  const { width, height, values: near } = nearness
  const original = near.slice()
  const fields = [near, ...layers.map(({ values }) => values)]
  const around = Int32Array.of(-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1)
  // The ring number of a cell, so that a ring does not use its own values; the outermost cells have none.
  const rings = new Uint8Array(original.length)
  const filled = new Int32Array(original.length)
  let [first, end] = [0, edgesInto(filled, nearness)]
  for (let nth = 1; nth <= Math.min(reach, 254) && end > first; nth++) {
    for (let index = first; index < end; index++) rings[filled[index]!] = nth
    for (let index = first; index < end; index++) fill(filled[index]!, nth)
    const last = end
    for (let index = first; index < last; index++) end = pushNext(filled[index]!, nth, end)
    first = last
  }
  // The next ring.
  for (let index = first; index < end; index++) rings[filled[index]!] = 0
  const changed = filled.subarray(0, first)
  for (let pass = 0; pass < SMOOTHINGS; pass++) {
    for (const values of fields) for (let index = 0; index < first; index++) smooth(values, changed[index]!)
  }
  return changed

  function fill(cell: number, nth: number): void {
    for (const values of fields) {
      let [sum, count] = [0, 0]
      for (let way = 0; way < 8; way++) {
        const other = cell + around[way]!
        const ring = rings[other]!
        const isBehind = ring === 0 ? original[other]! + EDGE < original[cell]! : ring < nth
        if (!isBehind) continue
        sum += values[other]!
        count++
      }
      if (count > 0) values[cell] = Math.round(sum / count)
    }
  }

  /** The next cells: neighbours of filled cells that are nearer than the fill. */
  function pushNext(cell: number, nth: number, end: number): number {
    for (let way = 0; way < 4; way++) {
      const other = cell + around[way]!
      const [column, row] = [other % width, Math.floor(other / width)]
      const isOutermost = column === 0 || row === 0 || column === width - 1 || row === height - 1
      if (rings[other] !== 0 || isOutermost || original[other]! <= near[cell]! + EDGE) continue
      rings[other] = nth + 1
      filled[end++] = other
    }
    return end
  }

  /** Smooths towards the neighbours, except those of the near side, which begin after the last ring. */
  function smooth(values: Uint8Array, cell: number): void {
    let [sum, weight] = [4 * values[cell]!, 4]
    for (let way = 0; way < 4; way++) {
      const other = cell + around[way]!
      if (rings[other] === 0 && original[other]! > near[cell]! + EDGE) continue
      sum += values[other]!
      weight++
    }
    values[cell] = Math.round(sum / weight)
  }
}

function edgesInto(list: Int32Array, nearness: Field): number {
  const { width, height, values } = nearness
  const far = erode(nearness).values
  let count = 0
  for (let y = 1; y < height - 1; y++) {
    for (let cell = y * width + 1; cell < (y + 1) * width - 1; cell++) {
      if (values[cell]! - far[cell]! > EDGE) list[count++] = cell
    }
  }
  return count
}
