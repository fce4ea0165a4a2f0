import { type Plane, createPlane, smoothStep } from '../../planes/plane.ts'
import type { Areas } from './find-areas.ts'
import { findClothes } from './find-clothes.ts'
import type { ColourEdit } from './edits.ts'
import type { LabPicture } from '../../planes/lab-picture.ts'
import { huePaint } from '../../planes/hue-paint.ts'
import { recolour } from './recolour.ts'

/** Applies every requested colour to its area. */
export async function applyColours(lab: LabPicture, areas: Areas, colours: readonly ColourEdit[]): Promise<void> {
  for (const { target, to, from } of colours) {
    if (target === 'whole') tint(lab, to)
    else if (target === 'sky') tintArea(lab, await areas.sky(), to)
    else if (target === 'leaves') recolour(lab, await areas.leaves(), to)
    else {
      const subject = (await areas.subject()) ?? (from ? everywhere(lab) : middleOf(lab))
      if (target === 'clothes' || target === 'trousers') {
        const cloth = findClothes(lab, subject, target === 'trousers' ? 'lower' : 'upper')
        recolour(lab, cloth, to, { from, least: 0.4 })
      } else recolour(lab, subject, to, { from })
    }
  }
}

const everywhere = (lab: LabPicture): Plane => createPlane(lab, new Float32Array(lab.light.length).fill(1))

/** The probable area of a subject if it is unknown: soft, without edges. */
function middleOf({ width, height }: LabPicture): Plane {
  const made = createPlane({ width, height })
  for (let at = 0; at < made.values.length; at++) {
    const [x, y] = [(at % width) / width - 0.5, Math.floor(at / width) / height - 0.52]
    made.values[at] = 1 - smoothStep(0.28, 0.5, Math.hypot(x * 1.1, y * 1.25))
  }
  return made
}

/** A light tint over everything, like a colour filter. */
function tint(lab: LabPicture, to: string): void {
  tintArea(lab, everywhere(lab), to, 0.45)
}

/** Recolours an area; its shades and clouds stay. */
function tintArea(lab: LabPicture, { values }: Plane, to: string, strength = 0.85): void {
  const paint = huePaint(to)
  if (!paint) return
  const angle = (paint.hue * Math.PI) / 180
  const [a, b] = [Math.cos(angle) * paint.chroma * 0.8, Math.sin(angle) * paint.chroma * 0.8]
  const way = strength < 0.5 ? 0 : (paint.light - 0.7) * 0.6
  for (let at = 0; at < values.length; at++) {
    const share = values[at]! * strength
    if (share < 0.005) continue
    const light = lab.light[at]!
    // White clouds and black trees are tinted less.
    const taken = share * (1 - 0.6 * smoothStep(0.85, 1, light)) * smoothStep(0, 0.3, light)
    lab.light[at] = light + way * share
    lab.a[at] = lab.a[at]! + (a - lab.a[at]!) * taken
    lab.b[at] = lab.b[at]! + (b - lab.b[at]!) * taken
  }
}
