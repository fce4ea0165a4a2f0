import type { Order } from '@kinora/media/engine/contract'
import { seePicture } from './see-picture.ts'

/** Words for the first frame of a video that nobody gave any for. */
export const recommendedPrompt = async (order: Extract<Order, { kind: 'video' }>): Promise<string | undefined> =>
  order.recommends ? (await seePicture(order)).prompt : undefined
