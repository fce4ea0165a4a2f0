import { buildMesh } from '../../bodies/build-mesh.ts'
import type { Body, Part, Point } from '../../bodies/body.ts'
import { ease } from '../../bodies/motion/moment.ts'
import { motionScope } from '../../bodies/motion/motion-scope.ts'
import { type Matrix, moving, multiply, stretching } from '../../bodies/vectors.ts'
import { readData } from '../../data-files/read-data.ts'
import { numbers } from '../../formulas/math-calls.ts'
import { parseSteps, type Step, type Steps } from '../../formulas/run-steps.ts'
import type { Material, Mesh } from '../../raster/mesh.ts'
import type { Posable, Rasteriser } from '../../raster/rasteriser.ts'

/**
 * A visual effect on and above a body, while it lasts. For each piece the steps set its `size` in metres, one number or
 * three, and its place: `at` in fractions of the box (x and z from the centre, y from the foot), or `metres` from the
 * foot.
 */
type EffectRow = {
  pieces: number
  shape?: 'tongue' | 'star' | 'chip' | 'drop' | 'ring'
  colours: readonly string[]
  opacity?: number
  glow?: number
  material?: Material
  steps: readonly Step[]
}

const ROWS = readData<Readonly<Record<string, EffectRow>>>('stage/effects.json')

/** True if an effect consists of pieces. */
export const isEffect = (kind: string): boolean => kind in ROWS

/** Pieces of an effect in the rasteriser's memory. */
export type Effects = { kind: string; posable: Posable }

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
const programs = new Map<string, Steps>()

function meshOf(kind: string): Mesh {
  const known = meshes.get(kind)
  if (known) return known
  const { pieces, colours, shape, material } = ROWS[kind]!
  const names = Array.from({ length: pieces }, (_, nth) => `piece.${nth}`)
  const parts = names.flatMap((bone, nth): Part[] => {
    const look = { bone, colour: colours[nth % colours.length]!, apart: true, ...(material && { material }) } as const
    const glowing = { material: 'glowing' as const, ...look }
    const box = { box: [0, 0, 0], size: [1, 1, 1], round: 0.05 } as const
    // A flame with a brighter core, nearer to the camera.
    if (shape === 'tongue')
      return [
        { lathe: [0, 0, 0], profile: TONGUE, ...glowing },
        {
          lathe: [0, -0.25, -0.45],
          profile: TONGUE.map(([r, y]) => [0.6 * r, 0.6 * y] as const),
          ...glowing,
          colour: HEART,
        },
      ]
    if (shape === 'ring' && nth > 0) return [{ ring: [0, 0, 0], radius: 1, thick: 0.05, ...look }]
    if (shape === 'star') return [{ ...box, ...glowing }]
    if (shape === 'chip') return [{ ...box, ...look }]
    return [{ ball: [0, 0, 0], size: 1, ...look, ...(shape && { material: 'glossy' as const }) }]
  })
  const bones = names.map(name => ({ name, at: [0, 0, 0] as Point }))
  const body: Body = { bones, parts, cell: 0.4, flow: 0.05, sockets: {} }
  const mesh = buildMesh(body)
  meshes.set(kind, mesh)
  return mesh
}

export const createEffects = (rasteriser: Rasteriser, kind: string): Effects => ({
  kind,
  posable: rasteriser.add({ mesh: meshOf(kind) }),
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

type Piece = { at: Point; size: Point }

const share = (nth: number, by: number): number => (nth * by + 0.13) % 1

/** Position and size of each piece: an effect grows to its full strength during the first part of the shot. */
export function piecesAt(kind: string, scene: EffectScene): Piece[] {
  const { seconds, until, foot, wide, high, long } = scene
  const { pieces, steps } = ROWS[kind]!
  const run = programs.get(kind) ?? parseSteps(steps)
  programs.set(kind, run)
  const shared = {
    seconds,
    part: seconds / until,
    strength: 0.55 + 0.45 * ease(seconds / (0.6 * until)),
    reach: Math.max(0.5 * high, 0.35 * Math.max(wide, long)),
    wide,
    high,
    at: [0, 0.5, 0],
    size: 0,
  }
  return Array.from({ length: pieces }, (_, nth): Piece => {
    const own = { nth, a: share(nth, 0.618), b: share(nth, 0.414), c: share(nth, 0.732) }
    const piece = motionScope({ ...shared, ...own }, [])
    run(piece)
    const { values } = piece
    const [sx, sy = sx, sz = sx] = numbers([values.get('size')]) as [number, number?, number?]
    const metres = values.get('metres')
    const [x, y, z] = numbers([metres ?? values.get('at')]) as [number, number, number]
    return {
      at: metres ? [foot[0] + x, foot[1] + y, foot[2] + z] : placeOn(scene, x, y, z),
      size: [sx, sy, sz],
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
export function poseEffects({ kind, posable }: Effects, scene: EffectScene): void {
  const pieces = piecesAt(kind, scene)
  const bones = new Float32Array(pieces.length * 12)
  for (const [nth, { at, size }] of pieces.entries()) {
    const sized = size.map(part => Math.max(1e-5, part)) as unknown as Point
    const matrix: Matrix = multiply(moving(at), stretching(sized))
    bones.set(matrix, nth * 12)
  }
  const { shape, glow = 0, opacity = 1 } = ROWS[kind]!
  const isLiquid = shape === 'drop' || shape === 'ring'
  posable.pose(bones, {
    at: [scene.foot[0], scene.foot[1] + 0.7 * scene.high, scene.foot[2]],
    radius: (isLiquid ? 2.8 : 1.4) * Math.max(scene.wide, scene.high, scene.long),
    groundY: scene.groundY,
    glow,
    opacity,
    castsShadow: false,
  })
}
