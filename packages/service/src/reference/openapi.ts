import type { Catalog } from '../catalog/catalog.ts'
import type { Column } from '../catalog/column.ts'
import { type JsonSchema, buildSchema } from '../catalog/build-schema.ts'
import type { DocsSource } from './page/endpoint-blocks.ts'
import { generalRules, type GuideLimits, INTRODUCTION } from './page/guide.ts'
import { renderMarkdown } from './page/render-markdown.ts'
import { TAGS } from './page/tags.ts'
import type { Operation } from './operation.ts'
import { readVersion } from '../core/read-version.ts'
import { componentName, refTo } from './openapi/component-name.ts'
import { errorResponses, errorSchema } from './openapi/error-answers.ts'
import { namedParts, buildOperation, SHARED } from './openapi/build-operation.ts'
import { PARAMETERS } from './openapi/build-parameters.ts'
import { sceneComponents } from './openapi/scene-components.ts'
import { keywordGuide } from './openapi/x-keywords.ts'
import { CALLBACK_HEADERS } from './page/verify-callback.ts'

/** The whole API as an OpenAPI 3.1 document, made from the list of operations and the catalogue. */
export function buildOpenApi({ catalog, endpoints, publicUrl }: DocsSource, limits: GuideLimits): object {
  const documented = endpoints.filter(one => !one.undocumented)
  const used = new Set(documented.map(one => one.tag))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kinora',
      version: readVersion(),
      summary: 'Asynchronous media generation',
      description: `${INTRODUCTION}\n\n${renderMarkdown([...generalRules(limits), ...keywordGuide])}`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    security: [{ apiKey: [] }],
    tags: [...used].map(name => ({ name, description: TAGS[name] ?? name })),
    paths: pathsOf(documented, catalog),
    webhooks: { taskChanged: taskCallback },
    components: {
      schemas: {
        Error: errorSchema,
        ...sceneComponents(),
        ...answerSchemas(),
        ...columnSchemasOf(documented, catalog),
      },
      responses: errorResponses(),
      parameters: PARAMETERS,
      headers: HEADERS,
      pathItems: { TaskCallback: taskCallback },
      securitySchemes: {
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description:
            '`Token <API_KEY>`: the word Token, a space, the key. Each operation names the scope that the key must have.',
        },
        bearerKey: { type: 'http', scheme: 'bearer', description: 'The same key, as `Bearer <API_KEY>`' },
      },
    },
  }
}

const HEADERS = {
  TraceId: { description: 'Names this request in the logs of the service', schema: { type: 'string' } },
  IgnoredFields: {
    description:
      'Names in the query and fields of the body that the service does not know, separated by commas; absent where there are none',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'Seconds to wait before trying again', schema: { type: 'integer', minimum: 1 } },
}

function pathsOf(endpoints: readonly Operation[], catalog: Catalog): Record<string, object> {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll('{*}', '{key}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: buildOperation(endpoint, catalog) }
  }
  return paths
}

const answerSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries([...SHARED].map(([schema, name]) => [name, { title: name, ...namedParts(schema as JsonSchema) }]))

/** The schemas of all bodies, with which the service validates requests. */
function columnSchemasOf(endpoints: readonly Operation[], catalog: Catalog): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {}
  const bodies = new Set(endpoints.flatMap(one => (one.body ? [one.body] : [])))
  const columns = [...bodies].flatMap((body): Column[] => [...catalog.columns(body).values()])
  for (const column of columns) {
    const name = componentName(column.title)
    if (schemas[name]) throw new Error(`two request schemas would be called ${name}`)
    schemas[name] = namedParts(buildSchema(column))
  }
  return schemas
}

/** The POST that a `callback_url` receives. */
export const taskCallback = {
  post: {
    operationId: 'taskChanged',
    summary: "A task's state has changed",
    description:
      'Sent for `processing`, `success` and `failed` when the task was created with a `callback_url`. The body is that of the task query; for an advertisement film it also has the `data_records` of its detailed query. `success` and `failed` are tried again three times; a delivery may repeat, `webhook-id` tells.',
    security: [],
    parameters: Object.entries(CALLBACK_HEADERS).map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: { 'application/json': { schema: refTo('schemas', 'Task') } } },
    responses: { '2XX': { description: 'Received: any 2xx within 10 seconds; redirects are not followed' } },
  },
}
