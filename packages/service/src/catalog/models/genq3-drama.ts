import { model } from '../declare.ts'
import { lasting, MOTION, NO_CLIPS, sized } from './shared-rules.ts'

export const genq3Drama = model({
  id: 'genq3-drama',
  about: 'Third generation for acted scenes',
  rules: {
    reference2video: {
      fields: {
        duration: lasting(2, 15, 8),
        resolution: sized('720p', '1080p'),
        aspect_ratio: { choices: ['16:9', '9:16'] },
      },
      ignores: [...MOTION, 'audio'],
      rejects: NO_CLIPS,
      price: { perSecond: { '720p': 24, '1080p': 29 } },
    },
  },
})
