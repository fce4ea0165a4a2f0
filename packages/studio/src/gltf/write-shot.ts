import { combine, fromParts, IDENTITY, invert, toParts, type Affine } from '@kinora/media/models/matrices'
import type { GlbWriter } from '@kinora/media/models/glb-writer'
import type { Size } from '@kinora/media/frames/size'
import type { Point } from '../bodies/body.ts'
import type { Posable } from '../raster/rasteriser.ts'
import { type Lens, turnedLens } from '../stage/geometry/lens.ts'
import type { DrawnBody, FrameGeometry } from '../stage/geometry/shot-geometry.ts'

export type ShotFrames = {
  name: string
  /** The mesh of the place. */
  relief: { name: string; mesh: number | undefined }
  /** The seconds of the shot, from 0, and the frame at each. */
  times: readonly number[]
  frames: readonly FrameGeometry[]
  size: Size
  extras: object
}

type BodyWriter = (body: DrawnBody) => Promise<number>

/** Bodies below this opacity are left out. */
const LEAST_OPACITY = 0.5
/** A body that is not there has no size. Zero itself would make normals of no length. */
const GONE: Affine = [1e-6, 0, 0, 0, 0, 1e-6, 0, 0, 0, 0, 1e-6, 0]
/**
 * The ratio of the light on a white surface to its brightness on the screen, in the units of physically based
 * renderers.
 */
const LIGHT = Math.PI

