import { avi, mov, mp4 } from '../media.ts'
import { choice, optional, refused, type Rule } from '../rule.ts'
import { callbackUrl, payload } from './common.ts'
import { sourceRules } from './extend.ts'

/** POST /ent/v2/upscale-new, in the order of its table. */
export const rules: Rule[] = [
  ...sourceRules(0, 300),
  {
    rule: 'under 60 frames a second, as the bytes tell',
    accepts: [mp4, mov, avi].flatMap(make =>
      [30, 50].map(framesPerSecond => () => ({ video_url: make(1, { framesPerSecond }) })),
    ),
    refuses: [mp4, mov, avi].flatMap(make =>
      [60, 100].map(framesPerSecond =>
        refused('VideoFormatInvalid', 'video_url', () => ({ video_url: make(1, { framesPerSecond }) })),
      ),
    ),
  },
  choice('upscale_resolution', ['1080p', '2K', '4K', '8K', ''], '720p', '2k', '16K'),
  ...payload,
  ...callbackUrl,
  optional('upscale_resolution', 'payload', 'callback_url'),
  { rule: 'fields that are not documented are told', unknown: { model: 'gen1.0', prompt: 'larger' } },
  {
    rule: 'price: 10, 20, 40 or 160 a second; what only a download can tell is held at its longest',
    estimates: [
      ...Object.entries({ '1080p': 10, '2K': 20, '4K': 40, '8K': 160 }).flatMap(([upscale_resolution, credits]) => [
        { patch: { upscale_resolution }, credits: 300 * credits, duration: 300, resolution: upscale_resolution },
        { patch: () => ({ upscale_resolution, video_url: mp4(3) }), credits: 3 * credits, duration: 3 },
      ]),
      { patch: () => ({ video_url: mp4(3.5) }), credits: 40, duration: 4 },
    ],
  },
]
