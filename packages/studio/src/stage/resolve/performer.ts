import type { Entity } from '@kinora/media/scene/scene-schema'
import type { Body } from '../../bodies/body.ts'
import type { Extent } from '../../bodies/extent.ts'
import type { Rig } from '../../bodies/kinds/kind.ts'
import type { Mesh } from '../../raster/mesh.ts'
import type { BodyOptions } from '../../raster/rasteriser.ts'

/** One instance of an entity with its body, which the stage places, moves and draws. */
export type Performer = {
  /** The member's id if it has one, otherwise the entity's, with a number if there are several. */
  id: string
  entity: Entity
  /** The entity's position in the document. */
  at: string
  nth: number
  /** The number of earlier instances of its asset, which have other looks. */
  variant: number
  /** Empty at the start; otherwise its new state, as text. */
  look: string
  /** The catalogue's id, or that of an asset of the document. */
  asset: string
  /** The code of its body in the library, if it has one. */
  code?: string
  rig: Rig
  body: Body
  mesh: Mesh
  /** The extent of the body at rest, in its own metres. */
  extent: Extent
  /** The scale relative to the body's own metres. */
  scale: number
  brows?: string
  /** The caller's picture or clip on its body, a thin cushion. */
  card?: { rgba: () => Uint8Array; picture: NonNullable<BodyOptions['picture']>; isLive?: true }
  /** Dressing of a place or goods of a thing: not reported if hidden. */
  isExtra?: true
  /** A thing that shows its long side from the side. */
  isLong: boolean
}

/** Width, height and depth at rest, metres. */
export const sizeOf = ({ extent: { low, high }, scale }: Pick<Performer, 'extent' | 'scale'>) => ({
  width: (high[0] - low[0]) * scale,
  height: (high[1] - low[1]) * scale,
  depth: (high[2] - low[2]) * scale,
})

export const isAlive = ({ rig }: Pick<Performer, 'rig'>): boolean => rig !== 'thing'
