import { isRecord } from '../core/is-record.ts'
import { readAccessor } from './gltf-accessors.ts'
import { readClips } from './gltf-clips.ts'
import { asList, type GltfFile, openGltf } from './gltf-file.ts'
import { openMaterials, type Painting } from './gltf-materials.ts'
import { findSeenNodes, readNodes } from './gltf-nodes.ts'
import { findHumanoid, type HumanNodes } from './humanoid.ts'
import { joinPatches } from './join-patches.ts'
import { type Affine, combine, determinant, fromColumns, moveNormal, movePoint, type Triple } from './matrices.ts'
import {
  type Humanoid,
  type Model,
  MODEL_LIMITS,
  type ReadModelOptions,
  ModelRefused,
  requireAtMost,
  requireCount,
} from './model.ts'
import type { Patch } from './patch.ts'
import { nodeMatrices, type Node } from './skeleton.ts'

/**
 * Reads a .glb or .gltf file: its first scene at rest. It reads base colours, textures, vertex colours, and clips that
 * move nodes; of a vertex's bones, the two with the largest weights. Lights, cameras and morph targets are ignored.
 */
export async function readGltf(bytes: Uint8Array, means: ReadModelOptions): Promise<Model> {
  const file = await openGltf(bytes, means)
  const nodes = readNodes(file)
  const human = means.keepsClips ? undefined : findHumanoid(file, nodes)
  const clips = human ? [] : readClips(file, nodes.length)
  const moving = human ? movingJoints(human) : clips.flatMap(({ channels }) => channels.map(({ node }) => node))
  const bones = openBones(nodes, new Set(moving))
  const whole = nodeMatrices(nodes)
  const humanoid = human && humanoidOf(human, whole, node => bones.numberOf(node))
  const paintingOf = openMaterials(file, means)
  const patches: Patch[] = []
  let triangles = 0
  for (const node of findSeenNodes(file, nodes)) {
    const { mesh, skin } = file.entry('nodes', node)
    if (mesh === undefined) continue
    for (const primitive of asList(file.entry('meshes', mesh)['primitives'])) {
      if (!isRecord(primitive)) continue
      requireAtMost(patches.length + 1, 'primitives', MODEL_LIMITS.primitives)
      const corners = readCorners(file, primitive)
      if (!corners) continue
      triangles += corners.length / 3
      requireAtMost(triangles, 'triangles', MODEL_LIMITS.triangles)
      const holder = skin === undefined ? undefined : readSkin(file, skin, whole)
      patches.push(
        readPatch(file, primitive, corners, await paintingOf(primitive['material']), {
          placing: whole[node]!,
          bone: bones.numberOf(node),
          holder: holder && { ...holder, numbers: holder.joints.map(joint => bones.numberOf(joint)) },
        }),
      )
    }
  }
  const model = joinPatches(patches, { nodes, bones: bones.all }, clips)
  return humanoid ? { ...model, humanoid } : model
}

/** The joints that a pose of a person moves: hands move with their arms, and a head with its neck. */
const movingJoints = ({ nodes }: HumanNodes): number[] =>
  [...nodes].flatMap(([name, node]) => (name === 'head' || name.endsWith('Hand') ? [] : [node]))

function humanoidOf(
  { nodes, facesAway }: HumanNodes,
  whole: readonly Affine[],
  numberOf: (node: number) => number,
): Humanoid {
  const placeOf = (node: number): Triple => [whole[node]![3]!, whole[node]![7]!, whole[node]![11]!]
  const moving = new Set(movingJoints({ nodes, facesAway }))
  const places = Object.fromEntries([...nodes].map(([name, node]) => [name, placeOf(node)])) as Humanoid['places']
  const bones = Object.fromEntries(
    [...nodes].flatMap(([name, node]) => (name !== 'head' && moving.has(node) ? [[name, numberOf(node)]] : [])),
  )
  return { places, bones, facesAway }
}

/** The moving nodes: a node that no clip moves belongs to its nearest moving ancestor. */
function openBones(nodes: readonly Node[], moved: ReadonlySet<number>) {
  const all: (number | undefined)[] = [undefined]
  return {
    all,
    numberOf(node: number): number {
      let at: number | undefined = node
      while (at !== undefined && !moved.has(at)) at = nodes[at]!.parent
      if (at === undefined) return 0
      const known = all.indexOf(at)
      if (known > 0) return known
      requireAtMost(all.length, 'bones', MODEL_LIMITS.bones)
      return all.push(at) - 1
    },
  }
}

type Holder = { joints: readonly number[]; placings: readonly Affine[]; numbers: readonly number[] }
type Held = { placing: Affine; bone: number; holder: Holder | undefined }

