import type { Order } from '../contract.ts'
import { castOf } from './cast-of.ts'
import { castInputs } from './director/cast-inputs.ts'
import { direct } from './director/direct.ts'
import type { ShotList } from './director/shot-list.ts'

/** What an order's words say, played by its pictures and clips. */
export const shotsOf = (order: Extract<Order, { kind: 'video' | 'image' }>): ShotList =>
  castInputs(direct({ prompt: order.prompt, seed: order.seed, inputs: castOf(order) }))
