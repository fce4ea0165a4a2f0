import type { Camera, Layout, Point } from './edit-scene.ts'

/** Cameras to choose with one press, by the names that film makers use. Each sets what its name says; the rest stays. */
export const CAMERA_PRESETS = {
  wide: { size: 'wide' },
  full: { size: 'whole' },
  medium: { size: 'waist' },
  close: { size: 'bust' },
  face: { size: 'face' },
  heroic: { angle: 'low' },
  above: { angle: 'top' },
  aerial: { size: 'wide', angle: 'aerial' },
  profile: { from: 'right', angle: 'eye' },
  push: { move: 'push' },
  pull: { move: 'pull' },
  follow: { move: 'follow' },
} as const satisfies Record<string, Camera>

const SIDES = ['front', 'front-right', 'right', 'behind-right', 'behind', 'behind-left', 'left', 'front-left'] as const
const SIZES = ['face', 'bust', 'waist', 'whole', 'wide'] as const

const degrees = (radians: number): number => (radians * 180) / Math.PI
const turned = (angle: number): number => ((angle % 360) + 360) % 360

/**
 * The preset camera nearest to a camera dragged on the plan: its side of the targets, and the size for its new distance.
 */
export function cameraAt({ entities, camera }: Layout, now: Camera, [x, , z]: Point): Pick<Camera, 'from' | 'size'> {
  const targets = entities.filter(({ entity, id }) =>
    (now.target ?? []).some(name => name === entity || name === id || name.startsWith(`${entity}/`)),
  )
  const around = targets.length > 0 ? targets : entities
  const middle = [0, 2].map(
    axis => around.reduce((sum, { at }) => sum + (at[axis] ?? 0), 0) / Math.max(1, around.length),
  )
  const [mx = 0, mz = 0] = middle
  // `front` is the direction that all targets face, or the picture's front if they differ.
  const facings = around.map(({ facing }) => facing)
  const first = facings[0] ?? 0
  const isOneWay = facings.every(one => Math.abs(turned(one - first + 180) - 180) < 45)
  const angle = turned(degrees(Math.atan2(x - mx, z - mz)))
  const own = turned(angle - (isOneWay ? first : 0))
  const isSideways = Math.abs(own - 90) < 22 || Math.abs(own - 270) < 22
  // Left and right are always the picture's.
  const from = SIDES[Math.round((isSideways ? angle : own) / 45) % 8] ?? 'front'
  const before = Math.hypot((camera.at[0] ?? 0) - mx, (camera.at[2] ?? 0) - mz)
  const ratio = Math.hypot(x - mx, z - mz) / Math.max(0.1, before)
  const size = SIZES.findIndex(one => one === (now.size ?? 'whole'))
  const steps = ratio > 1.35 ? Math.min(2, Math.round(Math.log2(ratio) + 0.5)) : ratio < 0.75 ? -1 : 0
  const next = SIZES[Math.min(SIZES.length - 1, Math.max(0, (size < 0 ? 3 : size) + steps))] ?? 'whole'
  return { from, size: next }
}
