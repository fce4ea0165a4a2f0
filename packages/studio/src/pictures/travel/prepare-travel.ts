import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import { smoothStep } from '../../planes/plane.ts'
import { flattenOnWhite } from '../../planes/resize-picture.ts'
import { cropToSubject } from '../look-at/crop-to-subject.ts'
import type { Take, TakeOptions } from '../../camera/take.ts'
import { findView, type View } from './find-view.ts'
import { type Area, composeMosaic } from './compose-mosaic.ts'

type TravelOptions = TakeOptions & { first: RgbaPicture; last: RgbaPicture }

// The maximum size that a compositor keeps without reduction.
const MAX_SIDE = 3_840

/**
 * A camera move between two pictures of the same scene, shifted or zoomed, over both combined. They are exactly the
 * first and the last frame. Undefined if they do not show the same scene.
 */
export async function prepareTravel(options: TravelOptions): Promise<Take | undefined> {
  const { compositor, frames } = options
  const frame: Size = { width: compositor.width, height: compositor.height }
  const first = flattenOnWhite(await cropToSubject(options.first, frame))
  const last = flattenOnWhite(await cropToSubject(options.last, frame))
  const view = await findView(first, last)
  if (!view) return undefined
  const pieces = [
    { picture: first, area: { left: 0, top: 0, width: 1, height: 1 } },
    { picture: last, area: { left: view.x, top: view.y, width: view.scale, height: view.scale } },
  ] as const
  const whole = around(pieces[0].area, pieces[1].area)
  // As detailed as the nearer picture.
  const detail = Math.min(1 / Math.min(1, view.scale), MAX_SIDE / (Math.max(frame.width, frame.height) * whole.width))
  const size = {
    width: 2 * Math.round((frame.width * whole.width * detail) / 2),
    height: 2 * Math.round((frame.height * whole.height * detail) / 2),
  }
  const ends = [compositor.addPicture(first), compositor.addPicture(last)] as const
  const early = compositor.addPicture(await composeMosaic(pieces[0], pieces[1], whole, size))
  const late = compositor.addPicture(await composeMosaic(pieces[1], pieces[0], whole, size))
  const dissolve = compositor.addTransition('dissolve')
  return {
    draw(index) {
      if (index <= 0) return compositor.drawPicture(ends[0])
      if (index >= frames - 1) return compositor.drawPicture(ends[1])
      const share = index / (frames - 1)
      const { left, top, width } = areaAt(view, 0.35 * share + 0.65 * smoothStep(0, 1, share))
      const camera = {
        x: ((left + width / 2 - whole.left) / whole.width) * size.width,
        y: ((top + width / 2 - whole.top) / whole.height) * size.height,
        zoom: frame.width / ((width / whole.width) * size.width),
      }
      compositor.drawTransition(
        dissolve,
        smoothStep(0.2, 0.8, share),
        () => compositor.drawPicture(early, camera),
        () => compositor.drawPicture(late, camera),
      )
    },
  }
}

function around(one: Area, other: Area): Area {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)]
  const right = Math.max(one.left + one.width, other.left + other.width)
  const bottom = Math.max(one.top + one.height, other.top + other.height)
  return { left, top, width: right - left, height: bottom - top }
}

/** The view on the way: zooms by equal ratios, as with a constant camera speed. */
function areaAt({ x, y, scale }: View, way: number): Area {
  const width = scale ** way
  // With zoom, the fixed point stays the same; without, the view moves straight.
  const moved = Math.abs(1 - scale) < 1e-3 ? way : (1 - width) / (1 - scale)
  return { left: x * moved, top: y * moved, width, height: width }
}
