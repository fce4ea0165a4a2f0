import { assetIndex, type IndexEntry, type IndexRow } from '../../data-files/read-asset-index.ts'
import type { Kind } from '../kinds.ts'
import type { Noun } from './noun-table.ts'
import { readPlaces } from './place-file.ts'
import { usualSize } from './usual-sizes.ts'
import { readTable } from './word-data.ts'

/** Kinds of the catalogue, and the kinds of nouns that they are. */
const KIND_OF = new Map<string, Kind>(Object.entries(readTable('asset-nouns', 'kinds')))

let nouns: ReadonlyMap<string, Noun> | undefined

/** The names of the library's assets as nouns: an asset needs no row of its own among the words. */
export function readAssetNouns(): ReadonlyMap<string, Noun> {
  if (!nouns) {
    const found = new Map<string, Noun>()
    const rows = new Map(assetIndex().map(row => [row.id, row]))
    for (const row of rows.values()) {
      if (!row.entry) continue
      const noun = nounOf(row, row.entry, rows)
      // The first name of an asset wins over a synonym of another.
      const { en, zh } = row.entry.names
      for (const [nth, name] of [...en.entries(), ...zh.entries()]) {
        const word = name.toLowerCase()
        if (nth === 0 || !found.has(word)) found.set(word, noun)
      }
    }
    nouns = found
  }
  return nouns
}

function nounOf(row: IndexRow, entry: IndexEntry, rows: ReadonlyMap<string, IndexRow>): Noun {
  const shape = row.isBody || row.codes ? row : rows.get(entry.like ?? '')
  const isA = [
    row.id,
    ...(entry.isA ?? []),
    ...(entry.like === undefined ? [] : [entry.like, ...isAOf(entry.like, rows)]),
  ]
  const kind = isA.flatMap(one => KIND_OF.get(one) ?? [])[0] ?? 'thing'
  const home = readPlaces().get(entry.home ?? '')
  const noun: Noun = {
    sprites: [shape?.codes?.[0] ?? shape?.id ?? row.id],
    kind,
    name: entry.names.en[0] ?? row.id,
    ...(home && { where: home.id, place: home.place }),
    ...(entry.standsIn && entry.like !== undefined && { drawnAs: entry.like.replaceAll('-', ' ') }),
  }
  return { ...noun, ...usualSize(noun), metres: entry.size[1] }
}

const isAOf = (id: string, rows: ReadonlyMap<string, IndexRow>): readonly string[] => rows.get(id)?.entry?.isA ?? []

let byCode: ReadonlyMap<string, IndexRow> | undefined

/** True if a thing can be put into what a noun is drawn as. */
export function holdsThings({ sprites: [sprite = ''] }: Pick<Noun, 'sprites'>): boolean {
  byCode ??= new Map(assetIndex().flatMap(row => [row.id, ...(row.codes ?? [])].map(code => [code, row] as const)))
  const affords = byCode.get(sprite.replaceAll('-fe0f', ''))?.entry?.affords
  return affords?.includes('put-in') === true
}
