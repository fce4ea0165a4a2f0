import { bmp, link, MB, png, pngOfBytes } from '../media.ts'
import { atMost, choice, count, flag, invalid, optional, type Rule, refused, required, text, inWords } from '../rule.ts'
import { callbackUrl } from './common.ts'
import { imageRules } from './image-input.ts'
import { audioRules } from './music-input.ts'

const face = (make: () => string) => () => ({ lip_ref_url: make() })
const size = (make: () => string) => refused('ImageSizeInvalid', 'lip_ref_url', face(make))

export const subtitleColor: Rule = {
  rule: 'subtitle_color is a HEX colour',
  accepts: ['#FFFFFF', '#000000', '#a1B2c3'].map(subtitle_color => ({ subtitle_color })),
  refuses: invalid('subtitle_color', 5, 'red', '#GGGGGG', '#12345', '#1234567'),
}

/** POST /ent/v2/one-click/mv, in the order of its table. */
export const rules: Rule[] = [
  required('images'),
  count('images', link, 1, 7),
  ...imageRules({ patchOf: image => ({ images: [image] }), field: 'images[0]', decodedUnder: 10 * MB }),
  ...audioRules,
  flag('lip_sync'),
  {
    rule: 'lip_ref_url: jpeg, jpg, png, bmp, webp',
    accepts: [{ lip_ref_url: link }, face(png), face(bmp)],
    refuses: invalid('lip_ref_url', 5, [link]),
  },
  {
    rule: 'lip_ref_url: at most 10 MB',
    accepts: [face(() => pngOfBytes(10 * MB))],
    refuses: [size(() => pngOfBytes(10 * MB + 1))],
  },
  {
    rule: 'lip_ref_url: aspect ratio at most 2',
    accepts: [face(() => png(256, 128)), face(() => png(128, 256))],
    refuses: [size(() => png(257, 128)), size(() => png(128, 257))],
  },
  {
    rule: 'lip_ref_url: longest side under 4096',
    accepts: [face(() => png(4_095, 2_100)), face(() => bmp(2_100, 4_095))],
    refuses: [size(() => png(4_096, 2_100)), size(() => bmp(2_100, 4_096))],
  },
  text('style'),
  choice('quality', ['high', 'standard'], 'low', 'HIGH'),
  text('prompt'),
  inWords('prompt'),
  { rule: 'an empty prompt is none', accepts: [{ prompt: '' }] },
  atMost('prompt', 3_000),
  choice('aspect_ratio', ['1:1', '16:9', '9:16', '4:3', '3:4'], '21:9', 'auto'),
  choice('resolution', ['540p', '720p', '1080p'], '360p', '4K'),
  { rule: 'resolution by default 720p', estimates: [{ patch: {}, resolution: '720p' }] },
  {
    rule: '540p goes with neither lip_sync nor high quality',
    accepts: [
      { resolution: '540p', lip_sync: false, quality: 'standard' },
      { resolution: '720p', lip_sync: true },
      { resolution: '720p', quality: 'high' },
    ],
    refuses: [{ lip_sync: true }, { quality: 'high' }].map(patch =>
      refused('FieldInvalid', 'resolution', { resolution: '540p', ...patch }),
    ),
  },
  flag('add_subtitle'),
  subtitleColor,
  choice('language', ['auto', 'en', 'zh'], 'fr', 'EN'),
  {
    rule: 'srt_url is a URL',
    accepts: [{ srt_url: 'https://example.com/song.srt' }],
    refuses: invalid('srt_url', 5, 'song.srt', 'http://127.0.0.1/song.srt'),
  },
  ...callbackUrl,
  optional(
    'lip_sync',
    'lip_ref_url',
    'style',
    'quality',
    'prompt',
    'aspect_ratio',
    'resolution',
    'language',
    'srt_url',
  ),
]
