import { createHash } from 'node:crypto'
import {
  type ActionEntry,
  type AssetEntry,
  type Catalogue,
  CATALOGUE_KINDS,
  type CatalogueEntry,
  type CatalogueKind,
  type Entry,
  type PlaceEntry,
} from '@kinora/media/scene/catalogue'
import { findAnchor } from './anchors.ts'
import { assetOfBody } from './asset-bodies.ts'
import { createNameIndex, type NameIndex } from './name-index.ts'
import { partsOf } from './parts.ts'
import { findDocuments } from '../data-files/find-documents.ts'
import { readData, readDataText } from '../data-files/read-data.ts'
import { placeChanges, placeIds, readPlace } from '../data-files/read-place.ts'
import { actionChanges, type AssetRow, catalogueFiles, libraryActions, type PlainRow, readRows } from './read-rows.ts'

export type EntryOf<K extends CatalogueKind> = K extends 'asset'
  ? AssetEntry
  : K extends 'place'
    ? PlaceEntry
    : K extends 'action'
      ? ActionEntry
      : Entry

export type CatalogueQuery = {
  kind?: CatalogueKind
  /** A name, a part of a name, or a kind, in either language. */
  query?: string
  /** The id of an asset: others of the same kind, the most similar first. */
  like?: string
  limit?: number
  /** `next` of the previous answer. */
  cursor?: string
}
export type CatalogueAnswer = { items: CatalogueEntry[]; next?: string }

/** Everything that a document may name. */
export type StudioCatalogue = Catalogue & {
  /** A hash of the data; differs if any row differs. */
  readonly version: string
  list<K extends CatalogueKind>(kind: K): readonly EntryOf<K>[]
  find<K extends CatalogueKind>(kind: K, name: string): EntryOf<K> | undefined
  search(query: CatalogueQuery): CatalogueAnswer
}

const [USUAL_LIMIT, MOST] = [20, 500]

let loaded: StudioCatalogue | undefined

/** The catalogue of this installation. Each kind is read from its data files on first use. */
export function loadCatalogue(): StudioCatalogue {
  loaded ??= createCatalogue()
  return loaded
}

function createCatalogue(): StudioCatalogue {
  const indexes = new Map<string, NameIndex<CatalogueEntry>>()
  const indexOf = <K extends CatalogueKind>(kind: K): NameIndex<EntryOf<K>> => {
    const key = kind === 'place' ? `place ${placeChanges()}` : kind === 'action' ? `action ${actionChanges()}` : kind
    let index = indexes.get(key)
    if (!index) indexes.set(key, (index = createNameIndex(kind, readEntries(kind), similarIds(kind))))
    return index as NameIndex<EntryOf<K>>
  }
  let version: { hash: string; of: number } | undefined
  return {
    get version() {
      if (version?.of !== actionChanges()) version = { hash: hashData(), of: actionChanges() }
      return version.hash
    },
    list: kind => indexOf(kind).entries,
    find: (kind, name) => indexOf(kind).find(name),
    asset: name => indexOf('asset').find(name) ?? indexOf('asset').find(idOfPictogram(name) ?? ''),
    // A place is looked up by its id first, which reads no other file.
    place: name => placeEntry(name) ?? indexOf('place').find(name),
    action: name => indexOf('action').find(name),
    garment: name => indexOf('garment').find(name),
    material: name => indexOf('material').find(name),
    nearest: (kind, name) => indexOf(kind).nearest(name),
    search({ kind, query, like, limit = USUAL_LIMIT, cursor = '0' }) {
      const from = Math.max(0, Math.trunc(Number(cursor)) || 0)
      const to = from + Math.min(Math.max(1, Math.trunc(limit) || 1), MOST)
      const kinds = kind ? [kind] : CATALOGUE_KINDS
      const matches = kinds.flatMap(one => indexOf(one).search({ query, like }))
      const isUnknown = matches.length === 0 && query && like === undefined
      const found = isUnknown ? kinds.flatMap(one => indexOf(one).searchNearest(query)) : matches
      // Kinds are listed one after another. With a query, the best matches of all kinds come first.
      if (query || like) found.sort((a, b) => a.rank - b.rank)
      return {
        items: found.slice(from, to).map(({ entry }) => entry),
        ...(to < found.length && { next: String(to) }),
      }
    },
  }
}

