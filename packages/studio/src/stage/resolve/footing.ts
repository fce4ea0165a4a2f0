import type { Point } from '../../bodies/body.ts'
import type { Mesh } from '../../raster/mesh.ts'

/** A body at rest that can be stood upon: its origin in the place, its heading, and its scale. */
export type Footing = { mesh: Mesh; scale: number; at: Point; yaw: number }
