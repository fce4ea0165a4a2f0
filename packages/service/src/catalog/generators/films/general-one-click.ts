import { filmAction, generator, HOUR_SECONDS } from '../../declare.ts'
import { choice, id, list, pictures, seconds, text } from '../../words/words.ts'
import {
  chosenSounds,
  furtherSegment,
  otherLength,
  otherPictures,
  otherScene,
  otherVoice,
  ownScenes,
  writtenOver,
} from './film-step-fields.ts'
import { delivery, FIVE_RATIOS, passes } from '../shared-fields.ts'

export const generalOneClick = generator({
  name: 'one-click/general_one_click',
  path: '/ent/v2/one-click/general_one_click',
  summary: 'Make a film about anything',
  fields: {
    images: pictures({ min: 1, max: 7, required: true, about: 'The subjects of the film' }),
    prompt: text({ max: 3_000, default: '', rule: 'words', about: 'Description of the scene' }),
    ...ownScenes,
    duration: seconds({ min: 1, max: 180, required: true, lengthOf: 'scenes' }),
    aspect_ratio: choice(FIVE_RATIOS, { default: '16:9' }),
    ...delivery,
  },
  answer: ['id'],
  plan: 'general-film',
  price: { perSecond: { '*': 40 } },
  resultUrlSeconds: HOUR_SECONDS,
  film: true,
})

const segmentToRemake = {
  job_id: id({ required: true, about: 'The segment to make again' }),
  prompt: text({
    required: true,
    titleOf: 'scene',
    max: 3_000,
    rule: 'words',
    about: 'The new content of the picture',
  }),
  ...otherScene,
  ...otherPictures,
  ...passes,
}

const editStep = (film: string) =>
  filmAction({
    name: `${film}/edit`,
    path: `/ent/v2/${film}/{id}/edit`,
    film,
    summary: 'Make one segment of the film again',
    fields: { ...segmentToRemake, ...delivery },
    answer: ['id'],
    plan: 'film-part',
  })

const segments = {
  job_ids: list(id({}), { required: true, min: 1, max: 200, about: 'One job for each segment, in order' }),
  ...writtenOver,
}

const composeStep = (film: string) =>
  filmAction({
    name: `${film}/compose`,
    path: `/ent/v2/${film}/{id}/compose`,
    film,
    summary: 'Compose the film again from chosen segments',
    fields: { ...segments, ...delivery },
    answer: ['id'],
    plan: 'film-compose',
  })

const GENERAL = generalOneClick.name

// Its segments may become longer, and it may have its own narration and music.
export const generalEdit = filmAction({
  name: `${GENERAL}/edit`,
  path: `/ent/v2/${GENERAL}/{id}/edit`,
  film: GENERAL,
  summary: 'Make one segment of the film, its narration or its music again',
  fields: {
    ...segmentToRemake,
    job_id: id({ required: true, about: 'The segment, narration or music to make again' }),
    prompt: text({
      required: true,
      titleOf: 'scene',
      max: 3_000,
      rule: 'words',
      about: 'The new picture, speech or music',
    }),
    ...otherVoice,
    ...otherLength,
    ...furtherSegment,
    ...delivery,
  },
  answer: ['id'],
  plan: 'film-part',
})

export const generalCompose = filmAction({
  name: `${GENERAL}/compose`,
  path: `/ent/v2/${GENERAL}/{id}/compose`,
  film: GENERAL,
  summary: 'Compose the film again from chosen segments',
  fields: { ...segments, ...chosenSounds, ...delivery },
  answer: ['id'],
  plan: 'film-compose',
})

export type OneClickEdit = ReturnType<typeof editStep> | typeof generalEdit
export type OneClickCompose = ReturnType<typeof composeStep> | typeof generalCompose

// Music videos have the same two steps as general films, at their own paths.
const SONGS = ['one-click/mv', 'one-click/premium_mv']

export const oneClickSteps = [
  generalEdit,
  generalCompose,
  ...SONGS.flatMap(film => [editStep(film), composeStep(film)]),
]

// The contract has no steps for comics. These are the same steps, for panels instead of segments.
export const comicSteps = [
  { ...editStep('explain-comic'), path: '/ent/v1/explain-comic/tasks/{id}/edit', summary: 'Make one panel again' },
  {
    ...composeStep('explain-comic'),
    path: '/ent/v1/explain-comic/tasks/{id}/compose',
    summary: 'Compose the comic again from chosen panels; speech stays',
  },
]
