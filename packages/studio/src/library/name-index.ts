import type { CatalogueEntry, CatalogueKind } from '@kinora/media/scene/catalogue'
import { editDistance } from '@kinora/media/scene/nearest-names'
import { bitCount, letterMask, plainName, possibleSingulars, possibleVerbs } from './match-names.ts'

/** Entries of a kind by all their names. */
export type NameIndex<T extends CatalogueEntry> = {
  entries: readonly T[]
  /** The entry by id, name or synonym, singular or plural; the most usual one if several match. */
  find(name: string): T | undefined
  /** The ids most similar to an unknown name: by kind, then by letters; best first. */
  nearest(name: string): string[]
  /**
   * Entries that match a query as a whole, then those that match words of it, most words first. A lower rank is better.
   */
  search(query: { query?: string | undefined; like?: string | undefined }): { entry: T; rank: number }[]
  /** The entries nearest to a query that nothing matches. */
  searchNearest(query: string): { entry: T; rank: number }[]
}

const NEAREST = 5
/** Letters: a larger difference is another word. */
const FURTHEST = 3
/** The longest name that is looked for in a query: words, and Han signs. */
const [MAX_WORDS, MAX_SIGNS] = [4, 6]

export function createNameIndex<T extends CatalogueEntry>(
  kind: CatalogueKind,
  entries: readonly T[],
  readSimilar: () => ReadonlyMap<string, string>,
): NameIndex<T> {
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  // An id wins over a first name, and a first name over a synonym; then the order of the data decides.
  const byName = new Map<string, T>()
  const enter = (name: string, entry: T): void => {
    const plain = plainName(name)
    if (plain && !byName.has(plain)) byName.set(plain, entry)
  }
  for (const entry of entries) enter(entry.id, entry)
  for (const entry of entries) for (const names of [entry.names.en, entry.names.zh]) enter(names[0] ?? '', entry)
  for (const entry of entries) for (const name of [...entry.names.en, ...entry.names.zh]) enter(name, entry)
  const inflected = kind === 'action' ? possibleVerbs : possibleSingulars
  let similar: ReadonlyMap<string, string> | undefined
  let plains: ReadonlyMap<T, PlainNames> | undefined
  let masks: { name: string; mask: number; id: string; isPart: boolean }[] | undefined

  const find = (name: string): T | undefined => {
    const known = byId.get(name)
    if (known) return known
    const plain = plainName(name)
    const found = byName.get(plain)
    if (found) return found
    for (const one of inflected(plain)) {
      const entry = byName.get(one)
      if (entry) return entry
    }
    return undefined
  }

  /** The kind of an unknown word: from the dictionary, or from the end of a compound. */
  const similarTo = (name: string): string[] => {
    const asked = (similar ??= readSimilar())
    const plain = plainName(name)
    const words = plain.split(' ')
    const ends = words.map((_, at) => words.slice(at).join(' ')).slice(1)
    const heads = words.length > 2 && words.includes('of') ? [words.slice(0, words.indexOf('of')).join(' ')] : []
    const all = [plain, ...possibleSingulars(plain)].map(one => asked.get(one))
    return [...all, ...[...ends, ...heads].map(end => find(end)?.id ?? asked.get(end))].filter(id => id !== undefined)
  }

  const byLetters = (name: string): string[] => {
    // A misspelt `hydrent` is near to the last word of a fire hydrant.
    masks ??= [...byName].flatMap(([one, { id }]) => {
      const last = one.slice(one.lastIndexOf(' ') + 1)
      return (last === one ? [one] : [one, last]).map(name => ({
        name,
        mask: letterMask(name),
        id,
        isPart: name !== one,
      }))
    })
    const word = plainName(name)
    const most = Math.min(FURTHEST, Math.max(1, Math.ceil(word.length / 3)))
    const mask = letterMask(word)
    const found = new Map<string, number>()
    for (const one of masks) {
      if (one.name.length > 2 * word.length + FURTHEST) continue
      const isWithin = word.length > 2 && ` ${one.name} `.includes(` ${word} `)
      if (!isWithin && bitCount(mask ^ one.mask) > 2 * most) continue
      const far = isWithin ? 0.5 : editDistance(word, one.name, most)
      const away = one.isPart ? far + 0.4 : far
      if (far <= most && away < (found.get(one.id) ?? Infinity)) found.set(one.id, away)
    }
    return [...found].toSorted((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1)).map(([id]) => id)
  }

  return {
    entries,
    find,
    nearest: name => [...new Set([...similarTo(name), ...byLetters(name)])].slice(0, NEAREST),
    search({ query, like }) {
      const model = like === undefined ? undefined : find(like)
      if (like !== undefined && !model) return []
      const plain = query === undefined ? '' : plainName(query)
      const words = contentWords(plain)
      const best = plain
        ? new Set([find(plain)?.id, find(plain.replaceAll(' ', ''))?.id, ...(words.length > 1 ? [] : similarTo(plain))])
        : undefined
      const named = plain && like === undefined ? namesWithin(plain, find) : undefined
      const of = (plains ??= new Map(entries.map(entry => [entry, plainNamesOf(entry)])))
      const said = words.map(word => [word, ...possibleSingulars(word), ...inflected(word)])
      return entries
        .flatMap((entry, order) => {
          const own = of.get(entry)!
          const asked = plain ? (queryRank(entry, own, plain, best!) ?? coverageRank(own, said, named?.get(entry))) : 0
          const alike = model ? likeRank(entry, model) : 0
          return asked === undefined || alike === undefined
            ? []
            : [{ entry, rank: asked + alike + order / (entries.length + 1) / 10 }]
        })
        .toSorted((a, b) => a.rank - b.rank)
    },
    searchNearest(query) {
      const words = contentWords(plainName(query))
      const alike = [query, ...words].flatMap(similarTo)
      // `beacon`: the dictionary has the beacon light.
      const within = [...(similar ?? [])].flatMap(([name, id]) => (words.some(one => isWordOf(one, name)) ? [id] : []))
      const ids = [...alike, ...within, ...(words.length > 1 ? [] : byLetters(query))].filter(id => byId.has(id))
      return [...new Set(ids)].slice(0, NEAREST).map((id, rank) => ({ entry: byId.get(id)!, rank }))
    },
  }
}

