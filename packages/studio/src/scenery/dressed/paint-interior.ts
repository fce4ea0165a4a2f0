import type { PlaceInterior as Interior, PlaceSurface as Surface } from '@kinora/media/scene/place-schema'
import { kindNamed, placeKinds } from '../../data-files/place-kinds.ts'
import { type Colour, parseColour as c, scaleColour } from '../colour.ts'
import { GROUND } from '../ground-colours.ts'
import { colours, paintLand } from '../paint-land.ts'
import { paintClouds, paintSky, setAir } from '../paint-sky.ts'
import type { PlateContext } from '../plate-context.ts'
import { KINDS } from '../plate.ts'
import { isSnowy } from '../places/is-snowy.ts'
import { windowLight } from '../places/window-light.ts'
import type { PaintedParts } from '../../setting/setting.ts'
import { type Lamp, lampFrom, paintSolids, type Solid, solidFrom } from '../solid-list.ts'
import { collectSolids, lampsAmong } from '../parts/collect-solids.ts'
import type { DressedPlace, Opening } from './dressed-place.ts'

/** Paints a room by its layout: shell, windows, lights, furniture. The seed decides whether it is mirrored. */
export function interior(place: Interior): DressedPlace {
  return {
    row: place,
    horizon: place.horizon ?? 0.44,
    eye: place.eye ?? 1.4,
    subjectDepths: place.stands ?? [3, 4.6],
    floor: 0,
    isTight: true,
    ceiling: place.size[1],
    bounds: { low: [-place.size[0] / 2, 0, BEHIND], high: [place.size[0] / 2, place.size[1], place.size[2]] },
    lightFromSide: true,
    paint: context => paintInterior(context, place),
  }
}

/** A room whose walls, floor and ceiling have other colours. */
function repainted(place: Interior, { walls, floor, ceiling }: PaintedParts): Interior {
  const { back, dado } = place
  const over = place.ceiling ?? { colour: '#f4f2ee' }
  return {
    ...place,
    ...(floor && { floor: { ...place.floor, colour: floor } }),
    ...(walls && {
      walls: { ...place.walls, colour: walls },
      ...(back && { back: { ...back, colour: walls } }),
      ...(dado && { dado: { ...dado, colour: walls } }),
    }),
    ...(ceiling && { ceiling: { ...over, colour: ceiling } }),
  }
}

function paintInterior(context: PlateContext, given: Interior): void {
  const { air, options, seeded } = context
  const place = repainted(given, options.painted ?? {})
  const drawn = seeded.next() < 0.5 ? -1 : 1
  const hand = options.hand ?? drawn
  const openings = Object.values(place.windows ?? {}).filter(part => typeof part !== 'string')
  const isWindowless = openings.length === 0
  const isLit = options.lights === undefined ? isWindowless || place.lights?.always === true || air.isLit : air.isLit
  paintOutside(context, place)
  const lights = lightSolids(place, isLit)
  const dressing = collectSolids(context, place.dressing, { isLit, hand, heightAt: () => 0 })
  const shell = shellSolids(place, hand)
  const lamps = [
    ...windowLamps(context, place, hand),
    ...lampsAmong([...lights.map(turned(hand)), ...dressing]),
    ...(options.lights === 'off' ? [nightLight(place)] : []),
  ]
  if (isWindowless) shutOut(context, place)
  const { camera } = options
  const isBefore = camera ? standsBefore(place, camera) : () => false
  const room = [...shell, ...lights.map(turned(hand)), ...dressing].filter(solid => !isBefore(solid))
  const seen = camera ? room.map(solid => solidFrom(solid, camera)) : room
  paintSolids(
    context,
    [...seen, ...outside(context, place)],
    camera ? lamps.map(lamp => lampFrom(lamp, camera)) : lamps,
    {
      texel: 0.3,
      rays: 20,
      openSky: true,
    },
  )
  if (place.view !== 'stars') paintClouds(context)
}

/** Metres from a wall: a camera outside the room looks through the wall and over what stands along it. */
const ALONG_WALL = 0.7

/** True if a solid is between a camera outside the room and the room. */
function standsBefore(
  { size: [wide, , deep] }: Interior,
  { x, z }: { x: number; z: number },
): (solid: Pick<Solid, 'at'>) => boolean {
  const planes = [
    { outside: x - wide / 2, past: ([at]: Solid['at']) => at - wide / 2 },
    { outside: -x - wide / 2, past: ([at]: Solid['at']) => -at - wide / 2 },
    { outside: z - deep, past: ([, , at]: Solid['at']) => at - deep },
    { outside: BEHIND - z, past: ([, , at]: Solid['at']) => BEHIND - at },
  ].filter(({ outside }) => outside > 0)
  return ({ at }) => planes.some(({ past }) => past(at) > -ALONG_WALL)
}

/** With all lamps off, enough light remains to see that they are off, in a hall as in a room. */
const nightLight = ({ size: [, high, deep] }: Interior): Lamp => ({
  at: [0, high - 0.5, deep * 0.55],
  radius: 0.4,
  colour: c('#7f9ad0', 2.4 * Math.max(1, (0.4 * (high - 0.5)) ** 2)),
})

