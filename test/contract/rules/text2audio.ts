import { atMost, choice, inWords, invalid, numeral, optional, required, type Rule, text } from '../rule.ts'
import { callbackUrl, payload } from './common.ts'

/** What both generators of sounds have. */
export const soundFields: Rule[] = [
  required('model'),
  choice('model', ['audio1.0'], 'audio2.0', 'genq1', ''),
  numeral('duration', 2, 10, 0.5),
  {
    rule: 'seed is a whole number, or one in a string: 0 or any other',
    accepts: [0, 1, -1, 4_294_967_295, '0', '77', null].map(seed => ({ seed })),
    refuses: invalid('seed', 1.5, '1.5', 'seven', '', true),
  },
  optional('duration', 'seed', 'payload', 'callback_url'),
  ...payload,
  ...callbackUrl,
  { rule: 'fields that are not documented are told', unknown: { aspect_ratio: '16:9', watermark: true } },
]

/** POST /ent/v2/text2audio, in the order of its table. */
export const rules: Rule[] = [
  required('prompt'),
  text('prompt'),
  inWords('prompt'),
  atMost('prompt', 1_500),
  ...soundFields,
  {
    rule: 'price: 10 up to 5 s, 20 up to 10 s',
    estimates: [
      { patch: {}, credits: 20, duration: 10 },
      { patch: { duration: 2 }, credits: 10 },
      { patch: { duration: '5' }, credits: 10 },
      { patch: { duration: 5.01 }, credits: 20 },
    ],
  },
]
