import { model } from '../declare.ts'
import { WATERMARK } from '../generators/shared-fields.ts'
import { lasting, MOTION, recommending, sized, sounding } from './shared-rules.ts'

export const genq2ProFast = model({
  id: 'genq2-pro-fast',
  about: 'Second generation for start frames, fastest',
  rules: {
    img2video: {
      fields: { duration: lasting(1, 10), resolution: sized('720p', '1080p'), prompt: { max: 5_000 } },
      ignores: [...MOTION, ...WATERMARK],
      price: {
        firstSecond: { '720p': 8, '1080p': 16 },
        furtherSecond: { '720p': 2, '1080p': 4 },
        surcharges: { ...recommending, ...sounding },
      },
    },
  },
})
