import { buildMesh } from '../../bodies/build-mesh.ts'
import type { Body, Part, Point } from '../../bodies/body.ts'
import { thingHue } from '../../hues/hues.ts'
import { ease } from '../../bodies/motion/moment.ts'
import { type Matrix, moving, multiply, stretching } from '../../bodies/vectors.ts'
import type { Mesh } from '../../raster/mesh.ts'
import type { Posable, Rasteriser } from '../../raster/rasteriser.ts'
import { type Liquid, LIQUID_FLOWS, LIQUID_PIECES, LIQUIDS } from './liquid-effects.ts'

/** A visual effect on and above a body, while it lasts. */
export const EFFECTS = [
  'flames',
  'smoke',
  'steam',
  'bubbles',
  'sparkles',
  'frost',
  'droplets',
  'fizz',
  'glint',
  'motes',
  'sparks',
  ...LIQUIDS,
] as const
export type Effect = (typeof EFFECTS)[number]

export type EffectLook = { kind: Effect; colour?: string; isFromNear?: true; isOnLanding?: true }

/** Pieces of an effect in the rasteriser's memory. */
export type Effects = { kind: Effect; posable: Posable; isFromNear: boolean; isOnLanding: boolean }

const COUNT: Record<Effect, number> = {
  flames: 40,
  smoke: 18,
  steam: 18,
  bubbles: 20,
  sparkles: 22,
  frost: 20,
  droplets: 34,
  fizz: 46,
  glint: 9,
  motes: 64,
  sparks: 48,
  ...LIQUID_PIECES,
}
const WATER = ['#bfe3f4', '#8fcbe8', '#e6f5fb'] as const
const COLOURS: Record<Effect, readonly string[]> = {
  flames: ['#ffd34a', '#ff9a1f', '#ff6a12', '#ffb52e', '#e8481a'],
  smoke: ['#4a4743', '#5c5853', '#3d3a37'],
  steam: ['#f4f6f8', '#ffffff', '#e9eef2'],
  bubbles: ['#dff1fa', '#ffffff', '#bfe2f2'],
  sparkles: ['#fff2a8', '#ffffff', '#ffd96b', '#c8e6ff'],
  frost: ['#eaf7ff', '#ffffff', '#cdeafa'],
  droplets: ['#e4f4fc', '#ffffff', '#c4e2f2'],
  fizz: ['#ffffff', '#f4fbff', '#fff8e4'],
  glint: ['#ffffff', '#fffbe8'],
  motes: ['#fff0b0', '#ffffff', '#ffd070', '#bfe4ff'],
  sparks: ['#ffb02e', '#ff8a1a', '#ffd060'],
  stream: WATER,
  drips: WATER,
  crown: WATER,
  foam: ['#fffdf6', '#f6f0e2'],
  ripples: WATER,
  ooze: ['#4a2414'],
}
/** The opacity of the pieces. */
const OPACITY: Record<Effect, number> = {
  flames: 1,
  smoke: 0.55,
  steam: 0.34,
  bubbles: 0.8,
  sparkles: 1,
  frost: 0.9,
  droplets: 0.75,
  fizz: 0.85,
  glint: 0.95,
  motes: 1,
  sparks: 1,
  stream: 1,
  drips: 1,
  crown: 1,
  foam: 1,
  ripples: 0.75,
  ooze: 1,
}
const GLOW: Record<Effect, number> = {
  flames: 1,
  smoke: 0,
  steam: 0.25,
  bubbles: 0.1,
  sparkles: 1,
  frost: 0.2,
  droplets: 0.15,
  fizz: 0.3,
  glint: 1,
  motes: 1,
  sparks: 1,
  stream: 0.1,
  drips: 0.1,
  crown: 0.1,
  foam: 0.1,
  ripples: 0.1,
  ooze: 0.05,
}

/** Radius and height of a flame, as fractions of its half width. */
export const TONGUE: readonly (readonly [number, number])[] = [
  [0.001, -1],
  [0.66, -0.75],
  [1, -0.25],
  [0.74, 0.4],
  [0.34, 1.1],
  [0.001, 1.9],
]
const HEART = '#ffe27a'

const meshes = new Map<string, Mesh>()

