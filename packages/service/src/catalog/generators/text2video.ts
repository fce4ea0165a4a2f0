import { DAY_SECONDS, generator } from '../declare.ts'
import { flag, seconds, text } from '../words/words.ts'
import { aspectRatio, delivery, modelField, motion, offPeak, resolution, seed, watermark } from './shared-fields.ts'

export const text2video = generator({
  name: 'text2video',
  path: '/ent/v2/text2video',
  summary: 'Make a video from a text',
  rulesBy: 'model',
  standard: 'genq2',
  fields: {
    model: modelField,
    prompt: text({ max: 5_000, required: true, rule: 'wordsOrPictograms', about: 'Description of the scene' }),
    duration: seconds({ min: 1, max: 16, default: 5 }),
    ...seed,
    ...aspectRatio,
    ...resolution,
    audio: flag({ default: true, about: 'Make sound together with the picture' }),
    ...motion,
    ...offPeak,
    ...watermark,
    ...delivery,
  },
  answer: [
    'task_id',
    'id',
    'state',
    'err_code',
    'model',
    'prompt',
    'duration',
    'seed',
    'aspect_ratio',
    'resolution',
    'movement_amplitude',
    'payload',
    'off_peak',
    'credits',
    'created_at',
  ],
  plan: 'imagine',
  resultUrlSeconds: DAY_SECONDS,
})
