import type { Asset } from '@kinora/media/scene/asset-schema'
import { MATERIALS_OF_PLACES } from '@kinora/media/scene/place-schema'
import { type DrawOptions, drawParts } from '../../bodies/assets/draw-parts.ts'
import type { DrawnColour, DrawnPart } from '../../bodies/assets/drawn-part.ts'
import { thingHue } from '../../hues/hues.ts'
import { type Colour, parseColour, scaleColour } from '../colour.ts'
import { KINDS } from '../plate.ts'
import type { Matter, Solid } from '../solid-list.ts'
import { uprightShapes } from './upright-shapes.ts'

/**
 * An asset as solids around the middle of its foot, with its front towards the camera (-z).
 */
export const buildSolids = (asset: Asset, options: DrawOptions): Solid[] =>
  drawParts(asset, options).flatMap(part => solidsOf(part))

const USUAL = '#b8b4ac'

function readColour({ colour, times }: DrawnColour): Colour {
  const own = parseColour(colour.startsWith('#') ? colour : (thingHue(colour) ?? USUAL))
  return times === undefined ? own : scaleColour(own, times)
}

const isMatter = (name: string): name is Matter => MATERIALS_OF_PLACES.some(one => one === name)

/** Finishes of assets that have no pattern in a place's picture. */
const GLOSS: Readonly<Record<string, number>> = { glossy: 0.1, plastic: 0.1, porcelain: 0.1, metal: 0.2, glass: 0.3 }

/** Finishes that give light. */
const FIRE: ReadonlySet<string> = new Set(['glowing', 'light', 'fire', 'flame', 'blaze'])

function lookOf({
  colour,
  second,
  glow,
  material,
  scale,
  variant,
  gloss,
  rough,
  isClear,
  isHung,
  is,
  texel,
}: DrawnPart) {
  const shine = gloss ?? GLOSS[material ?? '']
  return {
    colour: readColour(colour ?? { colour: USUAL }),
    ...(second && { second: readColour(second) }),
    ...(glow
      ? { glow: Array.isArray(glow) ? glow : readColour(glow) }
      : FIRE.has(material ?? '') && { glow: scaleColour(readColour(colour ?? { colour: USUAL }), 1.6) }),
    ...(material !== undefined && isMatter(material) && { matter: material }),
    ...(scale !== undefined && { scale }),
    ...(variant !== undefined && { variant }),
    ...(shine !== undefined && { gloss: shine }),
    ...(rough !== undefined && { rough }),
    ...(isClear && { isClear }),
    ...(isHung && { isHung }),
    ...(is && { kind: KINDS[is] }),
    ...(texel !== undefined && { texel }),
  } satisfies Partial<Solid>
}

function solidsOf(part: DrawnPart): Solid[] {
  const look = lookOf(part)
  return uprightShapes(part.shape, part.turn ?? [0, 0, 0]).map(({ middle: [x, y, z], size, ...shape }) => ({
    ...shape,
    // x of an asset goes to its own right, which is left in the picture of its front.
    at: [-x, y - size[1] / 2, -z],
    size,
    ...look,
  }))
}
