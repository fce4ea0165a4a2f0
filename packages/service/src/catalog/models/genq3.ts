import { model } from '../declare.ts'
import {
  durationRange,
  MOTION,
  NO_CLIPS,
  NO_SOUNDS,
  resolutionChoices,
  SOUND,
  thirdGenerationFrames,
} from './shared-rules.ts'
import { FIVE_RATIOS, WATERMARK } from '../generators/shared-fields.ts'

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

const proResolution = resolutionChoices('720p', '540p', '1080p')
const proPerSecond = { '540p': 9, '720p': 20, '1080p': 24 }

export const genq3Pro = model({
  id: 'genq3-pro',
  about: 'Third generation, best quality',
  rules: {
    text2video: {
      fields: { duration: durationRange(1, 16), resolution: proResolution },
      ignores: [...MOTION, ...WATERMARK],
      price: { perSecond: proPerSecond },
    },
    ...thirdGenerationFrames(proResolution, proPerSecond),
  },
})

export const genq3ProFast = model({
  id: 'genq3-pro-fast',
  about: 'Third generation for frames, best quality at speed',
  rules: {
    ...thirdGenerationFrames(resolutionChoices('720p', '1080p'), { '720p': 12, '1080p': 15 }),
  },
})

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
