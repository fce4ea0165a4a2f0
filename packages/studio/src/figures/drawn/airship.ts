import type { Drawing } from './drawing.ts'
import { shadeForm } from './drawing.ts'

const [X, Y, ACROSS, DOWN] = [256, 220, 230, 84]

export const airship: Drawing = {
  metres: 7,
  sort: 'airy',
  draw(brush) {
    const { context, clay } = brush
    const hull = (): void => context.ellipse(X, Y, ACROSS, DOWN, 0, 0, 2 * Math.PI)
    for (const side of [-1, 1]) {
      const fin = [
        { x: 400, y: Y + side * 40 },
        { x: 492, y: Y + side * 106 },
        { x: 494, y: Y + side * 60 },
        { x: 440, y: Y + side * 18 },
      ]
      clay.shape(fin, [214, 70, 74], 12)
    }
    clay.shape(
      [
        { x: 186, y: 296 },
        { x: 300, y: 296 },
        { x: 284, y: 338 },
        { x: 200, y: 338 },
      ],
      [120, 84, 70],
      16,
    )
    context.beginPath()
    hull()
    context.fillStyle = '#d8dce8'
    context.fill()
    context.save()
    context.clip()
    context.fillStyle = '#d6464a'
    context.fillRect(0, Y - 13, 512, 26)
    context.strokeStyle = 'rgba(60, 60, 110, 0.22)'
    context.lineWidth = 3
    for (const share of [0.28, 0.6, 0.85]) {
      for (const side of [-1, 1]) {
        context.beginPath()
        context.ellipse(X, Y, ACROSS * share, DOWN, 0, (side * Math.PI) / 2, (side * Math.PI) / 2 + Math.PI)
        context.stroke()
      }
    }
    context.restore()
    shadeForm(brush, hull, { x: X, y: Y, across: ACROSS, down: DOWN })
    clay.limb(
      [
        { x: 446, y: Y },
        { x: 500, y: Y },
      ],
      16,
      [214, 70, 74],
    )
    context.fillStyle = '#ffe9a8'
    for (let window = 0; window < 4; window++) {
      context.beginPath()
      context.roundRect(206 + window * 24, 306, 15, 14, 4)
      context.fill()
    }
  },
}
