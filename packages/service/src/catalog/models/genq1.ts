import { model } from '../declare.ts'
import { FIVE_RATIOS } from '../generators/shared-fields.ts'
import {
  durationRange,
  NO_CLIPS,
  NO_SOUNDS,
  recommendationSurcharge,
  resolutionChoices,
  SOUND,
} from './shared-rules.ts'

const fixed = { duration: durationRange(5, 5), resolution: resolutionChoices('1080p') }

export const genq1 = model({
  id: 'genq1',
  about: 'First generation; five seconds at 1080p',
  rules: {
    text2video: {
      fields: {
        ...fixed,
        // The only generator that numbers the corners in another order.
        wm_position: { default: 1, means: { 1: 'bottom right', 2: 'bottom left', 3: 'top right', 4: 'top left' } },
      },
      price: { flat: 80 },
    },
    img2video: {
      fields: { ...fixed, prompt: { max: 2_000 } },
      price: { flat: 80, surcharges: recommendationSurcharge },
    },
    'start-end2video': { fields: { ...fixed, prompt: { max: 5_000 } }, ignores: SOUND, price: { flat: 80 } },
    reference2video: { fields: fixed, ignores: SOUND, rejects: [...NO_CLIPS, ...NO_SOUNDS], price: { flat: 80 } },
    reference2image: {
      fields: { images: { min: 1 }, aspect_ratio: { choices: FIVE_RATIOS }, resolution: resolutionChoices('1080p') },
      requires: ['images'],
      price: { flat: 20 },
    },
  },
})
