import { frameToRgba } from '../av/frame-to-rgba.ts'
import type { RgbaPicture, Size } from '../frames/size.ts'
import type { YuvFrame } from '../frames/yuv-frame.ts'

// Three rows of four: enough to see how a clip goes, small enough to be shown beside many others.
const [COLUMNS, ROWS] = [4, 3]
const LONG_SIDE = 240
const GAP = 4

type ContactSheet = {
  /** Takes a frame if it is one of those that are shown. */
  offer(frame: YuvFrame, index: number): Promise<void>
  draw(): Promise<RgbaPicture>
}

/** A contact sheet of a film: pictures at equal distances from the first frame to the last. */
export function createContactSheet(frames: number): ContactSheet {
  const shown = Math.min(frames, COLUMNS * ROWS)
  const indexes = Array.from({ length: shown }, (_, at) =>
    shown === 1 ? 0 : Math.round((at * (frames - 1)) / (shown - 1)),
  )
  const thumbnails = new Map<number, RgbaPicture>()

  return {
    async offer(frame, index) {
      if (indexes.includes(index)) thumbnails.set(index, await frameToRgba(frame, sizeOf(frame)))
    },
    async draw() {
      const cell = [...thumbnails.values()][0]
      if (!cell) throw new RangeError('a sheet without pictures')
      const columns = Math.min(COLUMNS, shown)
      const rows = Math.ceil(shown / columns)
      const width = columns * cell.width + (columns + 1) * GAP
      const height = rows * cell.height + (rows + 1) * GAP
      const sheet: RgbaPicture = { width, height, rgba: new Uint8Array(width * height * 4) }
      for (let at = 3; at < sheet.rgba.length; at += 4) sheet.rgba[at] = 255
      for (const [place, index] of indexes.entries()) {
        const thumbnail = thumbnails.get(index)
        const [column, row] = [place % columns, Math.floor(place / columns)]
        if (thumbnail) paste(sheet, thumbnail, GAP + column * (cell.width + GAP), GAP + row * (cell.height + GAP))
      }
      return sheet
    },
  }
}

function sizeOf({ width, height }: Size): Size {
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

function paste(sheet: RgbaPicture, { width, height, rgba }: RgbaPicture, x: number, y: number): void {
  for (let row = 0; row < height; row++)
    sheet.rgba.set(rgba.subarray(row * width * 4, (row + 1) * width * 4), ((y + row) * sheet.width + x) * 4)
}
