import type { JsonSchema } from '../../../catalog/build-schema.ts'
import { field, NOTES, objectSchema } from '../../../reference/answer-schemas.ts'

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

const version = objectSchema({
  ...record,
  prompt: field.text('What is seen, said or played'),
  images: field.texts('The pictures that it is made from'),
  voice_id: field.text('The voice that speaks it; empty where none does'),
  scene: {
    type: ['object', 'null'],
    description: 'The scene document of a segment, as an edit takes it; null where there is none',
  },
})

const title = objectSchema({
  segment: field.count('The segment, from 0'),
  text: field.text('The words'),
  style: field.choice(['title', 'lower third', 'end card'], 'How they are set'),
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
      enum: ['prompt', 'images', 'duration', 'titles', 'subtitles', 'order', 'narration', 'voice_id', 'music'],
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
  script: {
    type: ['object', 'null'],
    description:
      'The film as it was designed, a script document (kinora.script/1): cast, places, and the shots with their documents, lines and titles; null while it is not designed',
  },
  cuts: field.list(cut, 'Every composition, newest last'),
})
