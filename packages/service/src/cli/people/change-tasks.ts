import type { Task } from '@kinora/client'
import { WrongUsage } from './exit-codes.ts'
import type { PeopleAction } from './people-command.ts'
import { readId } from './read-words.ts'

/** Says until when the files of a task are kept; empty if unknown. */
export function formatKept({ kept_until: until, pinned }: Pick<Task, 'kept_until' | 'pinned'>): string {
  if (pinned) return 'kept for good'
  return until ? `kept until ${until.slice(0, 16).replace('T', ' ')} UTC` : ''
}

export const keep: PeopleAction = {
  summary: 'Keep the files of tasks permanently; with --undo, for the usual days from now',
  takes: 'TASK...',
  flags: { undo: { about: 'Keep them for the usual days' } },
  async run(given, { kinora, terminal }) {
    const { words, json } = given
    if (words.length === 0) throw new WrongUsage('TASK expected')
    const client = await kinora()
    const kept = []
    for (const id of words) {
      const now = given.switched('undo') ? await client.unkeep(id) : await client.keep(id)
      kept.push(now)
      if (!json) terminal.print(`${id}: ${formatKept(now)}`)
    }
    if (json) terminal.printJson({ tasks: kept })
  },
}

export const cancel: PeopleAction = {
  summary: 'Cancel tasks; their credits are returned',
  takes: 'TASK...',
  async run({ words, json }, { kinora, terminal }) {
    if (words.length === 0) throw new WrongUsage('TASK expected')
    for (const word of words) readId(word, 'TASK')
    for (const id of words) {
      await (await kinora()).cancel(id)
      if (!json) terminal.print(`cancelled ${id}`)
    }
    if (json) terminal.printJson({ cancelled: words })
  },
}
