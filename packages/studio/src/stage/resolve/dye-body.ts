import type { Body, Part } from '../../bodies/body.ts'
import { buildMesh, rgb } from '../../bodies/build-mesh.ts'
import { darker } from '../../bodies/darker.ts'
import type { DressedBody } from '../../bodies/dressed-body.ts'
import { cornersOf } from '../../bodies/extent.ts'

/** The least share of a body's surface that coloured parts cover; fewer are trimmings. */
const TRIMMINGS = 0.15
/** The least difference between the channels of a colour, as a share of the lightest; below it is grey. */
const GREY = 0.25
const dyed = new WeakMap<Body, Map<string, DressedBody>>()

/** True if no part of a body takes the colour. */
export const isUndyed = (plain: DressedBody, coloured: DressedBody): boolean =>
  JSON.stringify(plain.body.pattern) === JSON.stringify(coloured.body.pattern) &&
  plain.body.parts.length === coloured.body.parts.length &&
  plain.body.parts.every(({ colour }, at) => colour === coloured.body.parts[at]!.colour)

/**
 * A colour in the document is visible even on a body without parts that take one: its coloured parts take it, each as
 * much lighter or darker as before; if they are few, its main material does. Leaves and stems stay green.
 */
export function dyeBody(dressed: DressedBody, colour: string, isPlant: boolean): DressedBody {
  const known = dyed.get(dressed.body) ?? new Map<string, DressedBody>()
  dyed.set(dressed.body, known)
  const made = known.get(colour) ?? dye(dressed, colour, isPlant)
  known.set(colour, made)
  return made
}

function dye(dressed: DressedBody, colour: string, isPlant: boolean): DressedBody {
  const { body } = dressed
  const areas = new Map<string, number>()
  for (const part of body.parts) areas.set(part.colour, (areas.get(part.colour) ?? 0) + areaOf(part))
  const whole = [...areas.values()].reduce((sum, one) => sum + one, 0)
  const bright = [...areas.keys()].filter(one => isColoured(one) && !(isPlant && isGreen(one)))
  const share = bright.reduce((sum, one) => sum + areas.get(one)!, 0) / Math.max(1e-9, whole)
  const [largest] = [...areas].toSorted((a, b) => b[1] - a[1])
  const taken = new Set(share > TRIMMINGS || isPlant ? bright : largest ? [largest[0]] : [])
  const middle = Math.max(...[...taken].map(lightness), 1)
  const parts = body.parts.map(part =>
    taken.has(part.colour) ? { ...part, colour: darker(colour, Math.max(0.6, lightness(part.colour) / middle)) } : part,
  )
  const changed: Body = { ...body, parts }
  return { ...dressed, body: changed, mesh: buildMesh(changed) }
}

/** Roughly: of the box around it. */
function areaOf(part: Part): number {
  const corners = cornersOf(part)
  const [x, y, z] = ([0, 1, 2] as const).map(axis => {
    const ends = corners.flatMap(({ at, reach }) => {
      const far = typeof reach === 'number' ? reach : reach[axis]
      return [at[axis] - far, at[axis] + far]
    })
    return Math.max(...ends) - Math.min(...ends)
  }) as [number, number, number]
  return x * y + y * z + z * x
}

const lightness = (colour: string): number => Math.max(...rgb(colour))

/** Neither white nor grey nor black. */
function isColoured(colour: string): boolean {
  const all = rgb(colour)
  return Math.max(...all) - Math.min(...all) > GREY * Math.max(...all, 1)
}

function isGreen(colour: string): boolean {
  const [red, green, blue] = rgb(colour)
  return green >= red && green > blue
}

/** Coloured glass shows its own colour: otherwise only the things behind it would be visible. */
export const tintGlass = (body: Body): Body => ({
  ...body,
  parts: body.parts.map(part =>
    part.material === 'glass' && isColoured(part.colour) ? { ...part, material: 'glossy' } : part,
  ),
})
