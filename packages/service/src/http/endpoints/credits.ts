import { Refusal } from '../../core/errors.ts'
import { findAccount } from '../../store/accounts.ts'
import { field, objectSchema } from '../../reference/answer-schemas.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'

export const creditEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/ent/v2/credits',
    tag: 'Credits',
    summary: 'What the account may still spend, and how much of it is at work',
    scope: 'read',
    answer: {
      about: 'One entry',
      schema: objectSchema({
        remains: field.list(
          objectSchema({
            type: field.text('`metered`'),
            credit_remain: field.count('What may still be spent; what unfinished tasks hold is not in it'),
            concurrency_limit: field.count('Tasks that may run at a time'),
            current_concurrency: field.count('Tasks that run'),
            queue_count: field.count('Tasks that wait'),
          }),
          'One entry',
        ),
      }),
    },
    read: async ({ services, caller }) => {
      const account = await findAccount(services.reads, caller.accountId)
      if (!account) throw new Refusal('Unauthorized', 'the account of this key is gone')
      const remains = {
        type: 'metered',
        credit_remain: account.credits - account.held,
        concurrency_limit: account.max_running,
        current_concurrency: account.running,
        queue_count: account.unfinished - account.running,
      }
      return { json: { remains: [remains] } }
    },
  }),
]
