import type { SavedAsset } from '@kinora/client'
import { oneWord } from './read-words.ts'
import type { PeopleAction } from './people-command.ts'
import { readJsonFile } from '../read-json-file.ts'
import { formatTable } from './output/terminal.ts'

// Asset documents that the account keeps: scene documents name them by their ids.

const keep: PeopleAction = {
  summary: 'Keep an asset document, or a new version of it, so that scene documents can name it',
  takes: 'FILE',
  async run(given, session) {
    const document = (await readJsonFile(oneWord(given, 'FILE'))) as SavedAsset['asset']
    const kept = await (await session.kinora()).keepAsset(document)
    if (given.json) session.terminal.printJson(kept)
    else session.terminal.print(`${kept.name}, version ${kept.newest}`)
  },
}

const list: PeopleAction = {
  summary: 'List the asset documents that the account keeps',
  async run({ json }, { kinora, terminal }) {
    const { assets } = await (await kinora()).savedAssets({ count: 100 })
    if (json) return terminal.printJson({ assets })
    if (assets.length === 0) return terminal.tell('there is no asset; `kinora assets keep FILE` keeps one')
    const rows = assets.map(({ id, name, newest, updated_at: at }) => [id, name, String(newest), at])
    terminal.print(formatTable(['ASSET', 'NAME', 'VERSION', 'SAVED'], rows, terminal.width))
  },
}

const remove: PeopleAction = {
  summary: 'Delete a kept asset with all its versions',
  takes: 'ASSET',
  async run(given, { kinora, terminal }) {
    const id = oneWord(given, 'ASSET')
    await (await kinora()).deleteAsset(id)
    if (given.json) terminal.printJson({ deleted: id })
    else terminal.print(`deleted ${id}`)
  },
}

export const savedAssets = { keep, list, delete: remove }
