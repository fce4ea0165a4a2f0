import type { RgbaPicture, Size } from '../frames/size.ts'
import { drawLines } from './draw-lines.ts'
import { drawableText } from './drawable-text.ts'

// Legible in a corner but unobtrusive: a thirtieth of the short side, two thirds opaque.
const SIZE_OF_SHORT_SIDE = 0.034
const SMALLEST_SIZE = 10
const OPACITY = 0.66

/** One line of small translucent text, such as a watermark; the caller places it. */
export function drawNotice(text: string, frame: Size): RgbaPicture | undefined {
  const size = Math.max(SMALLEST_SIZE, Math.round(Math.min(frame.width, frame.height) * SIZE_OF_SHORT_SIDE))
  const line = drawableText(text.replaceAll('\n', ' '), 'sans')
  if (line === '') return undefined
  const font = { font: 'sans', weight: 500, size } as const
  const drawn = drawLines([line], { x: 0, bottom: 0 }, { font, color: '#FFFFFF', outline: '#1A1A1A', align: 'left' })
  if (!drawn) return undefined
  // The opacity of the whole, so that the outline does not show through the letters.
  const { rgba } = drawn.picture
  for (let alpha = 3; alpha < rgba.length; alpha += 4) rgba[alpha] = Math.round(rgba[alpha]! * OPACITY)
  return drawn.picture
}
