import type { Order } from '@kinora/media/engine/contract'
import { castEntities, castPlaces, sceneDocument } from '../../../plans/stored-shapes.ts'
import type { PartDraft } from '../../../plans/plan.ts'
import type { TaskRow } from '../../../store/tasks/task-row.ts'
import { type KeptInput, keptInputs } from './kept-inputs.ts'
import type { adCompose } from '../../../catalog/generators/films/ad-one-click.ts'
import type { OneClickCompose } from '../../../catalog/generators/films/general-one-click.ts'
import type { RequestValues } from '../../../catalog/request-values.ts'
import type { PartPlanName } from '../../../catalog/declare.ts'
import {
  anything,
  either,
  exactly,
  flag,
  list,
  mapping,
  number,
  readShape,
  record,
  type Shape,
  text,
  withGaps,
} from '../../../core/shape.ts'

type Without<T, Names extends string> = T extends unknown ? Omit<T, Names> : never

/** The stored request of a film's part. An edit changes only the prompt. */
export type PartRequest = {
  prompt: string
  /** Seconds, for display and price. */
  duration: number
  order: Without<
    Exclude<Order, { kind: 'hearing' | 'seeing' | 'watching' | 'writing' | 'upscale' | 'voice' }>,
    'prompt' | 'inputs'
  >
  inputs: readonly KeptInput[]
  /** For a narration: its lines are spoken within `duration`, faster if necessary. */
  fits?: true
}

/** A part with one order. */
export type MadePartDraft = PartDraft & {
  part: 'generate_video' | 'generate_narration' | 'generate_bgm' | 'generate_speech'
  request: PartRequest
}

/** The order of a part before its inputs are loaded. */
export const draftedOrder = ({ request: { order, prompt, inputs } }: MadePartDraft): Order => ({
  ...order,
  prompt,
  inputs: inputs.map(input => ({ ...input, path: '' })),
})

const amplitude = exactly('auto', 'small', 'medium', 'large')
const size = { width: number, height: number }

const source = either(
  record({ kind: exactly('words', 'frame', 'continuation', 'references') }),
  record({ kind: exactly('frames') }, { goesOn: exactly(true) }),
  record({ kind: exactly('story'), story: text }),
  record({ kind: exactly('template'), template: text }, { options: mapping(text) }),
  record({ kind: exactly('panels'), panels: list(record({ prompt: text, roles: list(text) })) }),
)

const common = {
  generator: text,
  model: text,
  scene: sceneDocument,
  inWords: exactly(true),
  ownVoices: mapping(record({ engine: text, language: text, made: anything })),
}

const order: Shape<PartRequest['order']> = either(
  record(
    {
      kind: exactly('video'),
      seed: number,
      seconds: number,
      ...size,
      withSound: flag,
      from: source,
      amplitude,
      withMusic: flag,
    },
    {
      ...common,
      cast: record({ seed: number }, { entities: castEntities, places: castPlaces }),
      recommends: exactly(true),
      musicBed: exactly(true),
      onlyMusic: exactly(true),
      heard: exactly('speech', 'effects'),
      voice: text,
      fine: exactly(true),
      passes: list(text),
      lips: record({ sound: text }, { fromSeconds: number, required: exactly(true) }),
    },
  ),
  record({ kind: exactly('image'), seed: number, ...size }, common),
  record(
    { kind: exactly('speech'), seed: number, text, voice: text, speed: number, pitch: number, volume: number },
    {
      ...common,
      voices: list(text),
      emotion: text,
      pronunciations: list(text),
      mayBeSilent: exactly(true),
      language: text,
    },
  ),
  record(
    { kind: exactly('music'), seed: number, seconds: number },
    { ...common, energies: list(record({ fromSeconds: number, energy: number })) },
  ),
)

const partRequestShape: Shape<PartRequest> = withGaps(
  record({ prompt: text, duration: number, order, inputs: keptInputs }, { fits: exactly(true) }),
)

/** Reads the request that a film stored in the row of its part. */
export const partRequest = ({ id, request }: Pick<TaskRow, 'id' | 'request'>): PartRequest =>
  readShape(partRequestShape, request, `the request of the part ${id}`)

/**
 * The parts of a composition, as chosen by the caller or by its plan. If narration or music is not named, the newest is
 * used.
 */
export type ComposeRequest = Partial<RequestValues<typeof adCompose | OneClickCompose>> & {
  /** The tasks that speak one line each. */
  speech_task_ids?: readonly string[]
  /** The step that stores the design, if the film has several. */
  design?: string
  /** Compositions to join, instead of everything else. */
  chapter_task_ids?: readonly string[]
}

/** The part that composes the others. */
export type ComposeDraft = PartDraft & { part: 'compose'; request: ComposeRequest }

/** The plan that makes a part of a film, by the part's name. */
export const partPlan = (part: string | null): PartPlanName => (part === 'compose' ? 'film-compose' : 'film-part')
