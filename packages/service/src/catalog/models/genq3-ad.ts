import { model } from '../declare.ts'
import { FIVE_RATIOS } from '../generators/shared-fields.ts'
import { durationRange, MOTION, NO_CLIPS, resolutionChoices, SOUND } from './shared-rules.ts'

export const genq3Ad = model({
  id: 'genq3-ad',
  about: 'Third generation for advertisements',
  rules: {
    reference2video: {
      fields: {
        duration: durationRange(3, 15),
        resolution: resolutionChoices('720p', '1080p'),
        aspect_ratio: { choices: FIVE_RATIOS },
      },
      ignores: [...MOTION, ...SOUND],
      rejects: NO_CLIPS,
      price: { perSecond: { '720p': 24, '1080p': 29 } },
    },
  },
})
