import { model } from '../declare.ts'
import { durationRange, recommendationSurcharge, resolutionChoices, SOUND } from './shared-rules.ts'

const fixed = { duration: durationRange(5, 5), resolution: resolutionChoices('1080p') }

export const genq1Classic = model({
  id: 'genq1-classic',
  about: 'First generation for frames; five seconds at 1080p',
  rules: {
    img2video: {
      fields: { ...fixed, prompt: { max: 2_000 } },
      price: { flat: 80, surcharges: recommendationSurcharge },
    },
    'start-end2video': { fields: { ...fixed, prompt: { max: 5_000 } }, ignores: SOUND, price: { flat: 80 } },
  },
})
