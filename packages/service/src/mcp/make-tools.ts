import type { JsonSchema } from '../catalog/build-schema.ts'
import type { Catalog } from '../catalog/catalog.ts'
import { completeRequest } from '../catalog/complete-request.ts'
import type { Generator } from '../catalog/declare.ts'
import { askJson } from './ask.ts'
import { buildInputSchema, describeColumns } from './build-input-schema.ts'
import { Path, pathTo } from './path.ts'
import { answerJson, IDEMPOTENCY_KEY, keyHeader, object, type Tool } from './tool.ts'

/** A tool for each generator of the register, by it: what it takes is what its declaration says. */
export const makeTools = (catalog: Catalog): Map<Generator, Tool> =>
  new Map(catalog.generators.map(generator => [generator, makeTool(catalog, generator)]))

function makeTool(catalog: Catalog, generator: Generator): Tool {
  const schema = buildInputSchema(catalog, generator) as {
    properties: Record<string, JsonSchema>
    required: string[]
  }
  return {
    name: `make_${generator.name.replaceAll(/[^a-z0-9]+/gi, '_')}`,
    title: generator.summary,
    description: `${generator.summary}. Answers a task at once; call wait with its id for the files.${describeColumns(catalog, generator)}`,
    inputSchema: object(
      {
        ...schema.properties,
        estimate: { type: 'boolean', description: 'true tells what it would cost, and makes nothing' },
        idempotency_key: IDEMPOTENCY_KEY,
      },
      schema.required,
    ),
    annotations: { readOnlyHint: false, destructiveHint: false },
    async run({ ask, args, signal }) {
      const { estimate, idempotency_key: _key, ...given } = args
      const body = completeRequest(generator, given, catalog)
      if (estimate === true)
        return answerJson(
          await askJson(ask, 'POST', pathTo`/ent/v2/estimate/${Path.declared(generator.name)}`, { body, signal }),
        )
      // A create that could wait for its file is not to: a call must end in time, and wait is there for that.
      const headers = { ...keyHeader(args), prefer: 'respond-async' }
      const made = await askJson(ask, 'POST', Path.declared(generator.path), { body, headers })
      return { begun: String(made.task_id ?? made.id) }
    },
  }
}
