import type { Order } from '@kinora/media/engine/contract'
import { seePicture } from './see-picture.ts'

/** A prompt for the first frame of a video without one. */
export const recommendedPrompt = async (order: Extract<Order, { kind: 'video' }>): Promise<string | undefined> =>
  order.recommends ? (await seePicture(order)).prompt : undefined
