import { readFile } from 'node:fs/promises'
import type { UnderstoodRequest } from '../../catalog/catalog.ts'
import type { RequestValues } from '../../catalog/request-values.ts'
import type { sceneExport } from '../../catalog/scene-stills.ts'
import { requireStage } from '../../plans/make-passes.ts'
import { fetchOrderInputs } from '../../plans/make-one-order.ts'
import { PlanFailure } from '../../plans/plan.ts'
import { readPrompt } from '../../plans/reading/read-prompt.ts'
import { inPreview, type PreviewPorts } from '../preview/preview-task.ts'
import { draftOrder } from './draw-stills.ts'

/** Pixels across the picture of the place. */
const WIDTH = 960

/** Writes a scene document or a prompt as a glTF file. Nothing is stored or charged. */
export const exportScene = (
  body: UnderstoodRequest,
  asking: Parameters<typeof inPreview>[2],
  ports: PreviewPorts,
): Promise<Buffer> =>
  inPreview({ name: 'text2video', plan: 'imagine' }, body, asking, ports, async (context, { wanted }) => {
    // The body was checked with the declaration that the type follows from.
    const request = context.task.request as RequestValues<typeof sceneExport>
    const drafted = draftOrder({ ...request, width: WIDTH }, await fetchOrderInputs(wanted, context))
    const { order } = await readPrompt(drafted, context)
    const engine = await requireStage(order, context)
    const scene = order.scene ?? (await engine.preview?.(order, context))?.scene?.scene
    if (!scene) throw new PlanFailure('ModelUnavailable', 'the engine films no scene documents', { retryable: false })
    const made = await engine.passes?.({ ...order, scene }, { names: ['glb'] }, context)
    const file = made?.passes[0]
    if (!file) throw new PlanFailure('ModelUnavailable', 'the engine writes no glTF files', { retryable: false })
    return readFile(file.path)
  })
