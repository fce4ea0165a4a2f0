import type { Body, Part, Point } from '../../bodies/body.ts'
import { buildMesh } from '../../bodies/build-mesh.ts'
import type { DressedBody } from '../../bodies/dressed-body.ts'
import { type Extent, partsExtent } from '../../bodies/extent.ts'
import type { Joint } from '../../library/behaviour.ts'

const made = new WeakMap<Body, DressedBody>()

/** A body with bones for its moving parts: a leaf, a cover, an oar. */
export function jointed(dressed: DressedBody, joints: readonly Joint[] | undefined): DressedBody {
  if (!joints) return dressed
  const known = made.get(dressed.body)
  if (known) return known
  const { body, extent } = dressed
  const root = body.bones[0]!.name
  const point = (shares: Joint['at']): Point =>
    shares.map(
      (share, axis) => extent.low[axis]! + share * (extent.high[axis]! - extent.low[axis]!),
    ) as unknown as Point
  const boxes = joints.map(({ bone, from, to, at }) => ({ bone, at: point(at), low: point(from), high: point(to) }))
  const parts = boxes.reduce<readonly Part[]>(
    (all, box) => all.flatMap(part => (part.bone === root ? cutOut(part, box, box.bone) : [part])),
    body.parts,
  )
  const bones = [...body.bones, ...boxes.map(({ bone, at }) => ({ name: bone, at, parent: root }))]
  const whole: Body = { ...body, bones, parts: [...parts] }
  const result = { ...dressed, body: whole, mesh: buildMesh(whole) }
  made.set(body, result)
  return result
}

/** Moves the part inside a box to another bone. Boxes are cut at its sides; other shapes move as a whole. */
function cutOut(part: Part, { low, high }: Extent, bone: string): Part[] {
  const own = partsExtent([part])
  if ([0, 1, 2].some(axis => own.low[axis]! >= high[axis]! || own.high[axis]! <= low[axis]!)) return [part]
  if (!('box' in part) || part.turn) {
    const isIn = [0, 1, 2].every(axis => {
      const middle = (own.low[axis]! + own.high[axis]!) / 2
      return middle >= low[axis]! && middle <= high[axis]!
    })
    return [isIn ? { ...part, bone } : part]
  }
  const pieces: Part[] = []
  const [from, to] = [[...own.low], [...own.high]]
  const piece = (onto: string): Part => ({
    ...part,
    box: from.map((value, axis) => (value + to[axis]!) / 2) as unknown as Point,
    size: from.map((value, axis) => to[axis]! - value) as unknown as Point,
    bone: onto,
  })
  // The outer piece stays; the rest goes to the next side.
  for (const axis of [0, 1, 2] as const) {
    if (from[axis]! < low[axis]) {
      const end = to[axis]!
      to[axis] = low[axis]
      pieces.push(piece(part.bone))
      ;[from[axis], to[axis]] = [low[axis], end]
    }
    if (to[axis]! > high[axis]) {
      const start = from[axis]!
      from[axis] = high[axis]
      pieces.push(piece(part.bone))
      ;[from[axis], to[axis]] = [start, high[axis]]
    }
  }
  return [...pieces, piece(bone)]
}
