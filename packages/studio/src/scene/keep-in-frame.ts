import type { Size } from '@kinora/media/frames/size'
import { projectToFrame, type ShotCamera } from '../camera/shot-camera.ts'
import type { Plate } from '../scenery/plate.ts'
import type { Spot } from './arrangement.ts'
import { depthAtRow, footRowAt } from './ground.ts'
import { type Journey, planJourney, type JourneyOptions, travels } from './journeys.ts'

type KeepInFrameOptions = {
  spot: Spot
  path: (progress: number) => ShotCamera
  frame: Size
  plate: Plate
  nearnessOf: (metres: number) => number
  journey: Omit<JourneyOptions, 'room' | 'height' | 'faces' | 'stance' | 'motion' | 'isAccompanied'>
  /** How far the camera goes along with those who go its way, pixels of the plate. */
  accompanied?: number
  /** How far it can go without running into others, pixels of the plate. */
  clearance: number
}

/** Of the frame's sides: nobody touches the edge. */
const MARGIN = 0.02
/** Of the frame's width: who is accompanied gets ahead of the camera by so much. */
const AHEAD = 0.15
const ROUNDS = 16
const SAMPLES = 12

/**
 * Moves a spot, and if that is not enough shortens its journey and then makes it smaller, until the figure is inside the
 * frame all the time, wherever the camera goes. Changes the spot.
 */
export function keepInFrame(options: KeepInFrameOptions): Journey {
  const { spot, frame, plate } = options
  const width = spot.height * (spot.extents.left + spot.extents.right)
  const own = Math.max(0, Math.min(0.9 * frame.width - width, options.clearance))
  const isAccompanied = options.accompanied !== undefined && travels(travelMotion(spot))
  let room = isAccompanied ? options.accompanied! + AHEAD * frame.width : own
  const make = (): Journey => {
    const { height, faces, stance } = spot
    return planJourney({ ...options.journey, motion: travelMotion(spot), stance, height, faces, room, isAccompanied })
  }
  let journey = make()
  if (options.journey.isSwarm || spot.isBackdrop) return journey
  for (let round = 0; round < ROUNDS; round++) {
    const { left, right, top, bottom, wider, scale } = withoutCuts(overflowOf(options, journey), spot)
    if (left + right + top + bottom <= 0) break
    // Beyond one side by more than there is room at the other: no step aside helps.
    const isWide = wider > 0 && (left > 0 || right > 0)
    if (isWide && room > 0) room = Math.max(0, room - (wider + 1) / scale)
    else if (isWide) spot.height *= 0.93
    else spot.x += (left - right) / scale
    if (top > 0 && bottom > 0) spot.height *= 0.93
    else if (spot.stance === 'air' || spot.stance === 'sky') spot.y += (top - bottom) / scale
    else if (top > 0) spot.height *= 0.95
    else if (bottom > 0) spot.depth = depthAtRow(plate, spot.x, spot.y - bottom / scale)
    if (spot.stance === 'ground') spot.y = footRowAt(plate, spot.x, spot.depth)
    else if (spot.stance === 'water' && bottom > 0) spot.y -= bottom / scale
    journey = make()
  }
  return journey
}

/** Where a portrait is cut off, it shall be outside. */
function withoutCuts(over: ReturnType<typeof overflowOf>, { stance, member }: Spot): ReturnType<typeof overflowOf> {
  if (stance !== 'edge') return over
  const { left = false, right = false } = member.art.bust ?? {}
  const isCorner = left !== right
  return {
    ...over,
    bottom: 0,
    wider: isCorner ? 0 : over.wider,
    left: isCorner && left ? 0 : over.left,
    right: isCorner && right ? 0 : over.right,
  }
}

/** A mount goes where its rider wants. */
export function travelMotion({ member }: Spot): Spot['member']['subject']['motion'] {
  const { motion } = member.subject
  const isRidden = member.bound.some(({ hold }) => hold === 'mount' || hold === 'cabin' || hold === 'deck')
  if (!isRidden || (motion !== 'still' && motion !== 'bob' && motion !== 'sway')) return motion
  return member.art.pictogram.sort === 'boat' ? 'float' : 'walk'
}

/** How far the figure leaves the frame at worst, pixels, by side. */
function overflowOf({ spot, path, frame, nearnessOf }: KeepInFrameOptions, journey: Journey) {
  const most = { left: -Infinity, right: -Infinity, top: -Infinity, bottom: -Infinity }
  const [across, down] = [MARGIN * frame.width, MARGIN * frame.height]
  const { left, right, down: below } = spot.extents
  // Wings are higher than the picture they are drawn in.
  const up = spot.extents.up + (spot.member.subject.motion === 'fly' ? 0.14 : 0)
  const [back, ahead] = spot.faces === 1 ? [left, right] : [right, left]
  let scale = 1
  for (let sample = 0; sample <= SAMPLES; sample++) {
    const progress = sample / SAMPLES
    const step = journey(progress * 5, progress)
    const seen = projectToFrame(
      path(progress),
      frame,
      { x: spot.x + step.x, y: spot.y + step.y - step.lift },
      nearnessOf(spot.depth),
    )
    scale = seen.scale
    const height = spot.height * seen.scale
    most.left = Math.max(most.left, across - (seen.x - back * height))
    most.right = Math.max(most.right, seen.x + ahead * height - (frame.width - across))
    most.top = Math.max(most.top, down - (seen.y - up * height))
    most.bottom = Math.max(most.bottom, seen.y + below * height - (frame.height - down * 0.5))
  }
  const positive = (value: number): number => Math.max(0, value)
  return {
    left: positive(most.left),
    right: positive(most.right),
    top: positive(most.top),
    bottom: positive(most.bottom),
    /** How much wider than the frame it is, with its way and the camera's. */
    wider: most.left + most.right,
    scale,
  }
}
