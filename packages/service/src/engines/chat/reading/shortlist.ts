import type { CatalogueEntry, CatalogueKind } from '@kinora/media/scene/catalogue'
import type { Scene } from '@kinora/media/scene/scene-schema'
import type { StudioCatalogue } from '@kinora/studio/catalogue'

const KINDS = ['place', 'asset', 'action', 'garment', 'material'] as const satisfies readonly CatalogueKind[]

// A longer prompt repeats itself. Each sequence of words is looked up.
const [MAX_WORDS, MAX_HAN] = [400, 800]
const [LONGEST_RUN, LONGEST_HAN_RUN] = [4, 6]
// Each search scans the whole catalogue.
const [MAX_SEARCHED, SIMILAR_EACH] = [16, 3]

/**
 * Catalogue entries that the words of a prompt may mean, the most certain first: names in the prompt, entries that the
 * rules found, members of named kinds, and entries similar to all of these.
 */
export function shortlist(prompt: string, draft: Scene | undefined, catalogue: StudioCatalogue): CatalogueEntry[] {
  const found = new Map<string, CatalogueEntry>()
  const add = (entry: CatalogueEntry | undefined): void => {
    if (entry) found.set(`${entry.kind} ${entry.id}`, found.get(`${entry.kind} ${entry.id}`) ?? entry)
  }
  const unknown: string[] = []
  for (const run of wordRuns(prompt)) {
    const entries = KINDS.flatMap(kind => catalogue.find(kind, run) ?? [])
    for (const entry of entries) add(entry)
    if (entries.length === 0 && isNounLike(run)) unknown.push(run)
  }
  for (const entry of draft ? namedBy(draft, catalogue) : []) add(entry)
  for (const word of [...new Set(unknown)].slice(0, MAX_SEARCHED))
    for (const kind of ['asset', 'place'] as const)
      for (const entry of catalogue.search({ kind, query: word, limit: 2 }).items)
        if (!isQualified(entry, word)) add(entry)
  const sure = [...found.values()].filter(({ kind }) => kind === 'asset').slice(0, MAX_SEARCHED)
  // Other members of a wide kind, such as all people, would only be noise.
  for (const { id, isA } of sure)
    for (const entry of catalogue.search({ kind: 'asset', like: id, limit: SIMILAR_EACH }).items)
      if (entry.isA.includes(id) || isA.includes(entry.id)) add(entry)
  return [...found.values()]
}

/** Sequences of up to four words, or of up to six Chinese characters, the longest first at each position. */
function wordRuns(prompt: string): string[] {
  const words = (prompt.toLowerCase().match(/[a-z][a-z'’-]*/gu) ?? []).slice(0, MAX_WORDS)
  const runs = words.flatMap((_, at) =>
    range(LONGEST_RUN).map(longer => words.slice(at, at + LONGEST_RUN - longer).join(' ')),
  )
  const han = (prompt.match(/\p{Script=Han}+/gu) ?? []).join(' ').slice(0, MAX_HAN)
  const hanRuns = Array.from(han).flatMap((_, at) =>
    range(LONGEST_HAN_RUN).map(longer => han.slice(at, at + LONGEST_HAN_RUN - longer)),
  )
  return [...new Set([...runs, ...hanRuns])].filter(
    run => run.length > (/[a-z]/u.test(run) ? 2 : 0) && run.trim() === run,
  )
}

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

/** True if a single word may name a thing: most short words are grammar. */
const isNounLike = (run: string): boolean => /^[a-z]{5,}$/u.test(run)

/** True if a word only qualifies the names of an entry: `wooden` does not match a wooden raft. */
const isQualified = ({ names }: CatalogueEntry, word: string): boolean =>
  names.en.some(name => name.startsWith(`${word} `) || name.includes(` ${word} `))

/** All names in a document. */
function namedBy({ entities, places, shots }: Scene, catalogue: StudioCatalogue): (CatalogueEntry | undefined)[] {
  return [
    ...places.map(({ asset }) => catalogue.place(asset)),
    ...entities.map(({ asset }) => catalogue.asset(asset)),
    ...shots.flatMap(({ actions = [] }) => actions.map(({ does }) => catalogue.action(does))),
    ...entities.flatMap(({ wears = [] }) => wears.map(({ garment }) => catalogue.garment(garment))),
  ]
}
