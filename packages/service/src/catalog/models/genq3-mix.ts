import { model } from '../declare.ts'
import { durationRange, MOTION, NO_CLIPS, resolutionChoices, SOUND } from './shared-rules.ts'

export const genq3Mix = model({
  id: 'genq3-mix',
  about: 'Third generation, several sources in one scene',
  rules: {
    reference2video: {
      fields: {
        duration: durationRange(3, 15),
        resolution: resolutionChoices('720p', '1080p'),
        off_peak: { never: { value: true, why: 'this model has no off-peak mode' } },
      },
      ignores: [...MOTION, ...SOUND],
      rejects: NO_CLIPS,
      price: { perSecond: { '720p': 24, '1080p': 29 } },
    },
  },
})
