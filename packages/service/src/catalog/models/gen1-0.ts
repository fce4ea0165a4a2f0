import { model } from '../declare.ts'
import { upscalePrice } from '../generators/upscale-new.ts'

export const gen10 = model({
  id: 'gen1.0',
  about: 'First model; only makes videos larger',
  rules: { upscale: { price: upscalePrice('creation_id') } },
})
