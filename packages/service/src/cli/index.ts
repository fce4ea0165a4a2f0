import { asksForHelp, type Commands, type Environment } from './command.ts'
import { peopleCommands } from './people/index.ts'

/** The subcommands of `kinora`. The object has no prototype, so that inherited names are not found. */
export const commands: Commands = Object.assign(Object.create(null) as Commands, {
  serve: async () => (await import('./serve.ts')).serve,
  ...peopleCommands,
  credits: async () => (await import('./credits.ts')).credits,
  accounts: async () => (await import('./accounts.ts')).accounts,
  keys: async () => (await import('./accounts.ts')).keys,
  'sign-in': async () => (await import('./sign-in.ts')).signIn,
  callbacks: async () => (await import('./accounts.ts')).callbacks,
  'callback-secret': async () => (await import('./accounts.ts')).callbackSecret,
  prices: async () => (await import('./prices.ts')).prices,
  assets: async () => (await import('./assets.ts')).assets,
  places: async () => (await import('./places.ts')).places,
  models: async () => (await import('./models.ts')).models,
  engines: async () => (await import('./engines.ts')).engines,
  doctor: async () => (await import('./doctor.ts')).doctor,
  migrate: async () => (await import('./migrate.ts')).migrate,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./backup.ts')).restore,
  sandbox: async () => (await import('./sandbox.ts')).sandbox,
  mcp: async () => (await import('./mcp.ts')).mcp,
  completion: async () => (await import('./completion.ts')).completion,
  help: async () => (await import('./help.ts')).createHelp(commands),
} satisfies Commands)

/** Runs a subcommand; returns the exit code. */
export async function runCommand([name = 'help', ...args]: string[], env: Environment): Promise<number> {
  if (name === '--version' || name === '-v') {
    process.stdout.write(`${(await import('../core/read-version.ts')).readVersion()}\n`)
    return 0
  }
  // For shells, not for people.
  if (name === 'complete') {
    const { completions } = await import('./completion.ts')
    const words = await completions(args.slice(args[0] === '--' ? 1 : 0), commands)
    for (const word of words) process.stdout.write(`${word}\n`)
    return 0
  }
  if (asksForHelp([name])) return runCommand(['help', ...args], env)
  const command = await commands[name]?.()
  if (command && !asksForHelp(args)) return command.run(args, env)
  const { describeCommand, refuseCommand } = await import('./help.ts')
  if (!command) return refuseCommand(name, commands)
  process.stdout.write(describeCommand(command, args))
  return 0
}
