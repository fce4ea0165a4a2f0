import type { JsonSchema } from '../../catalog/schema-of.ts'
import type { Timeline } from '../../timeline/timeline.ts'
import { fieldSchemas, listSchema, notesSchema, objectSchema, state } from '../answer-schemas.ts'

const { text, id, count, time } = fieldSchemas
const number: JsonSchema = { type: 'number' }

const frames = { fromFrame: count, toFrame: count }

const EXAMPLE: Timeline = {
  width: 1_280,
  height: 720,
  framesPerSecond: 24,
  frames: 192,
  shots: [
    {
      source: '901243326567555091',
      name: 'The lamp on a desk, wide shot, the camera drifts.',
      fromFrame: 0,
      frames: 96,
      transition: { kind: 'dissolve', frames: 8 },
    },
    { source: '901243326567555092', name: 'The lamp folds, close-up, crane up.', fromFrame: 0, frames: 96 },
  ],
  texts: [{ text: 'Kite One', style: 'title', font: 'sans', fromFrame: 10, toFrame: 62 }],
  tracks: [
    {
      kind: 'narration',
      gainDb: 0,
      cues: [{ source: '901243326567555093', atSeconds: 0.21, fromSeconds: 0.02, seconds: 1.4 }],
    },
    {
      kind: 'music',
      gainDb: -6,
      cues: [{ source: '901243326567555094', atSeconds: 0, fromSeconds: 0, seconds: 8 }],
    },
  ],
}

/** A film as data; missing while nothing is composed. */
export const timelineSchema: JsonSchema = {
  type: 'object',
  examples: [EXAMPLE],
  properties: {
    width: count,
    height: count,
    framesPerSecond: count,
    frames: count,
    shots: listSchema(
      objectSchema(
        {
          source: text,
          name: text,
          fromFrame: count,
          frames: count,
          transition: objectSchema({ kind: text, frames: count }),
        },
        ['transition'],
      ),
    ),
    texts: listSchema(objectSchema({ text, style: text, font: text, ...frames })),
    tracks: listSchema(
      objectSchema({
        kind: text,
        gainDb: number,
        cues: listSchema(objectSchema({ source: text, atSeconds: number, fromSeconds: number, seconds: number })),
      }),
    ),
  },
}

const notes = notesSchema
const record = objectSchema({ id, type: text, prompt: text, creation_url: text, state, err_code: text, notes }, [
  'notes',
])

export const adFilmSchema = objectSchema(
  {
    id,
    err_code: text,
    state,
    data_records: objectSchema({
      storyboards: listSchema(objectSchema({ stroyboard_id: count, records: listSchema(record) })),
      narration_records: listSchema(record),
      bgm_records: listSchema(record),
      completed_creation_records: listSchema(
        objectSchema(
          {
            id,
            state,
            err_code: text,
            creation_url: text,
            params: objectSchema({ video_task_ids: listSchema(id), bgm_task_id: text, narration_task_id: text }),
            notes,
          },
          ['notes'],
        ),
      ),
    }),
    notes,
    timeline: timelineSchema,
  },
  ['notes', 'timeline'],
)

const job = objectSchema(
  {
    id,
    type: text,
    state,
    err_code: text,
    err_msg: text,
    prompt: text,
    duration: number,
    signed_url: text,
    created_at: time,
    updated_at: time,
    notes,
  },
  ['notes'],
)

export const oneClickFilmSchema = objectSchema(
  {
    id,
    type: text,
    state,
    err_code: text,
    err_msg: text,
    progress: count,
    input: { type: 'object' },
    signed_url: text,
    notes,
    timeline: timelineSchema,
    job_records: listSchema(objectSchema({ type: text, index: count, jobs: listSchema(job) })),
    created_at: time,
    updated_at: time,
  },
  ['notes', 'timeline'],
)
