import type { Entity } from '@kinora/media/scene/scene-schema'
import type { Body } from '../../bodies/body.ts'
import type { Extent } from '../../bodies/extent.ts'
import type { Rig } from '../../bodies/kinds/kind.ts'
import type { Mesh } from '../../raster/mesh.ts'
import type { BodyOptions } from '../../raster/rasteriser.ts'

/** One of an entity, with its body: what the stage places, moves and draws. */
export type Performer = {
  /** The member's id where it has one, else the entity's, with a number where there are several. */
  id: string
  entity: Entity
  /** Where the entity stands in the document. */
  at: string
  nth: number
  /** How many of its asset come before it: those look otherwise. */
  variant: number
  /** Empty as it is at the start; else what it has become, as text. */
  look: string
  /** The catalogue's id, or that of an asset of the document. */
  asset: string
  /** Today's body code, where it is of the library. */
  code?: string
  rig: Rig
  body: Body
  mesh: Mesh
  /** Of the body at rest, its own metres. */
  extent: Extent
  /** Times the body's own metres. */
  scale: number
  brows?: string
  /** A picture or a clip that came along: what is painted on its body, which is as thick as a cushion. */
  card?: { rgba: () => Uint8Array; picture: NonNullable<BodyOptions['picture']>; isLive?: true }
  /** Of what a place is dressed with or a thing holds: nobody looks for it. */
  isExtra?: true
  /** A thing whose long side is seen from aside. */
  isLong: boolean
}

/** Width, height and depth at rest, metres. */
export const sizeOf = ({ extent: { low, high }, scale }: Pick<Performer, 'extent' | 'scale'>) => ({
  width: (high[0] - low[0]) * scale,
  height: (high[1] - low[1]) * scale,
  depth: (high[2] - low[2]) * scale,
})

export const isAlive = ({ rig }: Pick<Performer, 'rig'>): boolean => rig !== 'thing'
