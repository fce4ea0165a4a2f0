import { model } from '../declare.ts'
import { WATERMARK } from '../generators/shared-fields.ts'
import { durationRange, MOTION, resolutionChoices, thirdGenerationFrames } from './shared-rules.ts'

const resolution = resolutionChoices('720p', '540p', '1080p')
const perSecond = { '540p': 9, '720p': 20, '1080p': 24 }

export const genq3Pro = model({
  id: 'genq3-pro',
  about: 'Third generation, best quality',
  rules: {
    text2video: {
      fields: { duration: durationRange(1, 16), resolution },
      ignores: [...MOTION, ...WATERMARK],
      price: { perSecond },
    },
    ...thirdGenerationFrames(resolution, perSecond),
  },
})
