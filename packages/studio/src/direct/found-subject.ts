import { isAliveKind, type Kind } from '../words/kinds.ts'
import type { Bearing, Motion, Relation, Subject, Whereabouts } from '../setting/shot-list.ts'
import type { Noun } from '../words/vocabulary/noun-table.ts'

/** A subject while its shot is being put together; relations point at the other one itself. */
export type FoundSubject = {
  /** Index of its item; a subject that nobody wrote has none. */
  at: number
  /** Index of the item that named it last. */
  namedAt: number
  /** Where it is named again, and in which sentence. */
  again?: { at: number; sentence: number }[]
  words: string
  what: Subject['what']
  kind: Kind
  noun?: Noun
  count: number
  formation?: NonNullable<Subject['formation']>
  size: Subject['size']
  sentence: number
  colour?: string
  motion?: Motion
  side?: NonNullable<Subject['side']>
  /** `isOfDeed`: follows from what it does, and gives way to where it is. */
  relation?: { kind: Relation; to: FoundSubject; isOfDeed?: true }
  /** What a relation leads to: a deed that follows is not its own. */
  isObject?: true
  /** The subject before it that `and` joins it to. */
  joinedTo?: FoundSubject
  isDefinite?: true
  /** The pronoun that meant it in the last shot. */
  calledLast?: 'man' | 'woman'
  /** Acts on one who is called so, and is none: `the singer sees him`. */
  isNot?: 'man' | 'woman'
  /** Somebody besides who was named by the same word. */
  isOther?: true
  /** A calf or a cub of the beast that was named. */
  isYoung?: true
  /** One of several who were counted before, with a deed of its own. */
  isOneOf?: true
  /** What it does, at which item that is said, and as the how manieth of a shot where others come before it. */
  deeds?: { verb: string; at: number; beat?: number; bearing?: Bearing }[]
  wears?: NonNullable<Subject['wears']>
  features?: NonNullable<Subject['features']>
  trade?: string
  /** Clothes of a trade that is not its own: a costume. */
  outfit?: readonly string[]
  changes?: NonNullable<Subject['changes']>
  material?: string
  goes?: { from: Whereabouts; to: Whereabouts; of: FoundSubject }
}

export const isAlive = ({ kind }: FoundSubject): boolean => isAliveKind(kind)

export const isPerson = ({ kind }: FoundSubject): boolean => kind === 'person'

/** A person drawn as a figure without further words. */
export const grownUp = (sprite: string): Noun => ({
  sprites: [sprite],
  kind: 'person',
  count: 1,
  metres: 1.7,
  build: 'person',
})

/** Who a picture shows: nobody says, so a person, unless its description does. */
export const describeInputSubject = (
  input: string,
  noun: Noun | undefined,
): Pick<FoundSubject, 'what' | 'kind' | 'noun'> =>
  noun ? { what: { input, like: noun.sprites[0]! }, kind: noun.kind, noun } : { what: { input }, kind: 'person' }

/** Words between two nouns that `and` may still join. */
export const LONGEST_PHRASE = 12
