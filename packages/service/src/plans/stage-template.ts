import type { template } from '../catalog/generators/template.ts'
import type { RequestValues } from '../catalog/request-values.ts'
import { templates } from '../catalog/templates.ts'
import { oneOrder } from './make-one-order.ts'
import { videoOrder } from './video-order.ts'

/** People of photos in one of the scenes there are. */
export const stageTemplate = oneOrder('video', (request: RequestValues<typeof template>, inputs) => {
  const { template: id, area, beast, prompt, seed, aspect_ratio, bgm } = request
  const chosen = { ...(area && { area }), ...(beast && { beast }) }
  const options = Object.keys(chosen).length > 0 ? { options: chosen } : {}
  const duration = templates.find(one => one.id === id)?.seconds ?? 4
  return videoOrder(
    { kind: 'template', template: id, ...options },
    // The contract lets nobody choose the size.
    { prompt, seed, aspect_ratio, duration, resolution: '720p', ...(bgm !== undefined && { bgm }) },
    inputs,
  )
})
