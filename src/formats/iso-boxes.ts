import { textAt, u32beAt, u64beAt } from './bytes-at.ts'

/** `start` is the first byte after the header; `end` never passes the range walked, `isWhole` tells if it wanted to. */
export type Box = { type: string; start: number; end: number; isWhole: boolean }

/**
 * The boxes of a range, one after another; every step advances by at least 8 bytes. Nothing here descends: readers name
 * the path that they want, so the depth of a file costs nothing and the longest path is the limit.
 */
export function* boxesOf(bytes: Uint8Array, { start, end }: { start: number; end: number }): Generator<Box> {
  let at = start
  while (at + 8 <= end) {
    let size = u32beAt(bytes, at)
    let headerBytes = 8
    if (size === 1) {
      size = u64beAt(bytes, at + 8)
      headerBytes = 16
    } else if (size === 0) {
      size = end - at
    }
    // A size that does not cover the header leads nowhere: the rest is not boxes.
    if (size < headerBytes || at + headerBytes > end) return
    const boxEnd = at + size
    yield {
      type: textAt(bytes, at + 4, 4),
      start: at + headerBytes,
      end: Math.min(boxEnd, end),
      isWhole: boxEnd <= end,
    }
    at = boxEnd
  }
}

/** The first box at the end of a path of types, taking the first of each type on the way. */
export function findBox(bytes: Uint8Array, parent: Box, ...path: string[]): Box | undefined {
  let found: Box | undefined = parent
  for (const type of path) {
    if (!found) return undefined
    found = firstBox(bytes, found, type)
  }
  return found
}

function firstBox(bytes: Uint8Array, parent: Box, type: string): Box | undefined {
  for (const box of boxesOf(bytes, parent)) {
    if (box.type === type) return box
  }
  return undefined
}
