import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Size } from '@kinora/media/frames/size'
import type { ShotSetting } from '../setting/setting.ts'
import { chooseBend } from '../looks/choose-bend.ts'
import { createFlow } from '../looks/create-flow.ts'
import { createLensPass } from '../looks/create-lens-pass.ts'
import { createLightPass, type LightPlaces } from '../looks/create-light-pass.ts'
import type { FramePlanes } from '../looks/frame-planes.ts'
import { createFrameStyle } from '../looks/frame-styles.ts'
import type { Lighting } from '../looks/light-words.ts'

type FinishOptions = {
  shot: ShotSetting
  frame: Size
  planes: () => FramePlanes
  lighting: Lighting
  lightPlaces: LightPlaces
  /** The style that is applied to the frames. */
  styled: string | undefined
  /** Only flowing colours. */
  isFlowing: boolean
  seeded: SeededRandom
}

export type Finish = {
  /** Light in the air, before grading. */
  light(time: number): void
  /** Lens and camera shake. */
  style(time: number, frameNumber: number): void
}

/** Post-processing of a finished frame; most frames have none. */
export function createFinish(options: FinishOptions): Finish {
  const { shot, frame, planes, lighting, lightPlaces, styled, isFlowing, seeded } = options
  const light = createLightPass(lighting, frame, lightPlaces, seeded.fork('light'))
  const style = styled === undefined ? undefined : createFrameStyle(styled, frame, seeded.fork('style'))
  const bend = chooseBend(shot, frame)
  const lens = createLensPass(shot, frame)
  const flow = isFlowing ? createFlow(frame) : undefined
  return {
    light(time) {
      light?.(planes(), time)
    },
    style(time, frameNumber) {
      if (!style && !bend && !flow && !lens) return
      const all = planes()
      flow?.(all, time)
      bend?.(all)
      style?.(all, frameNumber)
      lens?.(all)
    },
  }
}
