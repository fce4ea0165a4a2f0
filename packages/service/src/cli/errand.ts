import type { Listing, Operation } from '../accounts/operation.ts'
import type { Named } from '../catalog/column.ts'
import type { Values } from '../catalog/values-of.ts'
import { Refusal } from '../core/errors.ts'
import { listPage } from '../http/list-page.ts'
import type { Tx } from '../store/pool.ts'
import { catalogOf } from '../service/catalog-of.ts'
import { type Command, type Environment, print } from './command.ts'
import { openStore, type Store } from '../service/open-store.ts'
import { flagLines, readArgs, usageOf } from './read-args.ts'
import { readSettings, type Settings } from '../service/settings.ts'

/** Something done on the store for an operator, as a command line: what it takes, and the work. */
export type Errand = {
  takes: readonly string[]
  request: Named
  work(tx: Tx, id: string, values: Values, store: Store): Promise<object>
}

export const errandOf = ({ request, run }: Operation, ...takes: string[]): Errand => ({ takes, request, work: run })

export const listErrandOf = (listing: Listing, ...takes: string[]): Errand => ({
  takes,
  request: listing.query,
  work: (tx, id, values) => listPage(tx, listing, id, values),
})

/** A command that is one errand. */
export const commandOf = (name: string, summary: string, errand: Errand): Command => ({
  summary,
  usage: lineOf(name, errand),
  help: () => helpFor(name, errand),
  run: (args, env) => runErrand(name, errand, args, env),
})

/** A command whose next word says which errand. */
export function groupOf(name: string, summary: string, errands: Record<string, Errand>): Command {
  const usage = Object.entries(errands)
    .map(([verb, errand]) => lineOf(`${name} ${verb}`, errand))
    .join('\n')
  const find = (verb: string): Errand | undefined => (Object.hasOwn(errands, verb) ? errands[verb] : undefined)
  return {
    summary,
    usage,
    help(args) {
      const verb = args.find(find) ?? ''
      const errand = find(verb)
      return errand ? helpFor(`${name} ${verb}`, errand) : `usage:\n${usage}\n`
    },
    async run([verb = '', ...args], env) {
      const errand = find(verb)
      if (errand) return runErrand(`${name} ${verb}`, errand, args, env)
      if (verb === 'help') {
        process.stdout.write(`usage:\n${usage}\n`)
        return 0
      }
      const wrong = verb === '' ? 'says too little' : `has no ${JSON.stringify(verb)}`
      process.stderr.write(`kinora ${name} ${wrong}; usage:\n${usage}\n`)
      return 2
    },
  }
}

const lineOf = (name: string, { takes, request }: Errand): string =>
  `${name} ${usageOf(takes, request.fields)}`.trimEnd()

/** How to call it, what it does and what each flag means. */
const helpFor = (name: string, errand: Errand): string =>
  `usage: ${lineOf(name, errand)}\n\n${errand.request.summary}\n${flagLines(errand.takes, errand.request.fields)}`

async function runErrand(name: string, errand: Errand, args: string[], env: Environment): Promise<number> {
  const settings = readSettings(env)
  const { id, values } = understand(name, errand, args, settings)
  try {
    print(await workOn(settings, (tx, store) => errand.work(tx, id, values, store)))
    return 0
  } catch (error) {
    throw new Error(messageOf(error), { cause: error })
  }
}

/** Everything the command line can have wrong is found before the database is opened. */
function understand(name: string, errand: Errand, args: string[], settings: Settings): { id: string; values: Values } {
  const { takes, request } = errand
  const catalog = catalogOf(settings)
  try {
    const { id, body } = readArgs(args, takes, request.fields)
    return { id, values: catalog.understand(request, body).values }
  } catch (error) {
    throw new Error(`${messageOf(error)} (usage: ${lineOf(name, errand)})`, { cause: error })
  }
}

async function workOn(settings: Settings, work: (tx: Tx, store: Store) => Promise<object>): Promise<object> {
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
