import { describeShots, type Scene } from '@kinora/client'
import type { Catalog } from '../catalog/catalog.ts'
import { completeRequest } from '../catalog/complete-request.ts'
import type { Generator } from '../catalog/declare.ts'
import { askJson, type Json } from './ask.ts'
import { MOST_WAIT_SECONDS } from './await-task.ts'
import { checkArguments } from './check-arguments.ts'
import { Path, pathTo } from './path.ts'
import { answerJson, object, type Tool } from './tool.ts'

/** One tool for all generators, given their make tools: as many again would be more than an agent wants to carry. */
export function previewTool(catalog: Catalog, makes: ReadonlyMap<Generator, Tool>): Tool {
  return {
    name: 'preview',
    title: 'Show what would be made, before paying',
    description:
      'Tells the shots, lines, titles, times and price of a make, and what of it is not understood; makes and costs nothing. The same arguments with the seed it answers then make exactly that; films need no seed.',
    inputSchema: object(
      {
        generator: { type: 'string', enum: [...makes.keys()].map(one => one.name), description: 'What to preview' },
        arguments: { type: 'object', description: 'The arguments of its make tool' },
      },
      ['generator', 'arguments'],
    ),
    annotations: { readOnlyHint: true },
    async run({ ask, args, signal }) {
      const [generator, make] = findMake(makes, args.generator)
      const { estimate: _estimate, idempotency_key: _key, ...given } = checkArguments(make, args.arguments, 'arguments')
      const body = completeRequest(generator, given, catalog)
      const path = pathTo`/ent/v2/preview/${Path.declared(generator.name)}`
      const within = AbortSignal.any([signal, AbortSignal.timeout(MOST_WAIT_SECONDS * 1_000)])
      const preview = await askJson(ask, 'POST', path, { body, signal: within }).catch((error: Error) => {
        throw within.aborted && !signal.aborted ? new Error(TOO_LONG) : error
      })
      return answerJson(inFewWords(preview))
    },
  }
}

function findMake(makes: ReadonlyMap<Generator, Tool>, name: unknown): [Generator, Tool] {
  const found = [...makes].find(([generator]) => generator.name === name)
  if (!found) throw new Error(`the schema lets a generator pass that there is not: ${JSON.stringify(name)}`)
  return found
}

const TOO_LONG = `the preview was not done after ${MOST_WAIT_SECONDS} seconds; long songs and many pictures take longer`

type Segment = Json & { scene?: Scene }

/** A film has dozens of documents: agents get a line per shot. */
const inFewWords = (preview: Json): Json => ({
  ...preview,
  segments: (preview.segments as Segment[]).map(({ scene, ...segment }) => ({
    ...segment,
    ...(scene && { shots: describeShots(scene).map(({ text }) => text) }),
  })),
})
