import { createCanvas, ImageData } from '@napi-rs/canvas'
import type { RgbaPicture } from '@kinora/media/frames/size'

// The white rim, and the shadow around it, as a share of the shorter side.
const RIM = 0.022
const SHADE = 0.05

/** A picture with a white border and a soft shadow; `fill` is the picture's share of the print's width. */
export async function drawPrint(picture: RgbaPicture): Promise<{ print: RgbaPicture; fill: number }> {
  const shorter = Math.min(picture.width, picture.height)
  const [rim, shade] = [Math.max(1, Math.round(shorter * RIM)), Math.max(1, Math.round(shorter * SHADE))]
  const [width, height] = [picture.width + 2 * (rim + shade), picture.height + 2 * (rim + shade)]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.shadowColor = 'rgba(12, 10, 24, 0.45)'
  context.shadowBlur = shade * 0.9
  context.shadowOffsetY = shade * 0.25
  context.fillStyle = '#fbf9f4'
  context.fillRect(shade, shade, width - 2 * shade, height - 2 * shade)
  context.putImageData(
    new ImageData(new Uint8ClampedArray(picture.rgba), picture.width, picture.height),
    rim + shade,
    rim + shade,
  )
  const { data } = context.getImageData(0, 0, width, height)
  const rgba = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  return { print: { width, height, rgba }, fill: picture.width / width }
}
