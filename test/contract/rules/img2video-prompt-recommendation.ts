import { link } from '../media.ts'
import { choice, count, invalid, optional, type Rule, refused, required, whole } from '../rule.ts'
import { callbackUrl, payload } from './common.ts'
import { imageRules } from './image-input.ts'

/** POST /ent/v2/img2video-prompt-recommendation, in the order of its table. */
export const rules: Rule[] = [
  required('images'),
  count('images', link, 1, 1),
  ...imageRules({ patchOf: image => ({ images: [image] }), field: 'images[0]' }),
  required('type'),
  {
    rule: 'type is a list of img2video, template, start_end2video, e_commerce',
    accepts: [
      ...['img2video', 'template', 'start_end2video', 'e_commerce'].map(type => ({ type: [type] })),
      { type: ['img2video', 'template', 'start_end2video', 'e_commerce'] },
    ],
    refuses: [
      refused('FieldItemCountOutOfRange', 'type', { type: [] }),
      refused('FieldInvalid', 'type[0]', { type: ['text2video'] }),
      ...invalid('type', 'img2video', 5),
    ],
  },
  choice('resolution', ['360p', '720p'], '1080p', '540p'),
  whole('count', 1, 10),
  {
    rule: '10 for each started 5 prompts, by default 5 of each type',
    estimates: [
      { patch: {}, credits: 10 },
      { patch: { count: 1 }, credits: 10 },
      { patch: { count: 6 }, credits: 20 },
      { patch: { type: ['img2video', 'template'], count: 3 }, credits: 20 },
      { patch: { type: ['img2video', 'template', 'start_end2video', 'e_commerce'], count: 10 }, credits: 80 },
    ],
  },
  ...payload,
  ...callbackUrl,
  optional('resolution', 'count', 'payload', 'callback_url'),
]
