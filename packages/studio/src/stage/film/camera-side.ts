import type { SceneCamera } from '@kinora/media/scene/scene-schema'
import type { CameraTarget } from './shot-region.ts'

type Way = readonly [x: number, z: number]

const PICTURE: Way = [0, -1]
/** A quarter turn. Performers whose directions differ by more face different ways. */
const ALIKE = Math.cos(Math.PI / 2)

/** The direction from the targets to the camera for `from`; by default the front of the picture. */
export function cameraSide({ from }: Pick<SceneCamera, 'from'>, targets: readonly CameraTarget[]): Way {
  const front = commonFront(withoutSmallThings(targets))
  const own =
    targets[0] && !targets[0].isTurnedByPicture && targets[0].yaw !== undefined ? way(targets[0].yaw) : PICTURE
  const behind: Way = [-own[0], -own[1]]
  const sides: Readonly<Record<string, readonly Way[]>> = {
    front: [front],
    back: [behind],
    behind: [behind],
    left: [[-1, 0]],
    right: [[1, 0]],
    'front-left': [front, asideOf(front, -1)],
    'front-right': [front, asideOf(front, 1)],
    'behind-left': [behind, asideOf(behind, -1)],
    'behind-right': [behind, asideOf(behind, 1)],
  }
  const all = sides[from ?? ''] ?? [PICTURE]
  return unit(
    all.reduce((sum, one) => sum + one[0], 0),
    all.reduce((sum, one) => sum + one[1], 0),
  )
}

/**
 * The direction that all targets face; things much smaller than the living do not count. It is the picture's front if they differ or one is turned relative to the
 * picture.
 */
function commonFront(targets: readonly CameraTarget[]): Way {
  if (targets.some(({ isTurnedByPicture }) => isTurnedByPicture)) return PICTURE
  const ways = targets.flatMap(({ yaw }) => (yaw === undefined ? [] : [way(yaw)]))
  if (ways.length === 0) return PICTURE
  const isAlike = ways.every(a => ways.every(b => a[0] * b[0] + a[1] * b[1] > ALIKE))
  if (!isAlike) return PICTURE
  return unit(
    ways.reduce((sum, one) => sum + one[0], 0),
    ways.reduce((sum, one) => sum + one[1], 0),
  )
}

function withoutSmallThings(targets: readonly CameraTarget[]): readonly CameraTarget[] {
  const tall = ({ low, high }: CameraTarget): number => high[1] - low[1]
  const living = Math.min(...targets.filter(({ isAlive }) => isAlive).map(tall))
  return Number.isFinite(living) ? targets.filter(one => one.isAlive || tall(one) > 0.5 * living) : targets
}

const way = (yaw: number): Way => [Math.sin(yaw), Math.cos(yaw)]

function unit(x: number, z: number): Way {
  const length = Math.hypot(x, z)
  return length > 1e-6 ? [x / length, z / length] : PICTURE
}

/** To the picture's left or right of a direction. For a direction across the picture, nearer or farther. */
function asideOf([x, z]: Way, side: 1 | -1): Way {
  const [ax, az] = [-z, x]
  const isRight = Math.abs(ax) > 0.1 ? ax > 0 : az < 0
  return (side === 1) === isRight ? [ax, az] : [-ax, -az]
}
