import type { Performer } from '../resolve/performer.ts'
import type { SceneNotes } from '../scene-notes.ts'
import { boxOf } from './boxes.ts'
import type { PlaceRoom } from '../resolve/place-room.ts'
import type { Stand } from './stand.ts'

/** Rounds until everybody has found room, and how much of an overlap is none: metres. */
const [ROUNDS, TOUCHES] = [40, 0.01]

/** Moves those apart who stand in each other and whom nobody told exactly where to be. Two exact ones are told. */
export function pushApart(
  stands: Map<string, Stand>,
  performers: readonly Performer[],
  room: Pick<PlaceRoom, 'low' | 'high'>,
  notes: SceneNotes,
): void {
  const free = performers.filter(({ id }) => stands.get(id) !== undefined && stands.get(id)!.host === undefined)
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false
    for (const [i, a] of free.entries())
      for (const b of free.slice(i + 1)) {
        const [one, other] = [stands.get(a.id)!, stands.get(b.id)!]
        const [boxA, boxB] = [boxOf(a, one), boxOf(b, other)]
        const overX = boxA.half[0] + boxB.half[0] - Math.abs(one.at[0] - other.at[0])
        const overZ = boxA.half[1] + boxB.half[1] - Math.abs(one.at[2] - other.at[2])
        const overY = Math.min(boxA.top, boxB.top) - Math.max(boxA.floor, boxB.floor)
        if (overX <= TOUCHES || overZ <= TOUCHES || overY <= TOUCHES) continue
        if (one.isExact && other.isExact) {
          if (round === 0 && Math.min(overX, overZ) > 0.1)
            notes.add('conflict', other.said ?? b.at, `${a.id} and ${b.id} stand in each other: both are said exactly`)
          continue
        }
        const axis = overX <= 1.4 * overZ ? 0 : 2
        const by = (axis === 0 ? overX : overZ) + TOUCHES
        const way = Math.sign(other.at[axis] - one.at[axis]) || 1
        const shares = one.isExact ? [0, 1] : other.isExact ? [1, 0] : [0.5, 0.5]
        shift(stands, a, axis, -way * by * shares[0]!, room)
        shift(stands, b, axis, way * by * shares[1]!, room)
        moved = true
      }
    if (!moved) return
  }
}

function shift(
  stands: Map<string, Stand>,
  { id }: Performer,
  axis: 0 | 2,
  by: number,
  { low, high }: Pick<PlaceRoom, 'low' | 'high'>,
): void {
  if (by === 0) return
  const stand = stands.get(id)!
  const at = [...stand.at] as [number, number, number]
  at[axis] = Math.min(high[axis], Math.max(low[axis], at[axis] + by))
  stands.set(id, { ...stand, at })
}
