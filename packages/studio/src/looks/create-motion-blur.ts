import type { ShotSetting } from '../setting/setting.ts'
import type { FramePlanes } from './frame-planes.ts'

/** The shutter time in seconds, and the number of blended pictures. */
const SHUTTER = 1 / 18
const SAMPLES = 4

/** The service's setting decides, which a child process inherits; by default the prompt does. */
export function isMotionBlurred({ camera }: Pick<ShotSetting, 'camera'>): boolean {
  const setting = process.env.KINORA_MOTION_BLUR
  if (setting === 'always') return true
  return setting !== 'never' && camera.lens?.includes('motion-blur') === true
}

/** Draws everything that moves during the shutter time at all its positions. */
export function createMotionBlur(planes: () => FramePlanes, drawAt: (seconds: number) => void) {
  let sums: Uint16Array[] | undefined
  return (seconds: number): void => {
    for (let sample = 0; sample < SAMPLES; sample++) {
      drawAt(seconds + (SHUTTER * sample) / SAMPLES)
      const { luma, blue, red } = planes()
      sums ??= [luma, blue, red].map(plane => new Uint16Array(plane.length))
      for (const [nth, plane] of [luma, blue, red].entries()) {
        const sum = sums[nth]!
        if (sample === 0) sum.set(plane)
        else for (let at = 0; at < plane.length; at++) sum[at] = sum[at]! + plane[at]!
        if (sample === SAMPLES - 1)
          for (let at = 0; at < plane.length; at++) plane[at] = (sum[at]! + SAMPLES / 2) / SAMPLES
      }
    }
  }
}
