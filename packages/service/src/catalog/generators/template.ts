import { DAY_SECONDS, generator } from '../declare.ts'
import { PICTURES_BY_TEMPLATE, TEMPLATE_IDS } from '../templates.ts'
import { choice, pictures, text } from '../words/words.ts'
import { bgm, delivery, seed, watermark } from './shared-fields.ts'

export const template = generator({
  name: 'template',
  path: '/ent/v2/template',
  otherPaths: ['/ent/v2/template2video'],
  summary: 'Put the people of photos into a scene',
  fields: {
    template: choice(TEMPLATE_IDS, {
      required: true,
      about: 'The template; `GET /ent/v2/templates` lists them with a sample of each',
    }),
    images: pictures({
      min: 1,
      max: 3,
      required: true,
      of: { minSide: 128 },
      countBy: { field: 'template', counts: PICTURES_BY_TEMPLATE },
      about: 'Pictures of the people; one picture may show two people',
    }),
    prompt: text({ max: 2_000, default: '', about: 'Further content: the weather, sounds, a mood' }),
    ...seed,
    aspect_ratio: choice(['16:9', '9:16', '1:1'], {
      default: '16:9',
      orEmpty: true,
      about: 'Ratio of width to height',
    }),
    area: choice(
      [
        'auto',
        'denmark',
        'uk',
        'africa',
        'china',
        'mexico',
        'switzerland',
        'russia',
        'italy',
        'korea',
        'thailand',
        'india',
        'japan',
      ],
      { orEmpty: true, about: 'For `exotic_princess`: her country' },
    ),
    beast: choice(['auto', 'bear', 'tiger', 'elk', 'snake', 'lion', 'wolf'], {
      orEmpty: true,
      about: 'For `beast_companion`: the beast',
    }),
    ...bgm,
    ...watermark,
    ...delivery,
  },
  answer: [
    'task_id',
    'id',
    'state',
    'template',
    'prompt',
    'images',
    'seed',
    'aspect_ratio',
    'bgm',
    'payload',
    'watermark',
    'credits',
    'created_at',
  ],
  plan: 'stage-template',
  price: { flat: 10 },
  resultUrlSeconds: DAY_SECONDS,
})
