import type { Catalog } from '../../catalog/catalog.ts'
import { describeCatalog } from '../../reference/describe-catalog.ts'
import { field, objectSchema } from '../../reference/answer-schemas.ts'
import { createDocument, type Document, sendDocument } from '../document.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

const fieldSchema = {
  type: 'object',
  description:
    'By name: `kind` (text, integer, number, flag, choice, picture, clip, sound, voice, list, record, …), its limits, default and choices',
}

const columnSchema = objectSchema({
  key: field.text('The model or mode'),
  fields: {
    ...fieldSchema,
    description:
      'Fields that differ for this model or mode; `standing` is `ignored` or `rejected` for fields it does not use',
  },
})

const generatorSchema = objectSchema(
  {
    name: field.text('As in the path of its estimate'),
    path: field.text('The path of its endpoint'),
    summary: field.text('Its effect'),
    film: field.truth('True if the result is a film of parts'),
    rules_by: field.text('The field whose value chooses the column'),
    needs_one_of: field.texts('At least one of these fields is required'),
    fields: fieldSchema,
    columns: field.list(columnSchema, 'What each model or mode changes; empty without a choice'),
  },
  ['rules_by', 'needs_one_of'],
)

/** The declarations as data for building forms. */
export const catalogEndpoints = (catalog: Catalog): Endpoint[] => {
  let document: Document | undefined
  return [
    endpoint({
      method: 'GET',
      path: '/ent/v2/catalog',
      tag: 'Documents',
      summary: 'The generators and models as data, for building forms',
      answer: {
        about: 'Every generator with its fields, and every model; supports `If-None-Match`',
        schema: objectSchema({
          generators: field.list(generatorSchema, 'The generators'),
          models: field.list(
            objectSchema({ id: field.text('As in requests'), about: field.text('In a few words') }),
            'The models',
          ),
        }),
      },
      read: call =>
        sendDocument(call, (document ??= createDocument(JSON.stringify(describeCatalog(catalog)), JSON_TYPE))),
    }),
  ]
}
