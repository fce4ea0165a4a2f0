import { EXIT, WrongUsage } from './exit-codes.ts'
import { EVENTS, forward, FORWARD_FLAG, readTarget } from './listen.ts'
import type { PeopleAction } from './people-command.ts'
import { oneWord } from './one-word.ts'

/** A callback to try a receiver with; nothing is made, and nothing costs anything. */
export const trigger: PeopleAction = {
  summary: 'Send a sample callback, signed like any other, to a receiver on this machine',
  takes: EVENTS.join('|'),
  words: EVENTS,
  flags: FORWARD_FLAG,
  async run(given, { kinora, terminal }) {
    const event = oneWord(given, EVENTS.join(', '))
    if (!EVENTS.includes(event))
      throw new WrongUsage(`there is no event ${JSON.stringify(event)}: ${EVENTS.join(', ')}`)
    const url = readTarget(given)
    const sample = await (await kinora()).sampleCallback(event as 'success', url)
    if (url === undefined) return terminal.printJson(sample)
    const answer = await forward(sample, url)
    if (given.json) terminal.printJson({ ...sample, answer })
    else terminal.print(`${event}  ${sample.task_id}  ${answer}`)
    return /^2\d\d$/.test(answer) ? EXIT.done : EXIT.fault
  },
}
