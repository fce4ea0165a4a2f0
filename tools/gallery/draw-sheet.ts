import { openPixels } from '../../packages/media/src/av/guarded-sharp.ts'
import type { RgbaPicture, Size } from '../../packages/media/src/frames/size.ts'
import { arrangeLines } from '../../packages/media/src/text/arrange-lines.ts'
import { drawableText } from '../../packages/media/src/text/drawable-text.ts'
import { drawLines } from '../../packages/media/src/text/draw-lines.ts'
import { measuredUnits } from '../../packages/media/src/text/measured-units.ts'
import type { Exhibit, SheetPlan } from './suite.ts'

const GAP = 4
const MARGIN = 12
const FONT = { font: 'sans', weight: 500, size: 17 } as const
/** Two lines of words, and air. */
const WORDS_HEIGHT = 54
// Dark, as a cinema is: light around a picture makes its nights look empty.
const PAPER = 24
const [INK, OUTLINE] = ['#ECECEC', '#181818']

type Box = Size & { x: number; y: number }

/** All exhibits of a sheet, row by row, each with its words below. */
export async function drawSheet(plan: SheetPlan, exhibits: readonly Exhibit[]): Promise<RgbaPicture> {
  const { cell, isWordless } = plan
  const columns = Math.min(plan.columns, exhibits.length)
  const [margin, wordsHeight] = isWordless ? [1, 1] : [MARGIN, WORDS_HEIGHT]
  const rows = Math.ceil(exhibits.length / columns)
  const width = columns * cell.width + (columns + 1) * margin
  const height = rows * (cell.height + wordsHeight) + margin
  const sheet: RgbaPicture = { width, height, rgba: new Uint8Array(width * height * 4).fill(PAPER) }
  for (let at = 3; at < sheet.rgba.length; at += 4) sheet.rgba[at] = 255
  for (const [index, { pictures, words }] of exhibits.entries()) {
    const x = margin + (index % columns) * (cell.width + margin)
    const y = margin + Math.floor(index / columns) * (cell.height + wordsHeight)
    const boxes = plan.hasLeads ? leadBoxesOf(pictures.length, cell) : stripBoxesOf(pictures, cell)
    for (const [at, box] of boxes.entries()) await paste(sheet, pictures[at]!, { ...box, x: x + box.x, y: y + box.y })
    if (!isWordless) write(sheet, words, { x, y: y + cell.height, width: cell.width, height: WORDS_HEIGHT - MARGIN })
  }
  return sheet
}

/** Of equal height and natural width, together no wider than the cell; centred. */
function stripBoxesOf(pictures: readonly Size[], cell: Size): Box[] {
  const ratios = pictures.map(({ width, height }) => width / height)
  const sum = ratios.reduce((total, ratio) => total + ratio, 0)
  const height = Math.min(cell.height, (cell.width - GAP * (pictures.length - 1)) / sum)
  const y = Math.round((cell.height - height) / 2)
  let x = (cell.width - height * sum - GAP * (pictures.length - 1)) / 2
  return ratios.map(ratio => {
    const box = { x: Math.round(x), y, width: Math.round(ratio * height), height: Math.round(height) }
    x += ratio * height + GAP
    return box
  })
}

/** One large, the others stacked at its right, all of the same ratio. */
function leadBoxesOf(count: number, { width, height }: Size): Box[] {
  const others = count - 1
  if (others === 0) return [{ x: 0, y: 0, width, height }]
  const small = Math.round((height - GAP * (others - 1)) / others)
  const side = Math.round((width - GAP) / (others + 1))
  const lead = { x: 0, y: 0, width: width - GAP - side, height }
  return [
    lead,
    ...Array.from({ length: others }, (_, at) => ({
      x: lead.width + GAP,
      y: at * (small + GAP),
      width: side,
      height: small,
    })),
  ]
}

/** As much of the picture as covers the box. */
async function paste(sheet: RgbaPicture, picture: RgbaPicture, box: Box): Promise<void> {
  const { width, height } = picture
  const rgb = await openPixels(picture.rgba, { width, height, channels: 4 })
    .flatten({ background: 'white' })
    .resize({ width: box.width, height: box.height, fit: 'cover' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  for (let row = 0; row < box.height; row++) {
    const from = rgb.subarray(row * box.width * 4, (row + 1) * box.width * 4)
    sheet.rgba.set(from, ((box.y + row) * sheet.width + box.x) * 4)
  }
}

/** In two lines at most; what is longer is cut short. */
function write(sheet: RgbaPicture, words: string, box: Box): void {
  let text = drawableText(words, 'sans')
  let lines: string[] | undefined
  while (!(lines = arrangeLines(measuredUnits(text, FONT, box.width), box.width, 2))) {
    text = `${text.slice(0, Math.floor(text.length * 0.95) - 1).trimEnd()}…`
  }
  const bottom = box.y + 6 + Math.round(lines.length * FONT.size * 1.32)
  const style = { font: FONT, color: INK, outline: OUTLINE, align: 'left' } as const
  const drawn = drawLines(lines, { x: box.x, bottom }, style)
  if (drawn) blend(sheet, drawn.picture, drawn.x, drawn.y)
}

function blend(sheet: RgbaPicture, ink: RgbaPicture, left: number, top: number): void {
  for (let row = 0; row < ink.height; row++) {
    for (let column = 0; column < ink.width; column++) {
      const [x, y] = [left + column, top + row]
      if (x < 0 || y < 0 || x >= sheet.width || y >= sheet.height) continue
      const [from, to] = [(row * ink.width + column) * 4, (y * sheet.width + x) * 4]
      const alpha = ink.rgba[from + 3]! / 255
      for (let part = 0; part < 3; part++)
        sheet.rgba[to + part] = Math.round(sheet.rgba[to + part]! * (1 - alpha) + ink.rgba[from + part]! * alpha)
    }
  }
}
