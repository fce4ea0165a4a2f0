import { model } from '../declare.ts'
import { durationRange, MOTION, NO_CLIPS, NO_SOUNDS, resolutionChoices, SOUND } from './shared-rules.ts'

export const genq3 = model({
  id: 'genq3',
  about: 'Third generation for references',
  rules: {
    reference2video: {
      fields: { duration: durationRange(3, 16), resolution: resolutionChoices('720p', '540p', '1080p') },
      ignores: [...MOTION, ...SOUND],
      rejects: [...NO_CLIPS, ...NO_SOUNDS],
      price: { perSecond: { '540p': 7, '720p': 12, '1080p': 15 } },
    },
  },
})
