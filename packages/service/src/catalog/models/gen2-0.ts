import { model } from '../declare.ts'
import type { Tariff } from '../tariff.ts'
import { earlyReference, fourOrEight, recommendationSurcharge, soundSurcharge, SOUND } from './shared-rules.ts'

const fields = fourOrEight('360p', '720p')
const price: Tariff = { bySeconds: { 4: { '360p': 20, '720p': 40 }, 8: { '720p': 100 } } }

export const gen20 = model({
  id: 'gen2.0',
  about: 'Early model for frames and references',
  early: true,
  rules: {
    img2video: {
      fields: { ...fields, prompt: { max: 2_000 } },
      price: { ...price, surcharges: { ...recommendationSurcharge, ...soundSurcharge } },
    },
    'start-end2video': { fields: { ...fields, prompt: { max: 5_000 } }, ignores: SOUND, price },
    reference2video: earlyReference,
  },
})