function meshOf(kind: Effect, hue?: string): Mesh {
  const known = meshes.get(`${kind}/${hue}`)
  if (known) return known
  // Water is nearly clear.
  const colours = hue && hue !== 'blue' ? [thingHue(hue) ?? hue] : COLOURS[kind]
  const parts = Array.from({ length: COUNT[kind] }, (_, nth): Part[] => {
    const colour = colours[nth % colours.length]!
    const look = { bone: `piece.${nth}`, colour, apart: true } as const
    const glowing = { ...look, material: 'glowing' as const }
    // A flame with a brighter core, nearer to the camera.
    if (kind === 'flames')
      return [
        { lathe: [0, 0, 0], profile: TONGUE, ...glowing },
        {
          lathe: [0, -0.25, -0.45],
          profile: TONGUE.map(([r, y]) => [0.6 * r, 0.6 * y] as const),
          ...glowing,
          colour: HEART,
        },
      ]
    if (kind === 'ripples' && nth > 0) return [{ ring: [0, 0, 0], radius: 1, thick: 0.05, ...look }]
    if (kind === 'sparkles' || kind === 'glint' || kind === 'motes' || kind === 'sparks')
      return [{ box: [0, 0, 0], size: [1, 1, 1], round: 0.05, ...glowing }]
    return [
      kind === 'frost'
        ? { box: [0, 0, 0], size: [1, 1, 1], round: 0.05, ...look }
        : { ball: [0, 0, 0], size: 1, ...look, ...(kind in LIQUID_FLOWS && { material: 'glossy' as const }) },
    ]
  }).flat()
  const bones = Array.from({ length: COUNT[kind] }, (_, nth) => ({ name: `piece.${nth}`, at: [0, 0, 0] as Point }))
  const body: Body = { bones, parts, cell: 0.4, flow: 0.05, sockets: {} }
  const mesh = buildMesh(body)
  meshes.set(`${kind}/${hue}`, mesh)
  return mesh
}

export const createEffects = (
  rasteriser: Rasteriser,
  { kind, colour, isFromNear, isOnLanding }: EffectLook,
): Effects => ({
  kind,
  isOnLanding: isOnLanding === true,
  isFromNear: isFromNear === true,
  posable: rasteriser.add({ mesh: meshOf(kind, colour) }),
})

/** The body with the effect: position, rotation and size. */
export type EffectScene = {
  seconds: number
  until: number
  foot: Point
  yaw: number
  wide: number
  high: number
  long: number
  groundY: number
}

export type Piece = { at: Point; size: Point }

const isLiquid = (kind: Effect): kind is Liquid => kind in LIQUID_FLOWS

const share = (nth: number, by: number): number => (nth * by + 0.13) % 1
/** Seconds between two blows. */
const BLOWS = 1.25
const NOTHING: Point = [1e-5, 1e-5, 1e-5]

