import { generators } from '../bodies.ts'
import {
  avi,
  filmLink,
  link,
  mov,
  mp3,
  mp4,
  pngCalledMp3,
  pngCalledMp4,
  soundLink,
  wav,
  wavCalledMp3,
} from '../media.ts'
import {
  atMost,
  choice,
  flag,
  forModels,
  invalid,
  optional,
  type Rule,
  refused,
  required,
  text,
  withoutEffect,
  inWordsOrEmoji,
} from '../rule.ts'
import { audioType, callbackUrl, movementAmplitude, movementType, offPeak, payload, seed, watermark } from './common.ts'
import { durationsAndResolutions } from './durations-and-resolutions.ts'
import { imageRules } from './image-input.ts'
import { subjectRules } from './subject-entries.ts'

const { models } = generators.reference2video
const sounding = ['genq3-drama', 'genq3-mix', 'genq3-ad']
const except = (...some: string[]): string[] => models.filter(model => !some.includes(model))
const links = (many: number, address = link): string[] => Array(many).fill(address)

const images: Rule[] = [
  ...forModels(models, {
    rule: 'images: 1 to 7',
    accepts: [{ images: links(1) }, { images: links(7) }],
    refuses: [
      refused('FieldItemCountOutOfRange', 'images', { images: links(8) }),
      ...invalid('images', link, 5),
      refused('FieldInvalid', 'images[1]', { images: [link, 5] }),
    ],
  }),
  {
    rule: 'images: 1 to 4 with a video',
    model: 'genq2-pro',
    accepts: [
      { images: links(4), videos: [filmLink] },
      { images: undefined, videos: [filmLink] },
    ],
    refuses: [refused('FieldItemCountOutOfRange', 'images', { images: links(5), videos: [filmLink] })],
  },
  ...imageRules({ patchOf: image => ({ images: [image] }), field: 'images[0]', leastPixels: 128 }),
  ...forModels(models, {
    rule: 'at least one of images, subjects, videos, sounds, auto_subjects',
    accepts: [
      { images: undefined, subjects: [{ name: 'Tom', images: [link] }] },
      { images: undefined, auto_subjects: true },
    ],
    refuses: [
      refused('FieldLacking', 'images', { images: undefined }),
      refused('FieldLacking', 'images', { images: null, auto_subjects: false }),
    ],
  }),
]

const film = (make: () => string) => refused('VideoFormatInvalid', 'videos[0]', () => ({ videos: [make()] }))

const videos: Rule[] = [
  ...forModels(except('genq2-pro'), {
    rule: 'videos: only genq2-pro',
    refuses: [refused('FieldUnwanted', 'videos', { videos: [filmLink] })],
  }),
  ...forModels(
    ['genq2-pro'],
    {
      rule: 'videos: 1 to 2',
      accepts: [{ videos: [filmLink] }, { videos: [filmLink, filmLink] }],
      refuses: [
        refused('FieldItemCountOutOfRange', 'videos', { videos: links(3, filmLink) }),
        ...invalid('videos', filmLink, 5),
        refused('FieldInvalid', 'videos[0]', { videos: [5] }),
      ],
    },
    {
      rule: 'videos: at most one of 8 seconds or two of 5 seconds',
      accepts: [
        () => ({ videos: [mp4(8)] }),
        () => ({ videos: [mp4(5), mp4(5)] }),
        () => ({ videos: [filmLink, mp4(5)] }),
      ],
      refuses: [
        film(() => mp4(8.25)),
        refused('VideoFormatInvalid', 'videos[0]', () => ({ videos: [mp4(5.25), mp4(5)] })),
        refused('VideoFormatInvalid', 'videos[1]', () => ({ videos: [mp4(5), mp4(5.25)] })),
        refused('VideoFormatInvalid', 'videos[1]', () => ({ videos: [filmLink, mp4(8)] })),
      ],
    },
    {
      rule: 'videos: mp4, avi, mov',
      accepts: [mp4, avi, mov].map(make => () => ({ videos: [make(2)] })),
      refuses: [film(pngCalledMp4), film(() => mp3(3)), film(() => 'data:video/mp4;base64,AAAA')],
    },
    {
      rule: 'videos: at least 128x128, aspect ratio between 1:4 and 4:1',
      accepts: [
        () => ({ videos: [mp4(2, { width: 128, height: 500 })] }),
        () => ({ videos: [mp4(2, { width: 500, height: 128 })] }),
      ],
      refuses: [
        film(() => mp4(2, { width: 127, height: 128 })),
        film(() => mp4(2, { width: 128, height: 127 })),
        film(() => mp4(2, { width: 128, height: 520 })),
        film(() => avi(2, { width: 520, height: 128 })),
      ],
    },
  ),
]

