import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Size } from '../frames/size.ts'
import { contrastingColour, parseHexColour } from './colour.ts'
import { DESCENT_EM, LINE_EM } from './draw-lines.ts'
import { drawableText } from './drawable-text.ts'
import type { Font, TextFont } from './font-faces.ts'
import { cropToInk, type PlacedPicture } from './crop-to-ink.ts'
import { drawLine } from './line-runs.ts'
import { layOutPages } from './lay-out-pages.ts'
import { measureTextWidth } from './measure-text-width.ts'

/** The text of one bubble: its lines, and the size of its body with the outline. */
export type BubblePage = Size & { lines: string[]; font: TextFont }

type Point = { x: number; y: number }

const SIZE_OF_SHORT_SIDE = 0.048
const SMALLEST_SIZE = 10
const MAX_LINES = 4
// Bubbles are tall rather than wide, so that they fit beside a head; upright frames require it.
const [WIDTH_OF_LANDSCAPE, WIDTH_OF_UPRIGHT] = [0.32, 0.66]
// In fractions of the em.
const [PADDING_X, PADDING_Y, STROKE, ROUND, TAIL_BASE] = [0.85, 0.55, 0.075, 1.1, 0.9]
/** Room for the soft shadow below. */
const SHADOW = 0.35
// The tail points at the mouth without touching it; far away it stays short.
const TAIL_SHARE = 0.8
const LONGEST_TAIL = 3.2

/** Consecutive bubbles for the whole text; none if nothing can be drawn. */
export function bubblePages(text: string, { frame, font }: { frame: Size; font: Font }): BubblePage[] {
  const size = Math.max(SMALLEST_SIZE, Math.round(Math.min(frame.width, frame.height) * SIZE_OF_SHORT_SIDE))
  const textFont: TextFont = { font, weight: 500, size }
  const words = drawableText(text.replaceAll('\n', ' '), font)
  if (words === '') return []
  const share = frame.width > frame.height ? WIDTH_OF_LANDSCAPE : WIDTH_OF_UPRIGHT
  const maxWidth = Math.max(2 * size, Math.floor(frame.width * share - 2 * PADDING_X * size))
  return layOutPages(words, { font: textFont, maxWidth, maxLines: MAX_LINES }).map(lines => ({
    lines,
    font: textFont,
    width: Math.ceil(
      Math.max(...lines.map(line => measureTextWidth(line, textFont))) + 2 * (PADDING_X + STROKE) * size,
    ),
    height: Math.ceil(lines.length * LINE_EM * size + 2 * (PADDING_Y + STROKE) * size),
  }))
}

/** The sprite of a bubble with its body's top left corner at a point and its tail towards another. */
export function drawBubble(
  { lines, font, width, height }: BubblePage,
  at: Point,
  { towards, color = '#FFFFFF' }: { towards?: Point; color?: string },
): PlacedPicture | undefined {
  parseHexColour(color)
  const em = font.size
  const pad = Math.ceil((LONGEST_TAIL + SHADOW) * em) + 2
  const size = { width: width + 2 * pad, height: height + 2 * pad }
  const context = createCanvas(size.width, size.height).getContext('2d')
  const ink = contrastingColour(color)
  const body = { x: pad, y: pad, width, height }
  const tail = towards && tailOf(body, { x: towards.x - at.x + pad, y: towards.y - at.y + pad }, em)
  const edge = (STROKE * em) / 2
  const round = Math.min(ROUND * em, height / 2)
  const shapes = [
    () => context.roundRect(pad + edge, pad + edge, width - 2 * edge, height - 2 * edge, round),
    () => tail && traceTail(context, tail),
  ]
  const each = (paint: () => void): void => {
    for (const trace of shapes) {
      context.beginPath()
      trace()
      paint()
    }
  }
  // The outline of both shapes first, then both filled, so that the outline inside is covered.
  context.save()
  context.shadowColor = 'rgba(0, 0, 0, 0.35)'
  context.shadowBlur = SHADOW * em * 0.6
  context.shadowOffsetY = SHADOW * em * 0.3
  context.strokeStyle = ink
  context.lineJoin = 'round'
  context.lineWidth = 2 * STROKE * em
  each(() => context.stroke())
  context.restore()
  context.fillStyle = color
  each(() => context.fill())
  writeLines(context, lines, { font, ink, middle: pad + width / 2, top: pad + (PADDING_Y + STROKE) * em })
  const drawn = cropToInk(context, size)
  return drawn && { picture: drawn.picture, x: at.x - pad + drawn.x, y: at.y - pad + drawn.y }
}

type Tail = { from: Point; to: Point; tip: Point }

/** The tail from the body's nearest edge towards the mouth; undefined if the body covers the mouth. */
function tailOf(body: Size & Point, mouth: Point, em: number): Tail | undefined {
  const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))
  const [right, bottom] = [body.x + body.width, body.y + body.height]
  const corner = Math.min(ROUND * em, body.height / 2) + TAIL_BASE * em * 0.5
  const nearX = body.width > 2 * corner ? clamp(mouth.x, body.x + corner, right - corner) : body.x + body.width / 2
  const nearY = body.height > 2 * corner ? clamp(mouth.y, body.y + corner, bottom - corner) : body.y + body.height / 2
  const isBeside = mouth.x < body.x || mouth.x > right
  const isOutside = isBeside || mouth.y < body.y || mouth.y > bottom
  if (!isOutside) return undefined
  const fromSide = isBeside && mouth.y >= body.y && mouth.y <= bottom
  const root = fromSide
    ? { x: mouth.x < body.x ? body.x : right, y: nearY }
    : { x: nearX, y: mouth.y < body.y ? body.y : bottom }
  const distance = Math.hypot(mouth.x - root.x, mouth.y - root.y)
  const reach = Math.min(distance * TAIL_SHARE, LONGEST_TAIL * em) / Math.max(1, distance)
  const tip = { x: root.x + (mouth.x - root.x) * reach, y: root.y + (mouth.y - root.y) * reach }
  const half = (TAIL_BASE * em) / 2
  // The base lies slightly inside, so that there is no seam.
  const inward = fromSide
    ? { x: mouth.x < body.x ? em / 2 : -em / 2, y: 0 }
    : { x: 0, y: mouth.y < body.y ? em / 2 : -em / 2 }
  const base = { x: root.x + inward.x, y: root.y + inward.y }
  return fromSide
    ? { from: { x: base.x, y: base.y - half }, to: { x: base.x, y: base.y + half }, tip }
    : { from: { x: base.x - half, y: base.y }, to: { x: base.x + half, y: base.y }, tip }
}

/** Traces the tail with a slight bend, as if drawn by hand. */
function traceTail(context: SKRSContext2D, { from, to, tip }: Tail): void {
  const bend = (base: Point): Point => ({ x: base.x * 0.45 + tip.x * 0.55, y: base.y * 0.62 + tip.y * 0.38 })
  context.moveTo(from.x, from.y)
  context.quadraticCurveTo(bend(from).x, bend(from).y, tip.x, tip.y)
  context.quadraticCurveTo(bend(to).x, bend(to).y, to.x, to.y)
  context.closePath()
}

function writeLines(
  context: SKRSContext2D,
  lines: readonly string[],
  { font, ink, middle, top }: { font: TextFont; ink: string; middle: number; top: number },
): void {
  context.fillStyle = ink
  for (const [index, line] of lines.entries()) {
    const y = Math.round(top + ((index + 1) * LINE_EM - DESCENT_EM) * font.size)
    drawLine(context, line, font, { x: middle, y, align: 'center', paint: 'fill' })
  }
}
