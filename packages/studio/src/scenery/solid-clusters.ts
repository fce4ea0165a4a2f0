/** Numbers per solid, as solids.as reads them. */
export const RECORD = 40
/** Consecutive solids that share a bounding box, as in solids.as. */
export const CLUSTER = 8
export const CLUSTER_RECORD = 12

/**
 * The bounding box of each eight solids: least x, y, z, greatest x, y, z, and left, right, top and bottom on the plate.
 * A ray that misses the box tests none of the eight, which halves the time of a street by night.
 */
export function buildSolidClusters(records: Float32Array): Float32Array {
  const count = Math.ceil(records.length / RECORD / CLUSTER)
  const made = new Float32Array(count * CLUSTER_RECORD)
  for (let at = 0; at < count; at++) {
    const members = records.subarray(at * CLUSTER * RECORD, (at + 1) * CLUSTER * RECORD)
    made.set(clusterOf(members), at * CLUSTER_RECORD)
  }
  return made
}

function clusterOf(records: Float32Array): number[] {
  const least = [Infinity, Infinity, Infinity]
  const most = [-Infinity, -Infinity, -Infinity]
  const seen = [Infinity, -Infinity, Infinity, -Infinity]
  for (let at = 0; at < records.length; at += RECORD) {
    const [, x = 0, y = 0, z = 0, hx = 0, hy = 0, hz = 0, , turn = 0] = records.subarray(at, at + 9)
    const reach = turn === 0 ? 0 : Math.sqrt(hx * hx + hz * hz)
    const halves = [Math.max(hx, reach), hy, Math.max(hz, reach)]
    for (const [axis, middle] of [x, y, z].entries()) {
      // Slightly wider, so that rounding does not make a ray along a wall miss it.
      const half = halves[axis]! + 1e-3 * (1 + Math.abs(middle) + halves[axis]!)
      least[axis] = Math.min(least[axis]!, middle - half)
      most[axis] = Math.max(most[axis]!, middle + half)
    }
    for (const [side, place] of records.subarray(at + 32, at + 36).entries())
      seen[side] = side % 2 === 0 ? Math.min(seen[side]!, place) : Math.max(seen[side]!, place)
  }
  return [...least, ...most, ...seen]
}
