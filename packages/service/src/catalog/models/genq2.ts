import { model } from '../declare.ts'
import { WATERMARK } from '../generators/shared-fields.ts'
import { durationRange, MOTION, NO_CLIPS, NO_SOUNDS, resolutionChoices, soundSurcharge } from './shared-rules.ts'

const fields = { duration: durationRange(1, 10), resolution: resolutionChoices('720p', '540p', '1080p') }

export const genq2 = model({
  id: 'genq2',
  about: 'Second generation for text, references and pictures',
  rules: {
    text2video: {
      fields,
      ignores: [...MOTION, ...WATERMARK],
      price: {
        firstSecond: { '540p': 10, '720p': 15, '1080p': 20 },
        furtherSecond: { '540p': 2, '720p': 5, '1080p': 10 },
      },
    },
    reference2video: {
      fields,
      ignores: MOTION,
      rejects: [...NO_CLIPS, ...NO_SOUNDS],
      price: {
        firstSecond: { '540p': 15, '720p': 25, '1080p': 75 },
        furtherSecond: { '540p': 5, '720p': 5, '1080p': 10 },
        surcharges: soundSurcharge,
      },
    },
    reference2image: {
      price: {
        byPictures: [
          { upTo: 0, credits: { '1080p': 6, '2K': 8, '4K': 10 } },
          { upTo: 3, credits: { '1080p': 8, '2K': 12, '4K': 20 } },
          { upTo: 7, credits: { '1080p': 10, '2K': 16, '4K': 30 } },
        ],
      },
    },
  },
})
