import { model } from '../declare.ts'
import type { Tariff } from '../tariff.ts'
import { earlyReference, fourOrEight, recommendationSurcharge, SOUND, soundSurcharge } from './shared-rules.ts'
import { upscalePrice } from '../generators/upscale-new.ts'

export const gen10 = model({
  id: 'gen1.0',
  about: 'First model; only upscales videos',
  rules: { upscale: { price: upscalePrice('creation_id') } },
})

const gen15Fields = fourOrEight('360p', '720p', '1080p')
const gen15Price: Tariff = { bySeconds: { 4: { '360p': 20, '720p': 40, '1080p': 100 }, 8: { '720p': 100 } } }

export const gen15 = model({
  id: 'gen1.5',
  about: 'Early model; four or eight seconds',
  early: true,
  rules: {
    text2video: { fields: gen15Fields, price: gen15Price },
    img2video: {
      fields: { ...gen15Fields, prompt: { max: 2_000 } },
      price: { ...gen15Price, surcharges: { ...recommendationSurcharge, ...soundSurcharge } },
    },
    'start-end2video': { fields: { ...gen15Fields, prompt: { max: 5_000 } }, ignores: SOUND, price: gen15Price },
    reference2video: earlyReference,
  },
})

const gen20Fields = fourOrEight('360p', '720p')
const gen20Price: Tariff = { bySeconds: { 4: { '360p': 20, '720p': 40 }, 8: { '720p': 100 } } }

export const gen20 = model({
  id: 'gen2.0',
  about: 'Early model for frames and references',
  early: true,
  rules: {
    img2video: {
      fields: { ...gen20Fields, prompt: { max: 2_000 } },
      price: { ...gen20Price, surcharges: { ...recommendationSurcharge, ...soundSurcharge } },
    },
    'start-end2video': { fields: { ...gen20Fields, prompt: { max: 5_000 } }, ignores: SOUND, price: gen20Price },
    reference2video: earlyReference,
  },
})
