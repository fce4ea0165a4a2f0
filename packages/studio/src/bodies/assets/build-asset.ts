import type { Asset, AssetPart } from '@kinora/media/scene/asset-schema'
import { thingHue } from '../../hues/hues.ts'
import type { Material } from '../../raster/mesh.ts'
import type { Body, Label, Part, Point, Shape } from '../body.ts'
import { rgb } from '../build-mesh.ts'
import { darker } from '../darker.ts'
import { buildThing } from '../kits/thing.ts'
import { inkOn } from '../print-mesh.ts'
import { bandProfile } from './band-profile.ts'
import { repeatParts } from './repeat-parts.ts'

/** The default colour of a part. */
const USUAL = '#b8b4ac'
/** The optical properties of a named material; others are matte. */
const FINISHES: Readonly<Record<string, Material>> = {
  metal: 'metal',
  chrome: 'metal',
  steel: 'metal',
  gold: 'metal',
  silver: 'metal',
  bronze: 'metal',
  glass: 'glass',
  crystal: 'glass',
  ice: 'glass',
  glossy: 'glossy',
  plastic: 'glossy',
  porcelain: 'glossy',
  lacquer: 'glossy',
  glowing: 'glowing',
  light: 'glowing',
  fire: 'glowing',
  net: 'net',
  face: 'face',
}

const hex = (colour: string | undefined): string => (colour?.startsWith('#') ? colour : (thingHue(colour) ?? USUAL))

type Simple = Exclude<AssetPart, { parts: AssetPart[] } | { shape: 'band' }>
type Lathe = Extract<AssetPart, { shape: 'lathe' }>

/** Builds the body of an asset from shapes, in the entity's colour. The letters of a band are those of its label. */
export function buildAsset(asset: Asset, chosen?: string): { body: Body; letters?: string } {
  let letters: string | undefined
  let label: Label | undefined = asset.label && readLabel(asset.label, asset, chosen)
  const all = asset.parts ?? []
  const parts = all.flatMap((part): Part[] => {
    if (part.shape !== 'band') return buildPart(part, chosen)
    const lathe = all[part.around]
    if (lathe?.shape !== 'lathe') return []
    if (part.text && !asset.label) {
      letters = part.text
      label = bandLabel(part, lathe)
    }
    const material = part.text ? 'face' : FINISHES[part.material ?? '']
    const profile = bandProfile(lathe.profile, part.from, part.to)
    return [
      { lathe: lathe.at, profile, bone: 'all', colour: hex(part.colour), apart: true, ...(material && { material }) },
    ]
  })
  const body = buildThing({
    parts,
    bones: Object.entries(asset.joints ?? {}).map(([name, joint]) => ({ name, ...joint })),
    sockets: Object.fromEntries(
      Object.entries(asset.sockets ?? {}).map(([name, socket]) => [
        name,
        Array.isArray(socket) ? socket : { bone: socket.joint, at: socket.at },
      ]),
    ),
    ...(label && { label }),
  })
  return { body, ...(letters && { letters }) }
}

function buildPart(part: Exclude<AssetPart, { shape: 'band' }>, chosen: string | undefined): Part[] {
  if ('parts' in part)
    return repeatParts(
      part,
      // The number of a band is the index of a lathe in the asset's list.
      part.parts.flatMap(one => (one.shape === 'band' ? [] : buildPart(one, chosen))),
    )
  if (part.only && (part.only === 'coloured') !== (chosen !== undefined)) return []
  const finish = FINISHES[part.material ?? '']
  const base = {
    bone: part.joint ?? 'all',
    colour: chosen && part.tint !== undefined ? darker(chosen, part.tint) : hex(part.colour),
    apart: true,
    ...(finish && { material: finish }),
    ...(part.turn && { turn: scaled(part.turn, Math.PI / 180) }),
  }
  return shapesOf(part).map(shape => ({ ...shape, ...base }))
}

const scaled = ([x, y, z]: Point, by: number): Point => [x * by, y * by, z * by]

function shapesOf(part: Simple): Shape[] {
  switch (part.shape) {
    case 'box':
      return [{ box: part.at, size: part.size, ...(part.round !== undefined && { round: part.round }) }]
    case 'ball':
      // A document gives full sizes, a body half sizes.
      return [{ ball: part.at, size: typeof part.size === 'number' ? part.size / 2 : scaled(part.size, 0.5) }]
    case 'rod':
      return [{ rod: [part.from, part.to], thick: part.thick }]
    case 'lathe':
      return [{ lathe: part.at, profile: part.profile }]
    case 'ring':
      return [{ ring: part.at, radius: part.radius, thick: part.thick }]
    case 'slab':
      return [
        {
          slab: part.at,
          outline: part.outline,
          thick: part.thick,
          ...(part.bevel !== undefined && { bevel: part.bevel }),
        },
      ]
    case 'tube': {
      const { points, thick } = part
      const at = (nth: number): number => (typeof thick === 'number' ? thick : thick[Math.min(nth, thick.length - 1)]!)
      return points.slice(1).map((to, nth) => ({ rod: [points[nth]!, to], thick: [at(nth), at(nth + 1)] }))
    }
  }
}

function readLabel(
  { at, width, height, ink, font }: NonNullable<Asset['label']>,
  asset: Asset,
  chosen?: string,
): Label {
  const inked = ink === 'contrast' ? inkOn(rgb(chosen ?? usualColour(asset))) : ink && hex(ink)
  return {
    at,
    wide: width,
    high: height,
    ...(inked && { ink: inked }),
    ...(font !== 'serif' && { isBold: true }),
  }
}

/** The colour of the first part that takes the entity's colour. */
function usualColour({ parts = [] }: Asset): string {
  const find = (among: readonly AssetPart[]): string | undefined => {
    for (const part of among) {
      const found = 'parts' in part ? find(part.parts) : 'tint' in part ? part.colour : undefined
      if (found) return found
    }
    return undefined
  }
  return hex(find(parts))
}

function bandLabel({ from, to, ink }: Extract<AssetPart, { shape: 'band' }>, { at, profile }: Lathe): Label {
  const widest = Math.max(...bandProfile(profile, from, to).map(([radius]) => radius))
  return {
    at: [at[0], at[1] + (from + to) / 2, at[2] + widest],
    wide: 1.5 * widest,
    high: 0.8 * (to - from),
    isBold: true,
    ...(ink && { ink: hex(ink) }),
  }
}
