import type { Placement } from '@kinora/media/scene/scene-schema'
import type { Stand } from './stand.ts'
import { facingYaw } from './supports.ts'
import { freed, type Known, thingAt } from './things.ts'

const BY_PICTURE: ReadonlySet<Placement['facing']> = new Set(['camera', 'away', 'left', 'right'])

/** The heading is relative to the picture, not to something in it. */
export const isByPicture = ({ facing }: Placement): boolean => typeof facing === 'number' || BY_PICTURE.has(facing)

/** The heading in the document; undefined if it gives none, or if its target has no position yet. */
export function facingOf(
  placement: Placement,
  stand: Stand,
  known: Known,
  stands: ReadonlyMap<string, Stand>,
): number | undefined {
  const { facing } = placement
  if (facing === undefined) return undefined
  if (typeof facing === 'number' || isByPicture(placement)) return facingYaw(placement)
  const { at } = freed(stand, known, stands)
  const targets = known.performers(facing)
  const faced = targets.flatMap(({ id }) => {
    const there = stands.get(id)
    return there ? [freed(there, known, stands)] : []
  })
  if (targets.length > 0 && faced.length === 0) return undefined
  const [x, z] =
    faced.length > 0
      ? [mean(faced.map(one => one.at[0])), mean(faced.map(one => one.at[2]))]
      : (([px, , pz]) => [px, pz] as const)(thingAt(facing, 0, 1, known, stands).at)
  return Math.hypot(x - at[0], z - at[2]) < 1e-6 ? stand.yaw : Math.atan2(x - at[0], z - at[2])
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
