import type { RgbaPicture } from '@kinora/media/frames/size'
import { type MouthMap, valueAt } from './mouth-map.ts'
import type { Moved } from './mouth-motion.ts'
import type { Seam } from './trace-seam.ts'
import { smoothStep } from '../../planes/plane.ts'

export type Colour = [red: number, green: number, blue: number]

/** The lip colour and the light of a face: white in a portrait. */
type Complexion = { light: Colour; lips: Colour }

// The luma of well-lit skin of any colour; within this range the light decides.
const LIT_SKIN = 150
// Skin is warmer than the light; this fraction of its tint is attributed to the light.
const TINT = 0.25

export function readComplexion(picture: RgbaPicture, map: MouthMap, { line }: Seam): Complexion {
  const skin: Colour = [0, 0, 0]
  const lips: Colour = [0, 0, 0]
  for (const x of [-1.5, -1.3, 1.3, 1.5]) for (const y of [-0.3, 0, 0.3]) add(skin, picture, map, x, y)
  for (const x of [-0.4, -0.2, 0, 0.2, 0.4])
    for (const off of [-0.12, 0.14]) add(lips, picture, map, x, valueAt(line, x) + off)
  const luma = (0.2126 * skin[0] + 0.7152 * skin[1] + 0.0722 * skin[2]) / 12
  const light = Math.min(1.15, 0.45 + (0.55 * luma) / LIT_SKIN)
  return {
    light: skin.map(sum => light * (1 - TINT + (TINT * sum) / 12 / Math.max(1, luma))) as Colour,
    lips: lips.map(sum => sum / 10) as Colour,
  }
}

function add(sum: Colour, { rgba, width, height }: RgbaPicture, map: MouthMap, x: number, y: number): void {
  const { middle, across, down } = map
  const column = Math.min(width - 1, Math.max(0, Math.floor(middle.x + x * across.x + y * down.x)))
  const row = Math.min(height - 1, Math.max(0, Math.floor(middle.y + x * across.y + y * down.y)))
  for (let part = 0; part < 3; part++) sum[part]! += rgba[(row * width + column) * 4 + part]!
}

const THROAT: Colour = [38, 12, 14]
const TONGUE: Colour = [150, 72, 70]
const TEETH: Colour = [236, 228, 222]
// The depth of the upper teeth below the lip line of a closed mouth, and the rise of their row to the sides.
const TEETH_BELOW = 0.1
const TEETH_ARCH = 0.07
const TEETH_SOFT = 0.025
// The gaps between teeth, on either side of the middle; their darkness and width.
const BETWEEN_TEETH = [0, 0.33, 0.57, 0.76] as const
const [GAP_DARK, GAP_WIDE] = [0.16, 0.022]
// The visible width of the inside of a lip.
const LIP_INSIDE = 0.07

/**
 * The colour at a point between parted lips: throat, tongue, teeth and the inside of the lips; written to `colour`.
 * `teethY` is the height of the lip line in the middle, from which the teeth hang.
 */
export function paintInside(
  { x, atY: y, upperY, lowerY }: Moved,
  teethY: number,
  { light, lips }: Complexion,
  colour: Colour,
): void {
  const gap = lowerY - upperY
  colour.fill(0)
  mix(colour, THROAT, light, 1, 1)
  // The tongue lies on the jaw and is visible when the jaw is low.
  const [tongueX, tongueY] = [x / 0.68, (lowerY + 0.06 - y) / Math.max(0.05, 0.52 * gap)]
  const tongue = smoothStep(1.05, 0.55, Math.sqrt(tongueX * tongueX + tongueY * tongueY)) * smoothStep(0.18, 0.5, gap)
  mix(colour, TONGUE, light, 0.42 + 0.2 * (1 - tongueX * tongueX), tongue)
  const edge = teethY + TEETH_BELOW - TEETH_ARCH * x * x
  const isTooth = smoothStep(edge + TEETH_SOFT, edge - TEETH_SOFT, y) * smoothStep(1, 0.72, Math.abs(x))
  // The upper lip casts a shadow, and the row turns away from the light at the sides.
  const shade = (0.5 + 0.4 * smoothStep(0, 0.13, y - upperY)) * (1 - 0.55 * x * x) * (1 - betweenTeeth(x))
  mix(colour, TEETH, light, 1, isTooth * shade)
  const rim = Math.max(smoothStep(LIP_INSIDE, 0, lowerY - y), 0.6 * smoothStep(LIP_INSIDE / 2, 0, y - upperY))
  mix(colour, lips, WHITE, 0.62, rim * 0.85)
}

// In an open mouth: this far from the visible part, it is completely dark.
const DARKENS = 0.1

/** The same for a mouth that was already open: the visible part continues and fades to dark. */
export function darkenInside({ atY: y, upperY, lowerY }: Moved, { light }: Complexion, colour: Colour): void {
  mix(colour, THROAT, light, 1, smoothStep(0, DARKENS, Math.min(y - upperY, lowerY - y)))
}

function betweenTeeth(x: number): number {
  let most = 0
  for (const place of BETWEEN_TEETH) most = Math.max(most, 1 - Math.abs(Math.abs(x) - place) / GAP_WIDE)
  return GAP_DARK * most
}

function mix(colour: Colour, other: Colour, light: Colour, gain: number, share: number): void {
  for (let part = 0; part < 3; part++) {
    colour[part]! += (Math.min(255, other[part]! * light[part]! * gain) - colour[part]!) * share
  }
}

const WHITE: Colour = [1, 1, 1]
