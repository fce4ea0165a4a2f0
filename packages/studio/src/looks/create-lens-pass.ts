import type { Size } from '@kinora/media/frames/size'
import type { ShotSetting } from '../setting/setting.ts'
import { blurPlane, type FramePlanes } from './frame-planes.ts'

type LensPass = (planes: FramePlanes) => void

/** The aspect ratio of a wide screen. */
const WIDE_SCREEN = 2.39
const [BLACK, GREY] = [16, 128]
/** The sharp band of a tilt-shift lens, and the distance of full blur, as shares of the height. */
const [SHARP, SOFT] = [0.13, 0.4]
const SOFTNESS = 0.011

/** Lens effects on a whole frame: tilt-shift makes towns look like toys, a wide screen has bars. */
export function createLensPass(
  { camera: { lens = [] } }: Pick<ShotSetting, 'camera'>,
  frame: Size,
): LensPass | undefined {
  const passes: LensPass[] = []
  if (lens.includes('tilt-shift')) passes.push(createTiltShift(frame))
  if (lens.includes('anamorphic') && frame.width / frame.height < WIDE_SCREEN && frame.width > frame.height)
    passes.push(createBars(frame))
  return passes.length === 0 ? undefined : planes => passes.forEach(pass => pass(planes))
}

function createTiltShift({ width, height }: Size): LensPass {
  const planes = [
    { wide: width, high: height },
    { wide: width / 2, high: height / 2 },
  ].map(({ wide, high }) => ({ wide, high, soft: new Uint8Array(wide * high) }))
  return ({ luma, blue, red }) => {
    for (const [plane, { wide, high, soft }] of [
      [luma, planes[0]!],
      [blue, planes[1]!],
      [red, planes[1]!],
    ] as const) {
      soft.set(plane)
      blurPlane(soft, wide, high, Math.max(1, Math.round(high * SOFTNESS)))
      for (let y = 0; y < high; y++) {
        const away = Math.abs(y / high - 0.58)
        const share = Math.min(1, Math.max(0, (away - SHARP) / (SOFT - SHARP)))
        if (share === 0) continue
        for (let at = y * wide; at < (y + 1) * wide; at++) plane[at] = plane[at]! + (soft[at]! - plane[at]!) * share
      }
    }
    // More saturated, like painted toys.
    for (const plane of [blue, red])
      for (let at = 0; at < plane.length; at++)
        plane[at] = Math.min(255, Math.max(0, GREY + (plane[at]! - GREY) * 1.18))
  }
}

function createBars({ width, height }: Size): LensPass {
  const bar = 2 * Math.round((height - width / WIDE_SCREEN) / 4)
  const half = { wide: width / 2, bar: bar / 2 }
  return ({ luma, blue, red }) => {
    luma.fill(BLACK, 0, bar * width)
    luma.fill(BLACK, luma.length - bar * width)
    for (const plane of [blue, red]) {
      plane.fill(GREY, 0, half.bar * half.wide)
      plane.fill(GREY, plane.length - half.bar * half.wide)
    }
  }
}
