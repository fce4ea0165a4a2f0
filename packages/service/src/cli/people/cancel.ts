import { WrongUsage } from './exit-codes.ts'
import { readId } from './one-word.ts'
import type { PeopleAction } from './people-command.ts'

export const cancel: PeopleAction = {
  summary: 'Cancel tasks; their credits come back',
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
