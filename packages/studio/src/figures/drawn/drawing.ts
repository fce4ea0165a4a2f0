import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { type Clay, createClay } from '../clay.ts'
import type { Pictogram } from '../pictogram.ts'

/** A thing without an emoji, drawn in the same style: soft, lit from the upper left, facing left. */
export type Drawing = Pictogram & {
  /** On a square of SIDE; empty margins are cropped. */
  draw: (brush: Brush) => void
}

export type Brush = { context: SKRSContext2D; clay: Clay }

export const SIDE = 512

export function renderDrawing({ draw }: Drawing): RgbaPicture {
  const canvas = createCanvas(SIDE, SIDE)
  const context = canvas.getContext('2d')
  draw({ context, clay: createClay(context, { width: SIDE, height: SIDE }) })
  const { data } = context.getImageData(0, 0, SIDE, SIDE)
  return { width: SIDE, height: SIDE, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}

type Round = { x: number; y: number; across: number; down: number }

/** Light from the upper left and shade at the lower right, inside `path`. */
export function shadeForm({ context }: Brush, path: () => void, { x, y, across, down }: Round): void {
  context.save()
  context.beginPath()
  path()
  context.clip()
  context.translate(x, y)
  context.scale(across, down)
  const shade = context.createRadialGradient(-0.35, -0.4, 0.1, 0, 0, 1.08)
  shade.addColorStop(0, 'rgba(255, 255, 255, 0.42)')
  shade.addColorStop(0.32, 'rgba(255, 255, 255, 0.08)')
  shade.addColorStop(0.62, 'rgba(40, 0, 60, 0.05)')
  shade.addColorStop(1, 'rgba(40, 0, 60, 0.42)')
  context.fillStyle = shade
  context.fillRect(-1.2, -1.2, 2.4, 2.4)
  context.restore()
}
