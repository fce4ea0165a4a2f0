import type { ListedTask, TaskFilter } from '@kinora/client'
import { filterWords, readChoices } from './read-words.ts'
import { WrongUsage } from './exit-codes.ts'
import { ownCatalog } from './make.ts'
import type { PeopleAction } from './people-command.ts'
import { formatTable, oneLine } from './output/terminal.ts'

const STATES = ['created', 'queueing', 'processing', 'success', 'failed']
const MOST = 20

export const tasks: PeopleAction = {
  summary: "List the account's tasks, newest first",
  flags: {
    state: { takes: 'STATE', many: true, choices: STATES, about: `Only these: ${STATES.join(', ')}` },
    type: {
      takes: 'GENERATOR',
      many: true,
      get choices() {
        return ownCatalog().generators.map(one => one.name)
      },
      about: 'Only tasks of these generators',
    },
    limit: { takes: 'N', about: `The most to list; default: ${MOST}` },
  },
  async run(given, { kinora, terminal }) {
    const limit = Number(given.text('limit') ?? MOST)
    if (!Number.isInteger(limit) || limit < 1)
      throw new WrongUsage(`--limit takes a whole number from 1, got ${given.text('limit')}`)
    const generators = ownCatalog().generators.map(one => one.name)
    const [states, types] = [readChoices(given, 'state', STATES), readChoices(given, 'type', generators)]
    const filter: TaskFilter = {
      states,
      types,
      'pager.pagesz': Math.min(limit, 100),
    }
    const found: ListedTask[] = []
    for await (const task of (await kinora()).eachTask(filter)) {
      found.push(task)
      if (found.length === limit) break
    }
    if (given.json) return terminal.printJson({ tasks: found })
    if (found.length === 0) return terminal.tell(`there is no task${filterWords({ state: states, type: types })}`)
    const rows = found.map(({ id, state, progress, type, model, credits, created_at, kept_until, pinned, prompt }) => [
      id,
      state === 'processing' ? `${progress} %` : state,
      type,
      model,
      String(credits),
      created_at.slice(0, 16).replace('T', ' '),
      pinned ? 'for good' : (kept_until?.slice(0, 16).replace('T', ' ') ?? ''),
      oneLine(prompt),
    ])
    terminal.print(
      formatTable(
        ['TASK', 'STATE', 'TYPE', 'MODEL', 'CREDITS', 'CREATED', 'KEPT UNTIL', 'PROMPT'],
        rows,
        terminal.width,
      ),
    )
  },
}
