import { GENRES } from '@kinora/media/scene/vocabulary'
import { readData } from '../../data-files/read-data.ts'
import type { Genre } from './genre.ts'

export type GenreName = (typeof GENRES)[number]

let read: Readonly<Record<GenreName, Genre>> | undefined

/** All genres by name. A test checks the files against the schema. */
export const genres = (): Readonly<Record<GenreName, Genre>> =>
  (read ??= Object.fromEntries(GENRES.map(name => [name, readData(`music/genres/${name}.json`)])) as Record<
    GenreName,
    Genre
  >)
