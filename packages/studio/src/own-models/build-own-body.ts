import { combine, determinant, invert, moveNormal, movePoint } from '@kinora/media/models/matrices'
import { type Model, ModelRefused, SURFACES } from '@kinora/media/models/model'
import { boneMatrices } from '@kinora/media/models/skeleton'
import type { Body, Point } from '../bodies/body.ts'
import { findKind } from '../bodies/kinds/kinds.ts'
import { bodyExtent, type Extent } from '../bodies/extent.ts'
import type { Kind } from '../bodies/kinds/kind.ts'
import type { OwnBody } from '../bodies/own-bodies.ts'
import { type Mesh, VERTEX_WORDS, writeVertex } from '../raster/mesh.ts'
import { buildHumanoid, type Humanoid } from './build-humanoid.ts'

/** The placement of a model on the stage. */
export type Placement = {
  /** Metres, of one or all sides: the others follow. Without any, the size in the file. */
  size?: { width?: number; height?: number; depth?: number }
  /** The direction of its front in the file. */
  facing?: Facing
  up?: 'y' | 'z'
  /** Nine numbers, row by row, before anything else. */
  turn?: readonly number[]
}

export const FACINGS = ['+z', '-z', '+x', '-x'] as const
export type Facing = (typeof FACINGS)[number]

type Options = Placement & {
  /** The code of the thing with the same use. */
  like?: string
  /** The file's clips by action. */
  clips?: Readonly<Record<string, string>>
}

/** A size outside these limits is a mistake in the units. */
const SMALLEST = 0.005
const LARGEST = 300

/** A model as a body of the stage: facing ahead, its lowest point on the ground, in metres. */
export function buildOwnBody(model: Model, options: Options): OwnBody {
  const turn = turning({ ...(model.humanoid?.facesAway && { facing: '-z' }), ...options })
  const { low, high } = boxOf(model, turn)
  const sides = [0, 1, 2].map(axis => Math.max(1e-9, high[axis]! - low[axis]!))
  const { width, height, depth } = options.size ?? {}
  const asked = [width, height, depth].map((one, axis) => (one === undefined ? undefined : one / sides[axis]!))
  const common = asked.find(one => one !== undefined) ?? 1
  const scale = asked.map(one => one ?? common)
  const metres = sides.map((side, axis) => side * scale[axis]!) as [number, number, number]
  const longest = Math.max(...metres)
  if (longest < SMALLEST || longest > LARGEST)
    throw new ModelRefused(
      `would be ${round(longest)} m large; ${SMALLEST} to ${LARGEST} m is allowed: say its size in "metres"`,
    )
  // The stage's x points to the figure's right, a file's x to the viewer's right.
  const placing = combine(
    [-scale[0]!, 0, 0, 0, 0, scale[1]!, 0, 0, 0, 0, scale[2]!, 0],
    combine([1, 0, 0, -(low[0]! + high[0]!) / 2, 0, 1, 0, -low[1]!, 0, 0, 1, -(low[2]! + high[2]!) / 2], turn),
  )
  const human = buildHumanoid(model, placing, metres[1])
  if (human) {
    const mesh = meshOf(model, placing, human)
    const like = options.like ?? PERSON
    const kind: Kind = { rig: 'person', build: () => human.body }
    return { kind, body: human.body, mesh, extent: extentOf(mesh), like }
  }
  const extent: Extent = {
    low: [-metres[0] / 2, 0, -metres[2] / 2],
    high: [metres[0] / 2, metres[1], metres[2] / 2],
  }
  const body: Body = {
    bones: model.skeleton.bones.map((_, index) => ({ name: index === 0 ? 'all' : `bone ${index}`, at: [0, 0, 0] })),
    parts: [{ box: [0, metres[1] / 2, 0], size: metres, bone: 'all', colour: '#888888', apart: true }],
    cell: longest / 40,
    flow: longest / 40,
    sockets: socketsOf(metres, options.like),
    ...(options.clips && { clip: clipOf(model, options.clips, placing) }),
  }
  return {
    kind: { rig: 'thing', build: () => body, ...(metres[2] > 1.5 * metres[0] && { isLong: true }) },
    body,
    mesh: meshOf(model, placing),
    extent,
    ...(options.like !== undefined && { like: options.like }),
  }
}

/** The animations of a file, by the actions of its card. */
function clipOf(
  { skeleton, clips }: Model,
  names: Readonly<Record<string, string>>,
  placing: readonly number[],
): NonNullable<Body['clip']> {
  const back = invert(placing)
  return (actions, seconds) => {
    const name = actions.flatMap(action => names[action] ?? [])[0]
    const clip = clips.find(one => one.name === name)
    return clip && boneMatrices(skeleton, clip, seconds).map(bone => combine(placing, combine(bone, back)))
  }
}