/** Writes a shot as a separate scene, with an animation of its length. */
export async function writeShot(shot: ShotFrames, glb: GlbWriter, writeBody: BodyWriter): Promise<void> {
  const { frames, times, size, relief } = shot
  const input = glb.addNumbers(Float32Array.from(times), 1, { hasBounds: true })
  const channels: object[] = []
  const samplers: object[] = []
  const roots: number[] = []

  /** Adds a node that moves: its matrices relative to its parent, frame by frame. */
  function addMoving(matrices: readonly Affine[], more: Record<string, unknown>): number {
    const parts = matrices.map(toParts)
    const [first] = parts
    const node = glb.add('nodes', { ...more, translation: first!.at, rotation: first!.turn, scale: first!.scale })
    const turns = parts.map(({ turn }) => [...turn])
    // The shorter way from turn to turn.
    for (const [at, turn] of turns.entries()) {
      const last = turns[at - 1]
      if (last && turn.reduce((sum, part, nth) => sum + part * last[nth]!, 0) < 0) turns[at] = turn.map(part => -part)
    }
    animate(
      node,
      'translation',
      parts.map(({ at }) => at),
    )
    animate(node, 'rotation', turns)
    animate(
      node,
      'scale',
      parts.map(({ scale }) => scale),
    )
    return node
  }

  function animate(node: number, path: string, values: readonly (readonly number[])[]): void {
    if (isSteady(values)) return
    const output = glb.addNumbers(Float32Array.from(values.flat()), path === 'rotation' ? 4 : 3)
    samplers.push({ input, output, interpolation: 'LINEAR' })
    channels.push({ sampler: samplers.length - 1, target: { node, path } })
  }

  if (relief.mesh !== undefined) roots.push(glb.add('nodes', { name: relief.name, mesh: relief.mesh }))
  for (const { name, body, of } of tracksOf(frames)) {
    const mesh = await writeBody(body)
    const extras = body.id === undefined ? {} : { extras: { entity: body.id } }
    if (body.mesh.bones === 1) {
      roots.push(
        addMoving(
          of.map(one => mirrored(one?.matrices[0] ?? GONE)),
          { name, mesh, ...extras },
        ),
      )
      continue
    }
    const { children, joints, inverseBindMatrices } = addBones(body, of)
    roots.push(glb.add('nodes', { name, children, ...extras }))
    const skin = glb.add('skins', { name, joints, inverseBindMatrices })
    roots.push(glb.add('nodes', { name: `${name}.body`, mesh, skin, ...extras }))
  }

  /** The bones of a body as nodes. */
  function addBones(body: DrawnBody, of: readonly (DrawnBody | undefined)[]) {
    const bones = body.skeleton?.length === body.mesh.bones ? body.skeleton : undefined
    const rests = Array.from({ length: body.mesh.bones }, (_, at): Point => bones?.[at]?.at ?? [0, 0, 0])
    const wholes = rests.map(([x, y, z], at) =>
      of.map(one => combine(mirrored(one?.matrices[at] ?? GONE), [1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, -z])),
    )
    // Parents come first. A part of a matrix that has no place in a node is left out once, not once more in each child.
    const kept: Affine[][] = []
    const below: number[][] = rests.map(() => [])
    const parents = rests.map((_, at) => bones?.findIndex(({ name }) => name === bones[at]!.parent) ?? -1)
    const locals = wholes.map((whole, at) => {
      const parent = parents[at]!
      const local = whole.map((one, frame) => (parent < 0 ? one : combine(invert(kept[parent]![frame]!), one)))
      kept.push(
        local.map((one, frame) => {
          const { at: place, turn, scale } = toParts(one)
          return combine(parent < 0 ? IDENTITY : kept[parent]![frame]!, fromParts(place, turn, scale))
        }),
      )
      return local
    })
    const joints: number[] = []
    // Children are numbered before their parents, which name them.
    for (let at = rests.length - 1; at >= 0; at--) {
      const children = below[at]!
      joints[at] = addMoving(locals[at]!, {
        name: bones?.[at]?.name ?? `bone.${at}`,
        ...(children.length > 0 && { children }),
      })
      if (parents[at]! >= 0) below[parents[at]!]!.unshift(joints[at]!)
    }
    const binds = rests.flatMap(([x, y, z]) => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -x, -y, z, 1])
    return {
      children: joints.filter((_, at) => parents[at]! < 0),
      joints,
      inverseBindMatrices: glb.addNumbers(Float32Array.from(binds), 16),
    }
  }

  const [first] = frames
  for (const { name, toLight, colour } of [
    { name: 'sun', toLight: frames.map(({ light }) => light.direction), colour: first!.light.key },
    { name: 'sky', toLight: frames.map((): Point => [0, 1, 0]), colour: first!.light.sky },
    { name: 'ground', toLight: frames.map((): Point => [0, -1, 0]), colour: first!.light.bounce },
  ]) {
    const light = glb.addLight({ name, type: 'directional', ...brightness(colour, LIGHT) })
    const matrices = toLight.map(way => mirrored(lookingAlong([-way[0], -way[1], -way[2]])))
    roots.push(addMoving(matrices, { name, extensions: { KHR_lights_punctual: { light } } }))
  }
  const lamps = Math.min(...frames.map(frame => frame.lamps.length))
  for (let at = 0; at < lamps; at++) {
    const { colour, reach } = first!.lamps[at]!
    const light = glb.addLight({ name: `lamp.${at + 1}`, type: 'point', ...brightness(colour, LIGHT * reach ** 2) })
    const matrices = frames.map(({ lamps: all }): Affine => {
      const [x, y, z] = all[at]!.at
      return [1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, -z]
    })
    roots.push(addMoving(matrices, { name: `lamp.${at + 1}`, extensions: { KHR_lights_punctual: { light } } }))
  }

  const lenses = frames.map(({ lens }) => lens)
  roots.push(addCamera('camera', plainLenses(lenses, size)), addCamera('camera-shifted', lenses))

  /**
   * The axis of a glTF camera is in the middle of its picture. For a shifted lens the picture is larger, and `frame` is
   * the part that the frame shows: left, top, width and height as shares of the picture.
   */
  function addCamera(name: string, all: readonly Lens[]): number {
    const half = {
      x: Math.max(...all.map(({ x }) => Math.max(x, size.width - x))),
      y: Math.max(...all.map(({ y }) => Math.max(y, size.height - y))),
    }
    const angles = all.map(({ focal }) => 2 * Math.atan(half.y / focal))
    const boxes = all.map(({ x, y }) => [half.x - x, half.y - y, size.width, size.height] as const)
    const shares = boxes.map(box => box.map((part, at) => part / (2 * (at % 2 === 0 ? half.x : half.y))))
    const camera = glb.add('cameras', {
      name,
      type: 'perspective',
      perspective: { aspectRatio: half.x / half.y, yfov: angles[0], znear: 0.05, zfar: 5_000 },
    })
    const matrices = all.map(({ at, right, up, ahead }) =>
      mirrored([0, 1, 2].flatMap(row => [right[row]!, up[row]!, ahead[row]!, at[row]!])),
    )
    // Angles of view are not animated in glTF itself.
    const yfov = isSteady(angles.map(angle => [angle])) ? {} : { yfov: angles }
    const extras = { ...yfov, frame: isSteady(shares) ? shares[0] : shares }
    return addMoving(matrices, { name, camera, extras })
  }

  glb.add('scenes', { name: shot.name, nodes: roots, extras: shot.extras })
  if (channels.length > 0) glb.add('animations', { name: shot.name, channels, samplers, extras: shot.extras })
}

