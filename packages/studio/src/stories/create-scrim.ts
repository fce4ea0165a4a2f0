import { createCanvas } from '@napi-rs/canvas'
import type { Compositor } from '@kinora/media/compositor/compositor'
import { smoothStep } from '../planes/plane.ts'

/** A shade at the lower end of the frame, so that letters are legible. */
export function createScrim(compositor: Compositor, strength: number, share = 0.62): (opacity: number) => void {
  const width = compositor.width
  const height = Math.ceil(compositor.height * share)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const shade = context.createLinearGradient(0, 0, 0, height)
  for (let stop = 0; stop <= 8; stop++)
    shade.addColorStop(stop / 8, `rgba(8, 6, 12, ${(strength * smoothStep(0, 1, stop / 8)).toFixed(3)})`)
  context.fillStyle = shade
  context.fillRect(0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  const sprite = compositor.addSprite({
    width,
    height,
    rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
  })
  return opacity => compositor.drawSprite(sprite, { x: 0, y: compositor.height - height, opacity })
}
