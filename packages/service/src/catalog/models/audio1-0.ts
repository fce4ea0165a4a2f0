import { model, type Rule } from '../declare.ts'

const price: Rule['price'] = { perStartedSeconds: { seconds: 5, credits: 10 } }

export const audio10 = model({
  id: 'audio1.0',
  about: 'Sound effects and music from words',
  rules: { text2audio: { price }, timing2audio: { price } },
})
