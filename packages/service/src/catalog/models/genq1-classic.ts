import { model } from '../declare.ts'
import { lasting, recommending, sized } from './shared-rules.ts'

const fixed = { duration: lasting(5, 5), resolution: sized('1080p') }

export const genq1Classic = model({
  id: 'genq1-classic',
  about: 'First generation for frames; five seconds at 1080p',
  rules: {
    img2video: { fields: { ...fixed, prompt: { max: 2_000 } }, price: { flat: 80, surcharges: recommending } },
    'start-end2video': { fields: { ...fixed, prompt: { max: 5_000 } }, ignores: ['audio'], price: { flat: 80 } },
  },
})
