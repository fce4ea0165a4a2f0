import { changeCredits } from '../accounts/change-credits.ts'
import type { Command } from './command.ts'
import { actionCommand, operationAction } from './operator-action.ts'
import { balance } from './people/balance.ts'
import { peopleCommand } from './people/people-command.ts'

const own = peopleCommand('credits', balance)
const given = actionCommand('credits', 'Give or take credits', operationAction(changeCredits, 'ACCOUNT', 'AMOUNT'))

/** One word for two things: what an account has, and what an operator gives it. */
export const credits: Command = {
  summary: `${balance.summary}; of the operator: give or take credits`,
  usage: `${own.usage}\n${given.usage}`,
  help: args => `${own.help?.(args)}\n${given.help?.(args)}`,
  run: (args, env) => (args.some(one => !one.startsWith('-')) ? given : own).run(args, env),
}
