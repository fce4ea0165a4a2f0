import {
  choice,
  type DeepReadonly,
  filled,
  flag,
  type JsonSchema,
  list,
  mapping,
  object,
  type Schema,
  text,
  type TypeOf,
  yes,
} from '@kinora/media/scene/schema-words'
import { LOOKS, SEASONS, TIMES, WEATHERS } from '@kinora/media/scene/vocabulary'
import { readData } from '../data-files/read-data.ts'

/** A regular expression, without regard to case. */
const pattern = text(2_000)
const both = <T>(of: Schema<T>): Schema<{ en: T; zh: T }> => object({ en: of, zh: of })
const said = text(200)
const wording = both(said)
const names = list(text(40), 12)

/** What the labels of a brief say of its values. `note` is for the makers only. */
export const BRIEF_ROLES = [
  'brand',
  'product',
  'points',
  'story',
  'beat',
  'place',
  'cast',
  'title',
  'slogan',
  'card',
  'call',
  'offer',
  'narration',
  'audience',
  'tone',
  'style',
  'music',
  'sound',
  'song',
  'note',
] as const
const change = object({}, { time: choice(TIMES), weather: choice(WEATHERS), season: choice(SEASONS) })

/** The tables of films, each a file of `data/films`. */
const TABLES = {
  /** The mood of films about one kind of product. `scenes` follow "The product …". The most matching words win. */
  tones: mapping(
    object({ words: pattern, music: wording, isLively: flag, voice: wording, scenes: filled(wording, 12) }),
    20,
  ),
  /** Shops, trades and services at work. The first match applies. */
  trades: list(object({ words: pattern, en: said, zh: said }), 200),
  /** The mood of a general film and its music. The first match applies. */
  moods: list(object({ words: pattern, music: wording, isCalm: flag }), 40),
  /** Voices by sex, age and character. The first match applies. */
  'voice-roles': list(
    object({ words: pattern, voices: both(filled(text(80), 12)) }, { gender: choice(['female', 'male']) }),
    60,
  ),
  /** Actions of performers between the lines of a song, after "The person …", by loudness, and while they sing. */
  performances: object({
    quiet: filled(wording, 30),
    loud: filled(wording, 30),
    dancing: filled(wording, 30),
    singing: wording,
  }),
  /** Actions for selling points, after "Somebody …". `{it}` is the product. The first match applies. */
  points: list(
    object(
      { words: pattern, en: said, zh: said, place: text(40), does: filled(text(40), 4) },
      {
        time: choice(TIMES),
        weather: choice(WEATHERS),
        season: choice(SEASONS),
        wears: names,
        uses: yes,
        also: object({ asset: text(40), does: text(40) }),
        becomes: change,
      },
    ),
    200,
  ),
  /**
   * How a brief speaks to its makers: labels before colons, and sentences about the film. A pattern names `parts` in
   * angle brackets. `film`: in an advertisement such words may describe the product.
   */
  briefs: object({
    labels: list(object({ role: choice(BRIEF_ROLES), words: pattern }), 40),
    parts: mapping(pattern, 40),
    wishes: list(object({ words: pattern }, { film: yes }), 100),
    /** The words before a quotation at the beginning of a sentence that say whether it is heard or read. */
    quoted: list(object({ role: choice(['spoken', 'written', 'card']), words: pattern }), 20),
    /** The beginnings of sentences that tell the film in order. */
    openers: pattern,
    /** The first sentence says what kind of film it is, and of what. */
    headers: list(pattern, 10),
    /** Whole bodies move in such scenes. */
    moves: pattern,
    /** Clauses about music and about sounds. */
    music: list(pattern, 10),
    sounds: list(pattern, 10),
  }),
  /**
   * Nouns beside names: relatives and titles with what they look like, and trades; the endings of Chinese names that say
   * the sex, the words of descriptions, people without a face to see, and words
   * before colons that are nobody's name.
   */
  people: object({
    roles: list(object({ words: pattern, en: said, zh: said }), 40),
    trades: object({ en: pattern, zh: pattern }),
    sexes: object({ female: said, male: said }),
    manly: pattern,
    looks: pattern,
    masked: pattern,
    noNames: pattern,
  }),
  /** Kinds of places and hours that are the same setting, buildings and other nouns that are places, and names of
   * places and hours that are other words more often. */
  settings: object({ alike: list(names, 40), buildings: pattern, plain: pattern }),
  /** The look of a scene document for the style of a film. The first match applies. */
  looks: list(object({ look: choice(LOOKS), words: pattern }), 40),
  /** Words that name segments and change their order. */
  edits: object({
    shots: wording,
    ordinals: both(names),
    last: both(names),
    swap: wording,
    remove: wording,
    move: wording,
    ends: object({ first: list(text(40), 20), last: list(text(40), 20) }),
  }),
} as const

export type TableName = keyof typeof TABLES
export type Table<Name extends TableName> = DeepReadonly<TypeOf<(typeof TABLES)[Name]>>

export const TABLE_SCHEMAS: Readonly<Record<TableName, JsonSchema>> = Object.fromEntries(
  Object.entries(TABLES).map(([name, { json }]) => [name, json]),
) as Record<TableName, JsonSchema>

const read = new Map<TableName, unknown>()

/** A table of films. A test checks the files against their schemas. */
export function readTable<Name extends TableName>(name: Name): Table<Name> {
  if (!read.has(name)) read.set(name, readData(`films/${name}.json`))
  return read.get(name) as Table<Name>
}

const compiled = new Map<string, RegExp>()

/** True if the words of a row are in a text. */
export function says(words: string, told: string): boolean {
  const known = compiled.get(words) ?? new RegExp(words, 'iu')
  compiled.set(words, known)
  return known.test(told)
}
