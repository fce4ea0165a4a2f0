import { Refusal } from '../../core/errors.ts'
import { findAccount } from '../../store/accounts.ts'
import { BRIEF_SLOTS } from '../../store/tasks/task-row.ts'
import { countWaiting } from '../../store/work/find-queue.ts'
import { field, objectSchema } from '../../reference/answer-schemas.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'

export const creditEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/ent/v2/credits',
    tag: 'Credits',
    summary: 'The balance and the concurrency of the account',
    scope: 'read',
    answer: {
      about: 'One entry',
      schema: objectSchema({
        remains: field.list(
          objectSchema({
            type: field.text('`metered`'),
            credit_remain: field.count('Credits available, without those held by unfinished tasks'),
            concurrency_limit: field.count('Tasks that may run at a time'),
            current_concurrency: field.count('Tasks that run, of `concurrency_limit`'),
            short_concurrency_limit: field.count(
              'Additional concurrent tasks that take only seconds, such as a sentence or a picture',
            ),
            current_short_concurrency: field.count('Tasks that run, of `short_concurrency_limit`'),
            queue_count: field.count('Tasks that wait'),
          }),
          'One entry',
        ),
      }),
    },
    read: async ({ services, caller }) => {
      const [account, waiting] = await Promise.all([
        findAccount(services.reads, caller.accountId),
        countWaiting(services.reads, caller.accountId),
      ])
      if (!account) throw new Refusal('Unauthorized', 'the account of this key no longer exists')
      const remains = {
        type: 'metered',
        credit_remain: account.credits - account.held,
        concurrency_limit: account.max_running,
        current_concurrency: account.running,
        short_concurrency_limit: BRIEF_SLOTS,
        current_short_concurrency: account.running_brief,
        queue_count: waiting,
      }
      return { json: { remains: [remains] } }
    },
  }),
]
