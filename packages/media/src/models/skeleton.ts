import { type Affine, combine, fromParts, IDENTITY, invert } from './matrices.ts'

/** A node at rest. */
export type Node = {
  parent: number | undefined
  at: readonly number[]
  /** x, y, z, w. */
  turn: readonly number[]
  scale: readonly number[]
  /** Replaces the three; no clip moves such a node. */
  matrix?: Affine
}

/** The nodes of a model in any order. A bone is a node that moves something; the first bone is the fixed root. */
export type Skeleton = { nodes: readonly Node[]; bones: readonly (number | undefined)[] }

export type Channel = {
  node: number
  part: 'at' | 'turn' | 'scale'
  times: Float32Array
  values: Float32Array
  /** Holds each value until the next. */
  isStepped: boolean
}

export type Clip = { name: string; seconds: number; channels: readonly Channel[] }

export const STILL: Skeleton = { nodes: [], bones: [undefined] }

type Parts = Pick<Node, 'at' | 'turn' | 'scale'>

/** The transform of each node to model coordinates. */
export function nodeMatrices(nodes: readonly Node[], moved: ReadonlyMap<number, Partial<Parts>> = new Map()): Affine[] {
  const whole: (Affine | undefined)[] = nodes.map(() => undefined)
  const own = (index: number): Affine => {
    const node = nodes[index]!
    if (node.matrix) return node.matrix
    const { at, turn, scale } = { ...node, ...moved.get(index) }
    return fromParts(at, turn, scale)
  }
  for (const start of nodes.keys()) {
    const way: number[] = []
    for (let at: number | undefined = start; at !== undefined && !whole[at]; at = nodes[at]!.parent) way.push(at)
    for (const at of way.toReversed()) {
      const { parent } = nodes[at]!
      whole[at] = parent === undefined ? own(at) : combine(whole[parent]!, own(at))
    }
  }
  return whole as Affine[]
}

/** The transform of each bone relative to rest, at a time of a looped clip. */
export function boneMatrices({ nodes, bones }: Skeleton, clip: Clip | undefined, seconds: number): Affine[] {
  if (!clip) return bones.map(() => IDENTITY)
  const rest = nodeMatrices(nodes)
  const moved = new Map<number, Partial<Parts>>()
  const time = clip.seconds > 0 ? seconds % clip.seconds : 0
  for (const channel of clip.channels)
    moved.set(channel.node, { ...moved.get(channel.node), [channel.part]: valueAt(channel, time) })
  const now = nodeMatrices(nodes, moved)
  return bones.map(node => (node === undefined ? IDENTITY : combine(now[node]!, invert(rest[node]!))))
}

function valueAt({ times, values, part, isStepped }: Channel, time: number): number[] {
  const width = part === 'turn' ? 4 : 3
  const last = times.length - 1
  let from = 0
  while (from < last && times[from + 1]! <= time) from++
  const to = Math.min(last, from + 1)
  const span = times[to]! - times[from]!
  const share = isStepped || span <= 0 ? 0 : Math.min(1, Math.max(0, (time - times[from]!) / span))
  const [a, b] = [from, to].map(at => Array.from(values.subarray(at * width, (at + 1) * width))) as [number[], number[]]
  // Both signs of a quaternion are the same rotation: take the shorter way.
  const dot = part === 'turn' ? a.reduce((sum, one, at) => sum + one * b[at]!, 0) : 1
  return a.map((one, at) => one * (1 - share) + (dot < 0 ? -1 : 1) * b[at]! * share)
}
