import { model } from '../declare.ts'
import { WATERMARK } from '../generators/shared-fields.ts'
import { lasting, MOTION, recommending, sized } from './shared-rules.ts'

const duration = lasting(1, 16)
const resolution = sized('720p', '540p', '1080p')
const perSecond = { '540p': 9, '720p': 20, '1080p': 24 }

export const genq3Pro = model({
  id: 'genq3-pro',
  about: 'Third generation, best quality',
  rules: {
    text2video: { fields: { duration, resolution }, ignores: [...MOTION, ...WATERMARK], price: { perSecond } },
    img2video: {
      fields: { duration, resolution, prompt: { max: 20_000 }, audio: { default: true } },
      ignores: [...MOTION, ...WATERMARK, 'voice_id'],
      price: { perSecond, surcharges: recommending },
    },
    'start-end2video': {
      fields: { duration, resolution, prompt: { max: 20_000 } },
      ignores: [...MOTION, ...WATERMARK, 'bgm'],
      price: { perSecond },
    },
  },
})
