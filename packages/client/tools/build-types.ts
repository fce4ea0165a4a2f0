// The types of the client, made from the OpenAPI document: by `npm run docs`, and held by `npm run check` (`--check`).
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTs, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { buildEndpoints } from '../../service/src/http/endpoints/index.ts'
import { buildOpenApi } from '../../service/src/reference/openapi.ts'
import { openCatalog } from '../../service/src/service/open/open-catalog.ts'
import { readSettings } from '../../service/src/service/settings.ts'

const NOTE =
  '// Made by `npm run docs` from the OpenAPI document; changes belong in the declarations of the service.\n\n'

type Operation = { responses: Record<string, { description: string; content?: object }>; callbacks?: object }
type Paths = Record<string, Record<string, Operation>>
type Document = { openapi: string; info: object; paths: Paths; components: Record<string, object> }

/** The document as TypeScript: of a service's `/openapi.json`, or of the sources. */
export async function buildTypes(document: object): Promise<string> {
  const { openapi, info, paths, components } = document as Document
  const { schemas, parameters } = components
  const spoken = { openapi, info, paths: spokenPaths(paths), components: { schemas, parameters } }
  // A field with a default may be left out of a request, and a request may be a constant.
  const nodes = await openapiTs(spoken as unknown as OpenAPI3, { defaultNonNullable: false, immutable: true })
  return NOTE + astToString(nodes)
}

/** What the client calls, and the answers that it gives: refusals all look alike, and are thrown. */
const spokenPaths = (paths: Paths): Paths =>
  Object.fromEntries(
    Object.entries(paths)
      .filter(([path]) => /^\/(ent|tools)\//.test(path))
      .map(([path, operations]) => [path, mapValues(operations, withoutRefusals)]),
  )

function withoutRefusals(operation: Operation): Operation {
  const { responses, callbacks: _, ...rest } = operation
  const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const bodies = answers.map(([status, { description, content }]) => [status, { description, content }])
  return { ...rest, responses: Object.fromEntries(bodies) as Operation['responses'] }
}

const mapValues = <A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

/** Which path makes what, for calls by the name of a generator. */
export const buildPaths = (generators: readonly { name: string; path: string }[]): string =>
  `${NOTE}/** Where each generator is asked. */
export const GENERATOR_PATHS = {
${generators.map(({ name, path }) => `  '${name}': '${path}',`).join('\n')}
} as const
`

async function buildFiles(): Promise<Map<string, string>> {
  const catalog = openCatalog(readSettings({}))
  // Neither the address nor the limits of a service stand in the types.
  const limits = { rate: { perSecond: 1, burst: 1 }, maxBodyBytes: 1, maxUploadBytes: 1 }
  const document = buildOpenApi({ catalog, endpoints: buildEndpoints(catalog), publicUrl: '' }, limits)
  return new Map([
    ['schema.ts', await buildTypes(document)],
    ['generator-paths.ts', buildPaths(catalog.generators)],
  ])
}

if (import.meta.main) {
  for (const [name, words] of await buildFiles()) {
    const file = new URL(`../src/generated/${name}`, import.meta.url)
    if (readText(file) === words) continue
    if (process.argv.includes('--check')) {
      console.error(`not what the source says, run \`npm run docs\`: packages/client/src/generated/${name}`)
      process.exitCode = 1
    } else {
      writeFileSync(file, words)
      console.log(`wrote packages/client/src/generated/${name}`)
    }
  }
}

function readText(file: URL): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
