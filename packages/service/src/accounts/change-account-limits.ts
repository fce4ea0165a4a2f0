import { integer } from '../catalog/words/words.ts'
import { changeLimits } from '../store/accounts.ts'
import { noAccount } from './keys.ts'
import type { Operation } from './operation.ts'
import { shownAccount } from './show-account.ts'

// Far beyond what a database with its queue in it bears; a slip of the finger is refused.
const [MOST_RUNNING, MOST_UNFINISHED] = [10_000, 10_000_000]

/** An operator says how much an account may have at work. What is under way goes on. */
export const changeAccountLimits: Operation = {
  request: {
    name: 'account limits',
    summary: 'Change how many tasks an account may have',
    fields: {
      max_running: integer({ min: 1, max: MOST_RUNNING, about: 'Tasks that may run at a time' }),
      max_unfinished: integer({ min: 1, max: MOST_UNFINISHED, about: 'Tasks that may wait or run at a time' }),
    },
    needsOneOf: ['max_running', 'max_unfinished'],
  },
  async run(tx, id, values) {
    const { max_running: maxRunning, max_unfinished: maxUnfinished } = values as Record<string, number | undefined>
    const account = await changeLimits(tx, id, { maxRunning, maxUnfinished })
    if (!account) throw noAccount(id)
    return shownAccount(account)
  },
}
