import type { FilmAction, Generator } from '../catalog/declare.ts'
import type { JsonSchema } from '../catalog/build-schema.ts'
import type { RecommendedPrompt } from '../store/tasks/task-row.ts'
import type { Field } from '../catalog/words/field.ts'

// Schemas of answers for OpenAPI and the reference. Requests are declared in the catalogue. A test ensures that every
// field has a description.

const described =
  (schema: JsonSchema) =>
  (description: string): JsonSchema => ({ ...schema, description })

const STATES = ['created', 'queueing', 'processing', 'success', 'failed']

/** The kinds of answer fields, each with its description. */
export const field = {
  text: described({ type: 'string' }),
  texts: described({ type: 'array', items: { type: 'string' } }),
  count: described({ type: 'integer' }),
  countOrNull: described({ type: ['integer', 'null'] }),
  number: described({ type: 'number' }),
  truth: described({ type: 'boolean' }),
  id: described({ type: 'string', pattern: '^[0-9]{1,19}$' }),
  time: described({ type: 'string', format: 'date-time' }),
  timeOrNull: described({ type: ['string', 'null'], format: 'date-time' }),
  choice: (choices: readonly string[], description: string): JsonSchema => ({
    type: 'string',
    enum: choices,
    description,
  }),
  list: (items: JsonSchema, description: string): JsonSchema => ({ type: 'array', items, description }),
  state: (description = 'Where it stands'): JsonSchema => ({ type: 'string', enum: STATES, description }),
}

export const objectSchema = (properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter(name => !optional.includes(name)),
})

/** The schema of one of our types. The compiler checks that it has all fields and no others. */
export const schemaFor = <T extends object>(
  properties: Record<keyof T & string, JsonSchema>,
  optional: readonly (keyof T & string)[] = [],
): JsonSchema => objectSchema(properties, optional)

const CREATED_AT = field.time('When it was created, in UTC')

/** For tasks that recommend prompts. */
const DEMO_AUDIO = field.text('Of a voice that was made: its sample; empty where none was asked for')
const PROMPTS: JsonSchema = field.list(
  schemaFor<RecommendedPrompt>({
    type: field.text('Its use'),
    content: field.text('The action, in a few words'),
    prompt: field.text('The value for `prompt`; empty for a template'),
    template: field.text('The value for `template`; empty for others'),
    resolution: field.text('As it was asked for'),
  }),
  'Recommended prompts; only of a task that was asked for them',
)

const ANSWER_FIELDS: Record<string, JsonSchema> = {
  task_id: field.id('The task, to query and cancel it by'),
  id: field.id('The task, to query and cancel it by'),
  sub_task_id: field.id('The task that makes the part again; the query of creations shows it'),
  compose_sub_task_id: field.id('The task that composes the film again; the query of creations shows it'),
  ad_one_click_task_id: field.id('The film'),
  state: field.state(),
  err_code: field.text('Why it failed; empty'),
  model: field.text('The model, by the name that was sent'),
  prompt: field.text('The prompt that is used'),
  images: field.texts('The pictures that are used: URLs as they were sent, others as signed URLs of the stored copy'),
  duration: field.count('Seconds'),
  seed: field.count('The seed that is used; drawn where none was sent'),
  aspect_ratio: field.text('Width to height'),
  resolution: field.text('The short side'),
  audio: field.truth('True if it is made with sound; absent if the model ignores it'),
  movement_amplitude: field.text('The amount of motion'),
  payload: field.text('The `payload` of the request, unchanged'),
  off_peak: field.truth('True if it runs when nothing else waits, at half the price'),
  credits: field.count('The price; held until it ends'),
  created_at: CREATED_AT,
  story: field.text('The story'),
  template: field.text('The template'),
  bgm: field.truth('True if music was requested'),
  watermark: field.truth('True if a watermarked copy is made'),
  language: field.text('The language that is spoken'),
  prompts: PROMPTS,
  demo_audio: DEMO_AUDIO,
  file_url: field.text('The sound, where it was ready in time; else empty, and the query has it'),
}

/** The create answer of a generator or a film action. A field without effect for the chosen model is left out. */
export function buildAnswerSchema({ name, answer, fields }: Generator | FilmAction): JsonSchema {
  const properties = answer.map((one): [string, JsonSchema] => {
    const own = fields[one]
    // Echoed fields have their declaration's description unless there is another.
    const schema = ANSWER_FIELDS[one] && own?.kind !== 'number' ? ANSWER_FIELDS[one] : own && echoSchema(own)
    if (!schema) throw new Error(`${name}: nothing says what ${one} in its answer is`)
    return [one, schema]
  })
  return objectSchema(Object.fromEntries(properties), 'audio' in fields ? ['audio'] : [])
}

