import type { Catalog } from '../catalog/catalog.ts'
import { openCatalog } from '../service/open-catalog.ts'
import { type Command, print } from './command.ts'
import { readArgs } from './read-args.ts'
import { readSettings } from '../service/settings.ts'

const printing = (name: string, summary: string, show: (catalog: Catalog) => object): Command => ({
  summary,
  usage: name,
  async run(args, env) {
    readArgs(args, [], {})
    print(show(openCatalog(readSettings(env))))
    return 0
  },
})

/** In the shape of a price file: what is printed can be edited and given back as KINORA_PRICES_FILE. */
export const prices = printing('prices', 'Print the price list', catalog => catalog.prices.list)

export const models = printing('models', 'Print the model cards', catalog => ({ models: catalog.models }))
