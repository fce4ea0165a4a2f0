import { generators } from '../bodies.ts'
import { avi, filmLink, link, mov, mp3, mp4, pngCalledMp4 } from '../media.ts'
import { atMost, choice, forModels, invalid, optional, refused, required, type Rule, text } from '../rule.ts'
import { callbackUrl, payload } from './common.ts'
import { imageRules } from './image-input.ts'

const { models } = generators.extend

const bad = (make: () => string) => refused('VideoFormatInvalid', 'video_url', () => ({ video_url: make() }))

/** What every generator has that goes on from a video; those that were made here are looked at elsewhere. */
export const sourceRules = (shortest: number, longest: number): Rule[] => [
  {
    rule: 'video_creation_id or video_url: one is needed, an empty text is none',
    accepts: [{ video_creation_id: '' }, { video_creation_id: null }],
    refuses: [{}, { video_url: null }, { video_url: '' }, { video_creation_id: '' }].map(patch =>
      refused('FieldLacking', 'video_creation_id', { video_url: undefined, ...patch }),
    ),
  },
  {
    rule: 'url and creation_id are read as video_url and video_creation_id',
    accepts: [
      { video_url: undefined, url: filmLink },
      { video_url: '', url: filmLink },
      { url: '', creation_id: '' },
    ],
    refuses: [
      refused('FieldInvalid', 'video_url', { video_url: undefined, url: 'http://127.0.0.1/a.mp4' }),
      refused('FieldInvalid', 'video_creation_id', { creation_id: 'abc' }),
    ],
  },
  {
    rule: 'video_url: mp4, avi, mov',
    accepts: [{ video_url: filmLink }, ...[mp4, mov, avi].map(make => () => ({ video_url: make(shortest + 1) }))],
    refuses: [...invalid('video_url', 5, [filmLink], 'http://127.0.0.1/a.mp4'), bad(pngCalledMp4), bad(() => mp3(5))],
  },
  {
    rule: `video_url: ${shortest} to ${longest} seconds`,
    accepts: [() => ({ video_url: mp4(Math.max(1, shortest)) }), () => ({ video_url: mp4(longest) })],
    refuses: [...(shortest > 0 ? [bad(() => mp4(shortest - 0.25))] : []), bad(() => mp4(longest + 0.25))],
  },
  {
    rule: 'video_creation_id is the id of a video of this account',
    refuses: invalid('video_creation_id', 5, 'abc', '12.5', '12345678901234567890', '123'),
  },
]

/** POST /ent/v2/extend, in the order of its table. */
export const rules: Rule[] = [
  required('model'),
  choice('model', models, 'genq2', 'genq9'),
  ...sourceRules(4, 60),
  {
    rule: 'images: one end frame at most',
    accepts: [{ images: [] }, { images: [link] }, { images: null }],
    refuses: [refused('FieldItemCountOutOfRange', 'images', { images: [link, link] }), ...invalid('images', link)],
  },
  ...imageRules({ patchOf: image => ({ images: [image] }), field: 'images[0]' }),
  text('prompt'),
  atMost('prompt', 2_000),
  {
    rule: 'duration: 1 to 7 seconds are added, also in a string',
    accepts: [1, 7, '1', '7'].map(duration => ({ duration })),
    refuses: invalid('duration', 0, 8, 1.5, '0', '8', 'five'),
  },
  choice('resolution', ['540p', '720p', '1080p', ''], '360p', '4K'),
  ...payload,
  ...callbackUrl,
  optional('images', 'prompt', 'duration', 'resolution', 'payload', 'callback_url'),
  { rule: 'fields that are not documented are told', unknown: { seed: 7, aspect_ratio: '16:9' } },
  ...(
    [
      ['genq2-turbo', [10, 2], [15, 5], [40, 10]],
      ['genq2-pro', [15, 5], [30, 10], [60, 15]],
    ] as const
  ).flatMap(([model, ...rates]) =>
    forModels([model], {
      rule: 'price: the first second that is added, and each further one',
      estimates: ['540p', '720p', '1080p'].flatMap((resolution, index) =>
        [1, 5, 7].map(duration => ({
          patch: { resolution, duration },
          credits: rates[index]![0] + (duration - 1) * rates[index]![1],
          duration,
        })),
      ),
    }),
  ),
]
