import type { Point } from '../picture.ts'
import type { Brush, Drawing } from './drawing.ts'

const WOOD = [134, 82, 46] as const
const DARK_WOOD = [92, 54, 32] as const
const CLOTH = [62, 56, 72] as const

/** A square sail, full of wind. */
function sailOf(x: number, top: number, half: number, height: number): Point[] {
  const points: Point[] = []
  for (let step = 0; step <= 8; step++) points.push({ x: x - half + (2 * half * step) / 8, y: top })
  for (let step = 0; step <= 8; step++) {
    const share = step / 8
    const sag = 0.16 * height * Math.sin(share * Math.PI)
    points.push({ x: x + half * 1.12 - 2.24 * half * share, y: top + height - sag })
  }
  return points.map(({ x: across, y }) => ({ x: across - 0.12 * (y - top), y }))
}

function skull({ context }: Brush, x: number, y: number, size: number): void {
  context.strokeStyle = context.fillStyle = '#f2eef4'
  context.lineCap = 'round'
  context.lineWidth = size * 0.3
  for (const side of [-1, 1]) {
    context.beginPath()
    context.moveTo(x - side * size * 1.3, y + size * 0.35)
    context.lineTo(x + side * size * 1.3, y + size * 1.45)
    context.stroke()
  }
  context.beginPath()
  context.ellipse(x, y, size, size * 0.92, 0, 0, 2 * Math.PI)
  context.roundRect(x - size * 0.55, y + size * 0.45, size * 1.1, size * 0.75, size * 0.2)
  context.fill()
  context.fillStyle = '#3e3848'
  for (const side of [-1, 1]) {
    context.beginPath()
    context.ellipse(x + side * size * 0.4, y + size * 0.1, size * 0.27, size * 0.31, 0, 0, 2 * Math.PI)
    context.fill()
  }
}

export const pirateShip: Drawing = {
  metres: 7,
  sort: 'boat',
  draw(brush) {
    const { context, clay } = brush
    for (const [x, top] of [
      [256, 30],
      [376, 88],
      [140, 110],
    ] as const)
      clay.limb(
        [
          { x, y: top },
          { x, y: 400 },
        ],
        13,
        DARK_WOOD,
      )
    clay.limb(
      [
        { x: 100, y: 372 },
        { x: 16, y: 316 },
      ],
      12,
      DARK_WOOD,
    )
    clay.shape(sailOf(388, 112, 50, 96), CLOTH, 8)
    clay.shape(sailOf(388, 222, 60, 104), CLOTH, 8)
    clay.shape(sailOf(148, 132, 46, 92), CLOTH, 8)
    clay.shape(sailOf(148, 236, 54, 92), CLOTH, 8)
    clay.shape(sailOf(264, 62, 60, 84), CLOTH, 8)
    clay.shape(sailOf(268, 164, 80, 156), CLOTH, 8)
    skull(brush, 256, 212, 31)
    clay.shape(
      [
        { x: 258, y: 26 },
        { x: 318, y: 34 },
        { x: 300, y: 46 },
        { x: 318, y: 60 },
        { x: 258, y: 58 },
      ],
      [196, 40, 52],
      5,
    )
    clay.shape(
      [
        { x: 72, y: 372 },
        { x: 180, y: 392 },
        { x: 330, y: 392 },
        { x: 352, y: 344 },
        { x: 456, y: 330 },
        { x: 442, y: 420 },
        { x: 404, y: 486 },
        { x: 150, y: 486 },
        { x: 104, y: 446 },
      ],
      WOOD,
      18,
    )
    clay.limb(
      [
        { x: 76, y: 374 },
        { x: 182, y: 394 },
        { x: 332, y: 394 },
        { x: 356, y: 344 },
        { x: 458, y: 330 },
      ],
      11,
      [214, 162, 70],
    )
    clay.limb(
      [
        { x: 112, y: 446 },
        { x: 200, y: 458 },
        { x: 424, y: 444 },
      ],
      6,
      DARK_WOOD,
    )
    context.fillStyle = '#2e2430'
    for (const [x, y] of [
      [180, 424],
      [236, 428],
      [292, 428],
      [348, 424],
    ] as const) {
      context.beginPath()
      context.roundRect(x - 11, y - 11, 22, 22, 5)
      context.fill()
    }
    context.fillStyle = '#ffd76a'
    for (const x of [378, 412]) {
      context.beginPath()
      context.roundRect(x - 10, 366, 20, 20, 5)
      context.fill()
    }
  },
}