const isSteady = (values: readonly (readonly number[])[]): boolean =>
  values.every(value => value.every((part, at) => Math.abs(part - values[0]![at]!) < 1e-6))

/** The bodies of a shot, frame by frame, each with a unique name. */
function tracksOf(frames: readonly FrameGeometry[]) {
  const tracks = new Map<Posable, { name: string; body: DrawnBody; of: (DrawnBody | undefined)[] }>()
  const taken = new Map<string, number>()
  for (const [frame, { bodies }] of frames.entries())
    for (const body of bodies) {
      if (body.opacity < LEAST_OPACITY) continue
      const known = tracks.get(body.posable)
      if (known) {
        known.of[frame] = body
        continue
      }
      const name = body.id ?? 'part'
      const nth = (taken.get(name) ?? 0) + 1
      taken.set(name, nth)
      const of = frames.map(() => undefined as DrawnBody | undefined)
      of[frame] = body
      tracks.set(body.posable, { name: nth === 1 && body.id !== undefined ? name : `${name}.${nth}`, body, of })
    }
  return tracks.values()
}

/** Mirrors a matrix with z away from the camera into one with z towards it. */
const mirrored = (m: Affine): Affine => m.map((part, at) => ((at % 4 === 2) === at >= 8 ? part : -part))

/** A matrix whose z axis points in a direction. */
function lookingAlong([x, y, z]: Point): Affine {
  const level = Math.hypot(x, z)
  const right: Point = level < 1e-6 ? [1, 0, 0] : [z / level, 0, -x / level]
  const up: Point = [y * right[2] - z * right[1], z * right[0] - x * right[2], x * right[1] - y * right[0]]
  return [right[0], up[0], x, 0, right[1], up[1], y, 0, right[2], up[2], z, 0]
}

/** A colour as glTF tells lights: no part above 1, and a strength. */
function brightness(colour: Point, times: number): { color: number[]; intensity: number } {
  const most = Math.max(...colour, 1e-6)
  return { color: colour.map(part => part / most), intensity: times * most }
}

/** Cameras for programs that know one angle of view and no shifted lens: a zoom is a way ahead. */
function plainLenses(lenses: readonly Lens[], size: Size): Lens[] {
  const turned = lenses.map(lens => turnedLens(lens, size))
  const { focal } = turned[Math.floor(turned.length / 2)]!
  return turned.map(lens => {
    const ahead = lens.distance * (1 - focal / lens.focal)
    const [x, y, z] = lens.at
    return {
      ...lens,
      focal,
      at: [x + ahead * lens.ahead[0], y + ahead * lens.ahead[1], z + ahead * lens.ahead[2]],
    }
  })
}
