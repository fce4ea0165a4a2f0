import { DAY_SECONDS, generator } from '../declare.ts'
import { choice, pictures, seconds, text } from '../words/words.ts'
import { delivery, modelField, SOURCE_ALIAS, sourceClip } from './shared-fields.ts'

export const extend = generator({
  name: 'extend',
  path: '/ent/v2/extend',
  summary: 'Let a clip go on',
  rulesBy: 'model',
  standard: 'genq2-turbo',
  fields: {
    model: modelField,
    ...sourceClip({ minSeconds: 4, maxSeconds: 60 }),
    images: pictures({ min: 0, max: 1, about: 'The end frame' }),
    prompt: text({ max: 2_000, default: '', about: 'The action that follows' }),
    duration: seconds({ min: 1, max: 7, default: 5, orNumeral: true, about: 'Seconds to add' }),
    resolution: choice(['540p', '720p', '1080p'], { default: '720p', orEmpty: true, about: 'The short side' }),
    ...delivery,
  },
  alias: SOURCE_ALIAS,
  needsOneOf: ['video_creation_id', 'video_url'],
  answer: [
    'task_id',
    'id',
    'state',
    'model',
    'video_creation_id',
    'video_url',
    'images',
    'prompt',
    'duration',
    'resolution',
    'payload',
    'credits',
    'created_at',
  ],
  plan: 'extend',
  resultUrlSeconds: DAY_SECONDS,
})
