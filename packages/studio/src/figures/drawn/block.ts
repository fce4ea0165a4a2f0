import { createCanvas, ImageData } from '@napi-rs/canvas'
import { drawTitle } from '@kinora/media/text/draw-title'
import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Drawing } from './drawing.ts'

const WIDTH = 640
const HEIGHT = 400
const EDGE = 26

/** A plain block for a thing that cannot be drawn. Things can stand on it, and it has no front. */
export const block: Drawing = {
  metres: 0.9,
  sort: 'seat',
  top: 0.96,
  isFrontal: true,
  draw: ({ clay }) =>
    clay.shape(
      [
        { x: 60, y: 120 },
        { x: 452, y: 120 },
        { x: 452, y: 460 },
        { x: 60, y: 460 },
      ],
      [196, 186, 168],
      24,
    ),
}

/** A block with letters: its word, or the text of a sign. */
export function drawLabelledBlock(label: string, isSign: boolean): RgbaPicture {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  const [light, dark] = isSign ? ['#3a4350', '#262d36'] : ['#d8cfbd', '#b3a78f']
  const shade = context.createLinearGradient(0, 0, WIDTH * 0.3, HEIGHT)
  shade.addColorStop(0, light)
  shade.addColorStop(1, dark)
  context.fillStyle = shade
  context.beginPath()
  context.roundRect(0, 0, WIDTH, HEIGHT, EDGE)
  context.fill()
  context.lineWidth = 6
  context.strokeStyle = isSign ? 'rgba(255, 255, 255, 0.55)' : 'rgba(60, 48, 30, 0.35)'
  context.beginPath()
  context.roundRect(14, 14, WIDTH - 28, HEIGHT - 28, EDGE - 8)
  context.stroke()
  const title = drawTitle(label, {
    frame: { width: WIDTH, height: HEIGHT },
    font: 'sans',
    place: 'board',
    color: isSign ? '#FFF6E0' : '#2E2618',
  })
  if (title) {
    const { width, height, rgba } = title.picture
    const letters = createCanvas(width, height)
    letters.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(rgba), width, height), 0, 0)
    context.drawImage(letters, title.x, title.y)
  }
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT)
  return { width: WIDTH, height: HEIGHT, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}
