import type { Command } from './command.ts'

export const serve: Command = {
  summary: 'Run the service until it is told to stop',
  usage: 'serve [--api] [--worker]',
  help: () => `usage: serve [--api] [--worker]

Run the service until it is told to stop

  --api      Answer requests
  --worker   Make what they ask for and send callbacks

Without either it does both. All settings are environment variables: docs/settings.md.
`,
  run: async (args, env) => (await import('../service/serve.ts')).serve(args, env),
}
