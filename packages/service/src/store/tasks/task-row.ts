import type { FaceBox, ShareBox } from '@kinora/media/frames/share-box'
import type { ToldNote } from '@kinora/media/engine/note'

/** The estimated amount of work of a task. See the table's migration. */
export type Lane = 'free' | 'quick' | 'short' | 'long'

/** The two kinds of slots of an account; see docs/decisions/work.md. */
export type Slot = 'ordinary' | 'brief'

/**
 * An account's slots for brief work, in addition to the ordinary ones. With two, a page of speech does not delay a
 * picture.
 */
export const BRIEF_SLOTS = 2

export type TaskState = 'created' | 'queueing' | 'processing' | 'success' | 'failed'

/**
 * A result file: its key, and those of its cover, watermarked copy and contact sheet, if any. Here and in step results,
 * a property whose name ends in `blob` holds a key; the database finds a task's files by this.
 */
export type CreationRow = {
  id: string
  blob: string
  cover_blob?: string
  watermarked_blob?: string
  sheet_blob?: string
  /** Word times of speech, as JSON. */
  words_blob?: string
  /** Duration of videos and film parts; size of visible results. */
  seconds?: number
  width?: number
  height?: number
  /** Passes of a clip, by name. */
  passes?: readonly { name: string; blob: string }[]
  /** For a film's segment: where the subjects of its pictures are visible. */
  shown?: readonly ShareBox[]
  /** The same for the people of its document. */
  faces?: readonly FaceBox[]
}

/** A recommended prompt for a clip of a picture, or a template. */
export type RecommendedPrompt = {
  type: string
  /** A short title. */
  content: string
  prompt: string
  template: string
  resolution: string
}

/**
 * `prompt` is set if the service chose it; `notes` list parts of the request that were not carried out; `bgm` tells
 * whether there is music; `engine` made it; `cut` is the id of the composition that a film shows.
 */
/** The language model that read or wrote a task: its cost in the operator's unit, and what the caller pays for it. */
export type LanguageModel = { engine: string; cost: number; credits?: number }

export type TaskResult = {
  creations: CreationRow[]
  prompt?: string
  notes?: readonly ToldNote[]
  bgm?: boolean
  engine?: string
  languageModel?: LanguageModel
  cut?: string
  /** Recommended prompts are the only result of such a task. */
  prompts?: readonly RecommendedPrompt[]
  /** Made from a recording: the account's voice row is filled from it. */
  voice?: { language: string; gender: string; engine: string; made: unknown }
  /** In a sandbox: downloads break off. */
  half?: true
}

/** The columns that a task query shows, and no more. */
export type ShownTask = {
  id: string
  account_id: string
  type: string
  state: TaskState
  err_code: string
  err_msg: string
  credits: number
  payload: string
  bgm: boolean
  off_peak: boolean
  progress: number
  result: TaskResult | null
  parent_id: string | null
  /** Its files have been released. */
  let_go: boolean
  /** Its files, or those of its film, are pinned. */
  pinned: boolean
  /** The start of its files' retention; null if it has none or is pinned. */
  kept_since: Date | null
  /** When its first attempt began. */
  started_at: Date | null
}

// A film and its parts are kept together, from the end of the last one.
const KEPT_SINCE = `case when state in ('success', 'failed') and not let_go then
  (select nullif(ended_at, 'infinity') from ended_holder where holder = coalesce(parent_id, id)) end as kept_since`
const PINNED = `case when parent_id is null then pinned
  else coalesce((select film.pinned from task film where film.id = task.parent_id), false) end as pinned`

export const SHOWN_COLUMNS = `id, account_id, type, state, err_code, err_msg, credits::float8, payload, bgm, off_peak, progress, result, parent_id, let_go, started_at, ${PINNED}, ${KEPT_SINCE}`

/** The same for many tasks: of a large payload only the size is read. */
export type LightTask = Omit<ShownTask, 'payload'> & { payload: string | null; payload_bytes: number }

// A hundred of them have a few megabytes.
const LIGHT_PAYLOAD_BYTES = 64 * 1024

// The size is known without reading the text.
export const LIGHT_COLUMNS = SHOWN_COLUMNS.replace(
  'payload',
  `case when octet_length(payload) <= ${LIGHT_PAYLOAD_BYTES} then payload end as payload, octet_length(payload) as payload_bytes`,
)

export type TaskRow = ShownTask & {
  part: string | null
  part_index: number | null
  model: string
  resolution: string
  request: Record<string, unknown>
  callback_url: string | null
  hold: number
  attempt: number
  failures: number
  awaited: boolean
  lane: Lane
  /** The trace in which it was created. */
  traceparent: string | null
  created_at: Date
  updated_at: Date
}

export const ALL_COLUMNS = `${SHOWN_COLUMNS}, part, part_index, model, resolution, request, callback_url, hold::float8, attempt, failures, awaited, lane, traceparent, created_at, updated_at`
