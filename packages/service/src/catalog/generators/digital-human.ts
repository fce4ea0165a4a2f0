import { DAY_SECONDS, generator } from '../declare.ts'
import { choice, picture, text } from '../words/words.ts'
import { speechFields } from './lip-sync.ts'
import { delivery, modelField, seed } from './shared-fields.ts'

export const digitalHuman = generator({
  name: 'digital-human',
  path: '/ent/v2/digital-human',
  summary: 'Make a portrait speak',
  rulesBy: 'model',
  standard: 'genq2-turbo',
  fields: {
    model: modelField,
    image: picture({ required: true, about: 'The speaker: a frontal portrait' }),
    prompt: text({ max: 2_000, default: '', about: 'Further action' }),
    ...speechFields,
    resolution: choice(['540p', '720p', '1080p'], { default: '720p', about: 'The short side' }),
    ...seed,
    ...delivery,
  },
  needsOneOf: ['audio_url', 'text'],
  answer: [
    'task_id',
    'id',
    'state',
    'model',
    'image',
    'prompt',
    'audio_url',
    'text',
    'voice_id',
    'resolution',
    'seed',
    'payload',
    'credits',
    'created_at',
  ],
  plan: 'portrait-speaks',
  resultUrlSeconds: DAY_SECONDS,
})
