import type { PlaceGrowth as Growth, PlaceOpen as OpenPlace } from '@kinora/media/scene/place-schema'
import { kindNamed, placeKinds } from '../../data-files/place-kinds.ts'
import { type Colour, parseColour as c, mixColours, scaleColour } from '../colour.ts'
import { paintBareTree } from '../growth/bare-tree.ts'
import { paintBroadleaf } from '../growth/broadleaf.ts'
import { paintBush } from '../growth/bush.ts'
import { castShadow } from '../growth/cast-shadow.ts'
import { paintGrass } from '../growth/grass.ts'
import { paintPalm } from '../growth/palm.ts'
import { paintPine } from '../growth/pine.ts'
import { paintRock } from '../growth/rock.ts'
import { paintReeds } from '../growth/shore-plants.ts'
import { GROUND } from '../ground-colours.ts'
import { colours, paintLand, paintWater } from '../paint-land.ts'
import { paintClouds, paintSky, setAir } from '../paint-sky.ts'
import { groundHeight, type PlateContext } from '../plate-context.ts'
import { KINDS } from '../plate.ts'
import { isSnowy } from '../places/is-snowy.ts'
import { litWindows } from '../places/lit-windows.ts'
import { paintSolids, type Solid } from '../solid-list.ts'
import { collectSolids, lampsAmong, spotsFor } from '../parts/collect-solids.ts'
import { layGround } from './lay-ground.ts'
import type { DressedPlace } from './dressed-place.ts'

/** Paints an outdoor place by its layout: land, pavement, water, parts and plants. */
export function open(place: OpenPlace): DressedPlace {
  return {
    row: place,
    horizon: place.horizon ?? 0.48,
    eye: place.eye ?? 1.7,
    subjectDepths: place.stands ?? [4, 14],
    ...(place.floor !== undefined && { floor: place.floor }),
    ...(place.isTight && { isTight: true }),
    lightFromSide: place.lightFromSide ?? true,
    paint: context => paintOpen(context, layGround(place, context.options.place, context.options.where)),
  }
}

function paintOpen(context: PlateContext, place: OpenPlace): void {
  const { air, options, seeded } = context
  const drawn = seeded.next() < 0.5 ? -1 : 1
  const hand = options.hand ?? drawn
  setSky(context, place)
  paintSky(context)
  setWindows(context)
  if (place.land) layLand(context, place, hand)
  const { isLit } = air
  const heightAt = (x: number, z: number): number =>
    place.floor ?? (place.land ? groundHeight(context, x, z) - 0.04 : 0)
  const dressing = collectSolids(context, place.dressing, { isLit, hand, heightAt })
  const solids = [...pavements(place, options), ...(place.land ? [soil(context, place)] : []), ...dressing]
  if (solids.length > 0) {
    paintSolids(context, solids, lampsAmong(dressing), {
      texel: 2.4,
      rays: 16,
      openSky: true,
      skyGain: 1.9,
      wetness: air.wet,
      // Not on pavements, which are trodden.
      snowDepth: isSnowy(options) ? 0.9 : 0,
    })
  }
  if (!place.sky?.cloudless) paintClouds(context)
  if (place.water) layWater(context, place.water)
  if (place.land && place.floor === undefined) shadeFeet(context, place, hand, heightAt)
  for (const growth of place.growth ?? []) plant(context, growth)
  const ground = GROUND[options.season]
  if (place.grass && !isSnowy(options)) {
    paintGrass(context, {
      near: 1.7,
      far: 24,
      ...place.grass,
      ...(place.grass.crop === undefined
        ? { blade: ground.blade, tip: ground.tip, dry: ground.dry }
        : cropColours(ripened(place.grass.crop, options.season))),
      flowers: place.grass.crop === undefined ? 0.03 * ground.blossom : 0,
      petals: ground.flowers,
    })
  }
}

/** Green crops are golden in autumn. */
const ripened = (crop: string, season: PlateContext['options']['season']): Colour =>
  season === 'autumn' ? mixColours(c(crop), c('#dcae48'), 0.75) : c(crop)

