import { link } from '../media.ts'
import { atMost, choice, count, optional, type Rule, required, text, whole, inWords } from '../rule.ts'
import { callbackUrl, payload } from './common.ts'
import { imageRules } from './image-input.ts'

/** POST /ent/v2/one-click/general_one_click, in the order of the decision on it. */
export const rules: Rule[] = [
  required('images'),
  count('images', link, 1, 7),
  ...imageRules({ patchOf: image => ({ images: [image] }), field: 'images[0]' }),
  text('prompt'),
  inWords('prompt'),
  { rule: 'an empty prompt is none', accepts: [{ prompt: '' }] },
  atMost('prompt', 3_000),
  required('duration'),
  whole('duration', 1, 180),
  choice('aspect_ratio', ['16:9', '9:16', '1:1', '4:3', '3:4'], '21:9', 'auto'),
  ...callbackUrl,
  ...payload,
  optional('prompt', 'aspect_ratio', 'callback_url', 'payload'),
]
