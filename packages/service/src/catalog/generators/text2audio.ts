import { DAY_SECONDS, generator } from '../declare.ts'
import { integer, list, number, record, SAFE, text } from '../words/words.ts'
import { delivery, modelField, seed } from './shared-fields.ts'

/** The longest sound, and the default length. */
const LONGEST_SECONDS = 10

// Public clients send numbers as strings too.
const length = {
  duration: number({
    min: 2,
    max: LONGEST_SECONDS,
    default: LONGEST_SECONDS,
    orNumeral: true,
    about: 'Length in seconds',
  }),
}
const seedOrNumeral = { seed: integer({ ...SAFE, drawn: true, orNumeral: true, about: seed.seed.about }) }

export const text2audio = generator({
  name: 'text2audio',
  path: '/ent/v2/text2audio',
  summary: 'Make a sound from words: effects and music',
  rulesBy: 'model',
  standard: 'audio1.0',
  fields: {
    model: modelField,
    prompt: text({ max: 1_500, required: true, rule: 'words', about: 'Description of the sound' }),
    ...length,
    ...seedOrNumeral,
    ...delivery,
  },
  answer: ['task_id', 'id', 'state', 'model', 'prompt', 'duration', 'seed', 'credits', 'created_at'],
  plan: 'sound-effects',
  resultUrlSeconds: DAY_SECONDS,
})

const second = number({ min: 0, max: LONGEST_SECONDS, required: true, orNumeral: true, about: 'Seconds' })

export const timing2audio = generator({
  name: 'timing2audio',
  path: '/ent/v2/timing2audio',
  summary: 'Make sounds at given times, mixed into one',
  rulesBy: 'model',
  standard: 'audio1.0',
  fields: {
    model: modelField,
    ...length,
    timing_prompts: list(
      record({
        from: second,
        to: second,
        prompt: text({ max: 1_500, required: true, rule: 'words', about: 'Description of the sound; no music' }),
      }),
      {
        min: 1,
        max: 100,
        required: true,
        about: 'Sounds with their times: `from` before `to`, both within `duration`; entries may overlap',
      },
    ),
    ...seedOrNumeral,
    ...delivery,
  },
  spans: { list: 'timing_prompts', within: 'duration', longest: LONGEST_SECONDS },
  answer: ['task_id', 'id', 'state', 'model', 'timing_prompts', 'duration', 'seed', 'credits', 'created_at'],
  plan: 'timed-effects',
  resultUrlSeconds: DAY_SECONDS,
})