/** Sown fields have their own colours and ripen unevenly. */
const cropColours = (crop: Colour): { blade: Colour; tip: Colour; dry: Colour } => ({
  blade: scaleColour(crop, 0.6),
  tip: crop,
  dry: mixColours(scaleColour(crop, 1.15), c('#d8c070'), 0.25),
})

/** Skies of other worlds, and air that is thicker than usual. */
function setSky(context: PlateContext, { sky, haze }: OpenPlace): void {
  const { air, kernels } = context
  if (sky) {
    const day = sky.isBlack ? 1 : Math.min(1, 0.06 + 1.2 * Math.max(...air.ambient))
    const [zenith, horizon] = [scaleColour(c(sky.zenith), day), scaleColour(c(sky.horizon), day)]
    Object.assign(air, { zenith, horizon, opposite: horizon, band: [0, 0, 0], glow: [0, 0, 0] })
    air.haze = horizon
    air.hazeSun = horizon
    if (sky.isBlack) {
      const sun: Colour = [2.4, 2.3, 2.2]
      Object.assign(air, { stars: 1, sun, ambient: [0.1, 0.1, 0.11], bounce: [0.05, 0.05, 0.05], hazePerMetre: 0 })
      air.direction = [-0.62, 0.5, -0.6]
      air.disc = [0, 0, 0]
    }
  }
  if (haze) air.hazePerMetre = Math.max(air.hazePerMetre, haze)
  setAir(context)
  if (haze) kernels.set({ hazeHeight: 0 })
}

function setWindows(context: PlateContext): void {
  const { air, kernels } = context
  const sky = mixColours(air.horizon, air.zenith, 0.7)
  kernels.set({
    ...litWindows(context),
    paneR: sky[0] * 0.7,
    paneG: sky[1] * 0.7,
    paneB: sky[2] * 0.7,
  })
}

function layLand(context: PlateContext, place: OpenPlace, hand: number): void {
  const { options } = context
  const ground = GROUND[options.season]
  const { tints, settings } = kindNamed(placeKinds().lands, place.land!)
  const named = Object.entries({ ...tints, ...place.tints }).map(([name, tint]) => {
    const own = (ground as Record<string, unknown>)[tint]
    return [name, tint.startsWith('#') ? c(tint) : (own as Colour)]
  })
  paintLand(context, {
    ...colours({ woods: scaleColour(ground.woods, 0.65), litter: ground.leaves[0], ...Object.fromEntries(named) }),
    snowLine: isSnowy(options) ? -1000 : 1e6,
    rockBelow: 0.5,
    landShadows: place.far === 'mountains' || place.far === 'valley' ? 1 : 0,
    ...settings,
    ...kindNamed(placeKinds().fars, place.far ?? 'hills'),
    ...place.relief,
    ...riverOn(hand, place.relief),
  })
}

/** A river runs under its bridge, mirrored or not. */
const riverOn = (hand: number, { riverX = 0, riverBend = 0 }: Readonly<Record<string, number>> = {}) =>
  riverX === 0 ? {} : { riverX: hand * riverX, riverBend: hand * riverBend }

function pavements({ paved = [] }: OpenPlace, options: PlateContext['options']): Solid[] {
  const [isWhite, ground] = [isSnowy(options), GROUND[options.season]]
  return paved.map(({ x, z, top = 0, foot, colour, material, second, scale, gloss, rough = 0.16, isTurf }) => {
    const deep = foot ?? top - 0.4
    const own = isTurf ? ground.grass : c(colour)
    return {
      at: [(x[0] + x[1]) / 2, deep, (z[0] + z[1]) / 2],
      size: [x[1] - x[0], top - deep, z[1] - z[0]],
      colour: isWhite && material !== 'pool' ? mixColours(own, c('#d8dce2'), 0.72) : own,
      ...(second && { second: isTurf ? ground.dry : c(second) }),
      ...(material && { matter: material }),
      ...(scale && { scale }),
      ...(gloss && { gloss }),
      rough,
      texel: 1.6,
      kind: material === 'pool' ? KINDS.water : KINDS.ground,
    }
  })
}