const turned =
  (hand: number) =>
  (solid: Solid): Solid => ({ ...solid, at: [hand * solid.at[0], solid.at[1], solid.at[2]] })

/** No sun comes in; figures are lit by the lamps from above. */
function shutOut(context: PlateContext, { lights }: Interior): void {
  const { air, kernels } = context
  const colour = c(lights ? kindNamed(placeKinds().lights, lights.kind).colour : '#ffffff')
  air.sun = scaleColour(colour, 0.8)
  air.direction = [-0.3, 0.9, -0.32]
  air.ambient = scaleColour(colour, 0.3)
  air.hazePerMetre = 0
  kernels.set({ sunR: 0, sunG: 0, sunB: 0, hazePerMetre: 0 })
}

function paintOutside(context: PlateContext, { view = 'hills' }: Interior): void {
  const { air, options } = context
  if (view === 'stars') {
    Object.assign(air, {
      zenith: [0.001, 0.002, 0.006],
      horizon: [0.002, 0.003, 0.01],
      opposite: [0.002, 0.003, 0.008],
    })
    Object.assign(air, { band: [0, 0, 0], glow: [0, 0, 0], disc: [0, 0, 0], stars: 1, hazePerMetre: 0 })
    setAir(context)
  }
  paintSky(context)
  if (view === 'stars' || view === 'sky') return
  const ground = GROUND[options.season]
  const isCity = view === 'city'
  paintLand(context, {
    ...colours({ grass: ground.grass, dry: ground.dry, woods: scaleColour(ground.woods, 0.7), rock: c('#8a8274') }),
    landLift: isCity ? -12 : -2.5,
    rollHeight: isCity ? 0 : 20,
    rollWidth: 110,
    rollFrom: 20,
    woodsHeight: isCity ? 0 : 10,
    woodsFrom: 50,
    woodsTop: 300,
    landFar: 1800,
    rockBelow: 0.4,
    snowLine: isSnowy(options) ? -1000 : 1e6,
    landOctaves: 5,
  })
}

/** A town beyond the windows. */
function outside(context: PlateContext, { view, size }: Interior): Solid[] {
  if (view !== 'city') return []
  const seeded = context.seeded.fork('town')
  const { air, kernels } = context
  kernels.set({
    litWindows: air.isDark ? 0.5 : 0.02,
    windowGlow: air.isDark ? 0.6 : 0.5,
    paneR: air.zenith[0] * 0.5 + air.horizon[0] * 0.3,
    paneG: air.zenith[1] * 0.5 + air.horizon[1] * 0.3,
    paneB: air.zenith[2] * 0.5 + air.horizon[2] * 0.3,
  })
  return Array.from({ length: 14 }, (_, at) => ({
    at: [(at - 6.5) * 15 + seeded.between(-5, 5), -12, size[2] + seeded.between(45, 120)] as const,
    size: [seeded.between(10, 18), seeded.between(16, 46), 14] as const,
    colour: seeded.pick([c('#a8a098'), c('#8f96a2'), c('#b09c88'), c('#7a8698')]),
    matter: 'facade' as const,
    scale: seeded.between(2.2, 3.4),
    variant: seeded.next(),
    texel: 12,
  }))
}

const cover = ({ colour, material, second, scale, gloss }: Surface): Omit<Solid, 'at' | 'size'> => ({
  colour: c(colour),
  ...(second && { second: c(second) }),
  ...(material && { matter: material }),
  ...(scale && { scale }),
  ...(gloss && { gloss, rough: 0.04 }),
})

/** Metres that a room extends behind its usual viewpoint. */
const BEHIND = -3.5

function shellSolids(place: Interior, hand: 1 | -1): Solid[] {
  const [wide, high, deep] = place.size
  const ceiling = place.ceiling ?? { colour: '#f0ede6', material: 'plaster' as const }
  const far = deep + 10
  const list: Solid[] = [
    { at: [0, -0.2, deep / 2], size: [wide + 2, 0.2, far], ...cover(place.floor), texel: 0.3, kind: KINDS.ground },
    // It ends at the far wall: beyond, it would be a dark bar in the window.
    { at: [0, high, (deep + BEHIND) / 2], size: [wide + 2, 0.2, deep - BEHIND + 0.4], ...cover(ceiling), texel: 0.6 },
    { at: [0, 0, BEHIND - 0.1], size: [wide + 2, high, 0.2], ...cover(place.walls), texel: 1 },
  ]
  const bars = place.windows?.bars ?? '#f4f1ea'
  const { back = [], left = [], right = [] } = place.windows ?? {}
  const walls: [openings: readonly Opening[], surface: Surface, put: (solid: Wall) => Solid][] = [
    [back, place.back ?? place.walls, wall => alongX(wall, deep + 0.1, hand)],
    [left, place.walls, wall => alongZ(wall, -hand * (wide / 2 + 0.1))],
    [right, place.walls, wall => alongZ(wall, hand * (wide / 2 + 0.1))],
  ]
  walls.forEach(([openings, surface, put], at) => {
    const [from, to] = at === 0 ? [-wide / 2 - 0.4, wide / 2 + 0.4] : [BEHIND - 0.1, deep + 0.2]
    for (const piece of pieces(openings, from, to, high)) list.push({ ...put(piece), ...cover(surface), texel: 0.4 })
    for (const bar of barsIn(openings)) list.push({ ...put({ ...bar, thick: 0.08 }), colour: c(bars), texel: 1 })
    if (!place.dado) return
    for (const piece of pieces(openings, from, to, high)) {
      if (piece.y > 0) continue
      const low = { ...piece, high: Math.min(1, piece.high), thick: 0.26 }
      list.push({ ...put(low), ...cover(place.dado), texel: 0.5 })
    }
  })
  return list
}

