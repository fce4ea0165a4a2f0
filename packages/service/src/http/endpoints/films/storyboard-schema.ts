import type { JsonSchema } from '../../../catalog/build-schema.ts'
import { field, NOTES, objectSchema, PASSES } from '../../../reference/answer-schemas.ts'
import { sceneField } from '../../../reference/scene-answers.ts'

const record = {
  id: field.id('The task that makes it'),
  state: field.state(),
  err_code: field.text('Why it failed, as a reason of the error table; empty unless it did'),
  err_msg: field.text('The same in a sentence'),
  progress: field.count('In percent'),
  duration: field.number('Seconds'),
  url: field.text('Its file, by a signed URL; empty while there is none'),
  cover_url: field.text('A picture of it, by a signed URL; empty where there is none'),
  notes: NOTES,
  created_at: field.time('When it was created, in UTC'),
}

const version = objectSchema(
  {
    ...record,
    prompt: field.text('The picture, speech or music'),
    images: field.texts('The pictures that it is made from'),
    voice_id: field.text('The voice that speaks it; empty where none does'),
    scene: sceneField('The scene document of a segment, as an edit takes it; null where there is none', [
      'object',
      'null',
    ]),
    passes: PASSES,
  },
  ['passes'],
)

const title = objectSchema({
  segment: field.count('The segment, from 0'),
  text: field.text('The words'),
  style: field.choice(['title', 'lower third', 'end card'], 'Their style'),
})

const subtitle = objectSchema({
  text: field.text('The words'),
  from: field.number('Seconds of the film: when they come'),
  to: field.number('And when they go'),
})

const cut = objectSchema({
  ...record,
  segments: field.texts('The versions of the segments that it is made of, in order'),
  narration: field.text('The version of the narration; empty where there is none'),
  music: field.text('The version of the music; empty where there is none'),
  titles: field.list(title, 'The titles over it'),
  subtitles: field.list(subtitle, 'The subtitles over it'),
})

const scriptShot = objectSchema(
  {
    seconds: field.number('Its duration'),
    words: field.text('The picture, and the camera'),
    pictures: field.list(
      objectSchema({
        picture: field.count('Its place among the pictures of the request, from 0'),
        as: field.choice(['frame', 'subject', 'place'], 'How it is used'),
      }),
      'Pictures of the request that are seen in it',
    ),
    lines: field.list(objectSchema({ text: field.text('What is said') }), 'What is said during it'),
    title: {
      ...objectSchema({
        text: field.text('The words'),
        style: field.choice(['title', 'lower third', 'end card'], 'Their style'),
      }),
      description: 'Letters over it',
    },
    scene: sceneField('What is seen and heard in it, exactly'),
  },
  ['pictures', 'lines', 'title', 'scene'],
)

const script: JsonSchema = {
  ...objectSchema(
    {
      version: field.text('kinora.script/1'),
      language: field.text('The language of its words'),
      shots: field.list(scriptShot, 'All shots in order'),
      music: field.text('The music in words'),
      origin: { ...objectSchema({ writer: field.text('An engine, or rules') }), description: 'Who wrote it' },
    },
    ['music', 'origin'],
  ),
  description:
    'The film as it was designed, a script document. Its people and places are in the documents of its shots, by id. Null while it is not designed',
}

export const storyboardSchema: JsonSchema = objectSchema({
  id: field.id('The film'),
  type: field.text('Its generator'),
  state: field.state('The state of the film; a failed film stays failed, even if it is composed later'),
  err_code: field.text('Why it failed, as a reason of the error table; empty unless it did'),
  err_msg: field.text('The same in a sentence'),
  progress: field.count('In percent'),
  width: field.count('Pixels; 0 while the film is not designed'),
  height: field.count('Pixels; 0 while the film is not designed'),
  allows: field.list(
    {
      type: 'string',
      enum: [
        'prompt',
        'images',
        'duration',
        'new_segment',
        'titles',
        'subtitles',
        'cut',
        'order',
        'narration',
        'voice_id',
        'music',
      ],
    },
    'What edits and compositions of this film can change',
  ),
  cut: field.text('The composition that the film shows, by its id; empty while there is none'),
  segments: field.list(
    objectSchema({
      index: field.count('The segment, from 0'),
      versions: field.list(version, 'Every version of it, newest last'),
    }),
    'The segments, as the film was designed',
  ),
  narration: field.list(version, 'Every version of the narration, newest last'),
  music: field.list(version, 'Every version of the music, newest last'),
  script: { ...script, type: ['object', 'null'] },
  cuts: field.list(cut, 'Every composition, newest last'),
})
