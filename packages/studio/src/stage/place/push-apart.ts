import type { Performer } from '../resolve/performer.ts'
import type { SceneNotes } from '../scene-notes.ts'
import type { PlaceRoom } from '../resolve/place-room.ts'
import type { Stand } from './stand.ts'
import { performerBox } from './things.ts'

/** The maximum number of rounds, and the tolerated overlap in metres. */
const [ROUNDS, TOUCHES] = [40, 0.01]

/** Moves overlapping performers without exact positions apart. Two exact ones are reported. */
export function pushApart(
  stands: Map<string, Stand>,
  performers: readonly Performer[],
  room: Pick<PlaceRoom, 'low' | 'high'>,
  notes: SceneNotes,
): void {
  const free = performers.filter(({ id }) => stands.get(id) !== undefined && stands.get(id)!.host === undefined)
  /** True if a performer is placed relative to another, directly or indirectly. */
  const isPutTo = (id: string, other: string, deep = 0): boolean =>
    deep < 8 && (stands.get(id)?.to ?? []).some(one => one === other || isPutTo(one, other, deep + 1))
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false
    for (const [i, a] of free.entries())
      for (const b of free.slice(i + 1)) {
        const [one, other] = [stands.get(a.id)!, stands.get(b.id)!]
        if ((one.isWithin && one.to?.includes(b.id)) || (other.isWithin && other.to?.includes(a.id))) continue
        const [boxA, boxB] = [performerBox(a, one, b), performerBox(b, other, a)]
        const overX = boxA.half[0] + boxB.half[0] - Math.abs(boxA.at[0] - boxB.at[0])
        const overZ = boxA.half[1] + boxB.half[1] - Math.abs(boxA.at[2] - boxB.at[2])
        const overY = Math.min(boxA.top, boxB.top) - Math.max(boxA.floor, boxB.floor)
        if (overX <= TOUCHES || overZ <= TOUCHES || overY <= TOUCHES) continue
        if (one.isExact && other.isExact) {
          if (round === 0 && Math.min(overX, overZ) > 0.1)
            notes.add(
              'conflict',
              other.said ?? b.at,
              `${a.id} and ${b.id} stand in each other: both are said exactly (${a.id} at ${one.said ?? a.at})`,
            )
          continue
        }
        // A performer with an exact placement relative to the other would move with it.
        if ((other.isExact && isPutTo(b.id, a.id)) || (one.isExact && isPutTo(a.id, b.id))) continue
        const axis = overX <= 1.4 * overZ ? 0 : 2
        const by = (axis === 0 ? overX : overZ) + TOUCHES
        const way = Math.sign(boxB.at[axis] - boxA.at[axis]) || 1
        // The dependent performer moves, because the other would take it along.
        const isFirstFixed = one.isExact || isPutTo(b.id, a.id)
        const isSecondFixed = other.isExact || isPutTo(a.id, b.id)
        const shares = isFirstFixed && !other.isExact ? [0, 1] : isSecondFixed && !one.isExact ? [1, 0] : [0.5, 0.5]
        shift(a, axis, -way * by * shares[0]!)
        shift(b, axis, way * by * shares[1]!)
        moved = true
      }
    if (!moved) return
  }

  function shift({ id }: Performer, axis: 0 | 2, by: number): void {
    if (by === 0) return
    const stand = stands.get(id)!
    const to = Math.min(room.high[axis], Math.max(room.low[axis], stand.at[axis] + by))
    const far = to - stand.at[axis]
    for (const one of [id, ...free.flatMap(other => (isPutTo(other.id, id) ? [other.id] : []))]) {
      const own = stands.get(one)!
      const at = [...own.at] as [number, number, number]
      at[axis] += far
      stands.set(one, { ...own, at })
    }
  }
}
