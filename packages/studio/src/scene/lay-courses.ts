import type { Size } from '@kinora/media/frames/size'
import type { Course } from '../bodies/motion/courses.ts'
import { type Event, isCourse } from '../bodies/motion/event-names.ts'
import type { Plate } from '../scenery/plate.ts'
import { isAliveMember } from './deed-holds.ts'
import { depthAtRow, footRowAt, isWaterAt } from './ground.ts'
import type { Solid, SolidActor } from './solid.ts'

/**
 * Of the frame's width, from its middle to where the way leads: where what a course ends at stands. Of heights: how much
 * higher than that all of the way reaches, by it and by who goes it.
 */
const STANDS: Record<Course, readonly [at: number, over: number, own: number]> = {
  'go-through': [0.24, 1.16, 0],
  'go-into': [0.24, 1.3, 0],
  'stick-in': [0.2, 1.05, 0],
  'caught-in': [0.14, 1.1, 0],
  'land-on': [0.1, 1.7, 1.1],
  'fall-off': [-0.1, 1.3, 1.2],
  'smash-off': [-0.1, 1.3, 1.2],
  'hop-down': [-0.06, 1.05, 1],
  'run-past': [-0.03, 1.04, 0],
  'come-to': [0.22, 1, 0],
  'climb-up': [0.04, 1, 1.15],
  'climb-side': [0.02, 1.03, 0],
  'dive-off': [-0.24, 1, 1.2],
  'leap-down': [-0.12, 1, 1.15],
  'splash-in': [0.08, 1, 1.5],
  'slip-on': [0.06, 1, 1.1],
  'save-at': [0.16, 1.05, 0],
  'drop-from': [0.06, 1.02, 0],
  'leap-across': [0.22, 1, 2],
  'roll-into': [0.1, 1, 0],
  hoisted: [0, 1.04, 0],
  'tumble-off': [-0.12, 1, 1],
  'thrown-off': [-0.2, 1, 0.6],
  'tumble-down': [-0.08, 1.02, 1],
}
/** Of the frame's width: from where something is thrown or kicked. */
const THROWN_FROM = 0.27
/** Of the frame's height and width: as much of it all of this takes at the most. */
const [MOST_HIGH, MOST_WIDE] = [0.8, 0.5]
/** Of the frame's height: what goes somewhere is seen at least so large; what it is all about, larger. */
const SEEN = 0.075
const WATCHED: Partial<Record<Course, number>> = {
  'smash-off': 0.18,
  'fall-off': 0.15,
  'land-on': 0.16,
  'caught-in': 0.17,
  'drop-from': 0.1,
  'hop-down': 0.11,
  'leap-across': 0.12,
}

/** Those on which the way leads ahead: a board over the water, steps down. */
const ALONG: ReadonlySet<Course> = new Set(['dive-off', 'hop-down', 'leap-down', 'thrown-off', 'tumble-down'])

/** What is thrown from a hand, kicked off the ground, or leaps off the top of another. */
const SOURCES: Readonly<Record<string, NonNullable<SolidActor['source']>['part']>> = {
  'throw-at': 'hand',
  'shoot-at': 'hand',
  'kick-at': 'foot',
  'left-for': 'top',
}

export const isOnCourse = ({ solid, partner }: SolidActor): boolean =>
  partner !== undefined && solid.events.some(isCourse)

const endsAtGoer = ({ partner }: SolidActor): boolean => partner !== undefined && isOnCourse(partner)

