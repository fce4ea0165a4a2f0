import { avi, link, mp4, mov } from '../media.ts'
import { atMost, choice, count, flag, invalid, optional, type Rule, refused, required, text } from '../rule.ts'
import { callbackUrl, payload } from './common.ts'
import { imageRules } from './image-input.ts'

/** POST /ent/v2/trending-replicate, in the order of its table. */
export const rules: Rule[] = [
  required('video_url'),
  {
    rule: 'video_url: mp4 or mov, 5 to 180 seconds',
    accepts: [
      () => ({ video_url: mp4(5) }),
      () => ({ video_url: mp4(180) }),
      () => ({ video_url: mov(6) }),
      { video_url: 'https://example.com/clip' },
    ],
    refuses: [
      refused('VideoFormatInvalid', 'video_url', () => ({ video_url: mp4(4) })),
      refused('VideoFormatInvalid', 'video_url', () => ({ video_url: mp4(182) })),
      refused('VideoFormatInvalid', 'video_url', () => ({ video_url: avi(6) })),
      ...invalid('video_url', 5, 'http://127.0.0.1/clip.mp4'),
    ],
  },
  {
    rule: '40 for each second of the clip, held for 180 where only a download can tell',
    estimates: [
      { patch: {}, credits: 7_200, duration: 180 },
      { patch: () => ({ video_url: mp4(5) }), credits: 200, duration: 5 },
      { patch: () => ({ video_url: mp4(5), resolution: '540p' }), credits: 200 },
    ],
  },
  required('images'),
  count('images', link, 1, 7),
  ...imageRules({ patchOf: image => ({ images: [image] }), field: 'images[0]' }),
  text('prompt'),
  atMost('prompt', 2_000),
  choice('aspect_ratio', ['16:9', '9:16', '1:1', '4:3', '3:4'], 'auto', '21:9'),
  choice('resolution', ['1080p', '720p', '540p'], '360p', '2K'),
  flag('remove_audio'),
  ...payload,
  ...callbackUrl,
  optional('prompt', 'aspect_ratio', 'resolution', 'remove_audio', 'payload', 'callback_url'),
]
