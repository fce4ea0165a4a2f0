import { model, type Rule } from '../declare.ts'
import { WATERMARK } from '../generators/shared-fields.ts'
import {
  digitalHumanPrice,
  durationRange,
  MOTION,
  NO_SOUNDS,
  recommendationSurcharge,
  resolutionChoices,
  soundSurcharge,
  SOUND,
} from './shared-rules.ts'

const resolution = resolutionChoices('720p', '540p', '1080p')

const framePrice: Rule['price'] = {
  firstSecond: { '540p': 8, '720p': 15, '1080p': 55 },
  furtherSecond: { '540p': 5, '720p': 10, '1080p': 15 },
}

const segmentPrice = {
  firstSecond: { '540p': 15, '720p': 30, '1080p': 60 },
  furtherSecond: { '540p': 5, '720p': 10, '1080p': 15 },
}

export const genq2Pro = model({
  id: 'genq2-pro',
  about: 'Second generation, best quality; also takes clips as references',
  rules: {
    img2video: {
      fields: { duration: durationRange(1, 10), resolution, prompt: { max: 5_000 } },
      ignores: [...MOTION, ...WATERMARK],
      price: { ...framePrice, surcharges: { ...recommendationSurcharge, ...soundSurcharge } },
    },
    'start-end2video': {
      fields: { duration: durationRange(1, 8), resolution, prompt: { max: 5_000 } },
      ignores: [...MOTION, ...WATERMARK, ...SOUND, 'bgm'],
      price: framePrice,
    },
    reference2video: {
      fields: { duration: durationRange(1, 10), resolution },
      ignores: MOTION,
      rejects: NO_SOUNDS,
      pictureBudget: { max: 7, withClip: 4 },
      price: {
        firstSecond: { '540p': 20, '720p': 30, '1080p': 85 },
        furtherSecond: { '540p': 5, '720p': 5, '1080p': 10 },
        surcharges: soundSurcharge,
      },
    },
    'digital-human': { price: digitalHumanPrice(200) },
    extend: { price: segmentPrice },
    multiframe: { price: { ...segmentPrice, each: { list: 'image_settings', duration: 'duration' } } },
  },
})
