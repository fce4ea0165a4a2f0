import type { Size } from '@kinora/media/frames/size'
import type { SceneShot } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import type { StagePlace } from '../resolve/resolve-place.ts'
import { bothBounds, boundsOf, fillsFor, WITHIN } from './frame-camera.ts'
import { cornersOf, joined, type Region } from './shot-region.ts'
import type { View } from './view.ts'

/** Cosine: a camera this far from the place's front does not see it from there. */
const FROM_FRONT = 0.9
/** The longest lens, as a multiple of the usual focal length. If a view needs a longer one, the camera comes nearer. */
const LONGEST = 9
/** Metres: nearer things are framed from elsewhere. */
const NEAREST = 1.5
const SMALL: ReadonlySet<string> = new Set(['eyes', 'face', 'hands', 'bust'])

/** A part of a place that is drawn only from its front, away from where people usually stand. */
function isElsewhere(name: string | undefined, { said, room }: StagePlace): boolean {
  const [head, part] = (name ?? '').split('/') as [string, string | undefined]
  const anchor = head === said.id && part !== undefined ? room.anchor(part) : undefined
  const { middle } = room
  return (
    anchor !== undefined &&
    anchor.spots.some(({ at }) => at[2] < FURTHEST && at[1] < HIGHEST) &&
    !(
      anchor.isFlat &&
      anchor.spots.some(
        ({ at, size }) =>
          // A point of the ground, or ground where people stand.
          Math.max(size[0], size[2]) <= 1 ||
          (Math.abs(at[0] - middle[0]) <= size[0] / 2 && Math.abs(at[2] - middle[2]) <= size[2] / 2 + 1),
      )
    )
  )
}
/** Metres: farther or higher parts count as sky. */
const [FURTHEST, HIGHEST] = [90, 10]

/** The anchor that a shot is about, in a place drawn from its front. Only that view shows it correctly. */
export function anchoredTo(
  { placements = [], actions = [], camera }: SceneShot,
  place: StagePlace,
): string | undefined {
  if (place.room.isFree || place.room.isBackdrop) return undefined
  const names = [
    ...placements.flatMap(({ to }) => to ?? []),
    ...actions.flatMap(({ object, target, path }) => [object, target, path && 'to' in path ? path.to : undefined]),
    ...(camera?.target ?? []),
  ]
  return names.find((name): name is string => typeof name === 'string' && isElsewhere(name, place))
}

/** Frames all regions with another focal length from the place's own viewpoint, at the given height. */
export function anchoredView(
  camera: NonNullable<SceneShot['camera']>,
  { regions, around = [] }: { regions: readonly Region[]; around?: readonly Region[] },
  side: readonly [x: number, z: number],
  frame: Size,
  raised: number,
  aside = 0,
): View | undefined {
  const { low, high } = joined([...regions, ...around])
  if (-side[1] < FROM_FRONT || low[2] < NEAREST || SMALL.has(camera.size ?? '')) return undefined
  const middle: Point = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
  const eye: Point = [
    aside * middle[2],
    Math.max(0.8, Math.min(2.2, middle[1] + 0.05 * middle[2])) + raised * middle[2],
    0,
  ]
  const [corners, others] = [regions.flatMap(cornersOf), around.flatMap(cornersOf)]
  const [fillHigh, fillWide] = fillsFor(camera, regions, frame)
  let view: View = {
    eye,
    yaw: 0,
    pitch: 0,
    roll: 0,
    horizon: 0.5,
    centre: 0.5,
    zoom: 1,
    middle,
    distance: middle[2],
    ...(aside !== 0 && { shear: aside }),
  }
  for (let round = 0; round < 3; round++) {
    const about = boundsOf(corners, view, frame)
    const [left, right, top, bottom] = others.length > 0 ? bothBounds(about, boundsOf(others, view, frame)) : about
    const times = Math.min(
      fillWide / Math.max(1e-3, about[1] - about[0]),
      fillHigh / Math.max(1e-3, about[3] - about[2]),
      Math.max(fillWide, WITHIN) / Math.max(1e-3, right - left),
      Math.max(fillHigh, WITHIN) / Math.max(1e-3, bottom - top),
    )
    view = {
      ...view,
      zoom: view.zoom * times,
      centre: 0.5 + ((view.centre ?? 0.5) - (left + right) / 2) * times,
      horizon: 0.5 + (view.horizon - (top + bottom) / 2) * times,
    }
  }
  const { zoom, horizon, centre = 0.5 } = view
  const isDrawn = zoom <= LONGEST && zoom >= 0.5 && horizon > -1.4 && horizon < 0.98 && Math.abs(centre - 0.5) < 2
  return isDrawn ? view : undefined
}
