import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { TextFont } from './font-faces.ts'
import { cropToInk, type PlacedPicture } from './crop-to-ink.ts'
import { drawLine } from './line-runs.ts'
import { measureTextWidth } from './measure-text-width.ts'
import { HALO_EM, OUTLINE_EM, SHADOW_BLUR_EM, SHADOW_DROP_EM } from './subtitle-place.ts'

type LineStyle = {
  font: TextFont
  color: string
  outline: string
  /** Its width as a fraction of the em; the default is that of subtitles. */
  outlineEm?: number
  align: 'left' | 'center'
  plate?: string
}

/** The distance of baselines, and the depth of a line below its baseline. */
export const LINE_EM = 1.32
export const DESCENT_EM = 0.26
/** The margin of the plate around the lines. */
export const PLATE_PADDING_EM = 0.5

/**
 * Lines of text with an outline and a soft shadow, cropped to their ink. `x` is the left edge or the centre, by
 * alignment; `bottom` is the lower edge of the last line, independent of the letters. Undefined if there is no ink.
 */
export function drawLines(
  lines: readonly string[],
  at: { x: number; bottom: number },
  style: LineStyle,
): PlacedPicture | undefined {
  const { size } = style.font
  const pad = Math.ceil((HALO_EM + PLATE_PADDING_EM) * size) + 2
  const widest = Math.max(0, ...lines.map(line => measureTextWidth(line, style.font)))
  const width = Math.ceil(widest) + 2 * pad
  const height = Math.ceil(lines.length * LINE_EM * size) + 2 * pad
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const left = Math.round(style.align === 'center' ? at.x - width / 2 : at.x - pad)
  const top = at.bottom - (height - pad)
  if (style.plate !== undefined) drawPlate(context, style.plate, { pad, width, height, em: size })
  context.lineJoin = 'round'
  const { font, align } = style
  const each = (paint: 'fill' | 'stroke'): void =>
    lines.forEach((line, index) => {
      const baseline = height - pad - DESCENT_EM * size - (lines.length - 1 - index) * LINE_EM * size
      const x = align === 'center' ? width / 2 : pad
      drawLine(context, line, font, { x, y: Math.round(baseline), align, paint })
    })
  // All outlines first, so that none covers a letter of the line above.
  context.save()
  context.lineWidth = 2 * (style.outlineEm ?? OUTLINE_EM) * size
  context.strokeStyle = style.outline
  context.shadowColor = 'rgba(0, 0, 0, 0.55)'
  context.shadowBlur = SHADOW_BLUR_EM * size
  context.shadowOffsetY = SHADOW_DROP_EM * size
  each('stroke')
  context.restore()
  context.fillStyle = style.color
  each('fill')
  const ink = cropToInk(context, { width, height })
  return ink && { picture: ink.picture, x: left + ink.x, y: top + ink.y }
}

type Plate = { pad: number; width: number; height: number; em: number }

function drawPlate(context: SKRSContext2D, colour: string, { pad, width, height, em }: Plate): void {
  const edge = pad - PLATE_PADDING_EM * em
  context.fillStyle = colour
  context.beginPath()
  context.roundRect(edge, edge, width - 2 * edge, height - 2 * edge, 0.18 * em)
  context.fill()
}
