import type { SceneCamera, SceneShot } from '@kinora/media/scene/scene-schema'
import { AS_SAID, type Tried } from './frame-camera.ts'

const rad = (degrees: number): number => (degrees * Math.PI) / 180

/** There are eight sides: half of the distance to the next still counts as the given side. Degrees. */
const WITHIN_SIDE = [0, 11, -11, 21, -21]
const ANYWHERE = [0, 15, -15, 30, -30, 50, -50]
const AROUND = [80, -80, 110, -110, 145, -145, 180]
/** Additional degrees from above; `eye` stays nearly level. */
const RAISED: Readonly<Record<string, readonly number[]>> = { eye: [0, 8, 15], high: [0, 8] }
const FREELY_RAISED = [0, 10, 20, 32]
/** For a face that looks down, also from below. */
const PORTRAIT_RAISED = [...FREELY_RAISED, -12]
/** Portrait sizes: taken from wherever the face looks. */
const PORTRAITS: ReadonlySet<string> = new Set(['eyes', 'face', 'bust', 'waist'])

/** The cameras to try: only values that the document leaves open vary. The plain camera comes first. */
export function triedFor({ camera = {} }: SceneShot, targets: number): Tried[] {
  const isPortrait = targets === 1 && PORTRAITS.has(camera.size ?? '')
  const turns = camera.from === undefined ? [...ANYWHERE, ...(isPortrait ? AROUND : [])] : WITHIN_SIDE
  const raises =
    camera.pitch !== undefined
      ? [0]
      : camera.angle === undefined
        ? isPortrait
          ? PORTRAIT_RAISED
          : FREELY_RAISED
        : (RAISED[camera.angle] ?? [0])
  return raises
    .flatMap(raised => turns.map((turned): Tried => ({ ...AS_SAID, turned: rad(turned), raised: rad(raised) })))
    .toSorted((a, b) => costOf(a, camera) - costOf(b, camera))
}

/** The gain that another camera needs to replace the plain one; more against an angle of the document. */
export const costOf = ({ turned, raised, away }: Tried, { angle }: SceneCamera): number =>
  0.11 * Math.abs(turned) + (angle === undefined ? 0.28 : 0.32) * Math.abs(raised) + 0.12 * Math.abs(Math.log2(away))
