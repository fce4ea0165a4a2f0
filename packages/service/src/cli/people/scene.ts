import { EXIT, WrongUsage } from './exit-codes.ts'
import type { PeopleAction } from './people-command.ts'
import { readJsonFile } from './request-flags.ts'
import { formatTable } from './output/terminal.ts'

const check: PeopleAction = {
  summary: 'Check a scene document; a document with problems ends with the code of a refusal',
  takes: 'FILE',
  async run(given, session) {
    const [file, ...others] = given.words
    if (file === undefined || others.length > 0) throw new WrongUsage('say which file to check, one at a time')
    const kinora = await session.kinora()
    const checked = await kinora.checkScene(readJsonFile(file, 'the document') as object)
    const { terminal } = session
    if (given.json) terminal.printJson(checked)
    else if (checked.valid) {
      terminal.print('valid')
      for (const { at, message } of checked.warnings) terminal.print(`warning: ${at}  ${message}`)
    } else
      for (const { at, message, nearest = [] } of checked.problems)
        terminal.print(`${at || '/'}  ${message}${nearest.length > 0 ? ` (nearest: ${nearest.join(', ')})` : ''}`)
    return checked.valid ? undefined : EXIT.refused
  },
}

const MOST = 500

const catalog: PeopleAction = {
  summary: 'Search what scene documents may name, in English or Chinese',
  takes: '[WORD...]',
  flags: {
    kind: { takes: 'KIND', about: 'Only this kind: asset, place, action, garment, material, look, sound …' },
    like: { takes: 'ID', about: 'Others that are the same kind of thing as this entry' },
    limit: { takes: 'N', about: `How many at most, 1 to ${MOST}; 20 unless given` },
  },
  async run(given, session) {
    const { terminal } = session
    const limit = Number(given.text('limit') ?? 20)
    if (!Number.isInteger(limit) || limit < 1 || limit > MOST)
      throw new WrongUsage(`--limit takes a whole number from 1 to ${MOST}, got ${JSON.stringify(given.text('limit'))}`)
    const query = given.words.join(' ')
    const [kind, like] = [given.text('kind'), given.text('like')]
    const filter = { limit, ...(query && { query }), ...(kind && { kind }), ...(like && { like }) }
    // The service says which kinds there are.
    const { items, next } = await (await session.kinora()).catalogue(filter as object)
    if (given.json) return terminal.printJson({ items, ...(next !== undefined && { next }) })
    if (items.length === 0) return terminal.tell('there is no such entry')
    const rows = items.map(({ kind: of, id, names }) => [of, id, names.en.join(', '), names.zh.join(', ')])
    terminal.print(formatTable(['KIND', 'ID', 'NAMES', 'IN CHINESE'], rows, terminal.width))
    if (next !== undefined) terminal.tell('there are more; --limit shows them')
  },
}

export const scene: Record<string, PeopleAction> = { check, catalog }
