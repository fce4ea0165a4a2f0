import type { RgbaPicture } from '@kinora/media/frames/size'
import { shrinkPicture } from './shrink-picture.ts'

/** The share of a picture's text areas that its content covers, 0 to 1. */
export type Crowding = { top: number; side: number }

const SIDE = 96
/** Areas as shares of the picture's sides: above the centre, and at the lower left. */
const TOP = { left: 0.2, right: 0.8, top: 0.05, bottom: 0.25 }
const LEFT = { left: 0.04, right: 0.36, top: 0.5, bottom: 0.85 }
/** A larger difference from the background than a shadow has. */
const OFF_GROUND = 48
/** A background with more variation is not plain. */
const LEAST_GROUND = 0.6

/** Undefined if the picture has no plain background. */
export function findCrowding(picture: RgbaPicture): Crowding | undefined {
  const { width, height, rgba } = shrinkPicture(picture, SIDE)
  const at = (x: number, y: number): number => 4 * (y * width + x)
  const edge: number[] = []
  for (let x = 0; x < width; x++) edge.push(at(x, 0), at(x, height - 1))
  for (let y = 1; y < height - 1; y++) edge.push(at(0, y), at(width - 1, y))
  const ground = [0, 1, 2].map(channel => {
    const values = edge.map(place => rgba[place + channel]!).toSorted((a, b) => a - b)
    return values[values.length >> 1]!
  })
  const isOff = (place: number): boolean =>
    ground.some((value, channel) => Math.abs(rgba[place + channel]! - value) > OFF_GROUND)
  if (edge.filter(place => !isOff(place)).length < LEAST_GROUND * edge.length) return undefined
  const shareOf = (zone: typeof TOP): number => {
    let [off, all] = [0, 0]
    for (let y = Math.floor(zone.top * height); y < zone.bottom * height; y++)
      for (let x = Math.floor(zone.left * width); x < zone.right * width; x++) {
        all++
        if (isOff(at(x, y))) off++
      }
    return off / Math.max(1, all)
  }
  return { top: shareOf(TOP), side: shareOf(LEFT) }
}
