import type { Size } from '../frames/size.ts'

type Box = Size & { x: number; y: number }

/** A box in the frame with its times. */
export type TimedBox = Box & { fromFrame: number; toFrame: number }

// Share of the frame's short side: players and screens may cover the outer part.
const SAFE_MARGIN = 0.035
// So much room between two texts.
const GAP = 0.012

/**
 * Moves a box into the safe area and away from others that are visible at the same time, as little as possible. Without
 * any space it stays.
 */
export function findFreePlace(box: TimedBox, others: readonly TimedBox[], frame: Size): { x: number; y: number } {
  const short = Math.min(frame.width, frame.height)
  const margin = Math.round(short * SAFE_MARGIN)
  const gap = Math.max(1, Math.round(short * GAP))
  const within = (place: number, side: number, frameSide: number): number =>
    Math.max(Math.min(margin, Math.round((frameSide - side) / 2)), Math.min(place, frameSide - margin - side))
  const own = { x: within(box.x, box.width, frame.width), y: within(box.y, box.height, frame.height) }
  const near = others.filter(other => other.fromFrame < box.toFrame && other.toFrame > box.fromFrame)
  const isFree = (place: { x: number; y: number }): boolean =>
    near.every(other => !isOver({ ...box, ...place }, other)) &&
    place.x === within(place.x, box.width, frame.width) &&
    place.y === within(place.y, box.height, frame.height)
  const beside = near.flatMap(other => [
    { x: own.x, y: other.y - box.height - gap },
    { x: own.x, y: other.y + other.height + gap },
    { x: other.x - box.width - gap, y: own.y },
    { x: other.x + other.width + gap, y: own.y },
  ])
  const far = (place: { x: number; y: number }): number => Math.hypot(place.x - own.x, place.y - own.y)
  const [best] = [own, ...beside].filter(isFree).sort((a, b) => far(a) - far(b))
  return best ?? own
}

const isOver = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
