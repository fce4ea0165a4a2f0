import { accounts, callbackSecret, credits } from './accounts.ts'
import { callbacks } from './callbacks.ts'
import type { Command } from './command.ts'
import { doctor } from './doctor.ts'
import { keys } from './keys.ts'
import { models, prices } from './print-catalog.ts'

/** What can stand after `kinora`. Without a prototype, so that no word but these is found in it. */
export const commands: Record<string, Command> = Object.assign(Object.create(null) as Record<string, Command>, {
  serve: {
    summary: 'Run the service until it is told to stop',
    usage: 'serve',
    // The service is most of the program; the other commands do without it.
    run: async (args, env) => (await import('./serve.ts')).serve(args, env),
  } satisfies Command,
  accounts,
  keys,
  credits,
  callbacks,
  'callback-secret': callbackSecret,
  prices,
  models,
  doctor,
  help: {
    summary: 'Print this',
    usage: 'help',
    async run([name]) {
      // Asked for: an answer. In place of a command that does not exist: part of the complaint.
      const out = name === undefined || commands[name] ? process.stdout : process.stderr
      out.write(name !== undefined && commands[name] ? `${commands[name].usage}\n` : helpText())
      return out === process.stdout ? 0 : 2
    },
  } satisfies Command,
})

function helpText(): string {
  const parts = Object.values(commands).map(({ summary, usage }) => {
    const lines = usage.split('\n').map(line => `  kinora ${line}`)
    return `${summary}:\n${lines.join('\n')}\n`
  })
  return `${parts.join('\n')}\nCommands work on the store of the settings in the environment (KINORA_DATA_DIR, KINORA_DATABASE_URL) and print JSON.\n`
}
