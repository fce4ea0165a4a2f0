import type { Size } from '@kinora/media/frames/size'
import type { Plate } from '../scenery/plate.ts'
import { footRowAt } from './ground.ts'
import type { Solid, SolidActor } from './solid.ts'

/** Of the frame's width: from where who jumps over something runs up, and how far from the middle stands what somebody
 * runs into. */
const [RUN_UP, WALL] = [0.28, 0.24]

/** Puts those in line of whom one jumps over the other, runs into it or strikes it: both are seen all the way. Changes spots. */
export function setCourses(actors: readonly SolidActor[], plate: Plate, frame: Size): void {
  const middle = plate.width / 2
  for (const actor of actors) {
    const { partner, solid, spot } = actor
    if (!partner || partner.spot.stance !== spot.stance || partner.spot === spot) continue
    if (goesOnSlope(solid) && isSlope(partner)) {
      standOn(actor, partner, middle, plate)
      continue
    }
    const leaps = solid.events.includes('leap') || solid.events.includes('pounce')
    const strikes = isStruck(partner)
    if (!leaps && !solid.events.includes('crash') && !strikes) continue
    const { focal } = plate.ground
    const depth = partner.spot.depth * (leaps ? 1.3 : 1)
    const faces = spot.x <= partner.spot.x ? 1 : -1
    const reach = ((0.5 * widthOf(partner) + reachOf(actor)) * focal) / depth
    const stands = strikes ? partner.spot.x : leaps ? middle : middle + faces * WALL * frame.width
    const from = strikes ? stands - faces * reach : leaps ? middle - faces * RUN_UP * frame.width : middle
    Object.assign(spot, { height: spot.height * (spot.depth / depth), depth, faces, x: from })
    Object.assign(partner.spot, { x: stands, depth })
    for (const one of [spot, partner.spot]) if (one.stance === 'ground') one.y = footRowAt(plate, one.x, one.depth)
  }
}

const ON_SLOPES: ReadonlySet<string> = new Set(['tumble', 'ascend', 'descend', 'climb-slip'])
/** What somebody goes up or down on. */
const SLOPES: ReadonlySet<string | undefined> = new Set([
  'drawn-slope',
  'drawn-rise',
  'drawn-steps-up',
  'drawn-steps-down',
])
export const goesOnSlope = ({ events }: Solid): boolean => events.some(event => ON_SLOPES.has(event))
export const isSlope = ({ spot }: SolidActor): boolean => SLOPES.has(spot.member.art.code)

/** On a slope, and turned as it is: it goes along it. */
function standOn(actor: SolidActor, slope: SolidActor, x: number, plate: Plate): void {
  const { depth } = slope.spot
  const { spot } = actor
  Object.assign(slope.spot, { x, y: footRowAt(plate, x, depth) })
  Object.assign(spot, { height: spot.height * (spot.depth / depth), depth, faces: slope.spot.faces, x })
  spot.y = footRowAt(plate, x, depth)
  actor.phase = slope.phase
}

/** Something that falls or breaks by somebody's hand, and not in it. */
const isStruck = ({ solid: { events } }: SolidActor): boolean =>
  events.some(event => event === 'topple' || event === 'shatter' || event === 'open' || event === 'close')

const widthOf = ({ solid: { extent, scale } }: SolidActor): number => (extent.high[0] - extent.low[0]) * scale

/** How far from its middle somebody's hand or paw strikes: metres. */
const reachOf = ({ solid: { rig, extent, scale, isUpright } }: SolidActor): number => {
  const high = (extent.high[1] - extent.low[1]) * scale
  return rig === 'person' ? 0.3 * high : isUpright ? 0.5 * high : 0.62 * (extent.high[2] - extent.low[2]) * scale
}
