import { measureKind } from '../bodies/dress-body.ts'
import type { ArrangeOptions, Spot, Unit } from './arrangement.ts'
import { isAliveMember } from './deed-holds.ts'
import type { Member } from './member.ts'

/** Metres: what is narrower is a plate; of its width: what is higher is no cover. */
const [LEAST_WIDE, MOST_HIGH] = [0.8, 0.09]

/** Rugs, mats and blankets lie on the ground: whoever is there stands on them, and they take up no room in a row. */
export function isGroundCover(member: Member): boolean {
  const measured = member.art.code === undefined ? undefined : measureKind(member.art.code)
  if (!measured || isAliveMember(member) || member.bound.length > 0) return false
  const [wide, high, long] = [0, 1, 2].map(axis => measured.extent.high[axis]! - measured.extent.low[axis]!)
  const widest = Math.max(wide!, long!)
  return widest > LEAST_WIDE && high! < MOST_HIGH * widest
}

/** Under the feet of the first who stands there, as large as it is beside him. */
export function spreadCover(unit: Unit, { frame, plate }: ArrangeOptions, on: Spot): Spot {
  const { member } = on
  const { root } = unit.cluster
  const life = (on.height * root.metres) / member.metres
  const widest = (WIDEST * frame.width) / (unit.extents.left + unit.extents.right)
  return {
    ...on,
    member: root,
    nth: unit.nth,
    stance: 'ground',
    x: on.x + (plate.width / 2 - on.x) * TO_MIDDLE,
    height: Math.min(life, widest),
    extents: unit.extents,
  }
}
/** Of the frame, and of the way to its middle. */
const [WIDEST, TO_MIDDLE] = [0.85, 0.3]
