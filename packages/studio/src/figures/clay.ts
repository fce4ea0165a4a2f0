import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Point } from './picture.ts'

export type Rgb = readonly [red: number, green: number, blue: number]

const cssColour = ([red, green, blue]: Rgb, alpha = 1): string =>
  `rgba(${Math.round(red)}, ${Math.round(green)}, ${Math.round(blue)}, ${alpha})`

export const shadeColour = (colour: Rgb, by: number): Rgb =>
  colour.map(part => (by < 0 ? part * (1 + by) : part + (255 - part) * by)) as unknown as Rgb

/** Draws soft shaded shapes lit from above, in the style of the emoji. Shapes are drawn one over another. */
export type Clay = {
  limb(points: readonly Point[], width: number, colour: Rgb): void
  blob(middle: Point, across: number, down: number, colour: Rgb): void
  shape(points: readonly Point[], colour: Rgb, roundness: number): void
}

type Bounds = { left: number; top: number; right: number; bottom: number }

export function createClay(context: SKRSContext2D, size: { width: number; height: number }): Clay {
  const layer: Canvas = createCanvas(size.width, size.height)
  const over = layer.getContext('2d')

  /** Draws the shape in its colour, adds light and shade inside it, and composites it. */
  function finish(draw: (scale: number) => void, colour: Rgb, depth: number, bounds: Bounds): void {
    const left = Math.max(0, Math.floor(bounds.left) - 1)
    const top = Math.max(0, Math.floor(bounds.top) - 1)
    const width = Math.min(size.width, Math.ceil(bounds.right) + 1) - left
    const height = Math.min(size.height, Math.ceil(bounds.bottom) + 1) - top
    if (width <= 0 || height <= 0) return
    over.save()
    // Blurring costs by area, so only the part's own area is touched.
    over.beginPath()
    over.rect(left, top, width, height)
    over.clip()
    over.clearRect(left, top, width, height)
    over.fillStyle = over.strokeStyle = cssColour(shadeColour(colour, -0.22))
    draw(1)
    over.globalCompositeOperation = 'source-atop'
    over.filter = `blur(${Math.max(1, depth * 0.16)}px)`
    over.save()
    over.translate(-depth * 0.06, -depth * 0.1)
    over.fillStyle = over.strokeStyle = cssColour(colour)
    draw(0.86)
    over.restore()
    over.save()
    over.translate(-depth * 0.14, -depth * 0.2)
    over.fillStyle = over.strokeStyle = cssColour(shadeColour(colour, 0.28), 0.75)
    draw(0.34)
    over.restore()
    over.restore()
    context.drawImage(layer, left, top, width, height, left, top, width, height)
  }

  return {
    limb(points, width, colour) {
      finish(
        scale => {
          over.lineCap = over.lineJoin = 'round'
          over.lineWidth = width * scale
          over.beginPath()
          for (const { x, y } of points) over.lineTo(x, y)
          over.stroke()
        },
        colour,
        width,
        boundsOf(points, width / 2),
      )
    },
    blob({ x, y }, across, down, colour) {
      finish(
        scale => {
          over.beginPath()
          over.ellipse(x, y, across * scale, down * scale, 0, 0, 2 * Math.PI)
          over.fill()
        },
        colour,
        Math.min(across, down) * 1.6,
        { left: x - across, top: y - down, right: x + across, bottom: y + down },
      )
    },
    shape(points, colour, roundness) {
      const middle = {
        x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
        y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
      }
      finish(
        scale => {
          over.lineCap = over.lineJoin = 'round'
          over.lineWidth = roundness * scale
          over.beginPath()
          for (const { x, y } of points) {
            over.lineTo(middle.x + (x - middle.x) * scale, middle.y + (y - middle.y) * scale)
          }
          over.closePath()
          over.fill()
          over.stroke()
        },
        colour,
        roundness * 2.6,
        boundsOf(points, roundness / 2),
      )
    },
  }
}

function boundsOf(points: readonly Point[], rim: number): Bounds {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return {
    left: Math.min(...xs) - rim,
    top: Math.min(...ys) - rim,
    right: Math.max(...xs) + rim,
    bottom: Math.max(...ys) + rim,
  }
}
