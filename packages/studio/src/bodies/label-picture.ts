import { createCanvas, ImageData } from '@napi-rs/canvas'
import { drawTitle } from '@kinora/media/text/draw-title'
import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Label } from './body.ts'

/** Pixels of the longer side. */
const SIDE = 256
/** A label this much wider than high is a board with one line: its letters are as large as possible. */
const BOARD = 2
const BOARD_SIDE = 768
const INK = '#2e2618'

/**
 * The name of a product on its label, as large as possible. It is mirrored, because bodies are painted from their own
 * side, except on a back.
 */
export function drawLabel(words: string, { wide, high, ink = INK, isBold }: Label, isOnBack = false): RgbaPicture {
  const isBoard = wide / high > BOARD
  const by = (isBoard ? BOARD_SIDE : SIDE) / Math.max(wide, high)
  const [width, height] = [Math.round(wide * by), Math.round(high * by)]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!isOnBack) {
    context.translate(width, 0)
    context.scale(-1, 1)
  }
  const title = drawTitle(words, {
    frame: { width, height },
    font: isBold ? 'sans' : 'serif',
    place: 'board',
    color: ink,
  })
  if (title) {
    const { picture } = title
    const letters = createCanvas(picture.width, picture.height)
    const pixels = new ImageData(new Uint8ClampedArray(picture.rgba), picture.width, picture.height)
    letters.getContext('2d').putImageData(pixels, 0, 0)
    const fit = Math.min((0.92 * width) / letters.width, (0.96 * height) / letters.height)
    const [across, up] = [letters.width * fit, letters.height * fit]
    // Bold letters fill their place.
    if (isBoard || isBold) context.drawImage(letters, (width - across) / 2, (height - up) / 2, across, up)
    else context.drawImage(letters, title.x, title.y)
  }
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}
