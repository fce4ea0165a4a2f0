import type { Entity } from '@kinora/media/scene/scene-schema'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'

export type Formation = NonNullable<Entity['formation']>

/**
 * The offset of a member from the group's centre, to the picture's right and away from the camera. A `row` goes across
 * the picture from the left; a `line` goes in the facing direction, the first ahead. `room` is the maximum spacing.
 */
export function formationOffset(
  who: Performer,
  form: Formation,
  nth: number,
  count: number,
  yaw: number,
  room: readonly [x: number, z: number] = [Infinity, Infinity],
  distance?: number,
): readonly [x: number, z: number] {
  const { width, depth } = sizeOf(who)
  const [c, s] = [Math.abs(Math.cos(yaw)), Math.abs(Math.sin(yaw))]
  const { height } = sizeOf(who)
  const gap = Math.min(0.2, isAlive(who) ? 0.12 * height : 0.25 * width)
  const across = Math.max(width * c + depth * s, isAlive(who) ? Math.min(0.55, 0.33 * height) : 0) + gap
  const along = depth + gap
  const middle = nth - (count - 1) / 2
  const fit = (step: number, most: number): number =>
    count < 2 ? step : Math.min(step, Math.max(0.4 * step, (2 * most) / (count - 1)))
  const [fx, fz] = [Math.sin(yaw), Math.cos(yaw)]
  switch (form) {
    case 'row':
      return [middle * fit(across, room[0]), 0]
    case 'line': {
      const step = fit(along, Math.abs(fx) * room[0] + Math.abs(fz) * room[1])
      return [-middle * step * fx, -middle * step * fz]
    }
    case 'wedge': {
      const back = Math.ceil(nth / 2)
      const aside = (nth % 2 ? 1 : -1) * back * across
      return [-back * along * fx + aside * fz, -back * along * fz - aside * fx]
    }
    case 'crowd': {
      const each = Math.max(2, Math.min(6, Math.ceil(Math.sqrt(WIDER * count))))
      const rows = Math.floor(nth / each)
      return [
        ((nth % each) - (each - 1) / 2) * fit(across, room[0]) + ((rows % 2) - 0.5) * 0.5 * across,
        rows * Math.min(along + 0.1, Math.max(0.4 * along, room[1])),
      ]
    }
    case 'circle': {
      const [x, z] = circleAt(nth, count)
      const least = (count * Math.max(width, depth) * 1.1) / (2 * Math.PI)
      const radius = Math.min(distance === undefined ? least : Math.max(least, distance), Math.max(...room))
      return [x * radius, z * radius]
    }
  }
}

/** Members abreast for each row of a crowd: the frame is wider than high. */
const WIDER = 1.6

/** On a circle: the first at the left front, the others clockwise seen from above. */
export function circleAt(nth: number, count: number): readonly [x: number, z: number] {
  const angle = Math.PI + (2 * Math.PI * (nth + 0.5)) / count
  return [Math.sin(angle), Math.cos(angle)]
}
