import { createCanvas } from '@napi-rs/canvas'
import type { RgbaPicture } from '@kinora/media/frames/size'

const SIDE = 512
/** From the outside in; the last is as faint as the first. */
const BANDS = ['#ff5a5a', '#ff9a4a', '#ffe066', '#6fe07a', '#5ab4ff', '#8a7aff', '#c77dff']
const [OUTER, BAND] = [250, 11]

/** A soft arc from horizon to horizon; the emoji only has a part of one. */
export function drawRainbow(): RgbaPicture {
  const context = createCanvas(SIDE, SIDE).getContext('2d')
  context.filter = 'blur(3px)'
  context.lineWidth = BAND + 3
  for (const [index, colour] of BANDS.entries()) {
    context.strokeStyle = colour
    context.globalAlpha = index === 0 || index === BANDS.length - 1 ? 0.7 : 0.95
    context.beginPath()
    context.arc(SIDE / 2, OUTER + 6, OUTER - 8 - index * BAND, Math.PI, 2 * Math.PI)
    context.stroke()
  }
  const { data } = context.getImageData(0, 0, SIDE, SIDE)
  return { width: SIDE, height: SIDE, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}
