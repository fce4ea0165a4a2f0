import { type Kind, KINDS } from '../kinds.ts'
import type { Build, Weight } from './builds.ts'
import { MOTIONS, type Motion, PLACES, type Place } from '../shot-list.ts'

/**
 * Nouns by kind, a row per pictogram: `🐫 camel, 骆驼 @desert ~walk *4`. Several pictograms with `/` between them are
 * equally good and the seed chooses, and one in colons is drawn by the stage itself; `@` is where it is found, `~` what
 * it does, `*` how many it is and `#` its colour when the words do not say; `?` at the end: drawn only when there is
 * nothing else to draw.
 */
export type NounTable = Partial<Record<Kind, string>>

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
  /** What somebody of that trade has in hand. */
  tool?: string
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

export function readNouns(table: NounTable): { words: string[]; noun: Noun }[] {
  return Object.entries(table).flatMap(([kind, rows]) =>
    rows
      .split('\n')
      .filter(row => row.trim())
      .map(row => nounOf(kind as Kind, row.trim())),
  )
}

function nounOf(kind: Kind, row: string): { words: string[]; noun: Noun } {
  const [, pictograms, words, extras] = /^(\S+) ([^@~*?#]+)(.*)$/u.exec(row) ?? []
  if (!pictograms || !words || !(kind in KINDS)) throw new Error(`not a row of nouns: ${row}`)
  const noun: Noun = { sprites: pictograms.split('/').map(spriteName), kind }
  for (const extra of (extras ?? '').split(' ').filter(Boolean)) {
    const value = extra.slice(1)
    if (extra.startsWith('@')) noun.place = memberOf(PLACES, value)
    if (extra.startsWith('~')) noun.motion = memberOf(MOTIONS, value)
    if (extra.startsWith('*')) noun.count = Number(value)
    if (extra.startsWith('#')) noun.colour = value
    if (extra === '?') noun.faint = true
  }
  const own = pictograms.split('/').filter(pictogram => !pictogram.startsWith(':'))
  return { words: [...splitList(words), ...own.slice(0, 1)], noun }
}

function memberOf<T extends string>(all: readonly T[], value: string): T {
  const found = all.find(member => member === value)
  if (!found) throw new Error(`no such word in the shot list: ${value}`)
  return found
}

/** Words of a table, written with commas. */
export const splitList = (words: string): string[] =>
  words
    .split(',')
    .map(word => word.trim())
    .filter(Boolean)
