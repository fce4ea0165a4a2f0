import { model } from '../declare.ts'
import { fourOrEight, recommendationSurcharge, soundSurcharge } from './shared-rules.ts'

export const gen15 = model({
  id: 'gen1.5',
  about: 'Early model for start frames; four or eight seconds',
  rules: {
    img2video: {
      fields: { ...fourOrEight('360p', '720p', '1080p'), prompt: { max: 2_000 } },
      price: {
        bySeconds: { 4: { '360p': 20, '720p': 40, '1080p': 100 }, 8: { '720p': 100 } },
        surcharges: { ...recommendationSurcharge, ...soundSurcharge },
      },
    },
  },
})
