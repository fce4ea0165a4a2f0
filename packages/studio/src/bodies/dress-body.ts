import { buildMesh } from './build-mesh.ts'
import { bodyExtent, type Extent } from './extent.ts'
import { thingHue } from '../hues/hues.ts'
import type { Attire } from './kits/person-table.ts'
import { findKind } from './kinds/kinds.ts'
import type { Kind } from './kinds/kind.ts'
import type { DressedBody } from './dressed-body.ts'
import { findOwnBody } from './own-bodies.ts'

/** The number of cached bodies. Building a mesh takes a tenth of a second, and a film reuses few bodies. */
const MAX_CACHED = 48
const dressed = new Map<string, DressedBody>()

/**
 * The body of a kind, in a named colour; undefined if there is none. Built once and cached. An operator's model keeps
 * its own colours.
 */
export function dressBody(code: string, colour: string | undefined, attire?: Attire): DressedBody | undefined {
  const own = findOwnBody(code)
  if (own) return own
  const kind = findKind(code)
  if (!kind) return undefined
  const key = `${code}/${colour ?? ''}/${attire ? JSON.stringify(attire) : ''}`
  const known = dressed.get(key)
  if (known) return known
  const body = kind.build(thingHue(colour), attire)
  const made = { kind, body, mesh: buildMesh(body), extent: bodyExtent(body) }
  dressed.set(key, made)
  if (dressed.size > MAX_CACHED) dressed.delete(dressed.keys().next().value!)
  return made
}

const measured = new Map<string, Extent>()

/** The size of a kind, without building it. */
export function measureKind(code: string): { kind: Kind; extent: Extent } | undefined {
  const own = findOwnBody(code)
  if (own) return own
  const kind = findKind(code)
  if (!kind) return undefined
  const extent = measured.get(code) ?? bodyExtent(kind.build())
  measured.set(code, extent)
  return { kind, extent }
}
