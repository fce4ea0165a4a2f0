import { VERTEX_WORDS } from '../raster/mesh.ts'
import type { Body, Outline, Part, Point } from './body.ts'
import type { DressedBody } from './dressed-body.ts'

/** A body, scaled in width, height and depth. */
export function stretchBody(dressed: DressedBody, times: Point): DressedBody {
  const [sx, sy, sz] = times
  const at = ([x, y, z]: Point): Point => [x * sx, y * sy, z * sz]
  const { body, mesh, extent } = dressed
  const vertices = mesh.vertices.slice()
  for (let from = 0; from < vertices.length; from += VERTEX_WORDS) {
    const normal = [0, 1, 2].map(axis => vertices[from + 3 + axis]! / times[axis]!)
    const length = Math.hypot(...normal) || 1
    for (const axis of [0, 1, 2]) {
      vertices[from + axis]! *= times[axis]!
      vertices[from + 3 + axis] = normal[axis]! / length
    }
  }
  const stretched: Body = {
    ...body,
    bones: body.bones.map(bone => ({ ...bone, at: at(bone.at) })),
    parts: body.parts.map(part => stretchPart(part, times)),
    sockets: Object.fromEntries(
      Object.entries(body.sockets).map(([name, socket]) => [name, { ...socket, at: at(socket.at) }]),
    ),
    ...(body.label && {
      label: { ...body.label, at: at(body.label.at), wide: sx * body.label.wide, high: sy * body.label.high },
    }),
  }
  return {
    ...dressed,
    body: stretched,
    mesh: { ...mesh, vertices },
    extent: { low: at(extent.low), high: at(extent.high) },
  }
}

function stretchPart(part: Part, [sx, sy, sz]: Point): Part {
  const at = ([x, y, z]: Point): Point => [x * sx, y * sy, z * sz]
  const round = Math.sqrt(sx * sz)
  const mean = Math.cbrt(sx * sy * sz)
  if ('rod' in part)
    return {
      ...part,
      rod: [at(part.rod[0]), at(part.rod[1])],
      thick: typeof part.thick === 'number' ? part.thick * mean : [part.thick[0] * mean, part.thick[1] * mean],
    }
  if ('ball' in part)
    return {
      ...part,
      ball: at(part.ball),
      size: at(typeof part.size === 'number' ? [part.size, part.size, part.size] : part.size),
    }
  if ('box' in part) return { ...part, box: at(part.box), size: at(part.size) }
  if ('frustum' in part) return { ...part, frustum: at(part.frustum), size: at(part.size) }
  if ('lathe' in part)
    return { ...part, lathe: at(part.lathe), profile: part.profile.map(([r, y]) => [r * round, y * sy] as const) }
  if ('ring' in part) return { ...part, ring: at(part.ring), radius: part.radius * round, thick: part.thick * mean }
  const stretched = (outline: Outline): Outline => outline.map(([z, y]) => [z * sz, y * sy])
  return {
    ...part,
    slab: at(part.slab),
    outline: stretched(part.outline),
    ...(part.holes && { holes: part.holes.map(stretched) }),
    thick: part.thick * sx,
  }
}
