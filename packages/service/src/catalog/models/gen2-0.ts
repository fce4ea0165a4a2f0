import { model } from '../declare.ts'
import {
  fourOrEight,
  durationRange,
  NO_CLIPS,
  NO_SOUNDS,
  recommendationSurcharge,
  resolutionChoices,
  soundSurcharge,
} from './shared-rules.ts'

export const gen20 = model({
  id: 'gen2.0',
  about: 'Early model for start frames and references',
  rules: {
    img2video: {
      fields: { ...fourOrEight('360p', '720p'), prompt: { max: 2_000 } },
      price: {
        bySeconds: { 4: { '360p': 20, '720p': 40 }, 8: { '720p': 100 } },
        surcharges: { ...recommendationSurcharge, ...soundSurcharge },
      },
    },
    reference2video: {
      fields: { duration: durationRange(4, 4, 4), resolution: resolutionChoices('360p', '720p') },
      rejects: [...NO_CLIPS, ...NO_SOUNDS],
      price: { flat: 80, surcharges: soundSurcharge },
    },
  },
})
