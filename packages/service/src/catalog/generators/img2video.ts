import { DAY_SECONDS, generator } from '../declare.ts'
import { flag, MB, pictures, seconds, text, voice } from '../words/words.ts'
import { delivery, modelField, motion, offPeak, resolution, seed, watermark } from './shared-fields.ts'

export const img2video = generator({
  name: 'img2video',
  path: '/ent/v2/img2video',
  summary: 'Animate one start frame',
  rulesBy: 'model',
  fields: {
    model: modelField,
    images: pictures({ min: 1, max: 1, required: true, of: { decodedUnder: 10 * MB }, about: 'The start frame' }),
    is_rec: flag({ default: false, about: 'Let the service recommend the prompt; a given prompt is then not used' }),
    prompt: text({ max: 20_000, default: '', mutedBy: { is_rec: true }, about: 'What happens' }),
    audio: flag({ default: false, about: 'Make sound together with the picture; false gives a silent video' }),
    voice_id: voice({ about: 'Voice for speech; takes effect only when `audio` is true; recommended when empty' }),
    duration: seconds({ min: 1, max: 16, default: 5 }),
    ...seed,
    ...resolution,
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
