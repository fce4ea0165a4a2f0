import type { Listing, Operation } from '../accounts/operation.ts'
import type { NamedDeclaration } from '../catalog/column.ts'
import type { Values } from '../catalog/fill-defaults.ts'
import { Refusal } from '../core/errors.ts'
import { listPage } from '../http/pages.ts'
import type { Tx } from '../store/pool.ts'
import { type Command, type Environment, print } from './command.ts'
import type { Store } from '../service/open/open-store.ts'
import { type FlagOptions, parseFlags } from './parse-flags.ts'
import { flagLines, flagOptions, readArgs, formatUsage } from './read-args.ts'
import { readSettings, type Settings } from '../service/settings.ts'
import { whichIsMeant } from './unknown-flag.ts'

/** An operator's action on the store as a command line: its arguments and its work. */
type OperatorAction = {
  takes: readonly string[]
  request: NamedDeclaration
  work(tx: Tx, id: string, values: Values, store: Store): Promise<object>
}

export const operationAction = ({ request, run }: Operation, ...takes: string[]): OperatorAction => ({
  takes,
  request,
  work: run,
})

export const listingAction = (listing: Listing, ...takes: string[]): OperatorAction => ({
  takes,
  request: listing.query,
  work: (tx, id, values) => listPage(tx, listing, id, values),
})

/** A command with one action. */
export const actionCommand = (name: string, summary: string, action: OperatorAction): Command => ({
  summary,
  usage: lineOf(name, action),
  help: () => helpFor(name, action),
  run: (args, env) => runErrand(name, action, args, env),
})

/** A command whose next word selects the action. */
export function actionGroup(name: string, summary: string, actions: Record<string, OperatorAction>): Command {
  const usage = Object.entries(actions)
    .map(([verb, action]) => lineOf(`${name} ${verb}`, action))
    .join('\n')
  const find = (verb: string): OperatorAction | undefined => (Object.hasOwn(actions, verb) ? actions[verb] : undefined)
  return {
    summary,
    usage,
    help(args) {
      const verb = args.find(find) ?? ''
      const action = find(verb)
      return action ? helpFor(`${name} ${verb}`, action) : `usage:\n${usage}\n`
    },
    async run([verb = '', ...args], env) {
      const action = find(verb)
      if (action) return runErrand(`${name} ${verb}`, action, args, env)
      if (verb.startsWith('-')) parseFlags([verb, ...args], allFlags(actions))
      if (verb === 'help') {
        process.stdout.write(`usage:\n${usage}\n`)
        return 0
      }
      const wrong =
        verb === '' ? 'says too little' : `has no ${JSON.stringify(verb)}${whichIsMeant(verb, Object.keys(actions))}`
      process.stderr.write(`kinora ${name} ${wrong}; usage:\n${usage}\n`)
      return 2
    },
  }
}

const allFlags = (actions: Record<string, OperatorAction>): FlagOptions =>
  Object.assign({}, ...Object.values(actions).map(({ takes, request }) => flagOptions(takes, request.fields)))

const lineOf = (name: string, { takes, request }: OperatorAction): string =>
  `${name} ${formatUsage(takes, request.fields)}`.trimEnd()

/** Its usage, description and flags. */
const helpFor = (name: string, action: OperatorAction): string =>
  `usage: ${lineOf(name, action)}\n\n${action.request.summary}\n${flagLines(action.takes, action.request.fields)}`

async function runErrand(name: string, action: OperatorAction, args: string[], env: Environment): Promise<number> {
  const settings = readSettings(env)
  const { id, values } = await understand(name, action, args, settings)
  try {
    print(await workOn(settings, (tx, store) => action.work(tx, id, values, store)))
    return 0
  } catch (error) {
    throw new Error(messageOf(error), { cause: error })
  }
}

/** All errors of the command line are reported before the database is opened. */
async function understand(
  name: string,
  action: OperatorAction,
  args: string[],
  settings: Settings,
): Promise<{ id: string; values: Values }> {
  const { openCatalog } = await import('../service/open/open-catalog.ts')
  const { takes, request } = action
  const catalog = openCatalog(settings)
  try {
    const { id, body } = readArgs(args, takes, request.fields)
    return { id, values: catalog.understand(request, body).values }
  } catch (error) {
    throw new Error(`${messageOf(error)} (usage: ${lineOf(name, action)})`, { cause: error })
  }
}

async function workOn(settings: Settings, work: (tx: Tx, store: Store) => Promise<object>): Promise<object> {
  const { openStore } = await import('../service/open/open-store.ts')
  const store = await openStore(settings)
  try {
    return await store.db.transaction(tx => work(tx, store))
  } finally {
    await store.close()
  }
}

/** One line, with all problems of a refusal. A failed connection may have no message, only a code. */
function messageOf(error: unknown): string {
  if (error instanceof Refusal && error.problems.length > 0)
    return error.problems.map(problem => problem.message).join('; ')
  const { message, code } = error as NodeJS.ErrnoException
  return (message || code || String(error)).replaceAll(/\s*\n\s*/g, ' ')
}
