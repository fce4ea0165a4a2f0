/**
 * The positions of a plane's pixels in the picture, in picture pixels from its top left corner: pixel i is at `at + i *
 * step`.
 */
export type Grid = { atX: number; stepX: number; atY: number; stepY: number }

/** For luma: the centre of each pixel; each smaller level has pixels twice as large. */
function lumaGridOf(level: number): Grid {
  const step = 2 ** level
  return { atX: step / 2, stepX: step, atY: step / 2, stepY: step }
}

/** For chroma: on every second luma column, between two rows (the default of H.264). */
function chromaGridOf(level: number): Grid {
  const step = 2 ** level
  return { atX: step - 0.5, stepX: 2 * step, atY: step, stepY: 2 * step }
}

/** Maps a point of the frame to a point of the source: x' = xx x + xy y + x0, y' = yx x + yy y + y0. */
export type View = { xx: number; xy: number; x0: number; yx: number; yy: number; y0: number }

/** The same between the pixels of two planes, from a start pixel of the frame. */
export function pixelMapping(view: View, to: Grid, from: Grid, column = 0, row = 0) {
  const x = to.atX + column * to.stepX
  const y = to.atY + row * to.stepY
  return {
    u: (view.xx * x + view.xy * y + view.x0 - from.atX) / from.stepX,
    uByX: (view.xx * to.stepX) / from.stepX,
    uByY: (view.xy * to.stepY) / from.stepX,
    v: (view.yx * x + view.yy * y + view.y0 - from.atY) / from.stepY,
    vByX: (view.yx * to.stepX) / from.stepY,
    vByY: (view.yy * to.stepY) / from.stepY,
  }
}

/** The grids of luma, blue and red. */
export const levelGrids = (level: number): [Grid, Grid, Grid] => [
  lumaGridOf(level),
  chromaGridOf(level),
  chromaGridOf(level),
]
