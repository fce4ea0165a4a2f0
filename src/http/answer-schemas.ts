import type { FilmAction, Generator } from '../catalog/declare.ts'
import type { JsonSchema } from '../catalog/schema-of.ts'

// What answers look like, for the OpenAPI document. Requests are declared in the catalogue; answers are few enough to say here.

const text: JsonSchema = { type: 'string' }
const count: JsonSchema = { type: 'integer' }
const truth: JsonSchema = { type: 'boolean' }
const id: JsonSchema = { type: 'string', pattern: '^[0-9]{1,19}$' }
const time: JsonSchema = { type: 'string', format: 'date-time' }
export const state: JsonSchema = { type: 'string', enum: ['created', 'queueing', 'processing', 'success', 'failed'] }

export const objectSchema = (properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter(name => !optional.includes(name)),
})
export const listSchema = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

const ANSWER_FIELDS: Record<string, JsonSchema> = {
  task_id: id,
  id,
  sub_task_id: id,
  compose_sub_task_id: id,
  ad_one_click_task_id: id,
  state,
  err_code: text,
  model: text,
  prompt: text,
  images: listSchema(text),
  duration: count,
  seed: count,
  aspect_ratio: text,
  resolution: text,
  audio: truth,
  movement_amplitude: text,
  payload: text,
  off_peak: truth,
  credits: count,
  created_at: time,
  story: text,
  language: text,
  file_url: text,
}

/** The create answer of a generator or a film action. A field without effect for the chosen model is left out. */
export function answerSchemaOf({ answer, fields }: Generator | FilmAction): JsonSchema {
  const properties = Object.fromEntries(answer.map(name => [name, ANSWER_FIELDS[name] ?? {}]))
  return objectSchema(properties, 'audio' in fields ? ['audio'] : [])
}

export const creationSchema = objectSchema({ id, url: text, cover_url: text, watermarked_url: text, sheet_url: text })

/** Of tasks, films and their records; missing where everything was done. */
export const notesSchema: JsonSchema = {
  ...listSchema(text),
  maxItems: 20,
  description: 'What was asked for and not done, a short sentence each; missing where everything was done',
}

const taskFields = {
  id,
  state,
  err_code: text,
  err_msg: text,
  credits: count,
  payload: text,
  bgm: { ...truth, description: 'Whether music is heard in the result; before there is one, whether it was asked for' },
  off_peak: truth,
  progress: { type: 'integer', minimum: 0, maximum: 100 },
  creations: listSchema(creationSchema),
  notes: notesSchema,
}

export const taskSchema = objectSchema(taskFields, ['notes'])

/** The query's answer: a task that waits also has its place, and when it may start, where that can be said. */
export const waitingTaskSchema = objectSchema(
  {
    ...taskFields,
    queue_position: { type: ['integer', 'null'] },
    estimated_start_at: { type: ['string', 'null'], format: 'date-time' },
  },
  ['notes', 'queue_position', 'estimated_start_at'],
)

export const fieldSchemas = { text, count, truth, id, time }
