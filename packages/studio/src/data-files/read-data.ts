import { readFileSync } from 'node:fs'

const DATA = new URL('../../data/', import.meta.url)

/** The text of a file of the studio's `data` folder: `words/places.txt`. */
export const readDataText = (file: string): string => readFileSync(new URL(file, DATA), 'utf8')

/** A JSON file of the `data` folder. The caller names its type; tests check the files against their schemas. */
export const readData = <T>(file: string): T => JSON.parse(readDataText(file)) as T
