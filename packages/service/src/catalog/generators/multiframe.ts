import { DAY_SECONDS, generator } from '../declare.ts'
import { choice, integer, list, picture, record, SAFE, seconds, text } from '../words/words.ts'
import { delivery, modelField, watermark } from './shared-fields.ts'

// Public clients send numbers as strings here, and empty texts for omitted values.
const segment = record({
  key_image: picture({ required: true, ratio: { atMost: 4 }, about: 'The end frame of the segment' }),
  prompt: text({ max: 2_000, default: '', about: 'The action that leads to this frame' }),
  duration: seconds({ min: 2, max: 7, default: 5, orNumeral: true }),
})

export const multiframe = generator({
  name: 'multiframe',
  path: '/ent/v2/multiframe',
  summary: 'Make a film that goes through key pictures',
  rulesBy: 'model',
  standard: 'genq2-turbo',
  fields: {
    model: modelField,
    start_image: picture({ required: true, ratio: { atMost: 4 }, about: 'The start frame of the film' }),
    image_settings: list(segment, {
      min: 2,
      max: 9,
      required: true,
      about: 'A segment for each key picture, in order',
    }),
    resolution: choice(['540p', '720p', '1080p'], { default: '720p', orEmpty: true, about: 'The short side' }),
    seed: integer({ ...SAFE, drawn: true, orNumeral: true, about: 'The same body and seed give the same files' }),
    ...watermark,
    wm_position: choice(['top_left', 'top_right', 'bottom_right', 'bottom_left'], {
      default: 'bottom_left',
      orEmpty: true,
      numbers: { 1: 'top_left', 2: 'top_right', 3: 'bottom_right', 4: 'bottom_left' },
      about: 'Corner of the watermark',
    }),
    ...delivery,
  },
  answer: [
    'task_id',
    'id',
    'state',
    'model',
    'start_image',
    'image_settings',
    'resolution',
    'watermark',
    'wm_url',
    'wm_position',
    'meta_data',
    'payload',
    'credits',
    'created_at',
  ],
  plan: 'multiframe',
  resultUrlSeconds: DAY_SECONDS,
})
