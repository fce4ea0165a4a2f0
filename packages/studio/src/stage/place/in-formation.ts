import type { Placement } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import { isAlive, sizeOf } from '../resolve/performer.ts'
import { facingOf, isByPicture } from './facing.ts'
import { circleAt, type Formation, formationOffset } from './formations.ts'
import { groundSpot, isFloor, type Slots } from './on-ground.ts'
import { relate } from './relate.ts'
import { type Stand, standing } from './stand.ts'
import { facingYaw, inside, onTop, SIDES, type Wanted } from './supports.ts'
import type { Known, Thing } from './things.ts'

/** A group in formation, if the relation leaves the arrangement open. */
export function formationOf({ who, placement, count }: Wanted): Formation | undefined {
  const { formation } = who.entity
  return count > 1 && formation !== undefined && FORMED.has(placement.relation) ? formation : undefined
}
const FORMED: ReadonlySet<string> = new Set([
  'at',
  'beside',
  'before',
  'behind',
  'on',
  'seated-at',
  'standing-on',
  'in',
  'under',
])

/** Each member at its position: around something, abreast, in single file, in a wedge, or in loose rows. */
export function inFormation(
  one: Wanted,
  form: Formation,
  thing: Thing | undefined,
  known: Known,
  stands: Map<string, Stand>,
  free: Slots,
): Stand {
  const { who, placement, nth, count, said } = one
  const isGround = thing === undefined || isFloor(thing)
  const isOnTop =
    thing !== undefined && !isGround && (placement.relation === 'on' || placement.relation === 'standing-on')
  if (isOnTop) return onTop(one, thing, known, stands)
  if (thing?.performer && placement.relation === 'in') return inside(one, thing, stands)
  const posture = placement.relation === 'seated-at' ? ('sit' as const) : ('stand' as const)
  const { depth } = sizeOf(who)
  if (form === 'circle') {
    const [cx, , cz] = thing && !isGround ? thing.at : groundSpot(one, thing, known)
    const around = thing && !isGround ? Math.max(...thing.half) + depth / 2 + (placement.distance ?? 0.2) : 0
    const step = Math.max(sizeOf(who).width, isAlive(who) ? 0.55 : depth) + 0.2
    const radius = Math.max(around, (count * step) / (2 * Math.PI))
    const [x, z] = circleAt(nth, count)
    const at: Point = [cx + radius * x, 0, cz + radius * z]
    return standing(at, Math.atan2(cx - at[0], cz - at[2]), said, { posture, isExact: true })
  }
  // The group is centred where one performer alone would stand. Beside something, the group's near edge is there instead.
  const middle: Placement = { ...placement, offset: placement.offset ?? [0, 0, 0] }
  const first = { ...one, nth: 0, count: 1, placement: isGround ? middle : placement }
  const alone = relate(first, thing ? [thing] : [], known, stands, free)
  const yaw = formationYaw(one, form, alone, known, stands)
  const ahead = formationOffset(who, form, 0, count, yaw)
  const [x, z] = formationOffset(who, form, nth, count, yaw)
  const side = SIDES[placement.side ?? '']
  const isBeside = placement.near !== undefined || (!isGround && placement.relation === 'beside')
  const [gx, gz] = isBeside && side ? [side[0] * Math.abs(ahead[0]), side[1] * Math.abs(ahead[1])] : [0, 0]
  return {
    ...alone,
    at: [alone.at[0] + x + gx, alone.at[1], alone.at[2] + z + gz],
    yaw,
    posture,
    isExact: true,
  }
}

/** The heading of a formation. */
function formationYaw(
  { placement }: Wanted,
  form: Formation,
  stand: Stand,
  known: Known,
  stands: Map<string, Stand>,
): number {
  if (placement.facing === undefined) return form === 'line' ? Math.PI / 2 : Math.PI
  if (isByPicture(placement)) return facingYaw(placement)
  return facingOf(placement, stand, known, stands) ?? Math.PI
}
