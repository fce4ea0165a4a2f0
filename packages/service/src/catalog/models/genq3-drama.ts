import { model } from '../declare.ts'
import { durationRange, MOTION, NO_CLIPS, resolutionChoices, SOUND } from './shared-rules.ts'

export const genq3Drama = model({
  id: 'genq3-drama',
  about: 'Third generation for acted scenes',
  rules: {
    reference2video: {
      fields: {
        duration: durationRange(2, 15, 8),
        resolution: resolutionChoices('720p', '1080p'),
        aspect_ratio: { choices: ['16:9', '9:16'] },
      },
      ignores: [...MOTION, ...SOUND],
      rejects: NO_CLIPS,
      price: { perSecond: { '720p': 24, '1080p': 29 } },
    },
  },
})
