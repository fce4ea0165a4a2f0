import type { Drawing } from './drawing.ts'

const STEEL = [186, 192, 210] as const

/** The helmet of a knight; the stage gives it a body. */
export const knight: Drawing = {
  metres: 1.65,
  part: 'head',
  isFrontal: true,
  draw({ context, clay }) {
    const plume = [
      { x: 256, y: 118 },
      { x: 270, y: 52 },
      { x: 330, y: 22 },
      { x: 410, y: 44 },
      { x: 440, y: 110 },
      { x: 390, y: 92 },
      { x: 330, y: 100 },
      { x: 300, y: 140 },
    ]
    clay.shape(plume, [216, 44, 58], 26)
    clay.blob({ x: 256, y: 288 }, 168, 182, STEEL)
    clay.shape(
      [
        { x: 112, y: 300 },
        { x: 400, y: 300 },
        { x: 380, y: 420 },
        { x: 320, y: 486 },
        { x: 192, y: 486 },
        { x: 132, y: 420 },
      ],
      [166, 172, 194],
      40,
    )
    context.fillStyle = '#2c2a38'
    context.beginPath()
    context.roundRect(120, 262, 272, 40, 18)
    context.fill()
    context.fillStyle = '#ffffff'
    for (const x of [196, 316]) {
      context.beginPath()
      context.ellipse(x, 282, 19, 13, 0, 0, 2 * Math.PI)
      context.fill()
    }
    context.fillStyle = '#2c2a38'
    for (const x of [196, 316]) {
      context.beginPath()
      context.ellipse(x, 283, 9, 11, 0, 0, 2 * Math.PI)
      context.fill()
    }
    for (const x of [196, 236, 276, 316]) {
      context.beginPath()
      context.roundRect(x - 6, 356, 12, 66, 6)
      context.fill()
    }
    clay.limb(
      [
        { x: 256, y: 116 },
        { x: 256, y: 250 },
      ],
      20,
      [214, 176, 84],
    )
    clay.limb(
      [
        { x: 106, y: 318 },
        { x: 406, y: 318 },
      ],
      16,
      [214, 176, 84],
    )
  },
}
