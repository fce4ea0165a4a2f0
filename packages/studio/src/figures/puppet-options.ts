import type { Motion } from '../direct/shot-list.ts'
import type { RgbaPicture } from '@kinora/media/frames/size'

/** A head or bust with a body: what it is made of. `height` is of the whole figure, in pixels. */
export type PuppetOptions = {
  top: RgbaPicture
  part: 'head' | 'bust' | 'beast'
  code: string
  colour: string | undefined
  motion: Motion
  isHolding: boolean
  height: number
  /** 1 looks right. */
  faces: 1 | -1
}