/** An emoji is a synonym of the thing it shows. */
const idOfPictogram = (name: string): string | undefined =>
  /^\p{Extended_Pictographic}/u.test(name)
    ? assetOfBody(Array.from(name, sign => sign.codePointAt(0)!.toString(16).padStart(4, '0')).join('-'))
    : undefined

function readEntries(kind: CatalogueKind): CatalogueEntry[] {
  if (kind === 'asset') return readAssets()
  if (kind === 'place') return placeIds().flatMap(id => placeEntry(id) ?? [])
  if (kind === 'action')
    return readRows('action').map(({ verb: _verb, behaviour: _behaviour, ...row }) => ({ ...row, kind }))
  if (kind === 'garment') return readRows(kind).map(({ cut: _cut, ...row }) => ({ isA: [], ...row, kind }))
  return readRows(kind).map((row: PlainRow) => ({ isA: [], ...row, kind }))
}

const placeEntries = new Map<string, PlaceEntry>()

/** A place by its id. */
function placeEntry(id: string): PlaceEntry | undefined {
  const key = `${id} ${placeChanges()}`
  const known = placeEntries.get(key)
  if (known) return known
  const place = readPlace(id)
  if (!place) return undefined
  const { names, isA, isIndoors, views, sounds, anchors } = place
  const entry: PlaceEntry = {
    id,
    kind: 'place',
    names,
    isA,
    isIndoors,
    views,
    sounds,
    anchors: anchors.flatMap(one => findAnchor(one) ?? []),
  }
  placeEntries.set(key, entry)
  return entry
}

function readAssets(): AssetEntry[] {
  const rows = readRows('asset')
  const byId = new Map(rows.map(row => [row.id, row]))
  return rows.map(row => assetEntry(row, row.like === undefined ? undefined : byId.get(row.like)))
}

/** The entry of a row. What it omits is that of the asset whose shape it has. */
export function assetEntry(
  { body: _body, alsoBodies: _alsoBodies, use: _use, ...row }: AssetRow,
  like: Pick<AssetRow, 'isA' | 'rig' | 'parts' | 'sockets' | 'affords'> | undefined,
): AssetEntry {
  const [width, height, depth] = row.size
  const isA = row.isA ?? like?.isA ?? []
  const rig = row.rig ?? like?.rig ?? 'thing'
  return {
    ...row,
    kind: 'asset',
    isA,
    size: { width, height, depth },
    parts: partsOf(rig, isA, row.parts ?? like?.parts ?? []),
    sockets: row.sockets ?? like?.sockets ?? [],
    affords: row.affords ?? like?.affords ?? [],
    rig,
  }
}

/** Words without an entry, with the id of the most similar entry. */
function similarIds(kind: CatalogueKind): () => ReadonlyMap<string, string> {
  return () => new Map(kind === 'asset' ? [...readSimilarNouns(), ...readSimilarWords()] : [])
}
const readSimilarWords = (): [string, string][] =>
  readData<SimilarFile>('catalogue/similar-words.json').similar.flatMap(similarWords)

/** The nouns of a dictionary by the most similar name: `lighthouse; beacon`. */
const readSimilarNouns = (): [string, string][] =>
  readDataText('words/similar-nouns.txt')
    .split('\n')
    .flatMap(line => {
      const [noun = '', words = ''] = line.split(';')
      const id = line.startsWith('#') ? undefined : loadCatalogue().asset(noun.trim())?.id
      return id === undefined ? [] : words.split(',').map((word): [string, string] => [word.trim(), id])
    })
type SimilarFile = { similar: [id: string, words: string[]][] }
const similarWords = ([id, words]: SimilarFile['similar'][number]): [string, string][] => words.map(word => [word, id])

function hashData(): string {
  const hash = createHash('sha256')
  for (const kind of CATALOGUE_KINDS)
    if (kind !== 'place') for (const { text } of catalogueFiles(kind)) hash.update(text)
  for (const file of findDocuments('places').values()) hash.update(readDataText(file))
  for (const file of ['anchors.json', 'parts.json', 'similar-words.json'])
    hash.update(readDataText(`catalogue/${file}`))
  const own = readRows('action').slice(libraryActions().length)
  if (own.length > 0) hash.update(JSON.stringify(own))
  return hash.digest('hex').slice(0, 16)
}
