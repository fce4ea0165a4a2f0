import { WrongUsage } from './exit-codes.ts'
import { makeTask, OUTPUT_FLAGS, ownCatalog } from './make.ts'
import type { PeopleAction } from './people-command.ts'
import { readRequest } from './request-flags.ts'
import { oneWord } from './read-words.ts'

/** Repeats a request; without a seed, with a random one. */
export const again: PeopleAction = {
  summary: 'Make the same request again, with another seed or a given one',
  takes: 'TASK',
  flags: {
    seed: { takes: 'N', about: 'The seed; the same request with the same seed gives the same files' },
    set: { takes: 'FIELD=VALUE', many: true, about: 'Any other field of the request, as JSON or text' },
    estimate: { about: 'Print the price and ask; without a terminal, print it and make nothing' },
    preview: { about: 'Print what would be made and ask; without a terminal, print it and make nothing' },
    yes: { short: 'y', about: 'Do not ask' },
    wait: { about: '--no-wait prints the id of the task and ends' },
    ...OUTPUT_FLAGS,
  },
  async run(given, session) {
    const kinora = await session.kinora()
    const { type, body } = await kinora.request(oneWord(given, 'TASK'))
    const generator = ownCatalog().generators.find(one => one.name === type)
    if (!generator) throw new WrongUsage(`${type} is made by no generator that this program knows`)
    const { seed: _, ...same } = body as Record<string, unknown>
    const changes = readRequest(generator, given)
    return makeTask(generator, { ...same, ...changes }, given, session)
  },
}
