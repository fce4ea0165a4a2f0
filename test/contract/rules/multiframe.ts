import { generators } from '../bodies.ts'
import { link } from '../media.ts'
import { choice, flag, forModels, invalid, long, optional, refused, required, type Rule } from '../rule.ts'
import { callbackUrl, payload } from './common.ts'
import { imageRules } from './image-input.ts'

const { models } = generators.multiframe

const segments = (...entries: object[]) => ({ image_settings: entries })
const segment = (more: object = {}) => ({ key_image: link, ...more })
const first = (more: object) => segments(segment(more), segment())
const bad = (field: string, more: object, reason: 'FieldInvalid' | 'FieldLacking' = 'FieldInvalid') =>
  refused(reason, `image_settings[0].${field}`, first(more))
const count = (many: number) => segments(...Array.from({ length: many }, () => segment()))

/** POST /ent/v2/multiframe, in the order of its table. */
export const rules: Rule[] = [
  required('model'),
  choice('model', models, 'genq2', 'genq2-pro-fast', 'genq9'),
  required('start_image'),
  ...imageRules({ patchOf: start_image => ({ start_image }), field: 'start_image', takesFourToOne: true }),
  required('image_settings'),
  {
    rule: 'image_settings has 2 to 9 entries',
    accepts: [count(2), count(9)],
    refuses: [count(0), count(1), count(10)].map(patch => refused('FieldItemCountOutOfRange', 'image_settings', patch)),
  },
  {
    rule: 'image_settings is a list of objects',
    refuses: [
      ...invalid('image_settings', 'a', 5, segment()),
      refused('FieldInvalid', 'image_settings[0]', { image_settings: [link, segment()] }),
    ],
  },
  {
    rule: 'key_image is required in each',
    refuses: [
      bad('key_image', { key_image: undefined }, 'FieldLacking'),
      bad('key_image', { key_image: null }, 'FieldLacking'),
    ],
  },
  ...imageRules({
    patchOf: key_image => first({ key_image }),
    field: 'image_settings[0].key_image',
    takesFourToOne: true,
  }),
  {
    rule: 'prompt has at most 2000 characters, and may be empty',
    accepts: ['', null, long('x', 2_000), long('😀', 2_000)].map(prompt => first({ prompt })),
    refuses: [5, long('x', 2_001), long('好', 2_001)].map(prompt => bad('prompt', { prompt })),
  },
  {
    rule: 'duration is a whole number from 2 to 7, or one in a string',
    accepts: [2, 7, '2', '7', null].map(duration => first({ duration })),
    refuses: [1, 8, 2.5, '1', '8', '2.5', 'two', true].map(duration => bad('duration', { duration })),
  },
  choice('resolution', ['540p', '720p', '1080p', ''], '360p', '2K'),
  {
    rule: 'seed is a whole number, or one in a string',
    accepts: [0, 7, '7', null].map(seed => ({ seed })),
    refuses: invalid('seed', 1.5, 'seven'),
  },
  { rule: 'aspect_ratio is tolerated, and told', unknown: { aspect_ratio: '16:9', model_version: '2' } },
  flag('watermark'),
  {
    rule: 'wm_position is a corner by its name, or a number as in the contract',
    accepts: ['top_left', 'top_right', 'bottom_right', 'bottom_left', 1, 2, 3, 4, '', null].map(wm_position => ({
      wm_position,
    })),
    refuses: invalid('wm_position', 0, 5, 2.5, 'middle', true),
  },
  {
    rule: 'wm_url and meta_data are as in the contract',
    accepts: [{ wm_url: '' }, { wm_url: link }, { meta_data: '' }, { meta_data: '{"Label":"AI"}' }],
    refuses: [...invalid('wm_url', 5, 'http://127.0.0.1/mark.png'), ...invalid('meta_data', 'AI', '[]')],
  },
  ...payload,
  ...callbackUrl,
  optional('resolution', 'seed', 'watermark', 'wm_position', 'wm_url', 'meta_data', 'payload', 'callback_url'),
  {
    rule: 'what public clients send is taken as it is: numbers in strings, empty texts for what is open',
    accepts: [
      {
        start_image: link,
        image_settings: [segment({ prompt: '', duration: '4' }), segment({ prompt: 'she waves', duration: 5 })],
        resolution: '',
        seed: '0',
        watermark: false,
        wm_position: '',
        wm_url: '',
        meta_data: '',
        payload: '',
        callback_url: '',
      },
    ],
  },
  ...forModels(['genq2-turbo'], {
    rule: 'price: each segment by its first second and its further ones',
    estimates: [
      { patch: {}, credits: 2 * (15 + 4 * 5), duration: 10, resolution: '720p' },
      { patch: { ...first({ duration: 2 }), resolution: '540p' }, credits: 10 + 2 + 10 + 4 * 2, duration: 7 },
      { patch: { ...count(9), resolution: '1080p' }, credits: 9 * (40 + 4 * 10), duration: 45 },
    ],
  }),
  ...forModels(['genq2-pro'], {
    rule: 'price: each segment by its first second and its further ones',
    estimates: [
      { patch: {}, credits: 2 * (30 + 4 * 10) },
      { patch: { ...first({ duration: '7' }), resolution: '540p' }, credits: 15 + 6 * 5 + 15 + 4 * 5, duration: 12 },
      { patch: { resolution: '1080p' }, credits: 2 * (60 + 4 * 15) },
    ],
  }),
]
