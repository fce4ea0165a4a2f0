import type { Body } from '../body.ts'
import type { Attire } from '../kits/person-table.ts'

/** The rig of a body. */
export type Rig = 'person' | 'beast' | 'bird' | 'fish' | 'thing'

/** A thing that the stage can build a body for. `colour` is a requested hex colour. */
export type Kind = {
  rig: Rig
  build(colour?: string, attire?: Attire): Body
  /** The hair colour of the brows, for painted faces. */
  brows?: string
  /** Its long side is shown: it has no face to look at. */
  isLong?: boolean
}