/** The corners of a primitive's triangles as vertex indices. Points and lines have none. */
function readCorners(file: GltfFile, { mode = 4, indices, attributes }: Record<string, unknown>): number[] | undefined {
  if (mode !== 4 && mode !== 5 && mode !== 6) return undefined
  const { count } = readAccessor(file, isRecord(attributes) ? attributes['POSITION'] : undefined, [3])
  const order =
    indices === undefined
      ? Array.from({ length: count }, (_, at) => at)
      : Array.from(readAccessor(file, indices, [1]).values)
  for (const index of order)
    if (!(index < count)) throw new ModelRefused(`has a triangle with vertex ${index}; there are ${count}`)
  if (mode === 4) return order.slice(0, order.length - (order.length % 3))
  const corners: number[] = []
  for (let at = 2; at < order.length; at++) {
    const first = mode === 6 ? order[0]! : order[at - 2]!
    if (mode === 5 && at % 2 === 1) corners.push(order[at - 1]!, first, order[at]!)
    else corners.push(first, order[at - 1]!, order[at]!)
  }
  return corners
}

function readSkin(file: GltfFile, index: unknown, whole: readonly Affine[]): Omit<Holder, 'numbers'> {
  const { joints, inverseBindMatrices } = file.entry('skins', index)
  requireAtMost(asList(joints).length, 'joints in a skin', MODEL_LIMITS.bones)
  const list = asList(joints).map(joint => requireCount(joint, 'a joint', whole.length - 1))
  const back = inverseBindMatrices === undefined ? undefined : readAccessor(file, inverseBindMatrices, [16])
  if (back && back.count < list.length)
    throw new ModelRefused(`has a skin with ${list.length} joints and ${back.count} matrices`)
  const placings = list.map((joint, at) =>
    back ? combine(whole[joint]!, fromColumns([...back.values.subarray(at * 16, at * 16 + 16)])) : whole[joint]!,
  )
  return { joints: list, placings }
}

function readPatch(
  file: GltfFile,
  { attributes }: Record<string, unknown>,
  corners: readonly number[],
  { tint, uvSet, ...painting }: Painting,
  { placing, bone, holder }: Held,
): Patch {
  const named = isRecord(attributes) ? attributes : {}
  const read = (name: string, widths: readonly number[]) =>
    named[name] === undefined ? undefined : readAccessor(file, named[name], widths)
  const places = read('POSITION', [3])!
  const normals = read('NORMAL', [3])
  const uvs = painting.picture && (read(`TEXCOORD_${uvSet}`, [2]) ?? read('TEXCOORD_0', [2]))
  const colours = read('COLOR_0', [3, 4])
  const joints = holder && read('JOINTS_0', [4])
  const weights = holder && read('WEIGHTS_0', [4])
  for (const other of [normals, uvs, colours, joints, weights])
    if (other && other.count < places.count)
      throw new ModelRefused(`has ${places.count} vertices and only ${other.count} of what belongs to them`)
  const patch: Patch = { ...painting, places: [], normals: [], uvs: [], tints: [], bones: [], shares: [] }
  // A mirroring node reverses the orientation of triangles.
  const order = determinant(placing) < 0 && !holder ? [0, 2, 1] : [0, 1, 2]
  for (let first = 0; first < corners.length; first += 3) {
    for (const step of order) {
      const at = corners[first + step]!
      const held = holder && joints && weights && holdVertex(holder, joints.values, weights.values, at)
      const own = held?.placing ?? placing
      const [x, y, z] = places.values.subarray(at * 3, at * 3 + 3) as unknown as [number, number, number]
      patch.places.push(...movePoint(own, x, y, z))
      if (normals) {
        const [nx, ny, nz] = normals.values.subarray(at * 3, at * 3 + 3) as unknown as [number, number, number]
        const moved = moveNormal(own, nx, ny, nz)
        const by = order[1] === 2 ? -1 : 1
        patch.normals.push(by * moved[0], by * moved[1], by * moved[2])
      }
      if (uvs) patch.uvs.push(uvs.values[at * 2]!, uvs.values[at * 2 + 1]!)
      for (let i = 0; i < 3; i++) patch.tints.push(tint[i]! * (colours ? colours.values[at * colours.width + i]! : 1))
      patch.bones.push(...(held?.bones ?? [bone, bone]))
      patch.shares.push(held?.share ?? 1)
    }
  }
  return patch
}

/** The skinned position of a vertex with all bones; and its two strongest bones. */
function holdVertex({ placings, numbers }: Holder, joints: Float64Array, weights: Float64Array, vertex: number) {
  const held = [0, 1, 2, 3]
    .map(i => ({ joint: joints[vertex * 4 + i]!, weight: Math.max(0, weights[vertex * 4 + i]!) || 0 }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  const total = held.reduce((sum, { weight }) => sum + weight, 0)
  if (!(total > 0)) return undefined
  const placing = Array.from({ length: 12 }, () => 0)
  for (const { joint, weight } of held) {
    const own = placings[joint]
    if (!own) throw new ModelRefused(`has a vertex on joint ${joint}; its skin has ${placings.length}`)
    for (let i = 0; i < 12; i++) placing[i]! += (own[i]! * weight) / total
  }
  const [first, second = first] = held as [(typeof held)[0], (typeof held)[0]?]
  const share = first === second ? 1 : first.weight / (first.weight + second.weight)
  return { placing, bones: [numbers[first.joint]!, numbers[second.joint]!], share }
}
