import type { RgbaPicture } from '@kinora/media/frames/size'
import { hexToLab, labToRgb, rgbToLab } from '../planes/oklab.ts'
import { KINDS } from '../scenery/plate.ts'
import { OPEN_PARTS, type PaintedParts } from '../setting/setting.ts'

const KIND_OF = { sky: KINDS.sky, water: KINDS.water, ground: KINDS.ground, plants: KINDS.foliage } as const
/** The lightness at noon of a part without another colour: a part of that lightness has exactly the given colour. */
const USUAL = { sky: 0.78, water: 0.6, ground: 0.62, plants: 0.5 } as const

/** Gives parts of an open place another colour, in the light that falls on them. */
export function paintParts(picture: RgbaPicture, mask: Uint8Array, painted: PaintedParts): void {
  const known = new Map<number, readonly [number, number, number]>()
  for (const part of OPEN_PARTS) {
    const hex = painted[part]
    if (hex === undefined) continue
    const [light, a, b] = hexToLab(hex)
    known.clear()
    for (let at = 0; at < mask.length; at++) {
      if (mask[at] !== KIND_OF[part]) continue
      const from = 4 * at
      const [red, green, blue] = [picture.rgba[from]!, picture.rgba[from + 1]!, picture.rgba[from + 2]!]
      const key = (red << 16) | (green << 8) | blue
      let to = known.get(key)
      if (!to) {
        const lit = rgbToLab(red, green, blue)[0] / USUAL[part]
        to = labToRgb(Math.min(1, light * lit), a * Math.min(1.2, lit), b * Math.min(1.2, lit))
        known.set(key, to)
      }
      picture.rgba.set(to, from)
    }
  }
}

/** The given parts that a picture does not have. */
export const unpainted = (mask: Uint8Array, painted: PaintedParts): readonly string[] =>
  OPEN_PARTS.filter(part => painted[part] !== undefined && !mask.includes(KIND_OF[part]))
