import { createCanvas } from '@napi-rs/canvas'
import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Point } from '../figures/picture.ts'

/** A string from a hand to what flies on it: the picture, and where in it the hand is. */
export type StringPicture = { picture: RgbaPicture; hand: Point }

/** Sags a little, as strings do. `to` is from the hand, pixels. */
export function drawString(to: Point, thickness: number): StringPicture {
  const rim = Math.ceil(thickness * 2 + Math.abs(to.y) * 0.08)
  const width = Math.ceil(Math.abs(to.x)) + 2 * rim
  const height = Math.ceil(Math.abs(to.y)) + 2 * rim
  const hand = { x: to.x < 0 ? width - rim : rim, y: to.y < 0 ? height - rim : rim }
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.lineWidth = thickness
  context.lineCap = 'round'
  context.strokeStyle = 'rgba(238, 234, 226, 0.85)'
  context.beginPath()
  context.moveTo(hand.x, hand.y)
  context.quadraticCurveTo(hand.x + to.x * 0.62, hand.y + to.y * 0.38, hand.x + to.x, hand.y + to.y)
  context.stroke()
  const { data } = context.getImageData(0, 0, width, height)
  return { picture: { width, height, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }, hand }
}
