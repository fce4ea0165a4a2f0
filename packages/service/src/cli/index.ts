import { accounts, callbackSecret, credits } from './accounts.ts'
import { callbacks } from './callbacks.ts'
import { asksForHelp, type Command, type Environment } from './command.ts'
import { completion, completions } from './completion.ts'
import { doctor } from './doctor.ts'
import { engines } from './engines.ts'
import { keys } from './keys.ts'
import { mcp } from './mcp.ts'
import { models } from './models.ts'
import { balance } from './people/balance.ts'
import { peopleCommands } from './people/index.ts'
import { peopleCommand } from './people/people-command.ts'
import { prices } from './prices.ts'
import { sandbox } from './sandbox.ts'
import { signIn } from './sign-in.ts'

const ownCredits = peopleCommand('credits', balance)

/** One word for two things: what an account has, and what an operator gives it. */
const creditsOfBoth: Command = {
  summary: `${balance.summary}; of the operator: give or take credits`,
  usage: `${ownCredits.usage}\n${credits.usage}`,
  help: args => `${ownCredits.help?.(args)}\n${credits.help?.(args)}`,
  run: (args, env) => (args.some(one => !one.startsWith('-')) ? credits : ownCredits).run(args, env),
}

/** What can stand after `kinora`. Without a prototype, so that no word but these is found in it. */
export const commands: Record<string, Command> = Object.assign(Object.create(null) as Record<string, Command>, {
  serve: {
    summary: 'Run the service until it is told to stop',
    usage: 'serve [--api] [--worker]',
    help: () => `usage: serve [--api] [--worker]

Run the service until it is told to stop

  --api      Answer requests
  --worker   Make what they ask for and send callbacks

Without either it does both. All settings are environment variables: docs/settings.md.
`,
    // The service is most of the program; the other commands do without it.
    run: async (args, env) => (await import('../service/serve.ts')).serve(args, env),
  } satisfies Command,
  ...peopleCommands,
  credits: creditsOfBoth,
  accounts,
  keys,
  'sign-in': signIn,
  callbacks,
  'callback-secret': callbackSecret,
  prices,
  models,
  engines,
  doctor,
  sandbox,
  mcp,
  completion,
  help: {
    summary: 'Print this, or how to call one command',
    usage: 'help [COMMAND]',
    async run([name]) {
      if (name !== undefined && !commands[name]) return refuseCommand(name)
      process.stdout.write(name === undefined ? helpText() : helpWith(name, []))
      return 0
    },
  } satisfies Command,
})

/** Runs what the words after `kinora` say; answers the exit code. */
export async function runCommand([name = 'help', ...args]: string[], env: Environment): Promise<number> {
  if (name === '--version' || name === '-v') {
    process.stdout.write(`${(await import('../reference/openapi.ts')).readVersion()}\n`)
    return 0
  }
  // Asked by shells, not by people.
  if (name === 'complete') {
    for (const word of completions(args.slice(args[0] === '--' ? 1 : 0), commands)) process.stdout.write(`${word}\n`)
    return 0
  }
  if (asksForHelp([name])) return runCommand(['help', ...args], env)
  const command = commands[name]
  if (!command) return refuseCommand(name)
  if (!asksForHelp(args)) return command.run(args, env)
  process.stdout.write(helpWith(name, args))
  return 0
}

function refuseCommand(name: string): number {
  process.stderr.write(
    `kinora: unknown command ${JSON.stringify(name)}; there are ${Object.keys(commands).join(', ')} (kinora help tells more)\n`,
  )
  return 2
}

function helpWith(name: string, args: string[]): string {
  const command = commands[name]
  return command?.help?.(args) ?? `usage: ${command?.usage}\n\n${command?.summary}\n`
}

const linesOf = (usage: string): string =>
  usage
    .split('\n')
    .map(line => `  kinora ${line}`)
    .join('\n')

function helpText(): string {
  const parts = Object.values(commands).map(({ summary, usage }) => `${summary}:\n${linesOf(usage)}\n`)
  return `${parts.join('\n')}\nkinora COMMAND --help tells what each flag means. Commands from \`make\` to \`credits\` call the service that runs here, or that KINORA_URL and KINORA_KEY name; the others work on the store of the settings in the environment (KINORA_DATA_DIR, KINORA_DATABASE_URL) and print JSON.\n`
}
