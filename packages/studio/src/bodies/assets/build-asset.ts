import type { Asset, AssetPart } from '@kinora/media/scene/asset-schema'
import { thingHue } from '../../hues/hues.ts'
import type { Material } from '../../raster/mesh.ts'
import type { Body, Label, Part, Point } from '../body.ts'
import { rgb } from '../build-mesh.ts'
import { darker } from '../darker.ts'
import { buildThing } from '../kits/thing.ts'
import { inkOn } from '../print-mesh.ts'
import { bandProfile } from './band-profile.ts'
import { drawParts } from './draw-parts.ts'
import type { DrawnPart } from './drawn-part.ts'

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
  vapour: 'vapour',
  smoke: 'vapour',
  steam: 'vapour',
  blaze: 'blaze',
  flame: 'blaze',
  fire: 'blaze',
  net: 'net',
  face: 'face',
}

const hex = (colour: string | undefined): string => (colour?.startsWith('#') ? colour : (thingHue(colour) ?? USUAL))

type Band = NonNullable<DrawnPart['band']>

/** Builds the body of an asset from shapes, in the entity's colour. The letters of a band are those of its label. */
export function buildAsset(asset: Asset, chosen?: string): { body: Body; letters?: string } {
  let letters: string | undefined
  let label: Label | undefined = asset.label && readLabel(asset.label, asset, chosen)
  const parts = drawParts(asset, { chosen }).map((part): Part => {
    if (part.band?.text && !asset.label) {
      letters = part.band.text
      label = bandLabel(part.band)
    }
    return bodyPart(part)
  })
  const body = buildThing({
    parts,
    bones: Object.entries(asset.joints ?? {}).map(([name, { at, parent, opens, slides }]) => ({
      name,
      at,
      ...(parent !== undefined && { parent }),
      ...(opens && { opens: inRadians(opens) }),
      ...(slides && { slides }),
    })),
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

function bodyPart({ shape, turn, colour, material, joint, glow, band }: DrawnPart): Part {
  const finish = band?.text ? 'face' : (FINISHES[material ?? ''] ?? (isBright(glow) ? 'glowing' : undefined))
  return {
    ...shape,
    bone: joint ?? 'all',
    colour: colour?.times === undefined ? hex(colour?.colour) : darker(hex(colour.colour), colour.times),
    apart: true,
    ...(finish && { material: finish }),
    ...(turn && { turn: inRadians(turn) }),
  }
}

const inRadians = ([x, y, z]: Point): Point => [(x * Math.PI) / 180, (y * Math.PI) / 180, (z * Math.PI) / 180]

const isBright = (glow: DrawnPart['glow']): boolean => Array.isArray(glow) && Math.max(...glow) >= 1

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
      if (typeof found === 'string') return found
    }
    return undefined
  }
  return hex(find(parts))
}

function bandLabel({ from, to, ink, lathe: at, profile }: Band): Label {
  const widest = Math.max(...bandProfile(profile, from, to).map(([radius]) => radius))
  return {
    at: [at[0], at[1] + (from + to) / 2, at[2] + widest],
    wide: 1.5 * widest,
    high: 0.8 * (to - from),
    isBold: true,
    ...(ink && { ink: hex(ink) }),
  }
}
