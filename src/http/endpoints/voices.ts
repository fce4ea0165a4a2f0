import { voices } from '../../catalog/voices.ts'
import { fieldSchemas, listSchema, objectSchema } from '../answer-schemas.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'

const { text } = fieldSchemas

export const voiceEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/ent/v2/voices',
    tag: 'Voices',
    summary: 'The voices that can be asked for',
    scope: 'read',
    answer: {
      about: 'All voices; `sample_url` is empty where no sample has been made',
      schema: objectSchema({
        voices: listSchema(objectSchema({ id: text, language: text, gender: text, style: text, sample_url: text })),
      }),
    },
    read: async () => ({ json: { voices: voices.map(voice => ({ ...voice, sample_url: '' })) } }),
  }),
]
