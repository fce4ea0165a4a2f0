import { DAY_SECONDS, generator } from '../declare.ts'
import { flag, MB, pictures, seconds, text } from '../words/words.ts'
import { bgm, delivery, modelField, motion, offPeak, resolution, seed, watermark } from './shared-fields.ts'

export const startEnd2video = generator({
  name: 'start-end2video',
  path: '/ent/v2/start-end2video',
  summary: 'Move from a start frame to an end frame',
  rulesBy: 'model',
  fields: {
    model: modelField,
    images: pictures({
      min: 2,
      max: 2,
      required: true,
      of: { decodedUnder: 10 * MB },
      pixelRatio: { from: 0.8, to: 1.25 },
      about: 'The start frame, then the end frame',
    }),
    prompt: text({ max: 20_000, default: '', about: 'What happens between them' }),
    duration: seconds({ min: 1, max: 16, default: 5 }),
    ...seed,
    ...resolution,
    ...motion,
    ...bgm,
    audio: flag({ default: true, ignorable: true, about: 'Make sound together with the picture' }),
    ...offPeak,
    ...watermark,
    ...delivery,
  },
  answer: [
    'task_id',
    'id',
    'state',
    'model',
    'images',
    'prompt',
    'duration',
    'seed',
    'resolution',
    'movement_amplitude',
    'payload',
    'off_peak',
    'credits',
    'created_at',
  ],
  plan: 'animate-frames',
  resultUrlSeconds: DAY_SECONDS,
})
