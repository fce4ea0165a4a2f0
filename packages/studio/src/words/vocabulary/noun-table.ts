import type { Kind } from '../kinds.ts'
import type { Build, Weight } from '../../setting/builds.ts'
import type { Motion, Place } from '../../setting/shot-list.ts'
import { readWordFile } from './word-data.ts'

/**
 * Nouns by kind, one row per sprite: `[["🐫"], ["camel", "骆驼"], {"place": "desert", "motion": "walk"}]`. If a row has
 * several sprites, the seed chooses one. A name in colons is a figure without an emoji. The last cell has defaults for
 * the place, the motion, the number and the colour. A `faint` noun is drawn only if there is nothing else to draw.
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
  /** Its first English word. Only rows of files have one. */
  name?: string
  build?: Build
  weight?: Weight
  /** Its real height. */
  metres?: number
  /** The id of its place, more specific than `place`. */
  where?: string
  /** Drawn as a block with its word on it. */
  isStandIn?: true
  /** Part of something else or of the ground. It is understood but not drawn by itself. */
  isUndrawn?: true
  /** The clothes of a trade. */
  outfit?: readonly string[]
  /** The asset that is drawn instead. */
  drawnAs?: string
  /** The text on it: the name of the product inside. */
  label?: string
}

/** A name in colons, such as `:hot-air-balloon:`, is a sprite without an emoji. */
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
