import { link } from '../media.ts'
import { atMost, choice, flag, invalid, optional, type Rule, refused, required, text, inWords } from '../rule.ts'
import { callbackUrl } from './common.ts'
import { imageRules } from './image-input.ts'
import { audioRules } from './music-input.ts'
import { subtitleColor } from './one-click-mv.ts'

const languages = 'en zh ja ko vi th id ms tl hi ar fr de es pt ru it nl sv da fi no el pl cs hu ro bg hr sk'.split(' ')
const links = (many: number): string[] => Array(many).fill(link)
const face = (image: unknown) => ({ premium_mv_mode: 'sing', images: undefined, lip_ref_urls: [image] })

/** POST /ent/v2/one-click/premium_mv, in the order of its table. */
export const rules: Rule[] = [
  required('premium_mv_mode'),
  {
    rule: 'premium_mv_mode: sing, sing_perform, perform, dance',
    accepts: [
      { premium_mv_mode: 'sing', lip_ref_urls: [link] },
      { premium_mv_mode: 'sing_perform', lip_ref_urls: [link] },
      { premium_mv_mode: 'perform' },
      { premium_mv_mode: 'dance' },
    ],
    refuses: invalid('premium_mv_mode', 'cry', 5),
  },
  ...['sing', 'sing_perform'].map(premium_mv_mode => ({
    rule: `lip_ref_urls: required for ${premium_mv_mode}, up to 2`,
    accepts: [
      { premium_mv_mode, lip_ref_urls: links(1) },
      { premium_mv_mode, lip_ref_urls: links(2) },
    ],
    refuses: [
      refused('FieldLacking', 'lip_ref_urls', { premium_mv_mode }),
      refused('FieldItemCountOutOfRange', 'lip_ref_urls', { premium_mv_mode, lip_ref_urls: [] }),
      refused('FieldItemCountOutOfRange', 'lip_ref_urls', { premium_mv_mode, lip_ref_urls: links(3) }),
      refused('FieldInvalid', 'lip_ref_urls', { premium_mv_mode, lip_ref_urls: link }),
      refused('FieldInvalid', 'lip_ref_urls[0]', { premium_mv_mode, lip_ref_urls: [5] }),
    ],
  })),
  // Formats of their own; for the rest the common rules, as the contract states no others here.
  ...imageRules({ patchOf: face, field: 'lip_ref_urls[0]', takesBmp: true }),
  ...['perform', 'dance'].map(premium_mv_mode => ({
    rule: `lip_ref_urls: must not be passed for ${premium_mv_mode}`,
    accepts: [{ premium_mv_mode, lip_ref_urls: null }],
    refuses: [refused('FieldUnwanted', 'lip_ref_urls', { premium_mv_mode, lip_ref_urls: [link] })],
  })),
  ...['sing', 'sing_perform'].map(premium_mv_mode => ({
    rule: `images: optional for ${premium_mv_mode}, up to 6`,
    accepts: [undefined, null, links(1), links(6)].map(images => ({ premium_mv_mode, lip_ref_urls: [link], images })),
    refuses: [
      refused('FieldItemCountOutOfRange', 'images', { premium_mv_mode, lip_ref_urls: [link], images: links(7) }),
    ],
  })),
  ...['perform', 'dance'].map(premium_mv_mode => ({
    rule: `images: required for ${premium_mv_mode}, up to 6`,
    accepts: [links(1), links(6)].map(images => ({ premium_mv_mode, images })),
    refuses: [
      refused('FieldLacking', 'images', { premium_mv_mode, images: undefined }),
      refused('FieldLacking', 'images', { premium_mv_mode, images: null }),
      refused('FieldItemCountOutOfRange', 'images', { premium_mv_mode, images: [] }),
      refused('FieldItemCountOutOfRange', 'images', { premium_mv_mode, images: links(7) }),
    ],
  })),
  ...imageRules({ patchOf: image => ({ images: [image] }), field: 'images[0]' }),
  ...audioRules,
  choice('language', [...languages, 'auto'], 'xx', 'EN', 'english'),
  text('style'),
  text('prompt'),
  inWords('prompt'),
  { rule: 'an empty prompt is none', accepts: [{ prompt: '' }] },
  atMost('prompt', 3_000),
  choice('aspect_ratio', ['1:1', '16:9', '9:16', '4:3', '3:4'], '21:9', 'auto'),
  choice('resolution', ['720p', '1080p'], '540p', '360p', '4K'),
  { rule: 'resolution by default 720p', estimates: [{ patch: {}, resolution: '720p' }] },
  flag('add_subtitle'),
  subtitleColor,
  ...callbackUrl,
  optional('language', 'style', 'prompt', 'aspect_ratio', 'resolution', 'add_subtitle', 'subtitle_color'),
]
