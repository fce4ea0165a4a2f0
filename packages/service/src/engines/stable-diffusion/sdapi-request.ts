import type { Order } from '@kinora/media/engine/contract'
import { inputPaths, readBase64 } from '../remote/encoded-files.ts'
import { fitSize } from '../remote/fill-template.ts'

export type ImageOrder = Extract<Order, { kind: 'image' }>

const SIZE_STEP = 8

/** A picture from a prompt, or from another picture: the path and the body. */
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
    // A newer A1111 reports by this id whose order it runs; other servers ignore it.
    force_task_id: task,
    ...(picture !== undefined && { init_images: [await readBase64(picture)] }),
  }
  return { path: `/sdapi/v1/${picture === undefined ? 'txt2img' : 'img2img'}`, json }
}

/** The settings of a server with A1111's interface. */
export type SdapiSettings = {
  url: string
  sole?: boolean
  sizeStep?: number
  maxPixels?: number
  parameters?: Readonly<Record<string, unknown>>
  answerSeconds?: number
}

export const urlProperty = { type: 'string', minLength: 1, description: 'Address of the server' }

export const sizeProperties = {
  sizeStep: { type: 'integer', minimum: 1, maximum: 256, description: 'Its sides are a multiple of this' },
  maxPixels: {
    type: 'integer',
    minimum: 4_096,
    description: 'The most that its model should draw; what is ordered larger is drawn smaller and enlarged',
  },
}
