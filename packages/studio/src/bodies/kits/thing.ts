import type { Body, Bone, Label, Part, Point, Socket } from '../body.ts'
import { movingBones } from './moving-parts.ts'

type Thing = {
  parts: readonly Part[]
  bones?: readonly Bone[]
  sockets?: Record<string, Point | Socket>
  label?: Label
}

/** A lifeless thing: parts on one bone, and parts on bones of their own that turn. */
export function buildThing({ parts, bones = [], sockets = {}, label }: Thing): Body {
  const moving = [...bones, ...movingBones(parts, bones)]
  const names = new Set(moving.map(({ name }) => name))
  // Parts of a usual joint may be left out, and the joint with them.
  const there = (name: string | undefined): string => (name !== undefined && names.has(name) ? name : 'all')
  return {
    bones: [
      { name: 'all', at: [0, 0, 0] },
      ...parentsFirst(moving.map(bone => ({ ...bone, parent: there(bone.parent) }))),
    ],
    parts,
    cell: 0.05,
    flow: 0.05,
    ...(label && { label }),
    sockets: Object.fromEntries(
      Object.entries(sockets).map(([name, at]) => [
        name,
        'bone' in at ? { ...at, bone: there(at.bone) } : { bone: 'all', at },
      ]),
    ),
  }
}

/** A document may name joints in any order. */
function parentsFirst(bones: readonly (Bone & { parent: string })[]): Bone[] {
  const sorted: Bone[] = []
  const placed = new Set(['all'])
  for (let left = bones; left.length > 0; ) {
    const next = left.filter(({ parent }) => placed.has(parent))
    if (next.length === 0) throw new Error(`joints in a ring: ${left.map(({ name }) => name).join(', ')}`)
    for (const bone of next) placed.add(bone.name)
    sorted.push(...next)
    left = left.filter(({ name }) => !placed.has(name))
  }
  return sorted
}
