import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { cssFontOf, type TextFont } from './font-faces.ts'

let ruler: SKRSContext2D | undefined

/** The width of a line in pixels, as the canvas will set it. */
export function widthOf(text: string, font: TextFont): number {
  ruler ??= createCanvas(1, 1).getContext('2d')
  ruler.font = cssFontOf(text, font)
  return ruler.measureText(text).width
}
