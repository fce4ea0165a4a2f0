import { nearestName } from './unknown-flag.ts'
import type { Command, Commands } from './command.ts'
import { parseFlags } from './parse-flags.ts'

/** Lists all commands. */
export const createHelp = (commands: Commands): Command => ({
  summary: 'Print this, or the help of one command',
  usage: 'help [COMMAND]',
  async run(args) {
    const [name] = parseFlags(args, {}).positionals
    const command = name === undefined ? undefined : await commands[name]?.()
    if (name !== undefined && !command) return refuseCommand(name, commands)
    process.stdout.write(command ? describeCommand(command, []) : await describeAll(commands))
    return 0
  },
})

/** The usage of a command, given the words beside `--help`. */
export const describeCommand = (command: Command, args: string[]): string =>
  command.help?.(args) ?? `usage: ${command.usage}\n\n${command.summary}\n`

/** Reports an unknown command; returns the exit code. */
export function refuseCommand(name: string, commands: Commands): number {
  const meant = nearestName(name, Object.keys(commands))
  process.stderr.write(
    `kinora: unknown command ${JSON.stringify(name)}${meant ? `; is ${meant} meant?` : ''}; there are ${Object.keys(commands).join(', ')} (kinora help tells more)\n`,
  )
  return 2
}

async function describeAll(commands: Commands): Promise<string> {
  const loaded = await Promise.all(Object.values(commands).map(load => load()))
  const parts = loaded.map(({ summary, usage }) => `${summary}:\n${usageLines(usage)}\n`)
  return `${parts.join('\n')}\nkinora COMMAND --help tells what each flag means. Commands from \`make\` to \`credits\` call the service that runs here, or that KINORA_URL and KINORA_KEY name; the others work on the store of the settings in the environment (KINORA_DATA_DIR, KINORA_DATABASE_URL) and print JSON.\n`
}

const usageLines = (usage: string): string =>
  usage
    .split('\n')
    .map(line => `  kinora ${line}`)
    .join('\n')
