import type { Kind } from '../kinds.ts'
import type { Build, Weight } from '../../setting/builds.ts'
import type { Motion, Place } from '../../setting/shot-list.ts'
import { readWordFile } from './word-data.ts'

/**
 * Nouns by kind, a row per pictogram: `[["🐫"], ["camel", "骆驼"], {"place": "desert", "motion": "walk"}]`. Several pictograms
 * are equally good and the seed chooses; one in colons is drawn by the stage itself. The last cell says where it is found, how it
 * moves, how many it is and in which colour if the words do not say; a `faint` one is drawn only if there is nothing else to draw.
 */
type NounTable = Readonly<Partial<Record<Kind, readonly NounRow[]>>>
type NounRow = readonly [
  pictograms: readonly string[],
  words: readonly string[],
  more?: Pick<Noun, 'place' | 'motion' | 'count' | 'colour' | 'faint'>,
]

export type Noun = {
  sprites: readonly string[]
  kind: Kind
  place?: Place
  motion?: Motion
  count?: number
  colour?: string
  faint?: true
  /** Its first English word; rows of the tables in code have none. */
  name?: string
  build?: Build
  weight?: Weight
  /** How tall the real thing is. */
  metres?: number
  /** Where it is found, by the id of a place: more exactly than `place`. */
  where?: string
  /** Drawn as a block with its word on it. */
  isStandIn?: true
  /** Part of something else or of the ground: understood, and not drawn by itself. */
  isUndrawn?: true
  /** What somebody of that trade wears, garment by garment. */
  outfit?: readonly string[]
  /** What is drawn instead of it, where that is something else. */
  drawnAs?: string
  /** What is written on it: the name of what is sold in it. */
  label?: string
}

/** `:hot-air-balloon:` is no pictogram of anybody's, and goes by its name. */
export const spriteName = (pictogram: string): string =>
  pictogram.startsWith(':')
    ? `drawn-${pictogram.slice(1, -1)}`
    : Array.from(pictogram)
        .map(char => char.codePointAt(0)!.toString(16).padStart(4, '0'))
        .join('-')

/** A table of `data/words/nouns`. */
export const readNounTable = (name: string): NounTable => JSON.parse(readWordFile(`nouns/${name}.json`)) as NounTable

export function readNouns(table: NounTable): { words: string[]; noun: Noun }[] {
  return (Object.keys(table) as Kind[]).flatMap(kind =>
    table[kind]!.map(([pictograms, words, more]) => ({
      words: [...words, ...pictograms.filter(pictogram => !pictogram.startsWith(':')).slice(0, 1)],
      noun: { sprites: pictograms.map(spriteName), kind, ...more },
    })),
  )
}
