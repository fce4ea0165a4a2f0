import { Refusal } from '../../core/errors.ts'
import { findAccount } from '../../store/accounts.ts'
import { fieldSchemas, listSchema, objectSchema } from '../answer-schemas.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'

const { text, count } = fieldSchemas

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
        remains: listSchema(
          objectSchema({
            type: text,
            credit_remain: count,
            concurrency_limit: count,
            current_concurrency: count,
            queue_count: count,
          }),
        ),
      }),
    },
    read: async ({ services, caller }) => {
      const account = await findAccount(services.db, caller.accountId)
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
