import type { Size } from '../frames/size.ts'

/** The fit of a picture into another size: the drawn size and the visible part. */
export type Fit = {
  /** Both sides even. Larger than ordered if edges are cropped, smaller if bars are added. */
  scaled: Size
  /** Edges are cropped, or bars are added. */
  way: 'cut' | 'bars'
  /** The fraction of the picture that remains after cropping, 0 to 1. */
  visible: number
  enlarges: boolean
}

// 4:3 in 16:9 keeps three quarters, which is acceptable; a square would keep little more than half.
const LEAST_VISIBLE = 2 / 3
// A smaller difference is rounding to blocks of 8, 16 or 32.
const ENLARGED = 1.02

const even = (pixels: number): number => 2 * Math.round(pixels / 2)

/**
 * Covers the ordered size and crops evenly on both sides; if too little would remain, the picture is shown whole
 * between bars.
 */
export function fitSize(made: Size, wanted: Size): Fit {
  const [across, down] = [wanted.width / made.width, wanted.height / made.height]
  const [least, most] = across < down ? [across, down] : [down, across]
  const visible = least / most
  const way = visible >= LEAST_VISIBLE ? 'cut' : 'bars'
  const scale = way === 'cut' ? most : least
  const bound = way === 'cut' ? Math.max : Math.min
  const scaled = {
    width: Math.max(2, bound(wanted.width, even(made.width * scale))),
    height: Math.max(2, bound(wanted.height, even(made.height * scale))),
  }
  return { scaled, way, visible, enlarges: scale > ENLARGED }
}

// A few rows do not matter.
const TOLD_VISIBLE = 0.97

/** Notes for the caller. */
export function fitNotes(made: Size, wanted: Size, { way, visible, enlarges }: Fit): string[] {
  const sizes = [made, wanted].map(({ width, height }) => `${width} x ${height}`)
  const came = `the engine made ${sizes[0]} pixels`
  const cut = `${Math.round(100 * (1 - visible))} % of the picture is cut off to fit ${sizes[1]}`
  return [
    ...(way === 'bars' ? [`aspect_ratio: ${came}; the picture stands between black bars in ${sizes[1]}`] : []),
    ...(way === 'cut' && visible < TOLD_VISIBLE ? [`aspect_ratio: ${came}; ${cut}`] : []),
    ...(enlarges ? [`resolution: ${came}, which are enlarged to ${sizes[1]}`] : []),
  ]
}