/** Position and size of each piece: an effect grows to its full strength during the first part of the shot. */
export function piecesAt(kind: Effect, scene: EffectScene, isFromNear = false): Piece[] {
  const { seconds, until, high } = scene
  const strength = 0.55 + 0.45 * ease(seconds / (0.6 * until))
  return Array.from({ length: COUNT[kind] }, (_, nth): Piece => {
    const [a, b, c] = [share(nth, 0.618), share(nth, 0.414), share(nth, 0.732)]
    const on = (x: number, y: number, z: number): Point => placeOn(scene, x, y, z)
    const reach = Math.max(0.5 * high, 0.35 * Math.max(scene.wide, scene.long))
    if (isLiquid(kind))
      return LIQUID_FLOWS[kind]({
        part: seconds / until,
        seconds,
        nth,
        a,
        b,
        c,
        on,
        wide: scene.wide,
        high,
        isFromNear,
      })
    switch (kind) {
      case 'flames': {
        // Flames: rise from a point on the front or top, and disappear.
        const part = (seconds * (0.9 + 0.5 * b) + a) % 1
        const up = 0.32 + 0.5 * c
        const width = 0.14 * reach * strength * Math.sin(Math.PI * (0.15 + 0.8 * part)) * (0.75 + 0.6 * a)
        const sway = 0.03 * Math.sin(seconds * 5 + nth)
        const at = on(0.66 * (a - 0.5) + sway, up + (0.3 * part * reach * strength) / high, 0.5 * (b - 0.9))
        return { at, size: [width, 1.5 * width, width] }
      }
      case 'smoke':
      case 'steam': {
        const part = (seconds / (kind === 'smoke' ? 2.6 : 2.2) + nth / COUNT[kind]) % 1
        const drift = 0.25 * part * Math.sin(2.4 * nth + seconds * 0.7)
        const puff =
          reach *
          (kind === 'smoke' ? 0.16 + 0.3 * part : 0.07 + 0.13 * part) *
          strength *
          Math.sin(Math.PI * (0.1 + 0.88 * part))
        return { at: on(0.5 * (a - 0.5) + drift, 1 + (1.1 * part * reach) / high, 0), size: [puff, puff, puff] }
      }
      case 'bubbles': {
        const part = (seconds * (1.1 + 0.6 * a) + b) % 1
        const size = 0.035 * reach * strength * Math.sin(Math.PI * part)
        return { at: on(0.5 * (a - 0.5), 0.86 + 0.1 * part, 0.5 * (c - 0.9)), size: [size, size, size] }
      }
      case 'sparkles': {
        const part = (seconds * 0.6 + b) % 1
        const size = 0.022 * reach * Math.sin(Math.PI * part) ** 2 * strength
        const angle = 6.283 * a + 0.6 * seconds
        return {
          at: on(0.75 * Math.cos(angle), 0.1 + 0.95 * c + 0.15 * part, 0.75 * Math.sin(angle)),
          size: [size, 2.2 * size, size],
        }
      }
      case 'droplets': {
        // Drops: most stay; a few run down and start again above.
        const runs = nth % 4 === 0
        const part = runs ? (seconds * (0.16 + 0.1 * b) + c) % 1 : 1 - c
        const size = 0.028 * reach * (0.5 + 0.7 * b)
        const around = 2.6 * (a - 0.5)
        return {
          at: on(0.5 * Math.sin(around), 0.9 - 0.8 * part, -0.5 * Math.cos(around)),
          size: [size, (runs ? 1.8 : 1.1) * size, 0.5 * size],
        }
      }
      case 'fizz': {
        // Bubbles: rise through it and into the air above.
        const part = (seconds * (0.5 + 0.4 * a) + b) % 1
        const size = 0.034 * reach * strength * (0.5 + 0.7 * c) * Math.sin(Math.PI * (0.1 + 0.85 * part))
        const spread = 0.3 + 0.25 * Math.max(0, part - 0.6)
        return { at: on(2 * spread * (a - 0.5), 0.12 + 1.15 * part, -0.52 * Math.sqrt(c)), size: [size, size, size] }
      }
      case 'glint': {
        // Sparkles: stars that cross it one after another.
        const [star, ray] = [Math.floor(nth / 3), nth % 3]
        const part = ((seconds / until) * 1.5 + 0.2 + star / 3) % 1
        const lit = Math.sin(Math.PI * part) ** 2
        const size = 0.2 * Math.max(0.6 * high, 0.5 * scene.wide) * lit
        const thin = 0.07 * size
        const at = on(-0.42 + 0.84 * part, 0.82 - 0.3 * star + 0.12 * Math.sin(5 * part), -0.62)
        if (ray === 2) return { at, size: [0.24 * size, 0.24 * size, thin] }
        return { at, size: ray === 0 ? [1.5 * size, thin, thin] : [thin, 1.9 * size, thin] }
      }
      case 'motes': {
        // A swirl: particles leave it, circle it and enter the new shape.
        const part = ease((seconds / until - 0.25 * b) / 0.75)
        const out = Math.sin(Math.PI * part)
        const size = 0.042 * reach * (0.4 + b) * Math.sqrt(out)
        const angle = 6.283 * a + 4.4 * part
        const far = (0.2 + 0.75 * c) * out
        return {
          at: on(far * Math.cos(angle), 0.15 + 0.7 * c + 0.35 * out * (b - 0.3), far * Math.sin(angle) - 0.2),
          size: [size, size, size],
        }
      }
      case 'sparks': {
        // Sparks: fly off in all directions at every blow and fall.
        const since = (seconds + 0.25) % BLOWS
        const life = 0.45 + 0.4 * b
        const [far, angle] = [(1.2 + 2.4 * c) * reach * Math.min(1, since / life), 6.283 * a]
        const rise = reach * ((14 + 16 * b) * since - 38 * since * since)
        const size = since > life ? 0 : 0.13 * reach * (1 - 0.7 * (since / life))
        const [x, , z] = on(0, 0, 0)
        return {
          at: [x + far * Math.cos(angle), scene.foot[1] + 0.6 * high + rise, z + 0.5 * far * Math.sin(angle)],
          size: [size, size, size],
        }
      }
      case 'frost': {
        const grown = ease((seconds / until - 0.15 - 0.4 * a) / 0.25)
        const size = 0.05 * reach * grown * (0.6 + 0.6 * b)
        return grown <= 0
          ? { at: scene.foot, size: NOTHING }
          : { at: on(1.02 * (a - 0.5), 0.05 + 0.95 * c, -0.52), size: [0.5 * size, 1.6 * size, 0.5 * size] }
      }
    }
  })
}

/** Converts fractions of its box to a point of the world; positive depth is away from the camera. */
function placeOn({ foot, wide, high, long, yaw }: EffectScene, x: number, y: number, z: number): Point {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)]
  // The apparent width from the camera, whatever its rotation.
  const across = Math.abs(wide * cos) + Math.abs(long * sin)
  const away = Math.abs(wide * sin) + Math.abs(long * cos)
  return [foot[0] + x * across, foot[1] + y * high, foot[2] + z * away]
}

/** Poses the pieces for the frame that is being drawn. */
export function poseEffects({ kind, posable, isFromNear, isOnLanding }: Effects, scene: EffectScene): void {
  // Splashes begin when the thing has landed.
  const isInAir = isOnLanding && scene.foot[1] - scene.groundY > 0.2 * scene.high
  const pieces = piecesAt(kind, scene, isFromNear).map(piece => (isInAir ? { ...piece, size: NOTHING } : piece))
  const bones = new Float32Array(pieces.length * 12)
  for (const [nth, { at, size }] of pieces.entries()) {
    const sized = size.map(part => Math.max(1e-5, part)) as unknown as Point
    const matrix: Matrix = multiply(moving(at), stretching(sized))
    bones.set(matrix, nth * 12)
  }
  const radius = (isLiquid(kind) ? 2.8 : 1.4) * Math.max(scene.wide, scene.high, scene.long)
  posable.pose(bones, {
    at: [scene.foot[0], scene.foot[1] + 0.7 * scene.high, scene.foot[2]],
    radius,
    groundY: scene.groundY,
    glow: GLOW[kind],
    opacity: OPACITY[kind],
    castsShadow: false,
  })
}
