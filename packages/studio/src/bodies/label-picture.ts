import { createCanvas, ImageData } from '@napi-rs/canvas'
import { drawTitle } from '@kinora/media/text/draw-title'
import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Label } from './body.ts'

/** Pixels of the longer side. */
const SIDE = 256
const INK = '#2e2618'

/** The name of a ware for its label, as large as there is room, mirrored as bodies are painted: by their own sides. */
export function drawLabel(words: string, { wide, high, ink = INK }: Label): RgbaPicture {
  const by = SIDE / Math.max(wide, high)
  const [width, height] = [Math.round(wide * by), Math.round(high * by)]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.translate(width, 0)
  context.scale(-1, 1)
  const title = drawTitle(words, { frame: { width, height }, font: 'serif', place: 'board', color: ink })
  if (title) {
    const letters = createCanvas(title.picture.width, title.picture.height)
    const pixels = new ImageData(new Uint8ClampedArray(title.picture.rgba), title.picture.width, title.picture.height)
    letters.getContext('2d').putImageData(pixels, 0, 0)
    context.drawImage(letters, title.x, title.y)
  }
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}
