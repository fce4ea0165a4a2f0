import { readdirSync, readFileSync } from 'node:fs'

const LIBRARY = new URL('../../data/library/', import.meta.url)
const found = new Map<string, ReadonlyMap<string, URL>>()

/** Files of the library by their ids: `<kind>/<family>/<id>.json`. Only the folders are read. */
export function findDocuments(kind: 'places'): ReadonlyMap<string, URL> {
  let files = found.get(kind)
  if (!files) {
    const folder = new URL(`${kind}/`, LIBRARY)
    files = new Map(
      readdirSync(folder)
        .toSorted()
        .flatMap(family =>
          readdirSync(new URL(`${family}/`, folder))
            .filter(name => name.endsWith('.json'))
            .toSorted()
            .map((name): [string, URL] => [name.slice(0, -'.json'.length), new URL(`${family}/${name}`, folder)]),
        ),
    )
    found.set(kind, files)
  }
  return files
}

/** What a file of the library says. */
export const readLibraryFile = (name: string): unknown => readJson(new URL(name, LIBRARY))

export const readJson = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'))
