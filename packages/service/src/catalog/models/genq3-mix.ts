import { model } from '../declare.ts'
import { lasting, MOTION, NO_CLIPS, sized } from './shared-rules.ts'

export const genq3Mix = model({
  id: 'genq3-mix',
  about: 'Third generation, several sources in one scene',
  rules: {
    reference2video: {
      fields: {
        duration: lasting(3, 15),
        resolution: sized('720p', '1080p'),
        off_peak: { never: { value: true, why: 'this model has no off-peak mode' } },
      },
      ignores: [...MOTION, 'audio'],
      rejects: NO_CLIPS,
      price: { perSecond: { '720p': 24, '1080p': 29 } },
    },
  },
})
