import type { Field, Fields } from './words/field.ts'
import type { Tariff } from './tariff.ts'

/** What a model or a mode changes of a generator's fields. Narrowing only; soundness is checked at start-up. */
export type Rule = {
  fields?: Record<string, Partial<Field>>
  /** Accepted and type-checked, without effect, not echoed. */
  ignores?: readonly string[]
  /** Must not be passed. */
  rejects?: readonly string[]
  requires?: readonly string[]
  price?: Tariff
  /** Pictures over the whole body (flat ones and those of subjects), fewer when a clip is among the inputs. */
  pictureBudget?: { max: number; withClip: number }
}

export type Declared = {
  summary: string
  /** The field whose value chooses the column of rules: a model id (rules stand on the cards) or a mode (rules stand here). */
  rulesBy?: string
  rules?: Record<string, Rule>
  fields: Fields
  /** At least one of these must be given (a flag counts when true); else the first is reported lacking. */
  needsOneOf?: readonly string[]
  /** `[@name]` and `@name` in the prompt must name an entry of this list. */
  mentions?: { text: string; list: string; unless: string }
  pictureBudget?: { max: number; withClip: number }
  price?: Tariff
}

/** A kind of thing that can be asked for. */
export type Generator = Declared & {
  /** The create path after the version: also the `type` in lists and the name in estimates. */
  name: string
  path: string
  /** The fields of the create answer, in order. */
  answer: readonly string[]
  /** The plan that makes it. */
  plan: string
  /** How long a signed result URL lives. */
  resultUrlSeconds: number
  /** A create waits a little for the result, and tells it if it is there by then. */
  answersWhenReady?: true
  /** A film is made of parts that can be edited and composed again. */
  film?: true
}

/** A step on a film that exists: redo a part, or compose again. Makes a sub-task. */
export type FilmAction = Declared & {
  name: string
  path: string
  film: string
  answer: readonly string[]
  plan: string
}

export type Model = { id: string; about: string; rules: Record<string, Rule> }

export const generator = (declaration: Generator): Generator => declaration
export const filmAction = (declaration: FilmAction): FilmAction => declaration
export const model = (card: Model): Model => card

export const DAY_SECONDS = 86_400
export const HOUR_SECONDS = 3_600
