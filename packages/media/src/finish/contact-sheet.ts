import { frameToRgba } from '../av/frame-to-rgba.ts'
import type { RgbaPicture, Size } from '../frames/size.ts'
import { tilePictures } from '../frames/tile-pictures.ts'
import type { YuvFrame } from '../frames/yuv-frame.ts'

// Three rows of four: enough for an overview of a clip, and small.
const [COLUMNS, ROWS] = [4, 3]
const LONG_SIDE = 240

type ContactSheet = {
  /** Takes a frame if it belongs to the sheet. */
  offer(frame: YuvFrame, index: number): Promise<void>
  draw(): Promise<RgbaPicture>
}

/** A contact sheet of a film: pictures at equal intervals from the first frame to the last. */
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
      return tilePictures(
        indexes.flatMap(index => thumbnails.get(index) ?? []),
        COLUMNS,
      )
    },
  }
}

function sizeOf({ width, height }: Size): Size {
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
