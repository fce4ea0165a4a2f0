import type { Catalog } from '../../../catalog/catalog.ts'
import { completeRequest } from '../../../catalog/complete-request.ts'
import type { Generator } from '../../../catalog/declare.ts'
import { Refusal } from '../../../core/errors.ts'
import { previewTask } from '../../../tasks/preview/preview-task.ts'
import { clientClosedSignal } from '../../caller-signals.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../../endpoint.ts'
import { previewSchema } from '../../../reference/preview-schema.ts'
import { presentPreview } from './present-preview.ts'

/** Reads and prices the body of a create; makes nothing. */
export const createPreviewEndpoints = (catalog: Catalog): Endpoint[] => [
  ...catalog.generators.map(generator =>
    endpoint({
      method: 'POST',
      path: `/ent/v2/preview/${generator.name}`,
      tag: 'Previews',
      summary: `Preview: ${generator.summary.toLowerCase()}`,
      scope: 'create',
      ignoresIdempotencyKey: true,
      body: generator,
      tidyBody: body => completeRequest(generator, body, catalog),
      answer: { about: 'The planned result, its engine and its price', schema: previewSchema },
      read: call => preview(call, generator),
    }),
  ),
  endpoint({
    method: 'POST',
    path: '/ent/v2/preview/{*}',
    tag: 'Previews',
    summary: 'An unknown generator',
    scope: 'create',
    ignoresIdempotencyKey: true,
    undocumented: true,
    read: async ({ params }) => {
      throw new Refusal(
        'NotFound',
        `there is no generator "${params['*'] ?? ''}"; known: ${catalog.generators.map(one => one.name).join(', ')}`,
      )
    },
  }),
]

async function preview(call: Call, generator: Generator): Promise<Answer> {
  const { services, caller, body } = call
  const signal = AbortSignal.any([clientClosedSignal(call), services.closing])
  const asking = { accountId: caller.accountId, signal, onHeld: call.letGo }
  return { json: presentPreview(generator.name, await previewTask(generator, body, asking, services)) }
}
