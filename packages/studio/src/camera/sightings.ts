import type { ShareBox } from '@kinora/media/frames/share-box'
import type { Size } from '@kinora/media/frames/size'

/** Boxes in pixels of the frame, by id. */
export type Sightings = {
  /** Adds a box; parts beyond the frame do not count. */
  add(name: string, box: ShareBox): void
  /** The box around all positions of each, in fractions of the frame, by id. */
  boxes(): ReadonlyMap<string, ShareBox>
}

export function createSightings({ width, height }: Size): Sightings {
  const edges = new Map<string, { left: number; top: number; right: number; bottom: number }>()
  return {
    add(name, box) {
      const left = Math.max(0, box.left)
      const top = Math.max(0, box.top)
      const right = Math.min(width, box.left + box.width)
      const bottom = Math.min(height, box.top + box.height)
      if (right <= left || bottom <= top) return
      const before = edges.get(name) ?? { left, top, right, bottom }
      edges.set(name, {
        left: Math.min(before.left, left),
        top: Math.min(before.top, top),
        right: Math.max(before.right, right),
        bottom: Math.max(before.bottom, bottom),
      })
    },
    boxes: () =>
      new Map(
        [...edges].map(([name, { left, top, right, bottom }]) => [
          name,
          {
            left: left / width,
            top: top / height,
            width: (right - left) / width,
            height: (bottom - top) / height,
          },
        ]),
      ),
  }
}