/** A field as it is echoed; empty if it is not used. */
function echoSchema(own: Field): JsonSchema {
  const says = own.about === undefined ? {} : { description: own.about }
  if (own.kind === 'list') return { type: 'array', items: echoSchema(own.of), ...says }
  if (own.kind === 'record') {
    const inner = Object.entries(own.fields)
    return {
      ...objectSchema(
        Object.fromEntries(inner.map(([name, one]) => [name, echoSchema(one)])),
        inner.filter(([, one]) => !one.required).map(([name]) => name),
      ),
      ...says,
    }
  }
  const plain = { integer: 'integer', number: 'number', flag: 'boolean' } as const
  return { type: own.kind in plain ? plain[own.kind as keyof typeof plain] : 'string', ...says }
}

/** The passes of a clip. */
export const PASSES: JsonSchema = field.list(
  objectSchema({ name: field.text('As in the request'), url: field.text('An MP4, or a zip of PNG files') }),
  'Passes of the clip; absent unless they were asked for',
)

export const creationSchema = objectSchema(
  {
    id: field.id('The creation'),
    url: field.text('The file, by a signed URL; empty when it is no longer kept'),
    cover_url: field.text('A picture of it; empty where there is none'),
    watermarked_url: field.text('The file with the watermark that was asked for; empty where none was'),
    sheet_url: field.text('Frames from beginning to end in one picture; empty where there is none'),
    passes: PASSES,
  },
  ['passes'],
)

/** For tasks, films and their records. */
export const NOTES: JsonSchema = {
  ...field.texts('Requests that were not fulfilled, a short sentence each; absent if all were'),
  maxItems: 20,
}

/** How long the files of a task are kept. */
export const KEPT_FIELDS = {
  kept_until: field.timeOrNull(
    'Until when its files are kept, in UTC; null before it has ended, while a film is worked on, where it is pinned, and where there are none',
  ),
  pinned: field.truth('True if its files are kept until it is unpinned'),
}

const taskFields = {
  id: field.id('The task'),
  state: field.state(),
  err_code: field.text('Why it failed, as a reason of the error table; empty unless it did'),
  err_msg: field.text('The same in a sentence; empty unless it failed'),
  credits: field.count('The price; 0 after it failed'),
  payload: field.text('The `payload` of the create request, unchanged'),
  bgm: field.truth('True if the result has music; before there is one, true if music was requested'),
  off_peak: field.truth('True if it runs when nothing else waits, at half the price'),
  progress: { type: 'integer', minimum: 0, maximum: 100, description: 'In percent; never goes back, 100 at success' },
  ...KEPT_FIELDS,
  creations: field.list(creationSchema, 'What was made; empty before success'),
  notes: NOTES,
  prompts: PROMPTS,
  demo_audio: DEMO_AUDIO,
  engine: field.text('The engine that made it, by the operator’s name; once it is made'),
  language_model: {
    ...objectSchema({
      engine: field.text('Its name, as the operator gave it'),
      credits: field.count('The part of `credits` that is its price'),
    }),
    description: 'The language model that read or wrote it, where one did',
  },
}

export const taskSchema = objectSchema(taskFields, ['notes', 'prompts', 'demo_audio', 'engine', 'language_model'])

/**
 * The answer of a task query. A waiting task also has its queue position and, until it ends, the estimated start and
 * end.
 */
export const waitingTaskSchema = objectSchema(
  {
    ...taskFields,
    queue_position: field.countOrNull('While it waits: its place, 1 is next; null for off-peak tasks'),
    estimated_start_at: field.timeOrNull('While it waits: when it may start; null where that cannot be said'),
    estimated_end_at: field.timeOrNull('While it waits or runs: when it may be done; null where that cannot be said'),
  },
  [
    'notes',
    'prompts',
    'demo_audio',
    'engine',
    'language_model',
    'queue_position',
    'estimated_start_at',
    'estimated_end_at',
  ],
)

/** An entry of the task list: the query's answer and the request. */
export const listedTaskSchema: JsonSchema = {
  allOf: [
    waitingTaskSchema,
    objectSchema(
      {
        type: field.text(
          'Its generator, as in the path of the create after the version; parts of films add what they are',
        ),
        model: field.text('The model, by the name that was sent; empty where there is none to choose'),
        prompt: field.text('The prompt or text that is used'),
        images: field.texts('The pictures that were sent'),
        duration: field.count('Seconds, rounded; 0 where none were asked for'),
        resolution: field.text('The short side; empty where there is none to choose'),
        aspect_ratio: field.text('Width to height; empty where there is none to choose'),
        created_at: CREATED_AT,
        updated_at: field.time('When its state or progress last changed, in UTC'),
        seed: field.count('The seed that is used, where there is one'),
      },
      ['seed'],
    ),
  ],
}

export const NEXT_PAGE_TOKEN = field.text('Asks for the next page; empty on the last one')
