import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { TextFont } from './font-faces.ts'
import { lineWidth } from './line-runs.ts'

let ruler: SKRSContext2D | undefined

/** The width of a line in pixels, as the canvas will set it. */
export function measureTextWidth(text: string, font: TextFont): number {
  ruler ??= createCanvas(1, 1).getContext('2d')
  return lineWidth(ruler, text, font)
}
