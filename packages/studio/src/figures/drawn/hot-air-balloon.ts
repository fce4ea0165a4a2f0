import type { Brush, Drawing } from './drawing.ts'
import { shadeForm } from './drawing.ts'

const STRIPES = ['#e8443a', '#f6b32e', '#fff1d8', '#f6b32e', '#e8443a', '#3f8fd8']
const [X, Y, ACROSS, DOWN] = [256, 184, 158, 172]
/** Where the envelope ends, above the burner. */
const MOUTH = 392

function envelope({ context }: Brush): void {
  context.moveTo(X - 34, MOUTH)
  context.bezierCurveTo(X - 70, 330, X - ACROSS, 280, X - ACROSS, Y)
  context.bezierCurveTo(X - ACROSS, Y - DOWN * 1.33, X + ACROSS, Y - DOWN * 1.33, X + ACROSS, Y)
  context.bezierCurveTo(X + ACROSS, 280, X + 70, 330, X + 34, MOUTH)
  context.closePath()
}

/** Stripes are meridians: narrower towards the sides. */
function stripes(brush: Brush): void {
  const { context } = brush
  context.save()
  context.beginPath()
  envelope(brush)
  context.clip()
  const last = STRIPES.length
  for (let index = last; index >= 0; index--) {
    const reach = Math.sin(((index + 0.5) / (last + 0.5)) * (Math.PI / 2))
    context.fillStyle = STRIPES[index % last]!
    context.beginPath()
    context.ellipse(X, Y + 40, Math.max(10, ACROSS * reach), 270, 0, 0, 2 * Math.PI)
    context.fill()
  }
  context.fillStyle = 'rgba(120, 20, 50, 0.35)'
  context.fillRect(0, MOUTH - 16, 512, 16)
  context.restore()
}

export const hotAirBalloon: Drawing = {
  metres: 7,
  sort: 'airy',
  isFrontal: true,
  draw(brush) {
    const { context, clay } = brush
    context.strokeStyle = '#6b4a34'
    context.lineWidth = 4
    for (const side of [-1, -0.4, 0.4, 1]) {
      context.beginPath()
      context.moveTo(X + side * 30, MOUTH - 4)
      context.lineTo(X + side * 36, 440)
      context.stroke()
    }
    stripes(brush)
    shadeForm(brush, () => envelope(brush), { x: X, y: Y + 20, across: ACROSS * 1.05, down: 220 })
    clay.blob({ x: X, y: 412 }, 9, 12, [255, 190, 70])
    const basket = [
      { x: X - 38, y: 438 },
      { x: X + 38, y: 438 },
      { x: X + 31, y: 490 },
      { x: X - 31, y: 490 },
    ]
    clay.shape(basket, [176, 116, 62], 16)
    context.strokeStyle = 'rgba(90, 50, 20, 0.45)'
    context.lineWidth = 3
    for (const y of [452, 464, 476]) {
      context.beginPath()
      context.moveTo(X - 40 + (y - 438) * 0.13, y)
      context.lineTo(X + 40 - (y - 438) * 0.13, y)
      context.stroke()
    }
    clay.limb(
      [
        { x: X - 43, y: 436 },
        { x: X + 43, y: 436 },
      ],
      13,
      [140, 86, 44],
    )
  },
}
