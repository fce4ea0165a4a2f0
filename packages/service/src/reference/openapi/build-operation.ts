import type { Catalog } from '../../catalog/catalog.ts'
import type { JsonSchema } from '../../catalog/build-schema.ts'
import { creationSchema, taskSchema } from '../answer-schemas.ts'
import { previewSchema } from '../preview-schema.ts'
import { buildAnswerExample, chooseShownColumn } from '../page/endpoint-blocks.ts'
import { buildExample } from '../page/build-example.ts'
import type { Operation } from '../operation.ts'
import { operationId, refTo } from './component-name.ts'
import { errorAnswers } from './error-answers.ts'
import { buildParameters } from './build-parameters.ts'
import { sceneReference } from './scene-components.ts'
import { buildRequestBody } from './build-request-body.ts'

/** An endpoint as an entry of the OpenAPI document. */
export function buildOperation(endpoint: Operation, catalog: Catalog): object {
  const { method, path, tag, summary, scope, body } = endpoint
  const parameters = buildParameters(endpoint, catalog)
  const callsBack = body !== undefined && 'callback_url' in body.fields
  return {
    operationId: operationId(method, path),
    tags: [tag],
    summary,
    security: scope ? [{ [endpoint.takesBearer ? 'bearerKey' : 'apiKey']: [scope] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: buildRequestBody(catalog, body, endpoint) }),
    ...(endpoint.takesAnyJson && { requestBody: { required: true, content: { 'application/json': {} } } }),
    ...(endpoint.rawBody && { requestBody: { required: true, content: { 'application/octet-stream': {} } } }),
    responses: { ...answerOf(endpoint, catalog), ...errorAnswers(endpoint) },
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
          example: buildAnswerExample(endpoint, catalog, body && buildExample(body, chooseShownColumn(catalog, body))),
        },
      }
    : answer?.contentType && { [answer.contentType]: {} }
  return { [answer?.status ?? 200]: { description: answer?.about ?? 'Done', headers, ...(content && { content }) } }
}

/** Schemas shared by several answers become named components. */
export const SHARED = new Map<unknown, string>([
  [taskSchema, 'Task'],
  [creationSchema, 'Creation'],
  [previewSchema, 'Preview'],
])

/** The same schema, with references instead of the named parts. */
const named = (schema: JsonSchema): JsonSchema => {
  const name = SHARED.get(schema)
  if ('x-scene' in schema) return sceneReference(schema)
  return name ? refTo('schemas', name) : namedParts(schema)
}

export const namedParts = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, namedValue(value)]))

const namedValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(namedValue)
  return typeof value === 'object' && value !== null ? named(value as JsonSchema) : value
}
