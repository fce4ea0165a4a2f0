import type { Point } from '../../bodies/body.ts'
import { bodyPart } from '../resolve/body-part.ts'
import { isAlive, type Performer } from '../resolve/performer.ts'
import { bearingPoint } from './hold.ts'
import { type Stand, standing } from './stand.ts'
import { hostAt, type Wanted } from './supports.ts'

/** On the lap of somebody who sits or lies; on the shoulders of somebody who stands, or a thing on the head. */
export function uponPerson({ who, said }: Wanted, bearer: Performer, stands: ReadonlyMap<string, Stand>): Stand {
  const under = stands.get(bearer.id)!
  const part = under.posture !== 'stand' ? 'lap' : isAlive(who) ? 'shoulders' : 'head'
  const point =
    part === 'lap' || (part === 'shoulders' && who.rig === 'person')
      ? bodyPart(bearer, part)
      : bearingPoint(bearer, who, part)
  const [x, y, z] = point?.at ?? [0, bearer.extent.high[1], 0]
  // A rider sits behind the head.
  const behind = part === 'shoulders' && who.rig === 'person' ? NAPE * (bearer.body.face?.width ?? 0) : 0
  const at: Point = [x, y, z - behind]
  return standing(under.at, under.yaw, said, {
    host: hostAt(bearer, 'top', at, point?.bone),
    isExact: true,
    ...(who.rig === 'person' && { posture: 'sit', isOnSeat: true }),
  })
}

/** From the neck to a rider on the shoulders, as a share of the width of the face. */
const NAPE = 0.42
