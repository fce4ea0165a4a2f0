import { model, type Rule } from '../declare.ts'
import { WATERMARK } from '../generators/shared-fields.ts'
import {
  digitalHumanPrice,
  durationRange,
  MOTION,
  recommendationSurcharge,
  resolutionChoices,
  soundSurcharge,
  SOUND,
} from './shared-rules.ts'

const resolution = resolutionChoices('720p', '540p', '1080p')

const price: Rule['price'] = {
  firstSecond: { '540p': 6, '720p': 8, '1080p': 35 },
  furtherSecond: { '540p': 2, '720p': 10, '1080p': 10 },
}

const segmentPrice = {
  firstSecond: { '540p': 10, '720p': 15, '1080p': 40 },
  furtherSecond: { '540p': 2, '720p': 5, '1080p': 10 },
}

export const genq2Turbo = model({
  id: 'genq2-turbo',
  about: 'Second generation for frames, faster',
  rules: {
    img2video: {
      fields: { duration: durationRange(1, 10), resolution, prompt: { max: 5_000 } },
      ignores: [...MOTION, ...WATERMARK],
      price: { ...price, surcharges: { ...recommendationSurcharge, ...soundSurcharge } },
    },
    'start-end2video': {
      fields: { duration: durationRange(1, 8), resolution, prompt: { max: 5_000 } },
      ignores: [...MOTION, ...WATERMARK, ...SOUND, 'bgm'],
      price,
    },
    'digital-human': { price: digitalHumanPrice(120) },
    extend: { price: segmentPrice },
    multiframe: { price: { ...segmentPrice, each: { list: 'image_settings', duration: 'duration' } } },
  },
})
