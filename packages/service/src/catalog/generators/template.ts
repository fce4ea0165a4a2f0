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
      about: 'The scene; `GET /ent/v2/templates` tells what happens in each and shows it',
    }),
    images: pictures({
      min: 1,
      max: 3,
      required: true,
      of: { minSide: 128 },
      countBy: { field: 'template', counts: PICTURES_BY_TEMPLATE },
      about: 'Who is in it; of two people both may be in one picture',
    }),
    prompt: text({ max: 2_000, default: '', about: 'What else is to be seen or heard: the weather, sounds, a mood' }),
    ...seed,
    aspect_ratio: choice(['16:9', '9:16', '1:1'], { default: '16:9', orEmpty: true, about: 'Width to height' }),
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
      { orEmpty: true, about: 'Of `exotic_princess`: where she is at home' },
    ),
    beast: choice(['auto', 'bear', 'tiger', 'elk', 'snake', 'lion', 'wolf'], {
      orEmpty: true,
      about: 'Of `beast_companion`: which beast',
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
