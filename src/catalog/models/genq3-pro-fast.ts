import { model } from '../declare.ts'
import { WATERMARK } from '../generators/shared-fields.ts'
import { lasting, MOTION, recommending, sized } from './shared-rules.ts'

const duration = lasting(1, 16)
const resolution = sized('720p', '1080p')
const perSecond = { '720p': 12, '1080p': 15 }

export const genq3ProFast = model({
  id: 'genq3-pro-fast',
  about: 'Third generation for frames, best quality at speed',
  rules: {
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
