import type { JsonSchema } from '../../../catalog/build-schema.ts'
import type { Shot, SoundCue, Text, Timeline, Track } from '@kinora/media/film/timeline'
import { field, NOTES, objectSchema, schemaFor } from '../../../reference/answer-schemas.ts'

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

const shareBox = objectSchema({
  left: field.number('From the left, as a share of the width'),
  top: field.number('From the top, as a share of the height'),
  width: field.number('As a share of the width'),
  height: field.number('As a share of the height'),
})

const shot = schemaFor<Shot>(
  {
    source: field.text('The part it is cut from, by the id of its task'),
    name: field.text('The content of the picture'),
    fromFrame: field.count('Its start in the part'),
    frames: field.count('The number of frames'),
    transition: {
      ...objectSchema({
        kind: field.text('Such as `dissolve`'),
        frames: field.count('Over how many of its last frames'),
      }),
      description: 'How it becomes the next shot; absent at a plain cut',
    },
    subjects: {
      type: 'array',
      items: shareBox,
      description: 'Where in the part the subjects of its pictures are seen; titles leave them free',
    },
  },
  ['transition', 'subjects'],
)

const text = schemaFor<Text>(
  {
    text: field.text('The words'),
    fromFrame: field.count('The first frame that shows them'),
    toFrame: field.count('The first frame that does not any more'),
    style: field.choice(['title', 'lower third', 'end card', 'subtitle', 'bubble'], 'Their style'),
    font: field.choice(['sans', 'serif'], 'The kind of letters'),
    colour: field.text('HEX; white where it is absent'),
    towards: {
      ...objectSchema({
        x: field.number('From the left, as a share of the width'),
        y: field.number('From the top, as a share of the height'),
      }),
      description: "Of a bubble: its speaker's mouth",
    },
    speaker: field.text('Of a bubble: the name of its speaker'),
    face: { ...shareBox, description: "Of a bubble: its speaker's face, which it leaves free" },
  },
  ['colour', 'towards', 'speaker', 'face'],
)

const cue = schemaFor<SoundCue>(
  {
    source: field.text("The part it is cut from, by the id of its task, or the field of the film's own sound"),
    atSeconds: field.number('Its start in the film'),
    fromSeconds: field.number('Its start in the source'),
    seconds: field.number('Its duration'),
    fadeInSeconds: field.number('Over how long it comes in'),
    fadeOutSeconds: field.number('Over how long it goes out'),
    loops: field.truth('True if it is repeated for its duration'),
  },
  ['fadeInSeconds', 'fadeOutSeconds', 'loops'],
)

const track = schemaFor<Track>({
  kind: field.choice(
    ['narration', 'dialogue', 'song', 'music', 'scene', 'joined'],
    'What is on it; speech ducks music',
  ),
  gainDb: field.number('The gain relative to its sources'),
  cues: field.list(cue, 'The sounds, by time'),
})

/** A film as data. */
export const timelineSchema: JsonSchema = {
  ...schemaFor<Timeline>({
    width: field.count('Pixels'),
    height: field.count('Pixels'),
    framesPerSecond: field.count('Frames a second'),
    frames: field.count('The length of the film in frames'),
    shots: field.list(shot, 'What is seen, without gaps'),
    texts: field.list(text, 'Words over the picture'),
    tracks: field.list(track, 'What is heard'),
  }),
  examples: [EXAMPLE],
}

const TIMELINE = { ...timelineSchema, description: 'The newest composition as data; absent while nothing is composed' }

const CREATION_URL = field.text('Its file, by a signed URL; empty while there is none')
const ERR_CODE = field.text('Why it failed, as a reason of the error table; empty unless it did')
const ERR_MSG = field.text('The same in a sentence')
const CREATED_AT = field.time('When it was created, in UTC')
const UPDATED_AT = field.time('When it last changed, in UTC')

const record = objectSchema(
  {
    id: field.id('The task that makes it'),
    type: field.choice(['generate_video', 'generate_narration', 'generate_bgm'], 'What it is'),
    prompt: field.text('The picture, speech or music'),
    creation_url: CREATION_URL,
    state: field.state(),
    err_code: ERR_CODE,
    notes: NOTES,
  },
  ['notes'],
)

const composedRecord = objectSchema(
  {
    id: field.id('The task that composes it'),
    state: field.state(),
    err_code: ERR_CODE,
    creation_url: CREATION_URL,
    params: {
      ...objectSchema({
        video_task_ids: field.texts('The segments, in order'),
        bgm_task_id: field.text('The music'),
        narration_task_id: field.text('The narration'),
      }),
      description: 'The parts it is made of',
    },
    notes: NOTES,
  },
  ['notes'],
)

export const adFilmSchema = objectSchema(
  {
    id: field.id('The film'),
    err_code: ERR_CODE,
    state: field.state(),
    data_records: {
      ...objectSchema({
        storyboards: field.list(
          objectSchema({
            stroyboard_id: field.count('The segment, from 0; the contract spells it so'),
            records: field.list(record, 'Every version of the segment, newest last'),
          }),
          'The segments of the film',
        ),
        narration_records: field.list(record, 'Every version of the narration, newest last'),
        bgm_records: field.list(record, 'Every version of the music, newest last'),
        completed_creation_records: field.list(composedRecord, 'Every composition, newest last'),
      }),
      description: 'Everything that was made for the film',
    },
    notes: NOTES,
    timeline: TIMELINE,
  },
  ['notes', 'timeline'],
)

const job = objectSchema(
  {
    id: field.id('The task that does it'),
    type: field.choice(['generate_video', 'compose'], 'Its effect'),
    state: field.state(),
    err_code: ERR_CODE,
    err_msg: ERR_MSG,
    prompt: field.text('The content of the picture'),
    duration: field.number('Seconds'),
    signed_url: field.text('Its file, by a signed URL; empty while there is none'),
    created_at: CREATED_AT,
    updated_at: UPDATED_AT,
    notes: NOTES,
  },
  ['notes'],
)

export const oneClickFilmSchema = objectSchema(
  {
    id: field.id('The film'),
    type: field.choice(['one_click', 'mv', 'premium_mv', 'explain_comic'], 'What kind of film it is'),
    state: field.state(),
    err_code: ERR_CODE,
    err_msg: ERR_MSG,
    progress: field.count('In percent; never goes back, 100 at success'),
    input: { type: 'object', description: 'The body of the create, with media as URLs and defaults filled in' },
    signed_url: field.text('The film, by a signed URL; empty while there is none'),
    notes: NOTES,
    timeline: TIMELINE,
    job_records: field.list(
      objectSchema({
        type: field.choice(['generate_video', 'compose'], 'What the jobs do'),
        index: field.count('The segment, from 0'),
        jobs: field.list(job, 'Every version, newest last'),
      }),
      'The segments, then the compositions',
    ),
    created_at: CREATED_AT,
    updated_at: UPDATED_AT,
  },
  ['notes', 'timeline'],
)

/** The fields of an edited timeline that a composition accepts. */
export const editedCutSchema = objectSchema({
  segments: field.texts(
    'A version of each segment, in the order of the film: `job_ids` or `video_task_ids` of the composition',
  ),
  cut: field.list(
    objectSchema(
      {
        segment: field.count('Its place among the segments, from 0'),
        from: field.number('Seconds of the segment: where the piece begins'),
        to: field.number('And where it ends'),
        transition: field.text('The transition to the next piece; absent for a plain cut'),
        over: field.number('Seconds of the transition'),
      },
      ['transition', 'over'],
    ),
    'Pieces in the order in which they are seen: `cut` of the composition',
  ),
  seconds: field.number('The length of the film'),
})
