import type { Mesh } from '../raster/mesh.ts'
import type { Body } from './body.ts'
import type { Extent } from './extent.ts'
import type { Kind } from './kinds/kind.ts'

/** A body with its clothes and colours. */
export type DressedBody = { kind: Kind; body: Body; mesh: Mesh; extent: Extent }
