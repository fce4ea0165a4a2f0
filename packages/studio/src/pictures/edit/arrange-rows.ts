import type { Size } from '@kinora/media/frames/size'
import type { Box } from '../../planes/box.ts'

/**
 * Arranges pictures in rows, in order and with their own aspect ratios (within limits), to fill a frame. `gap` is a
 * fraction of the shorter side, for few pictures.
 */
export function arrangeRows(pictures: readonly Size[], frame: Size, gap: number): Box[] {
  // Many small pictures lie closer together.
  const space = (Math.min(frame.width, frame.height) * gap) / Math.max(1, Math.sqrt(pictures.length) / 2)
  let best: { boxes: Box[]; area: number } | undefined
  for (let rows = 1; rows <= pictures.length; rows++) {
    const boxes = laidIn(rows, pictures, frame, space)
    if (boxes.some(({ width, height }) => width <= 0 || height <= 0)) continue
    // Maximises the smallest picture, then the total area.
    const area = Math.min(...boxes.map(({ width, height }) => width * height)) * boxes.length
    if (!best || area > best.area) best = { boxes, area }
  }
  return best?.boxes ?? []
}

const ratioOf = ({ width, height }: Size): number => Math.min(2, Math.max(0.6, width / height))

function laidIn(rows: number, pictures: readonly Size[], frame: Size, space: number): Box[] {
  const perRow = Math.ceil(pictures.length / rows)
  const lists = Array.from({ length: Math.ceil(pictures.length / perRow) }, (_, row) =>
    pictures.slice(row * perRow, (row + 1) * perRow),
  )
  // Each row is as high as its pictures need to fill the width; all rows are scaled to the height.
  const heights = lists.map(list => {
    const ratios = list.reduce((sum, picture) => sum + ratioOf(picture), 0)
    return (frame.width - space * (list.length + 1)) / ratios
  })
  const free = frame.height - space * (lists.length + 1)
  const scale = Math.min(1, free / heights.reduce((sum, height) => sum + height, 0))
  const used = heights.reduce((sum, height) => sum + height * scale, 0)
  let top = space + (free - used) / 2
  return lists.flatMap((list, row) => {
    const height = heights[row]! * scale
    const widths = list.map(picture => ratioOf(picture) * height)
    let left = (frame.width - widths.reduce((sum, width) => sum + width, 0) - space * (list.length - 1)) / 2
    const boxes = widths.map(width => {
      const box = { left, top, width, height }
      left += width + space
      return box
    })
    top += height + space
    return boxes
  })
}
