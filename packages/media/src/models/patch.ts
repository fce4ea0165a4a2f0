import type { RgbaPicture } from '../frames/size.ts'
import { byteOfLight, lightOfByte } from './light-bytes.ts'

/** Triangles of one material at rest, with three separate corners each. */
export type Patch = {
  /** Three numbers a corner. */
  places: number[]
  /** Empty where the file has none. */
  normals: number[]
  /** Texture coordinates, two a corner, from the upper left; empty without a texture. */
  uvs: number[]
  /** Red, green and blue light a corner, 0 to 1. */
  tints: number[]
  bones: number[]
  shares: number[]
  surface: number
  picture?: RgbaPicture
  /** Below this opacity the texture is a hole. */
  cutoff?: number
  isTwoSided: boolean
}

/** The maximum distance of corners, as a share of the whole size, because textures become corner colours. */
const LONGEST_EDGE = 1 / 56

/** Subdivides textured triangles until corner colours show the texture. Long edges are cut, so neighbours match. */
export function splitForPictures(patch: Patch, size: number, room: number): Patch {
  if (!patch.picture || patch.uvs.length === 0) return patch
  let whole = patch
  const limit = (size * LONGEST_EDGE) ** 2
  for (let pass = 0; pass < 7; pass++) {
    const next = splitOnce(whole, limit)
    if (next === whole || (next.places.length - patch.places.length) / 9 > room) break
    whole = next
  }
  return whole
}

function splitOnce(patch: Patch, limit: number): Patch {
  const { places, uvs, picture } = patch
  // Many models take the colour of a whole part from one point of the texture, so subdivision adds nothing.
  const isPainted = (a: number, b: number): boolean =>
    Math.abs(uvs[a * 2]! - uvs[b * 2]!) * picture!.width > 1 ||
    Math.abs(uvs[a * 2 + 1]! - uvs[b * 2 + 1]!) * picture!.height > 1
  const isLong = (a: number, b: number): boolean =>
    isPainted(a, b) &&
    (places[a * 3]! - places[b * 3]!) ** 2 +
      (places[a * 3 + 1]! - places[b * 3 + 1]!) ** 2 +
      (places[a * 3 + 2]! - places[b * 3 + 2]!) ** 2 >
      limit
  const out: Patch = { ...patch, places: [], normals: [], uvs: [], tints: [], bones: [], shares: [] }
  /** A corner, or the midpoint of two. */
  const emit = (a: number, b: number): void => {
    const mid = (from: readonly number[], to: number[], width: number): void => {
      for (let i = 0; from.length > 0 && i < width; i++) to.push((from[a * width + i]! + from[b * width + i]!) / 2)
    }
    mid(places, out.places, 3)
    mid(patch.normals, out.normals, 3)
    mid(patch.uvs, out.uvs, 2)
    mid(patch.tints, out.tints, 3)
    out.bones.push(patch.bones[a * 2]!, patch.bones[a * 2 + 1]!)
    out.shares.push(patch.shares[a]!)
  }
  let hasSplit = false
  for (let first = 0; first * 3 < places.length; first += 3) {
    const [a, b, c] = [first, first + 1, first + 2]
    const cuts = [isLong(a, b), isLong(b, c), isLong(c, a)]
    hasSplit ||= cuts.some(Boolean)
    for (const [x, y, z] of piecesOf(cuts)) for (const [from, to] of [x, y, z]) emit(first + from, first + to)
  }
  return hasSplit ? out : patch
}

type Corner = readonly [number, number]
const [A, B, C, AB, BC, CA]: Corner[] = [
  [0, 0],
  [1, 1],
  [2, 2],
  [0, 1],
  [1, 2],
  [2, 0],
] as const

/** The triangles after cutting these edges in the middle. */
function piecesOf([ab, bc, ca]: readonly boolean[]): (readonly [Corner, Corner, Corner])[] {
  if (ab && bc && ca)
    return [
      [A!, AB!, CA!],
      [AB!, B!, BC!],
      [CA!, BC!, C!],
      [AB!, BC!, CA!],
    ]
  if (ab && bc)
    return [
      [AB!, B!, BC!],
      [A!, AB!, BC!],
      [A!, BC!, C!],
    ]
  if (bc && ca)
    return [
      [BC!, C!, CA!],
      [B!, BC!, CA!],
      [B!, CA!, A!],
    ]
  if (ca && ab)
    return [
      [CA!, A!, AB!],
      [C!, CA!, AB!],
      [C!, AB!, B!],
    ]
  if (ab)
    return [
      [A!, AB!, C!],
      [AB!, B!, C!],
    ]
  if (bc)
    return [
      [A!, B!, BC!],
      [A!, BC!, C!],
    ]
  if (ca)
    return [
      [A!, B!, CA!],
      [B!, C!, CA!],
    ]
  return [[A!, B!, C!]]
}

/** The colour of a corner; undefined where the texture is transparent. */
export function colourAt({ picture, uvs, tints, cutoff }: Patch, corner: number): [number, number, number] | undefined {
  const tint = [tints[corner * 3]!, tints[corner * 3 + 1]!, tints[corner * 3 + 2]!] as const
  if (!picture || uvs.length === 0) return [byteOfLight(tint[0]), byteOfLight(tint[1]), byteOfLight(tint[2])]
  const wrap = (value: number, side: number): number => {
    const share = value - Math.floor(value)
    return Math.min(side - 1, Math.max(0, Math.floor((Number.isFinite(share) ? share : 0) * side)))
  }
  // A corner at the right or lower end uses the last pixel, without wrapping.
  const inside = (value: number): number => (value === 1 ? 0.9999 : value)
  const x = wrap(inside(uvs[corner * 2]!), picture.width)
  const y = wrap(inside(uvs[corner * 2 + 1]!), picture.height)
  const at = (y * picture.width + x) * 4
  if (cutoff !== undefined && picture.rgba[at + 3]! < cutoff * 255) return undefined
  return [0, 1, 2].map(i => byteOfLight(lightOfByte(picture.rgba[at + i]!) * tint[i]!)) as [number, number, number]
}
