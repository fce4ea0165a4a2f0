import type { SceneShot } from '@kinora/media/scene/scene-schema'
import { AS_SAID, type Tried } from './frame-camera.ts'

const rad = (degrees: number): number => (degrees * Math.PI) / 180

/** Sides are eight: within half of the way to the next one the camera is where it is said. Degrees. */
const WITHIN_SIDE = [0, 11, -11, 21, -21]
const ANYWHERE = [0, 15, -15, 30, -30, 50, -50]
const AROUND = [80, -80, 110, -110, 145, -145, 180]
/** Degrees from above besides what is said; `eye` stays nearly level. */
const RAISED: Readonly<Record<string, readonly number[]>> = { eye: [0, 8, 15], high: [0, 8] }
const FREELY_RAISED = [0, 10, 20, 32]
/** Of a face that looks down, also from below. */
const PORTRAIT_RAISED = [...FREELY_RAISED, -12, -24]
/** Sizes that are portraits: seen from wherever the face is. */
const PORTRAITS: ReadonlySet<string> = new Set(['eyes', 'face', 'bust', 'waist'])

/** What may be tried: only what the document leaves open. What is as it says comes first. */
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
    .toSorted((a, b) => costOf(a) - costOf(b))
}

/** What another camera than the plain one has to show more, to be chosen. */
export const costOf = ({ turned, raised, away }: Tried): number =>
  0.11 * Math.abs(turned) + 0.28 * Math.abs(raised) + 0.12 * Math.abs(Math.log2(away))
