import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Size } from '@kinora/media/frames/size'
import type { ShotSetting } from '../../../setting/setting.ts'
import { chooseBend } from '../../../looks/choose-bend.ts'
import { createFlow } from '../../../looks/create-flow.ts'
import { createLensPass } from '../../../looks/create-lens-pass.ts'
import { createLightPass, type LightPlaces } from '../../../looks/create-light-pass.ts'
import type { FramePlanes } from '../../../looks/frame-planes.ts'
import { createFrameStyle } from '../../../looks/frame-styles.ts'
import type { Lighting } from '../../../looks/light-words.ts'

type FinishOptions = {
  shot: ShotSetting
  frame: Size
  planes: () => FramePlanes
  lighting: Lighting
  lightPlaces: LightPlaces
  /** The style that is worked into the frames. */
  styled: string | undefined
  /** Nothing but colours that flow. */
  isFlowing: boolean
  seeded: SeededRandom
}

export type Finish = {
  /** Light in the air: before the film is graded. */
  light(time: number): void
  /** What lens and hand make of all of it. */
  style(time: number, frameNumber: number): void
}

/** What is done to a frame when everything is drawn; most have nothing done to them. */
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
