import { readdirSync } from 'node:fs'

const DATA = new URL('../../data/', import.meta.url)
const found = new Map<string, ReadonlyMap<string, string>>()

/** Files of the library by their ids: `library/<kind>/<family>/<id>.json`. Only the folders are read. */
export function findDocuments(kind: 'places'): ReadonlyMap<string, string> {
  let files = found.get(kind)
  if (!files) {
    const folder = `library/${kind}`
    files = new Map(
      readdirSync(new URL(folder, DATA))
        .toSorted()
        .flatMap(family =>
          readdirSync(new URL(`${folder}/${family}`, DATA))
            .filter(name => name.endsWith('.json'))
            .toSorted()
            .map((name): [string, string] => [name.slice(0, -'.json'.length), `${folder}/${family}/${name}`]),
        ),
    )
    found.set(kind, files)
  }
  return files
}
