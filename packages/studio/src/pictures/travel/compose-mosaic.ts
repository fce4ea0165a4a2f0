import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import { extractChannel, clampValue, type Plane, createPlane, resizePlane, smoothStep } from '../../planes/plane.ts'
import { resizePicture } from '../../planes/resize-picture.ts'
import { fillSmoothly } from '../photo/fill-smoothly.ts'

/** A rectangle in widths and heights of the first picture. */
export type Area = { left: number; top: number; width: number; height: number }

/** A picture that lies in an area of a larger one. */
type Piece = { picture: RgbaPicture; area: Area }

// The width of the blend at its edge, as a share of a piece's shorter side.
const SEAM = 0.06
// Small: areas that no piece shows are visible only for moments, at a corner.
const FILL_SIDE = 240

/**
 * Combines two pictures: the upper one where it reaches, the lower one around it with matched brightness, and a blur
 * around both.
 */
export async function composeMosaic(upper: Piece, lower: Piece, whole: Area, size: Size): Promise<RgbaPicture> {
  const [top, below] = [await laid(upper, whole, size), await laid(lower, whole, size)]
  const gains = gainsOf(top, below)
  const rgba = new Uint8Array(size.width * size.height * 4).fill(255)
  const known = createPlane(size)
  for (let at = 0; at < known.values.length; at++) {
    const share = below.cover.values[at]! > 0 ? top.cover.values[at]! : top.cover.values[at]! > 0 ? 1 : 0
    known.values[at] = top.cover.values[at]! > 0 || below.cover.values[at]! > 0 ? 1 : 0
    for (let part = 0; part < 3; part++) {
      const [front, back] = [top.rgba[at * 4 + part]!, Math.min(255, below.rgba[at * 4 + part]! * gains[part]!)]
      rgba[at * 4 + part] = Math.round(back + (front - back) * share)
    }
  }
  const made = { ...size, rgba }
  return known.values.every(value => value === 1) ? made : filled(made, known)
}

type Laid = { rgba: Uint8Array; cover: Plane }

/** A piece at its position, and its weight: 1 inside, decreasing towards its edge, 0 outside. */
async function laid({ picture, area }: Piece, whole: Area, size: Size): Promise<Laid> {
  const [across, down] = [size.width / whole.width, size.height / whole.height]
  const [left, top] = [Math.round((area.left - whole.left) * across), Math.round((area.top - whole.top) * down)]
  const own = { width: Math.round(area.width * across), height: Math.round(area.height * down) }
  const { rgba } = await resizePicture(picture, own, 'fill')
  const made = { rgba: new Uint8Array(size.width * size.height * 4), cover: createPlane(size) }
  const seam = Math.max(1, SEAM * Math.min(own.width, own.height))
  for (let y = Math.max(0, -top); y < Math.min(own.height, size.height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(own.width, size.width - left); x++) {
      const [from, to] = [(y * own.width + x) * 4, (y + top) * size.width + x + left]
      made.rgba.set(rgba.subarray(from, from + 4), to * 4)
      const edge = Math.min(x, y, own.width - 1 - x, own.height - 1 - y)
      made.cover.values[to] = Math.max(1e-3, smoothStep(0, seam, edge))
    }
  }
  return made
}

/** The brightness factor of the lower piece that matches both in their overlap. */
function gainsOf(top: Laid, below: Laid): [number, number, number] {
  const sums = [
    [1, 1],
    [1, 1],
    [1, 1],
  ]
  for (let at = 0; at < top.cover.values.length; at += 7) {
    if (top.cover.values[at]! < 1 || below.cover.values[at] === 0) continue
    for (let part = 0; part < 3; part++) {
      sums[part]![0]! += top.rgba[at * 4 + part]!
      sums[part]![1]! += below.rgba[at * 4 + part]!
    }
  }
  return sums.map(([one, other]) => clampValue(one! / other!, 0.4, 2.5)) as [number, number, number]
}

function filled(picture: RgbaPicture, known: Plane): RgbaPicture {
  const shrink = FILL_SIDE / Math.max(picture.width, picture.height)
  const size = { width: Math.ceil(picture.width * shrink), height: Math.ceil(picture.height * shrink) }
  const seen = resizePlane(known, size)
  const sure = createPlane(
    size,
    seen.values.map(value => (value > 0.99 ? 1 : 0)),
  )
  const planes = fillSmoothly(
    ([0, 1, 2] as const).map(channel => resizePlane(extractChannel(picture, channel), size)),
    sure,
  ).map(plane => resizePlane(plane, picture))
  for (let at = 0; at < known.values.length; at++) {
    if (known.values[at] === 1) continue
    for (let part = 0; part < 3; part++) picture.rgba[at * 4 + part] = Math.round(planes[part]!.values[at]! * 255)
  }
  return picture
}
