import { model, type Rule } from '../declare.ts'
import { WATERMARK } from '../generators/shared-fields.ts'
import { lasting, MOTION, recommending, sized, sounding } from './shared-rules.ts'

const resolution = sized('720p', '1080p')

const price: Rule['price'] = {
  firstSecond: { '720p': 8, '1080p': 16 },
  furtherSecond: { '720p': 2, '1080p': 4 },
}

export const genq2ProFast = model({
  id: 'genq2-pro-fast',
  about: 'Second generation for frames, fastest',
  rules: {
    img2video: {
      fields: { duration: lasting(1, 10), resolution, prompt: { max: 5_000 } },
      ignores: [...MOTION, ...WATERMARK],
      price: { ...price, surcharges: { ...recommending, ...sounding } },
    },
    'start-end2video': {
      fields: { duration: lasting(1, 8), resolution, prompt: { max: 5_000 } },
      ignores: [...MOTION, ...WATERMARK, 'audio', 'bgm'],
      price,
    },
  },
})
