import { filmAction, generator, HOUR_SECONDS } from '../declare.ts'
import { choice, id, list, pictures, seconds, text } from '../words/words.ts'
import { delivery, FIVE_RATIOS } from './shared-fields.ts'

export const generalOneClick = generator({
  name: 'one-click/general_one_click',
  path: '/ent/v2/one-click/general_one_click',
  summary: 'Make a film about anything',
  fields: {
    images: pictures({ min: 1, max: 7, required: true, about: 'What the film is about' }),
    prompt: text({ max: 3_000, default: '', rule: 'words', about: 'What is to be seen' }),
    duration: seconds({ min: 1, max: 180, required: true }),
    aspect_ratio: choice(FIVE_RATIOS, { default: '16:9' }),
    ...delivery,
  },
  answer: ['id'],
  plan: 'general-film',
  price: { perSecond: { '*': 40 } },
  resultUrlSeconds: HOUR_SECONDS,
  film: true,
})

// The music videos offer the same two steps as the general film, on their own paths.
const editStep = (film: string) =>
  filmAction({
    name: `${film}/edit`,
    path: `/ent/v2/${film}/{id}/edit`,
    film,
    summary: 'Make one segment of the film again',
    fields: {
      job_id: id({ required: true, about: 'The segment to make again' }),
      prompt: text({ required: true, max: 3_000, rule: 'words', about: 'What is to be seen instead' }),
      ...delivery,
    },
    answer: ['id'],
    plan: 'film-part',
  })

const composeStep = (film: string) =>
  filmAction({
    name: `${film}/compose`,
    path: `/ent/v2/${film}/{id}/compose`,
    film,
    summary: 'Compose the film again from chosen segments',
    fields: {
      job_ids: list(id({}), { required: true, min: 1, max: 200, about: 'One job for each segment, in order' }),
      ...delivery,
    },
    answer: ['id'],
    plan: 'film-compose',
  })

export type OneClickEdit = ReturnType<typeof editStep>
export type OneClickCompose = ReturnType<typeof composeStep>

export const oneClickSteps = ['one-click/general_one_click', 'one-click/mv', 'one-click/premium_mv'].flatMap(film => [
  editStep(film),
  composeStep(film),
])
