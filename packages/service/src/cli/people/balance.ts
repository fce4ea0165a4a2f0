import type { PeopleAction } from './people-command.ts'
import { formatFacts } from './table.ts'

export const balance: PeopleAction = {
  summary: 'Show what the account may still spend',
  async run({ json }, { kinora, terminal }) {
    const credits = await (await kinora()).credits()
    if (json) return terminal.printJson(credits)
    terminal.print(
      formatFacts({
        credits: credits.credit_remain,
        running: `${credits.current_concurrency} of ${credits.concurrency_limit}`,
        'running short': `${credits.current_short_concurrency} of ${credits.short_concurrency_limit}`,
        waiting: credits.queue_count,
      }),
    )
  },
}
