import { DAY_SECONDS, generator } from '../declare.ts'
import { choice, pictures } from '../words/words.ts'
import { delivery } from './shared-fields.ts'

export const templateStory = generator({
  name: 'template-story',
  path: '/ent/v2/template-story',
  summary: 'Put pictures into one of six stories',
  fields: {
    story: choice(['love_story', 'workday_feels', 'monkey_king', 'pigsy', 'monk_tang', 'one_shot'], {
      required: true,
      about: 'The story; `one_shot` keeps the aspect ratio of the first picture',
    }),
    // The contract says "one or more". This limit is far above any story and bounds the work of a call.
    images: pictures({ min: 1, max: 100, required: true, about: 'The people in it' }),
    ...delivery,
  },
  answer: ['task_id', 'id', 'state', 'story', 'images', 'payload', 'credits', 'created_at'],
  plan: 'tell-story',
  price: { flat: 100 },
  resultUrlSeconds: DAY_SECONDS,
})
