import { generators } from '../bodies.ts'
import { link, MB, png } from '../media.ts'
import {
  atMost,
  choice,
  count,
  flag,
  forModels,
  optional,
  type Rule,
  refused,
  required,
  text,
  withoutEffect,
} from '../rule.ts'
import {
  audioType,
  callbackUrl,
  movementAmplitude,
  movementType,
  offPeak,
  payload,
  seed,
  watermark,
  watermarkTypes,
} from './common.ts'
import { durationsAndResolutions } from './durations-and-resolutions.ts'
import { imageRules } from './image-input.ts'

const { models } = generators['start-end2video']
const q1 = ['genq1-classic', 'genq1', 'gen2.0', 'gen1.5']
const q2 = ['genq2-pro', 'genq2-turbo', 'genq2-pro-fast']
const q3 = ['genq3-turbo', 'genq3-pro', 'genq3-pro-fast']

/** Pixels of the start frame, of the end frame. */
const frames = (start: [number, number], end: [number, number]) => ({ images: [png(...start), png(...end)] })

/** POST /ent/v2/start-end2video, in the order of its table. */
export const rules: Rule[] = [
  required('model'),
  choice('model', models, 'genq9', 'genq2', 'gen1.0'),
  required('images'),
  ...forModels(models, count('images', link, 2, 2)),
  {
    rule: 'pixels of the start frame divided by those of the end frame are between 0.8 and 1.25, both included',
    accepts: [
      frames([200, 200], [250, 200]),
      frames([250, 200], [200, 200]),
      frames([200, 200], [200, 200]),
      // The sides differ, the number of pixels does not.
      frames([200, 400], [400, 200]),
      // What lies behind a URL is not known yet.
      { images: [png(1_000), link] },
    ],
    refuses: [
      frames([200, 200], [251, 200]),
      frames([251, 200], [200, 200]),
      frames([1000, 1000], [1000, 1251]),
      frames([1000, 1251], [1000, 1000]),
    ].map(patch => refused('ImageSizeInvalid', 'images', patch)),
  },
  ...imageRules({ patchOf: image => ({ images: [image, link] }), field: 'images[0]', decodedUnder: 10 * MB }),
  ...imageRules({ patchOf: image => ({ images: [link, image] }), field: 'images[1]', decodedUnder: 10 * MB }),
  text('prompt'),
  ...forModels([...q1, ...q2], atMost('prompt', 5_000)),
  ...forModels(q3, atMost('prompt', 20_000)),
  ...durationsAndResolutions('start-end2video'),
  ...forModels(models, ...seed),
  ...payload,
  ...forModels(models, ...offPeak),
  ...callbackUrl,
  ...forModels(q1, ...movementAmplitude),
  ...[...q2, ...q3].map(model => withoutEffect(model, movementType)),
  ...forModels(q1, flag('bgm')),
  ...[...q2, ...q3].map(model => withoutEffect(model, { bgm: [true, 'true'] })),
  ...forModels(q3, flag('audio'), audioType),
  ...[...q1, ...q2].map(model => withoutEffect(model, { audio: [true, 'true'] })),
  ...forModels(q1, ...watermark),
  ...[...q2, ...q3].map(model => withoutEffect(model, watermarkTypes)),
  ...forModels(models, optional('prompt', 'duration', 'seed', 'resolution', 'bgm', 'audio', 'payload')),
]
