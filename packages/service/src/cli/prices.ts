import { readSettings } from '../service/settings.ts'
import { type Command, print } from './command.ts'
import { readArgs } from './read-args.ts'

/** In the format of a price file: the output can be edited and used as KINORA_PRICES_FILE. */
export const prices: Command = {
  summary: 'Print the price list',
  usage: 'prices',
  async run(args, env) {
    readArgs(args, [], {})
    const { openCatalog } = await import('../service/open/open-catalog.ts')
    print(openCatalog(readSettings(env)).prices.list)
    return 0
  },
}
