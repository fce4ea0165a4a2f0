import type { Mesh } from '../raster/mesh.ts'
import type { Body } from './body.ts'
import type { Extent } from './extent.ts'
import type { Kind } from './kinds/kind.ts'

/** A body in its clothes and colours, as it is drawn. */
export type DressedBody = { kind: Kind; body: Body; mesh: Mesh; extent: Extent }
