import { field, objectSchema } from './answer-schemas.ts'
import { sceneField, sceneNotes } from './scene-answers.ts'

const KINDS = ['video', 'image', 'speech', 'music']

export const previewSchema = objectSchema({
  type: field.text('The generator, as in the path after `preview`'),
  model: field.text('The model, by the name that was sent; empty where there is none to choose'),
  credits: field.count('The price'),
  seed: field.count(
    'A create with this seed makes exactly this; films have no such field, and the same body makes them',
  ),
  duration: field.number('Seconds of the whole; 0 where that is not known before it is made'),
  width: field.count('Pixels across; 0 of what is only heard'),
  height: field.count('Pixels down; 0 of what is only heard'),
  timing: field.choice(
    ['exact', 'estimated'],
    'Whether times are those of the result, or follow from speech that nobody has spoken yet',
  ),
  segments: field.list(
    objectSchema(
      {
        kind: field.choice(KINDS, 'What it is'),
        from: field.number('When it begins, in seconds'),
        duration: field.number('Seconds; 0 where that is not known before it is made'),
        prompt: field.text('The prompt for the engine; empty if the engine chooses it'),
        seed: field.count('Its own seed'),
        inputs: field.texts('The media of the request that are in it, by their fields'),
        transition: field.text('The transition to the next one; absent for a plain cut'),
        engine: field.text('The first engine of its route, by the operator’s name'),
        scene: sceneField('The scene document that would be filmed; absent where the engine films words without one'),
        scene_notes: sceneNotes,
      },
      ['transition', 'scene', 'scene_notes'],
    ),
    'One after the other: of a film its segments, of anything else the one thing',
  ),
  sounds: field.list(
    objectSchema(
      {
        kind: field.choice(['speech', 'music'], 'What it is'),
        prompt: field.text('The speech, or a description of the sound'),
        voice: field.text('The voice, by its id; absent of music'),
        engine: field.text('The first engine of its route'),
      },
      ['voice'],
    ),
    'What is heard all along a film: narration, music',
  ),
  lines: field.list(
    objectSchema(
      {
        text: field.text('What is said'),
        speaker: field.text('The speaker, by the noun in the prompt; absent for a narrator'),
        voice: field.text('The voice, by its id; absent where the engine chooses one'),
        segment: field.count('The segment it is heard in, by its place'),
        from: field.number('From when on it is heard, in seconds: not before'),
      },
      ['speaker', 'voice'],
    ),
    'Who says what, in order',
  ),
  titles: field.list(
    objectSchema({
      text: field.text('The text'),
      style: field.choice(['title', 'lower third', 'end card', 'subtitle', 'bubble'], 'How it is shown'),
      from: field.number('From when on it is seen, in seconds'),
      to: field.number('Until when'),
    }),
    'What is written over the pictures, in order',
  ),
  notes: { ...field.texts('Requests that would not be fulfilled, a short sentence each'), maxItems: 20 },
})
