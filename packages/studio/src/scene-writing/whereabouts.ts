import type { Action, Placement } from '@kinora/media/scene/scene-schema'
import type { Subject } from '../setting/shot-list.ts'

type Goes = NonNullable<Subject['goes']>
type Ends = Pick<Placement, 'relation' | 'side'>

/** The sides of a thing, as relations of placements and paths. */
const ENDS = {
  left: { relation: 'beside', side: 'left' },
  right: { relation: 'beside', side: 'right' },
  front: { relation: 'before' },
  behind: { relation: 'behind' },
  top: { relation: 'on' },
  above: { relation: 'above' },
  under: { relation: 'under' },
} as const satisfies Record<Goes['from'], Ends>

/** Metres between a thing and a subject that goes from one side of it to another. */
const CLEAR = 0.3
const distanceOf = ({ relation }: Ends): { distance?: number } =>
  relation === 'beside' || relation === 'before' || relation === 'behind' ? { distance: CLEAR } : {}

/** The position of a subject before it goes from one side of a thing to another. */
export const startOf = (who: string, { from }: Goes, of: string): Placement => ({
  who,
  to: of,
  ...ENDS[from],
  ...distanceOf(ENDS[from]),
})

/** Its path to the other side. */
export const wayOf = ({ to }: Goes, of: string): NonNullable<Action['path']> => ({
  to: of,
  ...ENDS[to],
  ...distanceOf(ENDS[to]),
})
