/**
 * Groups equal keys: for each row of `width` integers its group number, in order of appearance, and the first row of
 * each group. String keys would take ten times as long for the hundred thousands of corners in models.
 */
export function groupKeys(keys: Int32Array, width: number): { group: Uint32Array; first: number[] } {
  const rows = keys.length / width
  const bits = Math.ceil(Math.log2(Math.max(2, rows * 2)))
  const mask = 2 ** bits - 1
  // The group number plus one; 0 is free.
  const table = new Uint32Array(mask + 1)
  const group = new Uint32Array(rows)
  const first: number[] = []
  for (let row = 0; row < rows; row++) {
    const from = row * width
    let hash = 0x811c9dc5
    for (let i = 0; i < width; i++) hash = Math.imul(hash ^ keys[from + i]!, 0x9e3779b1) ^ (hash >>> 15)
    hash ^= hash >>> 16
    let slot = hash & mask
    for (;;) {
      const found = table[slot]!
      if (found === 0) {
        table[slot] = first.push(row)
        group[row] = first.length - 1
        break
      }
      if (areEqual(keys, from, first[found - 1]! * width, width)) {
        group[row] = found - 1
        break
      }
      slot = (slot + 1) & mask
    }
  }
  return { group, first }
}

function areEqual(keys: Int32Array, a: number, b: number, width: number): boolean {
  for (let i = 0; i < width; i++) if (keys[a + i] !== keys[b + i]) return false
  return true
}
