import { model } from '../declare.ts'
import { resolutionChoices, thirdGenerationFrames } from './shared-rules.ts'

const resolution = resolutionChoices('720p', '1080p')
const perSecond = { '720p': 12, '1080p': 15 }

export const genq3ProFast = model({
  id: 'genq3-pro-fast',
  about: 'Third generation for frames, best quality at speed',
  rules: {
    ...thirdGenerationFrames(resolution, perSecond),
  },
})
