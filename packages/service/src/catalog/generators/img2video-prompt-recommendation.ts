import { DAY_SECONDS, generator } from '../declare.ts'
import { choice, integer, list, pictures } from '../words/words.ts'
import { delivery } from './shared-fields.ts'

/** The kinds of request that prompts can be recommended for. */
export const PROMPT_TYPES = ['img2video', 'template', 'start_end2video', 'e_commerce'] as const

export const promptRecommendation = generator({
  name: 'img2video-prompt-recommendation',
  path: '/ent/v2/img2video-prompt-recommendation',
  summary: 'Recommend prompts for a picture',
  fields: {
    images: pictures({ min: 1, max: 1, required: true, about: 'The start frame of the clips' }),
    type: list(choice(PROMPT_TYPES), {
      required: true,
      min: 1,
      max: 4,
      about: 'The generators that the prompts are for',
    }),
    resolution: choice(['360p', '720p'], {
      default: '360p',
      about: 'Returned with each prompt, for the request that uses it',
    }),
    count: integer({ min: 1, max: 10, default: 5, about: 'The number of prompts of each type' }),
    ...delivery,
  },
  answer: ['task_id', 'id', 'state', 'images', 'count', 'prompts', 'credits', 'payload', 'created_at'],
  plan: 'recommend-prompts',
  answersWhenReady: true,
  price: { perStartedCount: { of: 5, credits: 10, count: 'count', forEach: 'type' } },
  resultUrlSeconds: DAY_SECONDS,
})
