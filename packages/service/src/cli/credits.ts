import { changeCredits } from '../accounts/account-operations.ts'
import type { Command } from './command.ts'
import { actionCommand, operationAction } from './operator-action.ts'
import { type PeopleAction, peopleCommand } from './people/people-command.ts'
import { formatFacts } from './people/output/terminal.ts'

const balance: PeopleAction = {
  summary: 'Show the credits of the account',
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

const own = peopleCommand('credits', balance)
const given = actionCommand('credits', 'Give or take credits', operationAction(changeCredits, 'ACCOUNT', 'AMOUNT'))

/** Two commands with one name: show an account's balance, and add credits as an operator. */
export const credits: Command = {
  summary: `${balance.summary}; of the operator: give or take credits`,
  usage: `${own.usage}\n${given.usage}`,
  help: args => `${own.help?.(args)}\n${given.help?.(args)}`,
  run: (args, env) => (args.some(one => !one.startsWith('-')) ? given : own).run(args, env),
}
