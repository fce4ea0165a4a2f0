import { textAt, u32beAt, u64beAt } from './bytes-at.ts'

/** A file, with the remaining number of boxes that may be visited. */
export type BoxFile = { readonly bytes: Uint8Array; boxesLeft: number }

// A film of 300 s with a fragment for every frame needs a fifth of this. 20 MB of empty boxes, read by every query,
// would block the process for seconds.
const MAX_BOXES = 500_000

export const openBoxFile = (bytes: Uint8Array): BoxFile => ({ bytes, boxesLeft: MAX_BOXES })

/** `start` is the first byte after the header; `end` is clipped to the range, and `isWhole` says whether it was. */
export type Box = { type: string; start: number; end: number; isWhole: boolean }

/**
 * The boxes of a range, one after another, without recursion: readers name the path that they need, so nesting costs
 * nothing.
 */
export function* walkBoxes(file: BoxFile, { start, end }: { start: number; end: number }): Generator<Box> {
  const { bytes } = file
  let at = start
  while (at + 8 <= end && file.boxesLeft > 0) {
    file.boxesLeft -= 1
    let size = u32beAt(bytes, at)
    let headerBytes = 8
    if (size === 1) {
      size = u64beAt(bytes, at + 8)
      headerBytes = 16
    } else if (size === 0) {
      size = end - at
    }
    // A size smaller than the header is invalid: the rest is not boxes.
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

/** The first box at the end of a path of types, following the first of each type. */
export function findBox(file: BoxFile, parent: Box, ...path: string[]): Box | undefined {
  let found: Box | undefined = parent
  for (const type of path) {
    if (!found) return undefined
    found = firstBox(file, found, type)
  }
  return found
}

function firstBox(file: BoxFile, parent: Box, type: string): Box | undefined {
  for (const box of walkBoxes(file, parent)) {
    if (box.type === type) return box
  }
  return undefined
}
