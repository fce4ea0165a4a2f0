import type { Field, Fields } from './words/field.ts'
import type { Tariff } from './tariff.ts'

/** A model's or mode's changes to a generator's fields. They only narrow; this is checked at start-up. */
export type Rule = {
  fields?: Record<string, Partial<Field>>
  /** Accepted and type-checked, without effect, not echoed. */
  ignores?: readonly string[]
  /** Must not be passed. */
  rejects?: readonly string[]
  requires?: readonly string[]
  price?: Tariff
  /** Limits on pictures over the whole body, including those of subjects. Fewer are allowed if there is a clip. */
  pictureBudget?: { max: number; withClip: number }
}

export type Declaration = {
  summary: string
  /**
   * The field whose value selects the column of rules: a model id (rules are on the cards) or a mode (rules are here).
   */
  rulesBy?: string
  rules?: Record<string, Rule>
  fields: Fields
  /** Other names accepted for fields: `{ url: 'video_url' }`. A field that is given by its own name wins. */
  alias?: Readonly<Record<string, string>>
  /** At least one of these must be given (a flag counts if true); otherwise the first is reported missing. */
  needsOneOf?: readonly string[]
  /** `[@name]` and `@name` in the prompt must match an entry of this list, unless one of these fields is given. */
  mentions?: { text: string; list: string; unless: readonly string[] }
  /** The entries of this list have times: `from` before `to`, within the whole length. */
  spans?: { list: string; within: string; longest: number }
  pictureBudget?: { max: number; withClip: number }
  price?: Tariff
}

/** The plans of a film's parts. */
const PART_PLANS = ['film-part', 'film-compose'] as const

/** All plans: those with one order, those of films, and those of a film's parts. */
export const PLAN_NAMES = [
  'imagine',
  'animate-frames',
  'paint',
  'tell-story',
  'stage-template',
  'recommend-prompts',
  'replicate-clip',
  'speak',
  'clone-voice',
  'sound-effects',
  'timed-effects',
  'lip-sync',
  'portrait-speaks',
  'upscale',
  'multiframe',
  'extend',
  'ad-film',
  'general-film',
  'music-video',
  'premium-music-video',
  'explain-comic',
  ...PART_PLANS,
] as const

export type PlanName = (typeof PLAN_NAMES)[number]
export type PartPlanName = (typeof PART_PLANS)[number]

/** Fields that a create can return besides its own. */
export const TOLD = [
  'task_id',
  'id',
  'sub_task_id',
  'compose_sub_task_id',
  'state',
  'err_code',
  'credits',
  'created_at',
  'file_url',
  'demo_audio',
  'prompts',
] as const

/** A generator: a kind of task that callers can create. */
export type Generator = Declaration & {
  /** The create path after the version. It is also the `type` in lists and the name in estimates. */
  name: string
  path: string
  /** Other paths of the same generator. */
  otherPaths?: readonly string[]
  /** The fields of the create answer, in order. */
  answer: readonly string[]
  /** The plan that makes the result. */
  plan: PlanName
  /** The default model or mode for commands, tools, forms and previews. A create must name one. */
  standard?: string
  /** The lifetime of a signed result URL. */
  resultUrlSeconds: number
  /** A create waits briefly for the result and returns it if it is ready. */
  answersWhenReady?: true
  /** A film consists of parts that can be edited and composed again. */
  film?: true
}

/** A step on an existing film: make a part again, or compose again. It creates a sub-task. */
export type FilmAction = Declaration & {
  name: string
  path: string
  film: string
  answer: readonly string[]
  plan: PartPlanName
  /** For compositions: segments may be in any order. */
  inAnyOrder?: true
}

export type Model = {
  id: string
  about: string
  /** Used only by clients that name it; never the default model. */
  early?: true
  rules: Record<string, Rule>
}

/** Only declared properties, and an answer with declared fields or fields that every create can return. */
type Sound<D extends Declaration, Known> = D & { [Name in Exclude<keyof D, keyof Known>]: never } & {
  answer: readonly ((typeof TOLD)[number] | Extract<keyof D['fields'], string>)[]
}

// Literal types are kept, because the type of a request's values follows from them (`request-values.ts`).
export const generator = <const D extends Generator>(declaration: Sound<D, Generator>): D => declaration
export const filmAction = <const D extends FilmAction>(declaration: Sound<D, FilmAction>): D => declaration
export const model = (card: Model): Model => card

export const DAY_SECONDS = 86_400
export const HOUR_SECONDS = 3_600
