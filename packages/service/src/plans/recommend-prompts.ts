import { estimateOrder } from '@kinora/media/engine/estimate-order'
import type { promptRecommendation } from '../catalog/generators/img2video-prompt-recommendation.ts'
import type { RequestValues } from '../catalog/request-values.ts'
import { askEngine, type Question } from './orders/run-order.ts'
import type { DeclaredPlan } from './declared-plan.ts'
import { fetchInputs } from './files/fetch-inputs.ts'
import { writePrompts } from './write-prompts.ts'
import { list, record, type Shape, text } from '../core/shape.ts'
import type { RecommendedPrompt } from '../store/tasks/task-row.ts'
import { seen } from './stored-shapes.ts'

type Request = RequestValues<typeof promptRecommendation>

const recommended: Shape<RecommendedPrompt[]> = list(
  record({ type: text, content: text, prompt: text, template: text, resolution: text }),
)

// The same picture gets the same prompts.
const SEED = 1

/** Recommends prompts for clips that begin with a picture, from the content of the picture. */
export const recommendPrompts: DeclaredPlan<Request> = {
  needs: () => ['seeing'],
  orders: () => ['seeing'],
  estimateSeconds: () => estimateOrder({ kind: 'seeing', prompt: '', seed: SEED, inputs: [] }),
  // The result is text, so there is nothing to preview.
  outline: () =>
    Promise.resolve({
      seed: SEED,
      parts: [],
      sounds: [],
      lines: [],
      titles: [],
      notes: ['prompts are recommended, and nothing else is made'],
    }),
  async make({ type, count, resolution }, context, { wanted }) {
    const prompts = await context.step('prompts', recommended, async () => {
      const order: Question = { kind: 'seeing', prompt: '', seed: SEED, inputs: await fetchInputs(wanted, context) }
      const found = await askEngine('seen', order, seen, context)
      return [...new Set(type)].flatMap(one => writePrompts(found, one, count).map(words => ({ ...words, resolution })))
    })
    return { creations: [], prompts }
  },
}
