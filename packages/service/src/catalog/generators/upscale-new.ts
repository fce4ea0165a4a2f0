import { DAY_SECONDS, generator } from '../declare.ts'
import type { Tariff } from '../tariff.ts'
import { choice } from '../words/words.ts'
import { delivery, SOURCE_ALIAS, sourceClip } from './shared-fields.ts'

/** The price that is held until a download tells the length. */
const LONGEST_SECONDS = 300

export const upscaleSource = sourceClip({ maxSeconds: LONGEST_SECONDS, fpsUnder: 60 })

export const upscaleResolution = choice(['1080p', '2K', '4K', '8K'], {
  default: '1080p',
  orEmpty: true,
  about: 'The short side; it must be longer than that of the video',
})

/** Priced by the length of the video in this field. */
export const upscalePrice = (field: string): Tariff => ({
  perSecond: { '1080p': 10, '2K': 20, '4K': 40, '8K': 160 },
  sizeBy: 'upscale_resolution',
  secondsOf: { sound: field, longest: LONGEST_SECONDS },
})

export const upscaleNew = generator({
  name: 'upscale-new',
  path: '/ent/v2/upscale-new',
  summary: 'Make a video larger',
  fields: { ...upscaleSource, upscale_resolution: upscaleResolution, ...delivery },
  alias: SOURCE_ALIAS,
  needsOneOf: ['video_creation_id', 'video_url'],
  answer: [
    'task_id',
    'id',
    'state',
    'video_creation_id',
    'video_url',
    'upscale_resolution',
    'payload',
    'credits',
    'created_at',
  ],
  plan: 'upscale',
  price: upscalePrice('video_url'),
  resultUrlSeconds: DAY_SECONDS,
})
