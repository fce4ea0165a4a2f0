import { describeShots, type Scene } from '@kinora/client'
import type { Catalog } from '../catalog/catalog.ts'
import { completeRequest } from '../catalog/complete-request.ts'
import type { Generator } from '../catalog/declare.ts'
import { askJson, type Json } from './ask.ts'
import { MAX_WAIT_SECONDS } from './await-task.ts'
import { checkArguments } from './check-arguments.ts'
import { ARGUMENTS, findMake, generatorSchema } from './make-tools.ts'
import { Path, pathTo } from './path.ts'
import { answerJson, object, type Tool } from './tool.ts'

/** One tool for all generators, given their make tools. */
export function previewTool(catalog: Catalog, makes: ReadonlyMap<Generator, Tool>): Tool {
  return {
    name: 'preview',
    title: 'Show what would be made, before paying',
    description:
      'The shots, lines, titles, times and price of a make, and the words that are not understood; makes and costs nothing. The same arguments with the seed of the answer then make exactly that; films need no seed.',
    inputSchema: object(
      {
        generator: generatorSchema(makes, 'What to preview'),
        arguments: ARGUMENTS,
      },
      ['generator', 'arguments'],
    ),
    annotations: { readOnlyHint: true },
    async run({ ask, args, signal }) {
      const [generator, make] = findMake(makes, args.generator)
      const { estimate: _estimate, idempotency_key: _key, ...given } = checkArguments(make, args.arguments, 'arguments')
      const body = completeRequest(generator, given, catalog)
      const path = pathTo`/ent/v2/preview/${Path.declared(generator.name)}`
      const within = AbortSignal.any([signal, AbortSignal.timeout(MAX_WAIT_SECONDS * 1_000)])
      const preview = await askJson(ask, 'POST', path, { body, signal: within }).catch((error: Error) => {
        throw within.aborted && !signal.aborted ? new Error(TOO_LONG) : error
      })
      return answerJson(inFewWords(preview))
    },
  }
}

const TOO_LONG = `the preview was not done after ${MAX_WAIT_SECONDS} seconds; long songs and many pictures take longer`

type Segment = Json & { scene?: Scene }

/** A film has dozens of documents, so agents get one line per shot. */
const inFewWords = (preview: Json): Json => ({
  ...preview,
  segments: (preview.segments as Segment[]).map(({ scene, ...segment }) => ({
    ...segment,
    ...(scene && { shots: describeShots(scene).map(({ text }) => text) }),
  })),
})
