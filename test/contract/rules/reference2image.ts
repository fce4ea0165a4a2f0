import { generators } from '../bodies.ts'
import { link } from '../media.ts'
import {
  atMost,
  choice,
  count,
  forModels,
  optional,
  type Rule,
  refused,
  required,
  text,
  inWordsOrEmoji,
} from '../rule.ts'
import { callbackUrl, payload, seed } from './common.ts'
import { imageRules } from './image-input.ts'

const { models } = generators.reference2image
const ratios = ['16:9', '9:16', '1:1', '3:4', '4:3']

/** POST /ent/v2/reference2image, in the order of its table. */
export const rules: Rule[] = [
  required('model'),
  choice('model', models, 'genq9', 'genq2-pro', 'gen2.0'),
  ...forModels(['genq2'], count('images', link, 0, 7), optional('images')),
  ...forModels(['genq1'], count('images', link, 1, 7), {
    rule: 'images: genq1 needs one',
    refuses: [undefined, null].map(images => refused('FieldLacking', 'images', { images })),
  }),
  ...imageRules({ patchOf: image => ({ images: [image] }), field: 'images[0]', leastPixels: 128 }),
  required('prompt'),
  text('prompt'),
  inWordsOrEmoji('prompt'),
  ...forModels(models, atMost('prompt', 2_000)),
  ...seed,
  ...forModels(['genq1'], choice('aspect_ratio', ratios, '21:9', '2:3', '3:2', 'auto')),
  ...forModels(['genq2'], choice('aspect_ratio', [...ratios, '21:9', '2:3', '3:2', 'auto'], '5:4', '16x9')),
  ...forModels(['genq1'], choice('resolution', ['1080p'], '720p', '2K', '4K')),
  ...forModels(['genq2'], choice('resolution', ['1080p', '2K', '4K'], '720p', '8K', '2k')),
  ...forModels(models, { rule: 'resolution by default 1080p', estimates: [{ patch: {}, resolution: '1080p' }] }),
  ...payload,
  ...callbackUrl,
  ...forModels(models, optional('seed', 'aspect_ratio', 'resolution', 'payload', 'callback_url')),
]
