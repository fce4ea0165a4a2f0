import { readFileSync } from 'node:fs'

const FOLDER = new URL('../../tables/films/', import.meta.url)
const read = new Map<string, unknown>()

/** A table of `tables/films`. The caller names its type; a test checks the files against their schemas. */
export function readFilmData<T>(name: string): T {
  if (!read.has(name)) read.set(name, JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')))
  return read.get(name) as T
}
