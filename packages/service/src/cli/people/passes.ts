import { PASSES } from '@kinora/media/scene/passes'
import { WrongUsage } from './exit-codes.ts'
import { savePasses } from './output/save-files.ts'
import type { PeopleAction } from './people-command.ts'
import { oneWord } from './read-words.ts'

/** Brings the passes of a task. */
export const passes: PeopleAction = {
  summary: 'Download the passes of a clip (depth, poses and more) made with `kinora make text2video --passes`',
  takes: 'TASK',
  flags: { output: { short: 'o', takes: 'NAME', about: 'Name of the files; default: the task' } },
  more: () =>
    `Passes:\n${Object.entries(PASSES)
      .map(([name, about]) => `  ${name.padEnd(10)}  ${about}`)
      .join('\n')}\n  mask:ID     White where the entity ID is seen; MP4`,
  async run(given, { kinora: connect, terminal, cwd }) {
    const id = oneWord(given, 'TASK')
    const kinora = await connect()
    const { creations } = await kinora.task(id)
    const made = creations.flatMap(creation => creation.passes ?? [])
    if (made.length === 0) throw new WrongUsage(`task ${id} has no passes; make it with --passes depth`)
    const files = await savePasses(kinora, made, given.text('output') ?? id, cwd)
    if (given.json) terminal.printJson({ files })
    else for (const file of files) terminal.print(file)
  },
}
