import type { Body } from '../body.ts'
import type { Attire } from '../kits/person-table.ts'

/** How a body is moved. */
export type Rig = 'person' | 'beast' | 'bird' | 'fish' | 'thing'

/** Something the stage has a body for. `colour` is a hex that the words asked for. */
export type Kind = {
  rig: Rig
  build(colour?: string, attire?: Attire): Body
  /** Hair of the brows, for those with a painted face. */
  brows?: string
  /** Has a long side that is seen from aside: nobody looks it in the face. */
  isLong?: boolean
}
