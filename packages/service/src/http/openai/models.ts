import type { Catalog } from '../../catalog/catalog.ts'
import { Refusal } from '../../core/errors.ts'
import { quoteValue } from '../../core/text.ts'
import { field, objectSchema } from '../../reference/answer-schemas.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'
import { MODEL_NAMES, SPEECH_MODEL } from './model-names.ts'

const modelSchema = objectSchema({
  id: field.text('The value for `model`'),
  object: field.choice(['model'], 'What this is'),
  created: field.count('Always 0'),
  owned_by: field.text('`kinora`, or the model of ours that a name of another service stands for'),
})

const OPENAI = { method: 'GET', tag: 'OpenAI', takesBearer: true, scope: 'read' } as const

const listModels = ({ models }: Catalog) => {
  const own = [...models.map(({ id }) => id), SPEECH_MODEL].map(id => ({ id, owned_by: 'kinora' }))
  const names = Object.entries(MODEL_NAMES).map(([id, { model }]) => ({ id, owned_by: `kinora ${model}` }))
  return [...own, ...names].map(({ id, owned_by }) => ({ id, object: 'model', created: 0, owned_by }))
}

export const modelEndpoints = (catalog: Catalog): Endpoint[] => [
  endpoint({
    ...OPENAI,
    path: '/v1/models',
    summary: 'The models, and the names that stand for one of them',
    answer: {
      about: 'All of them',
      schema: objectSchema({
        object: field.choice(['list'], 'What this is'),
        data: field.list(modelSchema, 'The models, ours first'),
      }),
    },
    read: async () => ({ json: { object: 'list', data: listModels(catalog) } }),
  }),
  endpoint({
    ...OPENAI,
    path: '/v1/models/{model}',
    summary: 'A model by its name',
    answer: { about: 'The model', schema: modelSchema },
    read: async ({ params: { model = '' } }) => {
      const found = listModels(catalog).find(({ id }) => id === model)
      if (!found) throw new Refusal('NotFound', `there is no model ${quoteValue(model)}; GET /v1/models names them`)
      return { json: found }
    },
  }),
]
