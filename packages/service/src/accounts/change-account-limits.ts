import { integer, text } from '../catalog/words/words.ts'
import { changeLimits } from '../store/accounts.ts'
import { noAccount } from './keys.ts'
import type { Operation } from './operation.ts'
import { shownAccount } from './show-account.ts'

// Far beyond what a database with its queue in it bears; a slip of the finger is refused.
const [MOST_RUNNING, MOST_UNFINISHED] = [10_000, 10_000_000]

/** Changes an account's limits. Running work continues. */
export const changeAccountLimits: Operation = {
  request: {
    name: 'account limits',
    summary: 'Change how many tasks an account may have',
    fields: {
      max_running: integer({ min: 1, max: MOST_RUNNING, about: 'Tasks that may run at a time' }),
      max_unfinished: integer({ min: 1, max: MOST_UNFINISHED, about: 'Tasks that may wait or run at a time' }),
      class: text({ max: 32, about: 'What kind of customer it is, in your own word: metrics are told by it' }),
    },
    needsOneOf: ['max_running', 'max_unfinished', 'class'],
  },
  async run(tx, id, values) {
    const {
      max_running,
      max_unfinished,
      class: accountClass,
    } = values as {
      max_running?: number
      max_unfinished?: number
      class?: string
    }
    const account = await changeLimits(tx, id, {
      maxRunning: max_running,
      maxUnfinished: max_unfinished,
      accountClass,
    })
    if (!account) throw noAccount(id)
    return shownAccount(account)
  },
}
