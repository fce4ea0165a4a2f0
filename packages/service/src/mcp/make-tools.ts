import type { JsonSchema } from '../catalog/build-schema.ts'
import type { Catalog } from '../catalog/catalog.ts'
import { completeRequest } from '../catalog/complete-request.ts'
import type { Generator } from '../catalog/declare.ts'
import { askJson } from './ask.ts'
import { buildInputSchema, describeColumns } from './build-input-schema.ts'
import { checkArguments } from './check-arguments.ts'
import { Path, pathTo } from './path.ts'
import type { ToolResult } from './show-task.ts'
import {
  answerJson,
  type Begun,
  ESTIMATE,
  IDEMPOTENCY_KEY,
  keyHeader,
  object,
  type ObjectSchema,
  type Tool,
  type ToolCall,
} from './tool.ts'

/** The generators that most agents need. The others are also tools, but not listed. */
const LISTED: readonly string[] = ['text2video', 'img2video']

/** A tool for each generator. Its arguments follow from the generator's declaration. */
export const makeTools = (catalog: Catalog): Map<Generator, Tool> =>
  new Map(catalog.generators.map(generator => [generator, makeTool(catalog, generator)]))

function makeTool(catalog: Catalog, generator: Generator): Tool {
  return {
    name: `make_${generator.name.replaceAll(/[^a-z0-9]+/gi, '_')}`,
    title: generator.summary,
    description: `${generator.summary}. Answers a task at once; call wait with its id for the files.${describeColumns(catalog, generator)}`,
    inputSchema: makeSchema(catalog, generator),
    ...(!LISTED.includes(generator.name) && { isUnlisted: true }),
    annotations: { readOnlyHint: false, destructiveHint: false },
    run: call => make(catalog, generator, call),
  }
}

function makeSchema(catalog: Catalog, generator: Generator): ObjectSchema {
  const { properties, required } = buildInputSchema(catalog, generator) as {
    properties: Record<string, JsonSchema>
    required: string[]
  }
  return object({ ...properties, estimate: ESTIMATE, idempotency_key: IDEMPOTENCY_KEY }, required)
}

/** Creates a task from the arguments of a make tool, or returns its price. */
export async function make(
  catalog: Catalog,
  generator: Generator,
  { ask, args, signal }: Pick<ToolCall, 'ask' | 'args' | 'signal'>,
): Promise<ToolResult | Begun> {
  const { estimate, idempotency_key: _key, ...given } = args
  const body = completeRequest(generator, given, catalog)
  if (estimate === true)
    return answerJson(
      await askJson(ask, 'POST', pathTo`/ent/v2/estimate/${Path.declared(generator.name)}`, { body, signal }),
    )
  // Do not wait for the file: a call must end in time. Agents use the tool `wait`.
  const headers = { ...keyHeader(args), prefer: 'respond-async' }
  const made = await askJson(ask, 'POST', Path.declared(generator.path), { body, headers })
  return { begun: String(made.task_id ?? made.id) }
}

/** The generator and its make tool, by an argument that the schema restricts to names of generators. */
export function findMake(makes: ReadonlyMap<Generator, Tool>, name: unknown): [Generator, Tool] {
  const found = [...makes].find(([generator]) => generator.name === name)
  if (!found) throw new Error(`the schema lets a generator pass that there is not: ${JSON.stringify(name)}`)
  return found
}

export const generatorSchema = (makes: ReadonlyMap<Generator, Tool>, description: string): JsonSchema => ({
  type: 'string',
  enum: [...makes.keys()].map(({ name }) => name),
  description,
})

export const ARGUMENTS: JsonSchema = {
  type: 'object',
  description: 'The arguments of the generator, as `generators` lists them',
}

/** Tools for any generator: listing each with its arguments would fill an agent's context. */
export function generatorTools(catalog: Catalog, makes: ReadonlyMap<Generator, Tool>): Tool[] {
  const lines = [...makes.keys()].map(({ name, summary }) => `${name}: ${summary}`)
  return [
    {
      name: 'generators',
      title: 'Show the arguments of a generator',
      description: 'The arguments that a generator takes, as JSON Schema, and the lengths and sizes of its models.',
      inputSchema: object({ generator: generatorSchema(makes, 'Which one') }, ['generator']),
      annotations: { readOnlyHint: true },
      async run({ args }) {
        const [{ name }, { description, inputSchema }] = findMake(makes, args.generator)
        return answerJson({ generator: name, description, arguments: inputSchema })
      },
    },
    {
      name: 'make',
      title: 'Make with any generator',
      description: `Starts a task and answers its id; call wait with it for the files. Models and voices have defaults. Generators:\n${lines.join('\n')}`,
      inputSchema: object({ generator: generatorSchema(makes, 'What to make with'), arguments: ARGUMENTS }, [
        'generator',
        'arguments',
      ]),
      annotations: { readOnlyHint: false, destructiveHint: false },
      async run({ args, ...call }) {
        const [generator, tool] = findMake(makes, args.generator)
        return make(catalog, generator, { ...call, args: checkArguments(tool, args.arguments, 'arguments') })
      },
    },
  ]
}
