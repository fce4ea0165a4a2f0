import type { Command } from './command.ts'
import { parseFlags } from './parse-flags.ts'
import { whichIsMeant } from './unknown-flag.ts'

/** Shows the routes of orders to engines, and tests the engines. */
export const engines: Command = {
  summary: 'Show the routes of engines; test the engines',
  usage: 'engines\nengines test [NAME]\nengines counts\nengines inspect WORKFLOW.json [--write]',
  help: () => `usage:
engines
engines test [NAME]
engines counts
engines inspect WORKFLOW.json [--write]

Show the engines of KINORA_ENGINES_FILE, and for every generator and model who makes it, the preferred first; or ask the
engines of the file, or one of them, whether they could make something now. Exit code 1 when one could not.
Or print what engines were given, failed and cost on each of the last seven days, and of how many orders it was not known
whether they had been taken.
Or look at a ComfyUI workflow (an API-format export) and propose its slots file; --write puts it beside the workflow.
`,
  async run(given, env) {
    const { values, positionals } = parseFlags(given, { write: { type: 'boolean' } })
    const [verb, ...args] = positionals
    const isWritten = values.write === true
    if (isWritten && verb !== 'inspect') throw new Error('--write is a flag of engines inspect WORKFLOW.json')
    if (verb === undefined) return (await import('./engine-reports.ts')).listEngines(env)
    if (verb === 'test' && args.length <= 1) return (await import('./engine-reports.ts')).testEngines(env, args[0])
    if (verb === 'counts' && args.length === 0) return (await import('./engine-reports.ts')).countEngineDays(env)
    if (verb === 'inspect') return (await import('./engine-reports.ts')).inspectEngine(args, isWritten)
    throw new Error(
      `engines takes nothing, test [NAME], counts or inspect WORKFLOW.json; got ${JSON.stringify([verb, ...args].join(' '))}${whichIsMeant(verb, ['test', 'counts', 'inspect'])}`,
    )
  },
}