/** Words that serve others: a query is not searched by them. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  'a an the of in on at with and or to for by from into under over is are as his her its their'.split(' '),
)
const contentWords = (plain: string): string[] =>
  plain === '' || /\p{Script=Han}/u.test(plain) ? [] : plain.split(' ').filter(word => !FUNCTION_WORDS.has(word))

const isWordOf = (word: string, name: string): boolean => ` ${name} `.includes(` ${word} `)

/** Entries whose whole names are words of a query, longer names first. */
function namesWithin<T extends CatalogueEntry>(plain: string, find: (name: string) => T | undefined): Map<T, number> {
  const found = new Map<T, number>()
  for (const part of partsOf(plain)) {
    const entry = FUNCTION_WORDS.has(part) ? undefined : find(part)
    if (entry && !found.has(entry)) found.set(entry, 7 - part.length / (plain.length + 1))
  }
  return found
}

/** The names of an entry as they are compared, and their words. */
type PlainNames = {
  names: readonly string[]
  kinds: readonly string[]
  words: ReadonlySet<string>
  about: ReadonlySet<string>
}

function plainNamesOf(entry: CatalogueEntry): PlainNames {
  const names = [entry.id, ...entry.names.en, ...entry.names.zh].map(plainName)
  const kinds = entry.isA.map(plainName)
  return {
    names,
    kinds,
    words: new Set([...names, ...kinds].flatMap(name => name.split(' '))),
    about: new Set('about' in entry ? entry.about.toLowerCase().split(/[^a-z]+/u) : []),
  }
}

/** By how many words of a query an entry is named, of its names in both languages, its kinds and its description. */
function coverageRank(
  { words: own, about }: PlainNames,
  words: readonly (readonly string[])[],
  named: number | undefined,
): number | undefined {
  if (words.length < 2) return named
  const shareIn = (names: ReadonlySet<string>): number =>
    words.filter(forms => forms.some(one => names.has(one))).length / words.length
  const share = Math.max(shareIn(own), shareIn(about) / 2)
  if (share === 0) return named
  // As many words as possible, then whole names.
  return 9 - 3 * share - (named === undefined ? 0 : WHOLE)
}
const WHOLE = 0.8

/** Runs of words or of Han signs in a query, the longest first. */
function partsOf(plain: string): string[] {
  const isHan = /\p{Script=Han}/u.test(plain)
  const units = isHan ? Array.from(plain) : plain.split(' ')
  const most = isHan ? MAX_SIGNS : MAX_WORDS
  const parts: string[] = []
  for (let length = Math.min(most, units.length - 1); length > 0; length--)
    for (let at = 0; at + length <= units.length; at++) parts.push(units.slice(at, at + length).join(isHan ? '' : ' '))
  return parts
}

/** The quality of a match: by name, by a part of the name, or by kind. */
function queryRank(
  entry: CatalogueEntry,
  { names, kinds }: PlainNames,
  plain: string,
  best: ReadonlySet<string | undefined>,
): number | undefined {
  if (best.has(entry.id) && names[0] === plain) return 0
  const singulars = [plain, ...possibleSingulars(plain)]
  if (names.some(name => singulars.includes(name))) return best.has(entry.id) ? 1 : 2
  const at = kinds.findIndex(kind => singulars.includes(kind))
  if (at >= 0) return 4 + at / 10
  if (best.has(entry.id)) return 4.9
  const isHan = /\p{Script=Han}/u.test(plain)
  if (names.some(name => (isHan ? name.includes(plain) : ` ${name} `.includes(` ${plain} `)))) return 5
  // The beginning of a word: of a sunflower after a sun hat.
  return !isHan && names.some(name => ` ${name}`.includes(` ${plain}`)) ? 5.5 : undefined
}

/** The similarity of two entries: by shape, then by their most specific common kind. */
function likeRank(entry: CatalogueEntry, model: CatalogueEntry): number | undefined {
  if (entry.id === model.id) return undefined
  const [shape, ofModel] = [entry, model].map(one => ('like' in one ? (one.like ?? one.id) : one.id))
  if (shape === ofModel) return 0
  if (entry.isA.includes(model.id) || model.isA.includes(entry.id)) return 0.5
  const at = model.isA.findIndex(kind => entry.isA.includes(kind))
  return at < 0 ? undefined : 1 + at
}
