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
  return {
    bones: [
      { name: 'all', at: [0, 0, 0] },
      ...[...bones, ...movingBones(parts, bones)].map(bone => ({ parent: 'all', ...bone })),
    ],
    parts,
    cell: 0.05,
    flow: 0.05,
    ...(label && { label }),
    sockets: Object.fromEntries(
      Object.entries(sockets).map(([name, at]) => [name, 'bone' in at ? at : { bone: 'all', at }]),
    ),
  }
}
