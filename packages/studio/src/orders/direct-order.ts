import type { Order } from '@kinora/media/engine/contract'
import { selectSceneInputs } from './select-scene-inputs.ts'
import { castInputs } from '../direct/cast-inputs.ts'
import { direct } from '../direct/direct.ts'
import type { ShotList } from '../direct/shot-list.ts'

/** What an order's words say, played by its pictures and clips. */
export const directOrder = (order: Extract<Order, { kind: 'video' | 'image' }>): ShotList =>
  castInputs(
    direct({
      prompt: order.prompt,
      seed: order.seed,
      inputs: selectSceneInputs(order),
      ...(order.kind === 'video' && order.cast && { cast: order.cast }),
    }),
  )
