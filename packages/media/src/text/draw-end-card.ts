import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Size } from '../frames/size.ts'
import { hasHan } from '../language/has-han.ts'
import { arrangeLines } from './arrange-lines.ts'
import { cropToInk, type PlacedPicture } from './crop-to-ink.ts'
import { DESCENT_EM, LINE_EM } from './draw-lines.ts'
import { drawableText } from './drawable-text.ts'
import type { Font, TextFont } from './font-faces.ts'
import { drawLine } from './line-runs.ts'
import { measureTextWidth } from './measure-text-width.ts'
import { measuredUnits } from './measured-units.ts'

type Row = { lines: string[]; font: TextFont; isCall: boolean; height: number }

// The product is in the middle: the panel is beside it in a wide frame, below it in others.
const [PANEL_OF_WIDE, PANEL_OF_TALL] = [0.34, 0.27]
const [NAME_SIZE, OFFER_SIZE, CALL_SIZE] = [0.078, 0.05, 0.05]
const SMALLEST_SIZE = 0.03
const MARGIN = 0.05
const PANEL = 'rgba(12, 13, 18, 0.82)'
const [BUTTON, BUTTON_INK] = ['#FFFFFF', '#0D0D0D']
/** As shares of the em. */
const [ROW_GAP, BUTTON_PADDING] = [0.7, 0.5]

/**
 * The end card of an advertisement: a dark panel beside or below the product, with the name, the offer, and the call to
 * action as a button. The lines of the text are these rows. Undefined if nothing can be drawn.
 */
export function drawEndCard(text: string, { frame, font }: { frame: Size; font: Font }): PlacedPicture | undefined {
  const rows = text.split('\n').flatMap(row => drawableText(row, font) || [])
  if (rows.length === 0) return undefined
  const isWide = frame.width > 1.2 * frame.height
  const panel = isWide
    ? { x: 0, y: 0, width: Math.round(frame.width * PANEL_OF_WIDE), height: frame.height }
    : {
        x: 0,
        y: Math.round(frame.height * (1 - PANEL_OF_TALL)),
        width: frame.width,
        height: Math.round(frame.height * PANEL_OF_TALL),
      }
  const margin = Math.round(Math.min(frame.width, frame.height) * MARGIN)
  const set = fitRows(rows, font, { width: panel.width - 2 * margin, height: panel.height - 2 * margin }, frame)
  const canvas = createCanvas(frame.width, frame.height)
  const context = canvas.getContext('2d')
  context.fillStyle = PANEL
  context.fillRect(panel.x, panel.y, panel.width, panel.height)
  let top = panel.y + Math.round((panel.height - heightOf(set)) / 2)
  for (const row of set) {
    drawRow(context, row, isWide ? panel.x + margin : panel.x + panel.width / 2, top, isWide ? 'left' : 'center')
    top += row.height + Math.round(ROW_GAP * row.font.size)
  }
  return cropToInk(context, frame)
}

const heightOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { height, font }, at) => sum + height + (at > 0 ? Math.round(ROW_GAP * font.size) : 0), 0)

/** The largest letters with which all words fit. */
function fitRows(rows: readonly string[], font: Font, room: Size, frame: Size): Row[] {
  const shortSide = Math.min(frame.width, frame.height)
  for (let scale = 1; ; scale *= 0.92) {
    const isSmallest = CALL_SIZE * scale <= SMALLEST_SIZE
    const setting = { font, room, shortSide, scale, mayTear: isSmallest }
    const set = rows.map((row, at) => setRow(row, at, rows.length, setting))
    if (set.every(row => row !== undefined) && (heightOf(set) <= room.height || isSmallest)) return set
    if (isSmallest) return set.flatMap(row => row ?? [])
  }
}

/** `mayTear`: a word that is too wide for a line is torn. */
type Setting = { font: Font; room: Size; shortSide: number; scale: number; mayTear: boolean }

function setRow(
  text: string,
  at: number,
  count: number,
  { font, room, shortSide, scale, mayTear }: Setting,
): Row | undefined {
  const isCall = at === count - 1 && count > 1
  const share = at === 0 ? NAME_SIZE : isCall ? CALL_SIZE : OFFER_SIZE
  const size = Math.max(10, Math.round(shortSide * share * scale))
  const textFont: TextFont = { font, weight: at === 0 ? 700 : 500, size }
  const padding = isCall ? 2 * BUTTON_PADDING * size : 0
  const maxWidth = room.width - padding
  const isTorn = text.split(/\s+/u).some(word => !hasHan(word) && measureTextWidth(word, textFont) > maxWidth)
  if (isTorn && !mayTear) return undefined
  const lines = arrangeLines(measuredUnits(text, textFont, maxWidth), maxWidth, 4)
  return lines && { lines, font: textFont, isCall, height: Math.ceil(lines.length * LINE_EM * size + padding) }
}

function drawRow(
  context: SKRSContext2D,
  { lines, font, isCall, height }: Row,
  x: number,
  top: number,
  align: 'left' | 'center',
): void {
  const padding = isCall ? BUTTON_PADDING * font.size : 0
  const width = Math.max(...lines.map(line => measureTextWidth(line, font))) + 2 * padding
  const left = align === 'left' ? x : x - width / 2
  if (isCall) {
    context.fillStyle = BUTTON
    context.beginPath()
    context.roundRect(left, top, width, height, Math.min(height / 2, font.size))
    context.fill()
  }
  context.fillStyle = isCall ? BUTTON_INK : BUTTON
  for (const [index, line] of lines.entries()) {
    const y = Math.round(top + padding + ((index + 1) * LINE_EM - DESCENT_EM) * font.size)
    drawLine(context, line, font, { x: align === 'left' ? left + padding : x, y, align, paint: 'fill' })
  }
}
