import type { Drawing } from './drawing.ts'

const WHITE = [246, 244, 250] as const
const BLACK = [52, 48, 60] as const

/** A red-crowned crane on the wing. */
export const crane: Drawing = {
  metres: 0.95,
  sort: 'airy',
  draw({ clay }) {
    const far = [
      { x: 262, y: 268 },
      { x: 300, y: 120 },
      { x: 372, y: 34 },
      { x: 424, y: 30 },
      { x: 400, y: 120 },
      { x: 352, y: 254 },
    ]
    clay.limb(
      [
        { x: 330, y: 306 },
        { x: 420, y: 338 },
        { x: 506, y: 352 },
      ],
      9,
      BLACK,
    )
    clay.limb(
      [
        { x: 330, y: 300 },
        { x: 424, y: 322 },
        { x: 504, y: 330 },
      ],
      9,
      BLACK,
    )
    clay.shape(far, [226, 224, 236], 14)
    clay.shape(
      [
        { x: 366, y: 44 },
        { x: 426, y: 26 },
        { x: 404, y: 116 },
        { x: 376, y: 150 },
      ],
      BLACK,
      14,
    )
    clay.limb(
      [
        { x: 240, y: 274 },
        { x: 176, y: 232 },
        { x: 118, y: 226 },
        { x: 78, y: 204 },
      ],
      19,
      BLACK,
    )
    clay.limb(
      [
        { x: 130, y: 227 },
        { x: 100, y: 218 },
        { x: 76, y: 204 },
      ],
      21,
      WHITE,
    )
    clay.blob({ x: 70, y: 200 }, 23, 18, WHITE)
    clay.shape(
      [
        { x: 54, y: 194 },
        { x: 8, y: 208 },
        { x: 56, y: 208 },
      ],
      [150, 134, 110],
      5,
    )
    clay.blob({ x: 70, y: 187 }, 16, 8, [222, 48, 52])
    clay.blob({ x: 60, y: 199 }, 3.6, 3.6, [30, 26, 34])
    clay.shape(
      [
        { x: 214, y: 262 },
        { x: 280, y: 244 },
        { x: 372, y: 276 },
        { x: 408, y: 304 },
        { x: 330, y: 322 },
        { x: 248, y: 304 },
      ],
      WHITE,
      26,
    )
    clay.shape(
      [
        { x: 244, y: 284 },
        { x: 200, y: 160 },
        { x: 196, y: 60 },
        { x: 232, y: 18 },
        { x: 282, y: 92 },
        { x: 330, y: 282 },
      ],
      WHITE,
      18,
    )
    clay.shape(
      [
        { x: 196, y: 72 },
        { x: 230, y: 10 },
        { x: 276, y: 84 },
        { x: 250, y: 112 },
        { x: 212, y: 116 },
      ],
      BLACK,
      14,
    )
  },
}
