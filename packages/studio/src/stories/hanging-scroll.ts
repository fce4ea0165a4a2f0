import { createCanvas, ImageData } from '@napi-rs/canvas'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { fitWithin, flattenOnWhite } from '../planes/resize-picture.ts'

const MAX_SIDE = 900

/** A picture mounted on silk between two rods, for a picture without people on a journey. */
export async function hangingScroll(picture: RgbaPicture): Promise<RgbaPicture> {
  const print = flattenOnWhite(await fitWithin(picture, MAX_SIDE))
  const shorter = Math.min(print.width, print.height)
  const [side, above, rod, knob] = [0.07, 0.13, 0.05, 0.045].map(share => Math.max(1, Math.round(shorter * share))) as [
    number,
    number,
    number,
    number,
  ]
  const shade = Math.round(shorter * 0.05)
  const width = print.width + 2 * side + 2 * knob + 2 * shade
  const height = print.height + 2 * above + 2 * rod + 2 * shade
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const [left, top] = [shade + knob, shade + rod]
  context.save()
  context.shadowColor = 'rgba(20, 12, 6, 0.5)'
  context.shadowBlur = shade
  context.shadowOffsetY = shade * 0.4
  context.fillStyle = '#d9c7a0'
  context.fillRect(left, top, print.width + 2 * side, print.height + 2 * above)
  context.restore()
  const silk = context.createLinearGradient(left, 0, left + print.width + 2 * side, 0)
  silk.addColorStop(0, '#cdb98d')
  silk.addColorStop(0.5, '#e9dbba')
  silk.addColorStop(1, '#c9b486')
  context.fillStyle = silk
  context.fillRect(left, top, print.width + 2 * side, print.height + 2 * above)
  context.fillStyle = '#8c2f23'
  context.fillRect(left + side - 3, top + above - 3, print.width + 6, print.height + 6)
  for (const y of [shade, top + print.height + 2 * above]) {
    const wood = context.createLinearGradient(0, y, 0, y + rod)
    wood.addColorStop(0, '#8a5a34')
    wood.addColorStop(0.35, '#c08a56')
    wood.addColorStop(1, '#452713')
    context.fillStyle = wood
    context.beginPath()
    context.roundRect(shade, y, width - 2 * shade, rod, rod / 2)
    context.fill()
  }
  const inner = createCanvas(print.width, print.height)
  inner.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(print.rgba), print.width, print.height), 0, 0)
  context.drawImage(inner, left + side, top + above)
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}
