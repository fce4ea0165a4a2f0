import { DAY_SECONDS, generator } from '../declare.ts'
import { choice, pictures, text } from '../words/words.ts'
import { delivery, FIVE_RATIOS, guidance, modelField, sceneDocument, seed } from './shared-fields.ts'

export const reference2image = generator({
  name: 'reference2image',
  path: '/ent/v2/reference2image',
  summary: 'Make a picture from a text, edit one, or combine references',
  rulesBy: 'model',
  standard: 'genq2',
  fields: {
    model: modelField,
    images: pictures({ min: 0, max: 7, of: { minSide: 128 }, about: 'Pictures to edit or to refer to' }),
    prompt: text({
      max: 2_000,
      required: true,
      titleOf: 'scene',
      rule: 'wordsOrPictograms',
      about: 'Description of the scene',
    }),
    ...sceneDocument,
    ...guidance,
    ...seed,
    aspect_ratio: choice([...FIVE_RATIOS, '21:9', '2:3', '3:2', 'auto'], {
      default: '16:9',
      about: "`auto` takes the first picture's",
    }),
    resolution: choice(['1080p', '2K', '4K'], { default: '1080p', about: 'The short side' }),
    ...delivery,
  },
  answer: [
    'task_id',
    'id',
    'state',
    'model',
    'images',
    'prompt',
    'seed',
    'aspect_ratio',
    'resolution',
    'payload',
    'credits',
    'created_at',
  ],
  plan: 'paint',
  resultUrlSeconds: DAY_SECONDS,
})