const sound = (make: () => string) => refused('AudioFormatInvalid', 'sounds[0]', () => ({ sounds: [make()] }))

const sounds: Rule[] = [
  ...forModels(except(...sounding), {
    rule: 'sounds: only genq3-drama, genq3-mix, genq3-ad',
    refuses: [refused('FieldUnwanted', 'sounds', { sounds: [soundLink] })],
  }),
  ...forModels(
    sounding,
    {
      rule: 'sounds: 1 to 3',
      accepts: [{ sounds: [soundLink] }, { sounds: links(3, soundLink) }, { images: undefined, sounds: [soundLink] }],
      refuses: [
        refused('FieldItemCountOutOfRange', 'sounds', { sounds: links(4, soundLink) }),
        ...invalid('sounds', soundLink, 5),
        refused('FieldInvalid', 'sounds[0]', { sounds: [5] }),
      ],
    },
    {
      rule: 'sounds: mp3 only',
      accepts: [() => ({ sounds: [mp3(5)] })],
      refuses: [sound(() => wav(5)), sound(() => wavCalledMp3(5)), sound(pngCalledMp3)],
    },
    {
      rule: 'sounds: each 3 to 12 seconds',
      accepts: [() => ({ sounds: [mp3(3), mp3(12)] })],
      refuses: [
        sound(() => mp3(2.75)),
        sound(() => mp3(12.25)),
        refused('AudioFormatInvalid', 'sounds[1]', () => ({ sounds: [mp3(3), mp3(13)] })),
      ],
    },
  ),
]

const ratios = ['1:1', '9:16', '16:9', '3:4', '4:3']

/** POST /ent/v2/reference2video, in the order of its table. */
export const rules: Rule[] = [
  required('model'),
  choice('model', models, 'genq9', 'genq1-classic', 'genq3-pro', 'gen1.0'),
  ...images,
  ...videos,
  ...sounds,
  ...forModels(models, flag('auto_subjects')),
  ...subjectRules,
  required('prompt'),
  text('prompt'),
  inWordsOrEmoji('prompt'),
  ...forModels(models, atMost('prompt', 5_000)),
  ...forModels(models, flag('bgm')),
  ...forModels(models, {
    rule: 'an empty list of what is optional is as absent',
    accepts: [
      { videos: [], sounds: [], subjects: [] },
      { images: [], videos: [], sounds: [], subjects: [{ name: 'Tom' }] },
    ],
    refuses: [refused('FieldLacking', 'images', { images: [], videos: [], sounds: [], subjects: [] })],
  }),
  ...forModels(['genq2', 'genq2-pro', 'gen2.0', 'gen1.5'], flag('audio'), audioType),
  ...except('genq2', 'genq2-pro', 'gen2.0', 'gen1.5').map(model => withoutEffect(model, { audio: [true, 'true'] })),
  ...durationsAndResolutions('reference2video'),
  ...forModels(models, ...seed),
  ...forModels(except('genq3-drama', 'genq3-ad'), choice('aspect_ratio', [...ratios, 'auto'], '21:9', '16x9')),
  ...forModels(['genq3-drama'], choice('aspect_ratio', ['9:16', '16:9'], '1:1', '3:4', '4:3', 'auto')),
  ...forModels(['genq3-ad'], choice('aspect_ratio', ratios, 'auto', '21:9')),
  ...forModels(['genq1', 'gen2.0', 'gen1.5'], ...movementAmplitude),
  ...except('genq1', 'gen2.0', 'gen1.5').map(model => withoutEffect(model, movementType)),
  ...payload,
  ...forModels(except('genq3-mix'), ...offPeak),
  {
    rule: 'genq3-mix has no off-peak',
    model: 'genq3-mix',
    accepts: [{ off_peak: false }, { off_peak: null }],
    refuses: invalid('off_peak', true, 'true'),
  },
  ...callbackUrl,
  ...forModels(models, ...watermark),
  ...forModels(
    models,
    optional('bgm', 'duration', 'seed', 'aspect_ratio', 'resolution', 'payload', 'videos', 'sounds'),
  ),
]
