import { type Canvas, createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { drawableText } from '../text/drawable-text.ts'
import { loadEmoji } from '../text/emoji-pictures.ts'
import type { TextFont } from '../text/font-faces.ts'
import { layOutPages } from '../text/lay-out-pages.ts'
import { drawLine } from '../text/line-runs.ts'

/**
 * One frame of a storyboard: its picture (JPEG or PNG), its number and time, its description, and its speech or text.
 */
export type StoryboardFrame = { picture: Buffer; heading: string; words: string; lines: readonly string[] }

/** A4 across at 150 dots an inch. */
export const PAGE = { width: 1754, height: 1240 } as const
const [MARGIN, GAP] = [70, 36]
/** Pixels of text below each picture. */
const TEXT_HEIGHT = 190
const TITLE_HEIGHT = 80
const LINE_EM = 1.3
const INK = { title: '#1a1f24', heading: '#1a1f24', words: '#3b444c', lines: '#0b5c73', frame: '#c4ccd2' } as const

const font = (size: number, weight: TextFont['weight'] = 500): TextFont => ({ font: 'sans', weight, size })

/** The pages of a storyboard. Wide frames are three in a row, square and high ones more. */
export async function drawPages(title: string, frames: readonly StoryboardFrame[]): Promise<Canvas[]> {
  await loadEmoji([title, ...frames.flatMap(({ words, lines }) => [words, ...lines])])
  const [first] = frames
  if (!first) throw new RangeError('a storyboard without frames')
  const { width, height } = await loadImage(first.picture)
  const grid = gridFor(width / height)
  const pages: Canvas[] = []
  const count = Math.ceil(frames.length / (grid.columns * grid.rows))
  for (let page = 0; page < count; page++) {
    const canvas = createCanvas(PAGE.width, PAGE.height)
    const context = canvas.getContext('2d')
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, PAGE.width, PAGE.height)
    write(
      context,
      title,
      { x: MARGIN, y: MARGIN, width: PAGE.width - 2 * MARGIN - 120, lines: 1 },
      font(30, 700),
      INK.title,
    )
    if (count > 1)
      write(
        context,
        `${page + 1} / ${count}`,
        { x: PAGE.width - MARGIN - 90, y: MARGIN, width: 90, lines: 1 },
        font(20),
        INK.words,
      )
    const own = frames.slice(page * grid.columns * grid.rows, (page + 1) * grid.columns * grid.rows)
    for (const [at, frame] of own.entries()) {
      const x = MARGIN + (at % grid.columns) * (grid.width + GAP)
      const y = MARGIN + TITLE_HEIGHT + Math.floor(at / grid.columns) * (grid.height + TEXT_HEIGHT)
      await drawFrame(context, frame, { x, y, width: grid.width, height: grid.height })
    }
    pages.push(canvas)
  }
  return pages
}

type Grid = { columns: number; rows: number; width: number; height: number }

/** The grid with the largest pictures of at least three in a row. */
function gridFor(ratio: number): Grid {
  const across = PAGE.width - 2 * MARGIN
  const down = PAGE.height - 2 * MARGIN - TITLE_HEIGHT
  const grids = [3, 4, 5, 6].map((columns): Grid => {
    const width = Math.floor((across - (columns - 1) * GAP) / columns)
    const height = Math.round(width / ratio)
    return { columns, rows: Math.floor(down / (height + TEXT_HEIGHT)), width, height }
  })
  return grids.find(({ rows }) => rows >= 1) ?? { columns: 6, rows: 1, width: 120, height: Math.round(120 / ratio) }
}

type Box = { x: number; y: number; width: number; height: number }

async function drawFrame(
  context: SKRSContext2D,
  { picture, heading, words, lines }: StoryboardFrame,
  { x, y, width, height }: Box,
): Promise<void> {
  context.drawImage(await loadImage(picture), x, y, width, height)
  context.strokeStyle = INK.frame
  context.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1)
  let top = y + height + 8
  const end = y + height + TEXT_HEIGHT - 14
  const room = (size: number): number => Math.max(0, Math.floor((end - top) / (size * LINE_EM)))
  top = write(context, heading, { x, y: top, width, lines: 1 }, font(17, 700), INK.heading)
  const said = lines.slice(0, 3)
  top = write(
    context,
    words,
    { x, y: top, width, lines: Math.max(1, Math.min(4, room(16) - said.length)) },
    font(16),
    INK.words,
  )
  for (const line of said)
    if (room(16) > 0)
      top = write(context, line, { x, y: top, width, lines: Math.min(2, room(16)) }, font(16), INK.lines)
}

/** Writes text into a column and returns where it ends. Text that is too long ends with an ellipsis. */
function write(
  context: SKRSContext2D,
  text: string,
  { x, y, width, lines }: { x: number; y: number; width: number; lines: number },
  face: TextFont,
  colour: string,
): number {
  const plain = drawableText(text.replaceAll(/\s+/gu, ' ').trim(), 'sans')
  if (plain === '' || lines < 1) return y
  const [page = [], more] = layOutPages(plain, { font: face, maxWidth: width, maxLines: lines })
  context.fillStyle = colour
  for (const [at, line] of page.entries()) {
    const isCut = more !== undefined && at === page.length - 1
    drawLine(context, isCut ? `${line.slice(0, -1)}…` : line, face, {
      x,
      y: Math.round(y + face.size + at * face.size * LINE_EM),
      align: 'left',
      paint: 'fill',
    })
  }
  return y + page.length * face.size * LINE_EM + 3
}
