import { link } from '../media.ts'
import { choice, invalid, optional, type Rule, refused, required } from '../rule.ts'
import { callbackUrl, payload } from './common.ts'
import { imageRules } from './image-input.ts'

/** POST /ent/v2/template-story, in the order of its table. */
export const rules: Rule[] = [
  required('story'),
  choice('story', ['love_story', 'workday_feels', 'monkey_king', 'pigsy', 'monk_tang', 'one_shot'], 'sad_story'),
  required('images'),
  {
    rule: 'images: one or more',
    accepts: [{ images: [link] }, { images: [link, link, link] }],
    refuses: [
      refused('FieldItemCountOutOfRange', 'images', { images: [] }),
      ...invalid('images', link, 5),
      refused('FieldInvalid', 'images[0]', { images: [5] }),
    ],
  },
  ...imageRules({ patchOf: image => ({ images: [image] }), field: 'images[0]' }),
  ...payload,
  ...callbackUrl,
  optional('payload', 'callback_url'),
]
