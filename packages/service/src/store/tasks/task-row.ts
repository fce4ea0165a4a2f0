import type { ToldNote } from '@kinora/media/engine/note'

/** How much work a task is, as far as can be told before it begins. See the table's migration. */
export type Lane = 'free' | 'quick' | 'short' | 'long'

/** The two kinds of slots of an account; see docs/decisions/work.md. */
export type Slot = 'ordinary' | 'brief'

/** Slots that an account has for brief work, beside its ordinary ones. One is enough: what holds it is over in seconds. */
export const BRIEF_SLOTS = 1

export type TaskState = 'created' | 'queueing' | 'processing' | 'success' | 'failed'

/**
 * A made file: where its bytes are, and its cover, watermarked copy and contact sheet where there are any. Here and in the
 * results of steps a property whose name ends in `blob` holds a key: the database finds by that which files a task needs.
 */
export type CreationRow = {
  id: string
  blob: string
  cover_blob?: string
  watermarked_blob?: string
  sheet_blob?: string
  /** Of speech: its words with their times, as JSON. */
  words_blob?: string
  /** How long it plays, known of videos and parts of films, and how large it is, of what is seen. */
  seconds?: number
  width?: number
  height?: number
}

/** Words for a clip of a picture; `template` where it is one of those. */
export type RecommendedPrompt = {
  type: string
  /** In a few words. */
  content: string
  prompt: string
  template: string
  resolution: string
}

/**
 * `prompt` is the one that was used where the service chose it; `notes` say what was asked for and not done; `bgm` tells
 * whether music is heard; `engine` made it; `cut` is the composition that a film shows, by its id.
 */
export type TaskResult = {
  creations: CreationRow[]
  prompt?: string
  notes?: readonly ToldNote[]
  bgm?: boolean
  engine?: string
  cut?: string
  /** Recommended for a picture: all that such a task makes. */
  prompts?: readonly RecommendedPrompt[]
  /** That was made of a recording: the row of the account's voice is filled from it. */
  voice?: { language: string; gender: string; engine: string; made: unknown }
  /** In a sandbox: downloads of it break off. */
  half?: true
}

/** What the query of a task shows: the columns of the poll path, and no more. */
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
  /** Its files are no longer kept. */
  let_go: boolean
  /** Its files, or those of the film that it is a part of, are kept without end. */
  pinned: boolean
  /** Since when the days for which its files are kept are counted; null where they are not, or there are none. */
  kept_since: Date | null
  /** When its first attempt began. */
  started_at: Date | null
}

// Of a film and its parts alike: they are kept together, from the end of the last that was made of it.
const KEPT_SINCE = `case when state in ('success', 'failed') and not let_go then
  (select nullif(ended_at, 'infinity') from ended_holder where holder = coalesce(parent_id, id)) end as kept_since`
const PINNED = `case when parent_id is null then pinned
  else coalesce((select film.pinned from task film where film.id = task.parent_id), false) end as pinned`

export const SHOWN_COLUMNS = `id, account_id, type, state, err_code, err_msg, credits::float8, payload, bgm, off_peak, progress, result, parent_id, let_go, started_at, ${PINNED}, ${KEPT_SINCE}`

/** The same of many tasks at once: a large payload stays where it is, and only its size is told. */
export type LightTask = Omit<ShownTask, 'payload'> & { payload: string | null; payload_bytes: number }

// A hundred of them are a few megabytes.
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
