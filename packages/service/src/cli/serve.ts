import type { Command } from './command.ts'
import { limitAllocator } from '../service/limit-allocator.ts'
import { parseFlags } from './parse-flags.ts'

export const serve: Command = {
  summary: 'Run the service until it is stopped',
  usage: 'serve [--api] [--worker]',
  help: () => `usage: serve [--api] [--worker]

Run the service until it is stopped

  --api      Answer requests
  --worker   Make what they ask for and send callbacks

Without either it does both. All settings are environment variables: docs/settings.md.
`,
  async run(args, env) {
    const { values, positionals } = parseFlags(args, { api: { type: 'boolean' }, worker: { type: 'boolean' } })
    if (positionals.length > 0) throw new Error(`serve takes no words, got ${JSON.stringify(positionals.join(' '))}`)
    const all = !values.api && !values.worker
    const roles = { api: all || values.api === true, worker: all || values.worker === true }
    limitAllocator(env)
    return (await import('../service/serve.ts')).serve(roles, env)
  },
}