/** The code of a person, who is what a model with a human skeleton is used like. */
const PERSON = '1f9d1'

function extentOf({ vertices }: Mesh): Extent {
  const [low, high] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ]
  for (let at = 0; at < vertices.length; at += VERTEX_WORDS)
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis]!, vertices[at + axis]!)
      high[axis] = Math.max(high[axis]!, vertices[at + axis]!)
    }
  return { low: low as unknown as Point, high: high as unknown as Point }
}

const round = (value: number): number => Number(value.toPrecision(3))

/** The rotation from the file's axes to ours, before mirroring. */
function turning({ turn, up = 'y', facing = '+z' }: Placement): number[] {
  const [a, b, c, d, e, f, g, h, i] = turn ?? [1, 0, 0, 0, 1, 0, 0, 0, 1]
  const own = [a!, b!, c!, 0, d!, e!, f!, 0, g!, h!, i!, 0]
  const upright = up === 'z' ? [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0] : [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]
  const [cos, sin] = { '+z': [1, 0], '-z': [-1, 0], '+x': [0, -1], '-x': [0, 1] }[facing] as [number, number]
  return [...combine([cos, 0, sin, 0, 0, 1, 0, 0, -sin, 0, cos, 0], combine(upright, own))]
}

function boxOf({ places }: Model, turn: readonly number[]) {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (let at = 0; at < places.length; at += 3) {
    const place = movePoint(turn, places[at]!, places[at + 1]!, places[at + 2]!)
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis]!, place[axis])
      high[axis] = Math.max(high[axis]!, place[axis])
    }
  }
  return { low, high }
}

/** The sockets for sitting, holding and lying, as on the thing with the same use, scaled to its size. */
function socketsOf(metres: Point, like: string | undefined): Body['sockets'] {
  const own = {
    top: { bone: 'all', at: [0, metres[1], 0] as const },
    grip: { bone: 'all', at: [0, metres[1] * 0.45, 0] as const },
  }
  const similar = like === undefined ? undefined : findKind(like)?.build()
  if (!similar) return own
  const { low, high } = bodyExtent(similar)
  const taken = Object.entries(similar.sockets).map(([name, { at }]) => {
    const place = at.map((one, axis) => (one * metres[axis]!) / Math.max(1e-6, high[axis]! - low[axis]!))
    return [name, { bone: 'all', at: place as unknown as Point }] as const
  })
  return { ...own, ...Object.fromEntries(taken) }
}

/** With its own bones, or in the rest pose of a person with a person's bones. */
function meshOf(model: Model, placing: readonly number[], human?: Humanoid): Mesh {
  const { places, normals, colours, surfaces, bones, shares, indices, skeleton } = model
  const count = surfaces.length
  // Mirroring reverses the orientation of triangles and flips normals.
  const side = Math.sign(determinant(placing)) || 1
  const vertices = new Float32Array(count * VERTEX_WORDS)
  for (let at = 0; at < count; at++) {
    const of = (numbers: ArrayLike<number>): [number, number, number] => [
      numbers[at * 3]!,
      numbers[at * 3 + 1]!,
      numbers[at * 3 + 2]!,
    ]
    const pair = [bones[at * 2]!, bones[at * 2 + 1]!] as const
    const [x, y, z] = moveNormal(placing, ...of(normals))
    const placed = movePoint(placing, ...of(places))
    const rest = human && mixed(human.rest.matrices[pair[0]]!, human.rest.matrices[pair[1]]!, shares[at]!)
    const number = (bone: number): number => (human ? human.rest.numbers[bone]! : bone)
    const normal: Point = [side * x, side * y, side * z]
    writeVertex(vertices, at, {
      place: rest ? movePoint(rest, ...placed) : placed,
      normal: rest ? moveNormal(rest, ...normal) : normal,
      bones: [number(pair[0]), number(pair[1])],
      share: shares[at]!,
      colour: of(colours),
      material: SURFACES[surfaces[at]!]!,
      open: 1,
    })
  }
  const glassFrom = findGlass(model)
  const order = side < 0 ? [0, 2, 1] : [0, 1, 2]
  const turned = Uint32Array.from(indices, (_, at) => indices[at - (at % 3) + order[at % 3]!]!)
  return {
    vertices,
    indices: turned,
    bones: human ? human.body.bones.length : skeleton.bones.length,
    ...(glassFrom !== undefined && { glassFrom }),
  }
}

const mixed = (one: readonly number[], other: readonly number[], share: number): number[] =>
  one.map((value, at) => value * share + other[at]! * (1 - share))

/** Glass comes last in a model. */
function findGlass({ indices, surfaces }: Model): number | undefined {
  const glass = SURFACES.indexOf('glass')
  for (let at = 0; at < indices.length; at += 3) if (surfaces[indices[at]!] === glass) return at / 3
  return undefined
}
