import type { Catalog } from '../../catalog/catalog.ts'
import type { JsonSchema } from '../../catalog/schema-of.ts'
import { creationSchema, taskSchema } from '../answer-schemas.ts'
import { answerExampleOf, shownColumnOf } from '../page/endpoint-blocks.ts'
import { exampleOf } from '../page/example-of.ts'
import type { Operation } from '../operation.ts'
import { operationIdOf, refTo } from './component-name.ts'
import { errorAnswersOf } from './error-answers.ts'
import { parametersOf } from './parameters-of.ts'
import { requestBodyOf } from './request-body-of.ts'

/** An endpoint as an entry of the document. */
export function operationOf(endpoint: Operation, catalog: Catalog): object {
  const { method, path, tag, summary, scope, body } = endpoint
  const parameters = parametersOf(endpoint, catalog)
  const callsBack = body !== undefined && 'callback_url' in body.fields
  return {
    operationId: operationIdOf(method, path),
    tags: [tag],
    summary,
    security: scope ? [{ apiKey: [scope] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: requestBodyOf(catalog, body, endpoint.bodyOptional === true) }),
    ...(endpoint.rawBody && { requestBody: { required: true, content: { 'application/octet-stream': {} } } }),
    responses: { ...answerOf(endpoint, catalog), ...errorAnswersOf(endpoint) },
    ...(callsBack && {
      callbacks: { taskChanged: { '{$request.body#/callback_url}': refTo('pathItems', 'TaskCallback') } },
    }),
  }
}

function answerOf(endpoint: Operation, catalog: Catalog): Record<string, object> {
  const { answer, body } = endpoint
  const headers = {
    'x-md-trace-id': refTo('headers', 'TraceId'),
    'x-ignored-fields': refTo('headers', 'IgnoredFields'),
  }
  const content = answer?.schema
    ? {
        'application/json': {
          schema: named(answer.schema),
          example: answerExampleOf(endpoint, catalog, body && exampleOf(body, shownColumnOf(catalog, body))),
        },
      }
    : answer?.contentType && { [answer.contentType]: {} }
  return { [answer?.status ?? 200]: { description: answer?.about ?? 'Done', headers, ...(content && { content }) } }
}

/** Schemas that several answers share have a name in the document. */
export const SHARED = new Map<unknown, string>([
  [taskSchema, 'Task'],
  [creationSchema, 'Creation'],
])

/** The same schema, with references in place of what has a name. */
const named = (schema: JsonSchema): JsonSchema => {
  const name = SHARED.get(schema)
  return name ? refTo('schemas', name) : namedParts(schema)
}

export const namedParts = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, namedValue(value)]))

const namedValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(namedValue)
  return typeof value === 'object' && value !== null ? named(value as JsonSchema) : value
}
