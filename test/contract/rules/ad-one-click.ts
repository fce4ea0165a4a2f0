import { link } from '../media.ts'
import { atMost, choice, count, flag, optional, type Rule, required, text, whole, inWords } from '../rule.ts'
import { callbackUrl } from './common.ts'
import { imageRules } from './image-input.ts'

/** POST /ent/v2/ad-one-click, in the order of its table. */
export const rules: Rule[] = [
  required('images'),
  count('images', link, 1, 7),
  ...imageRules({ patchOf: image => ({ images: [image] }), field: 'images[0]' }),
  text('prompt'),
  inWords('prompt'),
  { rule: 'an empty prompt is none', accepts: [{ prompt: '' }] },
  atMost('prompt', 2_000),
  whole('duration', 8, 60),
  {
    rule: 'duration by default 15',
    estimates: [
      { patch: {}, duration: 15 },
      { patch: { duration: null }, duration: 15 },
    ],
  },
  choice('aspect_ratio', ['1:1', '16:9', '9:16'], '4:3', '3:4', 'auto'),
  choice('language', ['zh', 'en'], 'fr', 'auto'),
  flag('creative'),
  ...callbackUrl,
  optional('prompt', 'duration', 'aspect_ratio', 'language', 'creative', 'callback_url'),
]
