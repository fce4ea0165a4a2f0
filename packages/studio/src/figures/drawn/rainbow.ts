import { type Drawing, SIDE } from './drawing.ts'

/** From the outside in; the last is as faint as the first. */
const BANDS = ['#ff5a5a', '#ff9a4a', '#ffe066', '#6fe07a', '#5ab4ff', '#8a7aff', '#c77dff']
const [OUTER, BAND] = [250, 11]

/** A soft arc from horizon to horizon; the emoji only has a part of one. */
export const rainbow: Drawing = {
  metres: 7,
  sort: 'sky',
  isFrontal: true,
  spansLand: true,
  draw({ context }) {
    context.filter = 'blur(3px)'
    context.lineWidth = BAND + 3
    for (const [index, colour] of BANDS.entries()) {
      context.strokeStyle = colour
      context.globalAlpha = index === 0 || index === BANDS.length - 1 ? 0.7 : 0.95
      context.beginPath()
      context.arc(SIDE / 2, OUTER + 6, OUTER - 8 - index * BAND, Math.PI, 2 * Math.PI)
      context.stroke()
    }
  },
}
