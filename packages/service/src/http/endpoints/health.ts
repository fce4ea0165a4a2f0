import { Refusal } from '../../core/errors.ts'
import { field, objectSchema } from '../../reference/answer-schemas.ts'
import { type Call, type Endpoint, endpoint } from '../endpoint.ts'

const answer = { about: 'It does', schema: objectSchema({ status: field.text('`ok`') }) }

/**
 * Accepting work needs the database and a writable disk. Otherwise, or while draining, balancers should use another
 * process.
 */
async function takesWork({ services }: Call): Promise<{ json: object }> {
  if (!services.started()) throw new Refusal('SystemThrottling', 'the service is starting', { retryAfterSeconds: 1 })
  if (services.closing.aborted)
    throw new Refusal('SystemThrottling', 'the service is stopping', { retryAfterSeconds: 5 })
  await services.room.require()
  await services.databaseAnswers()
  return { json: { status: 'ok' } }
}

export const healthEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/healthz',
    tag: 'Health',
    summary: 'True if the service can take work',
    answer,
    read: takesWork,
  }),
  endpoint({
    method: 'GET',
    path: '/readyz',
    tag: 'Health',
    summary: 'True if requests should be sent here now',
    answer,
    read: takesWork,
  }),
]
