import type { Size } from '@kinora/media/frames/size'
import type { Shot } from '../direct/shot-list.ts'
import { smoothStep } from '../planes/plane.ts'
import { blurPlane, type FramePlanes } from './frame-planes.ts'

/** Focus that goes from what is behind to the figures, or the other way. */
export type FocusPull = {
  /** Between the two pictures of what is behind, that are drawn one after the other. */
  drawBehind(drawSoft: () => void, drawSharp: () => void, progress: number): void
  /** The figures that were drawn since, as soft as they are now. */
  softenFigures(progress: number): void
}

/** Of the frame's height. */
const SOFTNESS = 0.012
/** Codes by which a figure differs from what was there before it. */
const DIFFERS = 3
/** Shares of the shot between which it goes. */
const [FROM, TO] = [0.3, 0.62]

const easedFrom = (progress: number): number => smoothStep(FROM, TO, progress)

/** How sharp the figures are at some progress of a shot whose focus is pulled: undefined where it is not. */
export function figureFocus({
  camera: { lens = [] },
}: Pick<Shot, 'camera'>): ((progress: number) => number) | undefined {
  if (lens.includes('focus-away')) return progress => 1 - easedFrom(progress)
  return lens.includes('rack-focus') ? easedFrom : undefined
}

export function createFocusPull(
  { width, height }: Size,
  frame: () => FramePlanes,
  sharpness: (progress: number) => number,
): FocusPull {
  const sizes = [width * height, (width * height) / 4, (width * height) / 4]
  const before = sizes.map(size => new Uint8Array(size))
  const soft = sizes.map(size => new Uint8Array(size))
  const mask = new Uint8Array(width * height)
  const small = new Uint8Array((width * height) / 4)
  const radius = Math.max(1, Math.round(height * SOFTNESS))
  const listed = (): Uint8Array[] => {
    const { luma, blue, red } = frame()
    return [luma, blue, red]
  }
  return {
    drawBehind(drawSoft, drawSharp, progress) {
      const share = sharpness(progress)
      if (share > 0) drawSoft()
      if (share > 0) listed().forEach((plane, nth) => soft[nth]!.set(plane))
      if (share < 1) drawSharp()
      if (share > 0 && share < 1)
        listed().forEach((plane, nth) => {
          for (let at = 0; at < plane.length; at++) plane[at] = plane[at]! + (soft[nth]![at]! - plane[at]!) * share
        })
      listed().forEach((plane, nth) => before[nth]!.set(plane))
    },
    softenFigures(progress) {
      const share = 1 - sharpness(progress)
      if (share === 0) return
      const planes = listed()
      const [luma] = planes
      for (let at = 0; at < mask.length; at++) mask[at] = Math.abs(luma![at]! - before[0]![at]!) > DIFFERS ? 255 : 0
      blurPlane(mask, width, height, radius)
      for (let y = 0; y < height / 2; y++)
        for (let x = 0; x < width / 2; x++) small[(y * width) / 2 + x] = mask[2 * y * width + 2 * x]!
      planes.forEach((plane, nth) => {
        const [wide, shown] = nth === 0 ? [width, mask] : [width / 2, small]
        soft[nth]!.set(plane)
        blurPlane(soft[nth]!, wide, plane.length / wide, nth === 0 ? radius : Math.max(1, radius >> 1))
        for (let at = 0; at < plane.length; at++) {
          const by = Math.min(1, shown[at]! / 110) * share
          if (by > 0) plane[at] = plane[at]! + (soft[nth]![at]! - plane[at]!) * by
        }
      })
    },
  }
}
