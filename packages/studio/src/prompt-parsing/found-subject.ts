import { isAliveKind, type Kind } from '../words/kinds.ts'
import type { Bearing, Motion, Relation, Subject, Whereabouts } from '../setting/shot-list.ts'
import type { Noun } from '../words/vocabulary/noun-table.ts'

/** A subject while its shot is composed. Relations refer to the other subject itself. */
export type FoundSubject = {
  /** The index of its item; negative if the words do not name the subject. */
  at: number
  /** The index of the item that named it last. */
  namedAt: number
  /** The items and sentences that name it again. */
  again?: { at: number; sentence: number }[]
  words: string
  sense?: string
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
  /** `isOfDeed`: the relation follows from an action. A stated position replaces it. */
  relation?: { kind: Relation; to: FoundSubject; isOfDeed?: true; part?: Bearing }
  /** True for the object of a relation. The next verb is not its action. */
  isObject?: true
  /** The subject that `and` joins it to. */
  joinedTo?: FoundSubject
  isDefinite?: true
  /** The pronoun that meant it in the last shot. */
  calledLast?: 'man' | 'woman'
  /** The pronoun that cannot mean it: in `the singer sees him` the singer is not `him`. */
  isNot?: 'man' | 'woman'
  /** True for a second subject with the same word. */
  isOther?: true
  /** True for the young of an animal that was named. */
  isYoung?: true
  /** True for a member of a counted group that acts alone. */
  isOneOf?: true
  /** Its actions: the verb, its item, and the number of the step in the shot if others precede it. */
  deeds?: { verb: string; at: number; beat?: number; bearing?: Bearing }[]
  wears?: NonNullable<Subject['wears']>
  features?: NonNullable<Subject['features']>
  trade?: string
  /** Clothes of another trade than its own: a costume. */
  outfit?: readonly string[]
  changes?: NonNullable<Subject['changes']>
  material?: string
  goes?: { from: Whereabouts; to: Whereabouts; of: FoundSubject }
}

export const isAlive = ({ kind }: FoundSubject): boolean => isAliveKind(kind)

export const isPerson = ({ kind }: FoundSubject): boolean => kind === 'person'

/** A person without a description. */
export const grownUp = (sprite: string): Noun => ({
  sprites: [sprite],
  kind: 'person',
  count: 1,
  metres: 1.7,
  build: 'person',
})

/** The subject of a picture: a person, unless the description says otherwise. */
export const describeInputSubject = (
  input: string,
  noun: Noun | undefined,
): Pick<FoundSubject, 'what' | 'kind' | 'noun'> =>
  noun ? { what: { input, like: noun.sprites[0]! }, kind: noun.kind, noun } : { what: { input }, kind: 'person' }

/** The most words between two nouns that `and` joins. */
export const LONGEST_PHRASE = 12
