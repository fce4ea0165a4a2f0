import { join } from 'node:path'
import { type Template, templates } from '../../catalog/templates.ts'
import { Refusal } from '../../core/errors.ts'
import { field, objectSchema, schemaFor } from '../../reference/answer-schemas.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../endpoint.ts'
import { sendSample } from '../send-sample.ts'
import type { ServerServices } from '../services.ts'

// Beside the sources in a clone, beside the compiled files in an installed package.
const FOLDER = join(import.meta.dirname, '..', '..', '..', 'samples', 'templates')
const SAMPLES = '/ent/v2/templates/samples/'

type ShownTemplate = Pick<Template, 'id' | 'seconds' | 'about'> & {
  pictures: { min: number; max: number }
  sample_url: string
}

export const templateEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/ent/v2/templates',
    tag: 'Documents',
    summary: 'The available templates',
    scope: 'read',
    answer: {
      about: 'All templates; `sample_url` is a small picture of each, without a key',
      schema: objectSchema({
        templates: field.list(
          schemaFor<ShownTemplate>({
            id: field.text('The value for `template`'),
            pictures: {
              ...objectSchema({ min: field.count('At least'), max: field.count('At most') }),
              description: 'How many pictures it needs',
            },
            seconds: field.count('Its duration'),
            about: {
              ...objectSchema({ en: field.text('In English'), zh: field.text('In Chinese') }),
              description: 'The action in it',
            },
            sample_url: field.text('A frame of it, as a WebP'),
          }),
          'All templates',
        ),
      }),
    },
    read: async ({ services }) => ({ json: { templates: templates.map(one => showTemplate(one, services)) } }),
  }),
  endpoint({
    method: 'GET',
    path: `${SAMPLES}{*}`,
    tag: 'Documents',
    summary: "A template's sample, by its `sample_url`; no key is needed",
    answer: { about: 'A frame of it', contentType: 'image/webp' },
    read: serveSample,
  }),
]

const showTemplate = (
  { id, seconds, about, pictures }: Template,
  { publicUrl }: Pick<ServerServices, 'publicUrl'>,
): ShownTemplate => ({
  id,
  pictures: { min: pictures[0], max: pictures[1] },
  seconds,
  about,
  sample_url: `${publicUrl().replace(/\/+$/, '')}${SAMPLES}${id}.webp`,
})

async function serveSample(call: Call): Promise<Answer> {
  const name = call.params['*'] ?? ''
  if (!templates.some(({ id }) => name === `${id}.webp`)) throw new Refusal('NotFound', 'no template has this name')
  const sent = await sendSample(call, join(FOLDER, name))
  if (!sent) throw new Refusal('NotFound', 'this template has no sample')
  return sent
}
