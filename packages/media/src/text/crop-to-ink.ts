import type { SKRSContext2D } from '@napi-rs/canvas'
import type { RgbaPicture, Size } from '../frames/size.ts'

/** A small picture and the position of its top left corner. */
export type PlacedPicture = { picture: RgbaPicture; x: number; y: number }

/** The drawn part of a canvas, or undefined if it is empty. Reading the pixels also converts premultiplied alpha. */
export function cropToInk(context: SKRSContext2D, { width, height }: Size): PlacedPicture | undefined {
  const { data } = context.getImageData(0, 0, width, height)
  // A pixel without alpha has no colour, so all four bytes are compared as one.
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  let [left, right, top, bottom] = [width, -1, -1, -1]
  for (let row = 0; row < height; row++) {
    const line = pixels.subarray(row * width, (row + 1) * width)
    let first = 0
    while (first < width && line[first] === 0) first++
    if (first === width) continue
    let last = width - 1
    while (line[last] === 0) last--
    left = Math.min(left, first)
    right = Math.max(right, last)
    if (top < 0) top = row
    bottom = row
  }
  if (right < 0) return undefined
  const size = { width: right - left + 1, height: bottom - top + 1 }
  const ink = new Uint32Array(size.width * size.height)
  for (let row = 0; row < size.height; row++) {
    const from = (top + row) * width + left
    ink.set(pixels.subarray(from, from + size.width), row * size.width)
  }
  return { picture: { ...size, rgba: new Uint8Array(ink.buffer) }, x: left, y: top }
}
