import type { RgbaPicture } from '@kinora/media/frames/size'
import { clampValue, type Plane, createPlane, smoothStep } from '../../planes/plane.ts'

// As a share of the shorter side.
const BORDER = 0.03
// Codes around the border's median colour, and the required fraction of the border within them.
const EVEN = 16
const MIN_SHARE = 0.85

/**
 * Before a plain backdrop, as in product photos, everything else is the subject: 0 to 1, down to the width of a cord. A
 * darker shade of the backdrop is its shadow. Undefined if the border is not plain.
 */
export function matteFromBackdrop({ rgba, width, height }: RgbaPicture): Plane | undefined {
  const rim = Math.max(1, Math.round(Math.min(width, height) * BORDER))
  const codes: [number[], number[], number[]] = [[], [], []]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x >= rim && x < width - rim && y >= rim && y < height - rim) continue
      for (const part of [0, 1, 2] as const) codes[part].push(rgba[(y * width + x) * 4 + part]!)
    }
  }
  const backdrop = codes.map(list => list.toSorted((a, b) => a - b)[list.length >> 1]!)
  const [reds, greens, blues] = codes
  const even = reds.filter((red, at) =>
    [red, greens[at]!, blues[at]!].every((code, part) => Math.abs(code - backdrop[part]!) <= EVEN),
  )
  if (even.length < MIN_SHARE * reds.length) return undefined
  const made = createPlane({ width, height })
  for (let at = 0; at < made.values.length; at++) made.values[at] = unlike(rgba, at * 4, backdrop)
  return made
}

// For a shadow: the maximum darkening. For colours: codes that a shade cannot explain.
const [SHADOW, SOLID] = [0.45, 0.8]
const [TINGE, COLOUR] = [26, 60]

/** The distance of a pixel from any shade of the backdrop. */
function unlike(rgba: Uint8Array, at: number, backdrop: readonly number[]): number {
  let [product, square] = [0, 1e-6]
  for (let part = 0; part < 3; part++) {
    product += rgba[at + part]! * backdrop[part]!
    square += backdrop[part]! ** 2
  }
  const shade = product / square
  let tinge = 0
  for (let part = 0; part < 3; part++) tinge = Math.max(tinge, Math.abs(rgba[at + part]! - shade * backdrop[part]!))
  // A lighter pixel is not a shadow.
  const off = Math.max(clampValue(1 - shade), clampValue((shade - 1) * 2))
  return Math.max(smoothStep(SHADOW, SOLID, off), smoothStep(TINGE, COLOUR, tinge))
}
