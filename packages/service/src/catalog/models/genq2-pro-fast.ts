import { model, type Rule } from '../declare.ts'
import { WATERMARK } from '../generators/shared-fields.ts'
import {
  durationRange,
  MOTION,
  recommendationSurcharge,
  resolutionChoices,
  soundSurcharge,
  SOUND,
} from './shared-rules.ts'

const resolution = resolutionChoices('720p', '1080p')

const price: Rule['price'] = {
  firstSecond: { '720p': 8, '1080p': 16 },
  furtherSecond: { '720p': 2, '1080p': 4 },
}

export const genq2ProFast = model({
  id: 'genq2-pro-fast',
  about: 'Second generation for frames, fastest',
  rules: {
    img2video: {
      fields: { duration: durationRange(1, 10), resolution, prompt: { max: 5_000 } },
      ignores: [...MOTION, ...WATERMARK],
      price: { ...price, surcharges: { ...recommendationSurcharge, ...soundSurcharge } },
    },
    'start-end2video': {
      fields: { duration: durationRange(1, 8), resolution, prompt: { max: 5_000 } },
      ignores: [...MOTION, ...WATERMARK, ...SOUND, 'bgm'],
      price,
    },
  },
})
