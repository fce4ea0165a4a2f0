import type { Field, Fields } from './words/field.ts'
import type { Tariff } from './tariff.ts'

/** A model's or mode's changes to a generator's fields. They only narrow; soundness is checked at start-up. */
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

export type Declaration = {
  summary: string
  /** The field whose value chooses the column of rules: a model id (rules stand on the cards) or a mode (rules stand here). */
  rulesBy?: string
  rules?: Record<string, Rule>
  fields: Fields
  /** Other names accepted for fields: `{ url: 'video_url' }`. A field that is given by its own name wins. */
  alias?: Readonly<Record<string, string>>
  /** At least one of these must be given (a flag counts when true); else the first is reported lacking. */
  needsOneOf?: readonly string[]
  /** `[@name]` and `@name` in the prompt must name an entry of this list, unless one of these is given. */
  mentions?: { text: string; list: string; unless: readonly string[] }
  /** The entries of a list have times: `from` before `to`, within the length of the whole. */
  spans?: { list: string; within: string; longest: number }
  pictureBudget?: { max: number; withClip: number }
  price?: Tariff
}

/** The plans of a film's parts. */
const PART_PLANS = ['film-part', 'film-compose'] as const

/** The plans there are: those that are one order, those of films, and those of a film's parts. */
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

/** What a create can return besides its own fields. */
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

/** A kind of thing that can be asked for. */
export type Generator = Declaration & {
  /** The create path after the version: also the `type` in lists and the name in estimates. */
  name: string
  path: string
  /** Other paths at which clients ask for the same. */
  otherPaths?: readonly string[]
  /** The fields of the create answer, in order. */
  answer: readonly string[]
  /** The plan that makes it. */
  plan: PlanName
  /** The model or mode where none is named and nothing must be: in commands, tools, forms and previews. A create must name one. */
  standard?: string
  /** How long a signed result URL lives. */
  resultUrlSeconds: number
  /** A create waits a little for the result, and tells it if it is there by then. */
  answersWhenReady?: true
  /** A film is made of parts that can be edited and composed again. */
  film?: true
}

/** A step on a film that exists: redo a part, or compose again. Makes a sub-task. */
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
  /** Only for clients that name it: never the default model. */
  early?: true
  rules: Record<string, Rule>
}

/** Nothing but what a declaration has, and an answer that names its own fields or what every create can tell. */
type Sound<D extends Declaration, Known> = D & { [Name in Exclude<keyof D, keyof Known>]: never } & {
  answer: readonly ((typeof TOLD)[number] | Extract<keyof D['fields'], string>)[]
}

// Literals are kept: the type of a request's values follows from them (`request-values.ts`).
export const generator = <const D extends Generator>(declaration: Sound<D, Generator>): D => declaration
export const filmAction = <const D extends FilmAction>(declaration: Sound<D, FilmAction>): D => declaration
export const model = (card: Model): Model => card

export const DAY_SECONDS = 86_400
export const HOUR_SECONDS = 3_600
