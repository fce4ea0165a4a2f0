import type { UnderstoodRequest } from '../../catalog/catalog.ts'
import type { RequestValues } from '../../catalog/request-values.ts'
import type { sceneChange } from '../../catalog/scene-stills.ts'
import { refuseField } from '../../core/errors.ts'
import { changeDocument, type ChangedDocument } from '../../plans/reading/change-document.ts'
import { inPreview, type PreviewPorts } from '../preview/preview-task.ts'
import { draftOrder } from './draw-stills.ts'

const WIDTH = 640

/** Changes a scene document as words say. Nothing is stored or charged. */
export const changeScene = (
  body: UnderstoodRequest,
  asking: Parameters<typeof inPreview>[2],
  ports: PreviewPorts,
): Promise<ChangedDocument> =>
  inPreview({ name: 'text2video', plan: 'imagine' }, body, asking, ports, async context => {
    // The body was checked with the declaration that the type follows from.
    const request = context.task.request as RequestValues<typeof sceneChange>
    const { scene, words, shot, images = [], seed } = request
    if (shot !== undefined && shot >= scene.shots.length)
      throw refuseField('shot', `shot must be a shot of the scene, 0 to ${scene.shots.length - 1}, got ${shot}`)
    const subjects = scene.entities.flatMap(({ asset }) => (asset.startsWith('subject:') ? [asset.slice(8)] : []))
    const inputs = { images: images.length, videos: 0, subjects }
    const drawn = draftOrder({ ...request, prompt: words, width: WIDTH }, [])
    return changeDocument({ scene, words, ...(shot !== undefined && { shot }), seed, inputs }, drawn, context)
  })
