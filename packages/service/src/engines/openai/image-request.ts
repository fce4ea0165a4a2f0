import type { Order } from '@kinora/media/engine/contract'
import { buildForm, type Fields } from '../remote/build-form.ts'
import { chooseModel, chooseSize, type RequestBody, withParameters } from './request-body.ts'
import { findDialect } from './dialects.ts'
import type { OpenaiSettings } from './openai-settings.ts'

type ImageOrder = Extract<Order, { kind: 'image' }>

const SIZE_STEP = 16

/** A picture from a prompt, or from other pictures: the path and the body. */
export async function buildImageRequest(
  order: ImageOrder,
  settings: OpenaiSettings,
): Promise<{ path: string; body: RequestBody }> {
  const fields = withParameters(describeImage(order, settings), settings.parameters?.image)
  const pictures = order.inputs.filter(input => input.kind === 'picture')
  if (pictures.length === 0) return { path: findDialect(settings.dialect).imagePath, body: { json: fields } }
  // The names in the reference client.
  const field = pictures.length === 1 ? 'image' : 'image[]'
  const form = await buildForm(
    fields,
    pictures.map(({ path }) => ({ field, path })),
  )
  return { path: '/v1/images/edits', body: { form } }
}

function describeImage(order: ImageOrder, settings: OpenaiSettings): Fields {
  const dialect = findDialect(settings.dialect)
  const { sizeStep = SIZE_STEP } = settings
  const step = dialect.takesFrames ? sizeStep : 1
  const { width, height } = chooseSize(order, settings.sizes?.image ?? dialect.imageSizes, step)
  return {
    model: chooseModel(order, settings),
    prompt: order.prompt,
    n: 1,
    size: `${width}x${height}`,
    ...(dialect.asksForBase64 && { response_format: 'b64_json' }),
    ...(dialect.takesFrames && { seed: order.seed }),
  }
}
