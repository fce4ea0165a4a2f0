import { capabilities } from '@kinora/studio/capabilities'
import { readSettings } from '../service/settings.ts'
import { shareModelsFolder } from '../service/share-models-folder.ts'
import { type Command, print } from './command.ts'
import { readArgs } from './read-args.ts'

/** Shows on which step each capability of the studio stands, and what would take it up one. */
export const doctor: Command = {
  summary: 'Show what the studio engine can do here, and what is missing or damaged',
  usage: 'doctor',
  async run(args, env) {
    readArgs(args, [], {})
    shareModelsFolder(readSettings(env))
    const found = await capabilities()
    print({ node: process.version, platform: `${process.platform} ${process.arch}`, capabilities: found })
    return found.some(one => one.problems.some(problem => problem.state === 'damaged')) ? 1 : 0
  },
}
