import type { Size } from '../frames/size.ts'

export type Box = Size & { x: number; y: number }

/** A box in the frame with its times. */
export type TimedBox = Box & { fromFrame: number; toFrame: number }

// The margin, as a share of the frame's short side: players and screens may cover it.
const SAFE_MARGIN = 0.035
// Share of the frame's short side.
const GAP = 0.012

type Place = { x: number; y: number }

/**
 * Moves a box into the safe area and away from others that are visible at the same time, as little as possible. Without
 * free space it stays.
 */
export const findFreePlace = (box: TimedBox, others: readonly TimedBox[], frame: Size): Place =>
  seekFreePlace(box, others, frame) ?? moveInside(box, frame)

/** The nearest free position in the safe area; undefined if there is none. */
export function seekFreePlace(box: TimedBox, others: readonly TimedBox[], frame: Size): Place | undefined {
  const gap = gapIn(frame)
  const own = moveInside(box, frame)
  const near = others.filter(other => other.fromFrame < box.toFrame && other.toFrame > box.fromFrame)
  const isFree = (place: Place): boolean => {
    const inside = moveInside({ ...box, ...place }, frame)
    return near.every(other => !isOver({ ...box, ...place }, other)) && place.x === inside.x && place.y === inside.y
  }
  const beside = near.flatMap(other => [
    { x: own.x, y: other.y - box.height - gap },
    { x: own.x, y: other.y + other.height + gap },
    { x: other.x - box.width - gap, y: own.y },
    { x: other.x + other.width + gap, y: own.y },
  ])
  const far = (place: Place): number => Math.hypot(place.x - own.x, place.y - own.y)
  return [own, ...beside].filter(isFree).sort((a, b) => far(a) - far(b))[0]
}

/** The distance between two texts, and between a text and a subject. */
export const gapIn = ({ width, height }: Size): number => Math.max(1, Math.round(Math.min(width, height) * GAP))

function moveInside(box: Box, frame: Size): Place {
  const margin = Math.round(Math.min(frame.width, frame.height) * SAFE_MARGIN)
  const within = (place: number, side: number, frameSide: number): number =>
    Math.max(Math.min(margin, Math.round((frameSide - side) / 2)), Math.min(place, frameSide - margin - side))
  return { x: within(box.x, box.width, frame.width), y: within(box.y, box.height, frame.height) }
}

export const isOver = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