/** Below the land and invisible: without it, no light would be reflected up on the parts. */
const soil = (context: PlateContext, place: OpenPlace): Solid => ({
  at: [0, Math.min(place.floor ?? 0, place.relief?.['landLift'] ?? 0) - 1.4, 60],
  size: [160, 0.6, 160],
  colour: scaleColour(place.land === 'snow' ? c('#e8eef4') : GROUND[context.options.season].dry, 1),
  texel: 16,
  kind: KINDS.ground,
})

function layWater(context: PlateContext, kind: string): void {
  const { wind } = context.air
  const { isSea, deep, shallow } = kindNamed(placeKinds().waters, kind)
  paintWater(context, {
    ...colours({ deep: c(deep), shallow: c(shallow) }),
    clearness: 1.5,
    waveSteep: isSea ? 0.05 + 0.13 * wind : 0.014 + 0.06 * wind,
    waveLength: isSea ? 6 + 9 * wind : 2.4,
    foam: isSea ? 0.5 : 0.1,
    surf: 0,
    whitecaps: isSea ? Math.max(0, wind - 0.5) : 0,
  })
}

/** Land is not a solid and receives no shadows from parts, so each part gets a soft shadow at its base. */
function shadeFeet(
  context: PlateContext,
  { dressing }: OpenPlace,
  hand: number,
  heightAt: (x: number, z: number) => number,
): void {
  const spots = dressing.flatMap(spotsFor).toSorted((a, b) => b.z - a.z)
  for (const { x, z, y = 0, scale = 1 } of spots) {
    if (y > 0.5 || z > 60) continue
    castShadow(context, {
      x: hand * x,
      y: heightAt(hand * x, z),
      z,
      radius: 1.1 * scale,
      height: 1.4 * scale,
      strength: 0.4,
    })
  }
}

export function plant(context: PlateContext, growth: Growth): void {
  const { options, air } = context
  const seeded = context.seeded.fork(`${growth.kind}${growth.count}${growth.z[0]}`)
  const ground = GROUND[options.season]
  const isWhite = isSnowy(options)
  const snow = isWhite ? 0.6 : 0
  const [least, spread] = growth.x
  const places = Array.from({ length: growth.count }, (_, at) => {
    const z = seeded.between(...growth.z)
    const side = at % 2 ? 1 : -1
    return { x: side * (least + z * spread * seeded.next()), z, height: seeded.between(...growth.height), shadow: 0.35 }
  })
  places.sort((a, b) => b.z - a.z)
  const own = growth.colour && c(growth.colour)
  for (const spot of places) {
    if (growth.kind === 'rock') {
      paintRock(context, { ...spot, size: spot.height, colour: own || c('#7d776e'), snow }, seeded)
    } else if (growth.kind === 'bush') {
      const leaf = own || (options.season === 'winter' ? c('#4a5238') : scaleColour(ground.leaves[0], 0.85))
      paintBush(context, { ...spot, width: spot.height * 1.5, leaf, snow }, seeded)
    } else if (growth.kind === 'palm') {
      paintPalm(context, { ...spot, lean: seeded.between(-0.2, 0.2) }, seeded)
    } else if (growth.kind === 'pine') paintPine(context, { ...spot, needles: ground.pine, snow }, seeded)
    else if (growth.kind === 'reeds') {
      paintReeds(context, { x: spot.x, z: spot.z, spread: 1.8, count: 70, leaf: own || ground.tip })
    } else if (options.season === 'winter') paintBareTree(context, { ...spot, snow: isWhite ? 1 : 0 }, seeded)
    else {
      const leaves = own ? ([own, scaleColour(own, 1.2), scaleColour(own, 0.85)] as const) : ground.leaves
      paintBroadleaf(context, { ...spot, leaves: air.isDark ? [scaleColour(leaves[0], 1.4)] : leaves, snow }, seeded)
    }
  }
}
