import { model } from '../declare.ts'
import { WATERMARK } from '../generators/shared-fields.ts'
import {
  durationRange,
  MOTION,
  NO_CLIPS,
  NO_SOUNDS,
  resolutionChoices,
  thirdGenerationFrames,
  SOUND,
} from './shared-rules.ts'

const resolution = resolutionChoices('720p', '540p', '1080p')
const perSecond = { '540p': 7, '720p': 12, '1080p': 13 }

export const genq3Turbo = model({
  id: 'genq3-turbo',
  about: 'Third generation, faster',
  rules: {
    text2video: {
      fields: { duration: durationRange(1, 16), resolution },
      ignores: [...MOTION, ...WATERMARK],
      price: { perSecond },
    },
    ...thirdGenerationFrames(resolution, perSecond),
    reference2video: {
      fields: { duration: durationRange(3, 15), resolution },
      ignores: [...MOTION, ...SOUND],
      rejects: [...NO_CLIPS, ...NO_SOUNDS],
      price: { perSecond: { '540p': 4, '720p': 10, '1080p': 13 } },
    },
  },
})