/** A piece of a wall: from and to along it, its base and height. */
type Wall = { from: number; to: number; y: number; high: number; thick?: number }

const alongX = (
  { from, to, y, high, thick = 0.2 }: Wall,
  z: number,
  hand: number,
): Omit<Solid, 'colour'> & { colour: Colour } => ({
  at: [(hand * (from + to)) / 2, y, z],
  size: [to - from, high, thick],
  colour: [0, 0, 0],
})

const alongZ = ({ from, to, y, high, thick = 0.2 }: Wall, x: number): Omit<Solid, 'colour'> & { colour: Colour } => ({
  at: [x, y, (from + to) / 2],
  size: [thick, high, to - from],
  colour: [0, 0, 0],
})

/** The pieces of a wall around its openings, which are ordered and do not overlap. */
export function pieces(openings: readonly Opening[], from: number, to: number, high: number): Wall[] {
  const list: Wall[] = []
  let at = from
  for (const [left, right, sill, head] of openings) {
    if (left > at) list.push({ from: at, to: left, y: 0, high })
    if (sill > 0) list.push({ from: left, to: right, y: 0, high: sill })
    if (head < high) list.push({ from: left, to: right, y: head, high: high - head })
    at = right
  }
  if (to > at) list.push({ from: at, to, y: 0, high })
  return list
}

const BAY = 1.3

function barsIn(openings: readonly Opening[]): Wall[] {
  return openings.flatMap(([left, right, sill, head]) => {
    const bays = Math.max(1, Math.round((right - left) / BAY))
    const upright = Array.from({ length: bays + 1 }, (_, at) => left + ((right - left) * at) / bays)
    return [
      ...upright.map(x => ({ from: x - 0.035, to: x + 0.035, y: sill, high: head - sill })),
      { from: left, to: right, y: sill + (head - sill) * 0.66, high: 0.06 },
    ]
  })
}

/** The factor of window light by day without lamps, like a longer exposure. */
const BY_DAY = 12

/** Light through the windows: one light per wall, as wide as all its openings. */
function windowLamps(context: PlateContext, place: Interior, hand: 1 | -1): Lamp[] {
  const { air } = context
  const [wide, , deep] = place.size
  if (place.view === 'stars') return []
  return (['back', 'left', 'right'] as const).flatMap((wall): Lamp[] => {
    const openings = place.windows?.[wall] ?? []
    const [first, last] = [openings[0], openings.at(-1)]
    if (!first || !last) return []
    const glass = openings.reduce((sum, [from, to]) => sum + to - from, 0) / (last[1] - first[0])
    const [middle, half] = [(first[0] + last[1]) / 2, (last[1] - first[0]) / 2]
    const [sill, head] = [Math.min(...openings.map(one => one[2])), Math.max(...openings.map(one => one[3]))]
    const colour = windowLight(
      air,
      (place.lights?.always ? 5.4 : BY_DAY) * glass * Math.min(1, 6 / (half * (head - sill))),
    )
    const size = { half: (head - sill) / 2, colour }
    const y = (sill + head) / 2
    if (wall === 'back') return [{ at: [hand * middle, y, deep], across: [half, 0], facing: [0, -1], ...size }]
    const side = (wall === 'left' ? -1 : 1) * hand
    return [{ at: [(side * wide) / 2, y, middle], across: [0, half], facing: [-side, 0], ...size }]
  })
}

function lightSolids({ lights, size: [, high] }: Interior, isLit: boolean): Solid[] {
  if (!lights) return []
  const { drop, size, colour, isRound } = kindNamed(placeKinds().lights, lights.kind)
  // Twelve lamps light a hall as brightly as three a room, so each is dimmer.
  const strength = ((lights.strength ?? 1) * 9) / Math.max(3, lights.at.length)
  return lights.at.flatMap(([x, z]) => [
    ...(drop > 0.3
      ? [
          {
            shape: 'cylinder' as const,
            at: [x, high - drop, z] as const,
            size: [0.02, drop, 0.02] as const,
            colour: c('#2a2826'),
            isHung: true,
          },
        ]
      : []),
    {
      shape: isRound ? ('ellipsoid' as const) : ('box' as const),
      at: [x, high - drop - size[1], z] as const,
      size,
      colour: c('#f4ecdc'),
      isClear: true,
      isHung: true,
      ...(isLit && { glow: scaleColour(c(colour), Math.max(2.5, strength)) }),
    },
  ])
}
