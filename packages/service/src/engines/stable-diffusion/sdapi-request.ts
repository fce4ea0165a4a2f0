import type { Order } from '@kinora/media/engine/contract'
import { inputPaths, readBase64 } from '../remote/encoded-files.ts'
import { fitSize } from '../remote/frame-steps.ts'
import type { SdapiSettings } from './sdapi-settings.ts'

export type ImageOrder = Extract<Order, { kind: 'image' }>

const SIZE_STEP = 8

/** A picture from words, or from another: where the server is asked for it, and how. */
export async function buildSdapiRequest(
  order: ImageOrder,
  task: string,
  { sizeStep = SIZE_STEP, maxPixels, parameters = {} }: SdapiSettings,
): Promise<{ path: string; json: object }> {
  const [picture] = inputPaths(order, 'picture')
  const json = {
    prompt: order.prompt,
    seed: order.seed,
    ...fitSize(order, { step: sizeStep, ...(maxPixels !== undefined && { maxPixels }) }),
    ...parameters,
    // A newer A1111 tells by it whose order it works on; others pass over it.
    force_task_id: task,
    ...(picture !== undefined && { init_images: [await readBase64(picture)] }),
  }
  return { path: `/sdapi/v1/${picture === undefined ? 'txt2img' : 'img2img'}`, json }
}