/** Puts what a course ends at, who throws and what goes there in one line, so large that all of the way is seen. Changes spots and sizes. */
export function layCourses(actors: readonly SolidActor[], plate: Plate, frame: Size): void {
  for (const actor of actors.toSorted((a, b) => Number(endsAtGoer(a)) - Number(endsAtGoer(b)))) {
    const course = actor.solid.events.find(isCourse)
    const end = actor.partner
    if (!course || !end || end === actor) continue
    const thrower = actors.find(one => one !== actor && one !== end && sourceOf(one, end))
    const [at, over, own] = STANDS[course]
    const measure = [thrower, actor].find(one => one && isAliveMember(one.spot.member)) ?? end
    const depth = course === 'dive-off' ? (waterDepth(plate, frame) ?? BEYOND * measure.spot.depth) : measure.spot.depth
    const perPixel = depth / plate.ground.focal
    const all = [actor, end, ...(thrower ? [thrower] : [])]
    const life = heightOf(measure.solid) / measure.spot.member.metres
    for (const one of all) growBy(one.solid, (life * one.spot.member.metres) / heightOf(one.solid))
    const tall = Math.max(
      over * heightOf(end.solid) + own * heightOf(actor.solid),
      ...all.map(one => heightOf(one.solid)),
    )
    const by = Math.min(
      1,
      (MOST_HIGH * frame.height * perPixel) / tall,
      (MOST_WIDE * frame.width * perPixel) / widthOf(end.solid),
    )
    for (const one of all) growBy(one.solid, by)
    growBy(
      actor.solid,
      Math.max(
        1,
        ((WATCHED[course] ?? SEEN) * frame.height * perPixel) / Math.max(heightOf(actor.solid), widthOf(actor.solid)),
      ),
    )
    const middle = plate.width / 2
    // To the right, unless somebody said otherwise: so it lies there in the next beat, too.
    const isMirrored = thrower?.spot.member.subject.side === 'right' || end.spot.member.subject.side === 'left'
    const faces = isMirrored ? -1 : 1
    const stand = (one: SolidActor, share: number, looks: 1 | -1): void => {
      const x = middle + faces * share * frame.width
      Object.assign(one.spot, { x, depth, stance: 'ground', faces: looks, y: footRowAt(plate, x, depth) })
    }
    // Who waits there for it stays as its own course wants it.
    if (isOnCourse(end)) Object.assign(actor.spot, { x: end.spot.x, y: end.spot.y, depth, stance: 'ground', faces })
    else {
      stand(end, at, ALONG.has(course) ? faces : faces === 1 ? -1 : 1)
      stand(actor, at, faces)
    }
    if (thrower) {
      stand(thrower, -THROWN_FROM, faces)
      actor.source = { of: thrower, part: sourceOf(thrower, end)! }
    }
  }
  layRows(actors, plate, frame)
}

/** Times as far as one stands: where a pool is. */
const BEYOND = 1.45

/** How far the nearest water is that fills the middle of the frame; undefined where there is none. */
function waterDepth(plate: Plate, frame: Size): number | undefined {
  const [top, bottom] = [plate.ground.horizonY + 0.04 * frame.height, (plate.height + 0.9 * frame.height) / 2]
  for (let y = bottom; y > top; y -= 0.02 * frame.height) {
    const columns = [-0.16, 0, 0.16].map(share => plate.width / 2 + share * frame.width)
    if (columns.every(x => isWaterAt(plate, x, y))) return depthAtRow(plate, plate.width / 2, y - 0.03 * frame.height)
  }
  return undefined
}

/** In heights of one: how near to the next those stand who fall into each other, or come into a line; two that part or join begin in one place. */
const APART: Partial<Record<Event, number>> = { 'fall-in-row': 0.6, align: 1.3, divide: 0, join: 0, snap: 0 }

/** Those of which the same becomes one after the other stand in a row. */
function layRows(actors: readonly SolidActor[], plate: Plate, frame: Size): void {
  for (const [event, apart] of Object.entries(APART) as [Event, number][]) {
    const row = actors.filter(({ solid }) => solid.events.includes(event))
    const [first] = row
    if (!first) continue
    const { depth } = first.spot
    const perPixel = depth / plate.ground.focal
    const widest = (0.8 * frame.width * perPixel) / (row.length * Math.max(apart, 0.01))
    const high = Math.min(heightOf(first.solid), widest)
    const inOrder = row.toSorted((a, b) => a.spot.member.index - b.spot.member.index || a.spot.nth - b.spot.nth)
    for (const [nth, one] of inOrder.entries()) {
      growBy(one.solid, high / heightOf(one.solid))
      const x = plate.width / 2 + ((nth - (row.length - 1) / 2) * apart * high) / perPixel
      const y = one.spot.stance === 'ground' ? footRowAt(plate, x, depth) : first.spot.y
      Object.assign(one.spot, { x, depth, faces: 1, y })
      Object.assign(one.solid, { nth })
      one.phase = 0.5
    }
  }
}

function sourceOf({ spot }: SolidActor, end: SolidActor): NonNullable<SolidActor['source']>['part'] | undefined {
  const deed = (spot.member.subject.deeds ?? []).find(
    ({ verb, to }) => SOURCES[verb] !== undefined && to === end.spot.member.index,
  )
  return deed && SOURCES[deed.verb]
}

const heightOf = ({ extent, scale }: Solid): number => (extent.high[1] - extent.low[1]) * scale
const widthOf = ({ extent, scale }: Solid): number =>
  Math.max(extent.high[0] - extent.low[0], extent.high[2] - extent.low[2]) * scale

function growBy(solid: Solid, by: number): void {
  solid.scale *= by
  for (const part of solid.bound) growBy(part.solid, by)
  for (const later of solid.later ?? []) growBy(later, by)
}
