import { generators, VOICE } from '../bodies.ts'
import { link, MB } from '../media.ts'
import {
  atMost,
  choice,
  count,
  flag,
  forModels,
  invalid,
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

const { models } = generators.img2video
const first = ['genq1-classic', 'gen1.5', 'gen2.0']
const q2 = ['genq2-pro', 'genq2-turbo', 'genq2-pro-fast']
const q3 = ['genq3-turbo', 'genq3-pro', 'genq3-pro-fast']

/** POST /ent/v2/img2video, in the order of its table. */
export const rules: Rule[] = [
  required('model'),
  choice('model', models, 'genq9', 'genq2', 'genq3', 'genq3-drama'),
  required('images'),
  ...forModels(models, count('images', link, 1, 1)),
  ...imageRules({ patchOf: image => ({ images: [image] }), field: 'images[0]', decodedUnder: 10 * MB }),
  text('prompt'),
  ...forModels([...first, 'genq1'], atMost('prompt', 2_000)),
  ...forModels(q2, atMost('prompt', 5_000)),
  ...forModels(q3, atMost('prompt', 20_000)),
  { rule: 'a prompt may stand beside is_rec', accepts: [{ is_rec: true, prompt: 'not used' }] },
  ...forModels(models, flag('audio'), audioType),
  ...forModels([...first, ...q2], {
    rule: 'voice_id is a known voice or empty',
    accepts: [
      { voice_id: VOICE, audio: true },
      { voice_id: '', audio: true },
      { voice_id: VOICE, audio: false },
    ],
    refuses: [refused('FieldInvalid', 'voice_id', { voice_id: 'Nobody', audio: true }), ...invalid('voice_id', 5)],
  }),
  ...q3.map(model => withoutEffect(model, { voice_id: [VOICE, 5] })),
  ...forModels(models, flag('is_rec')),
  ...durationsAndResolutions('img2video'),
  ...forModels(models, ...seed),
  ...payload,
  ...forModels(models, ...offPeak),
  ...callbackUrl,
  ...forModels(first, ...movementAmplitude),
  ...[...q2, ...q3].map(model => withoutEffect(model, movementType)),
  ...forModels(first, ...watermark),
  ...[...q2, ...q3].map(model => withoutEffect(model, watermarkTypes)),
  ...forModels(models, optional('prompt', 'audio', 'voice_id', 'is_rec', 'duration', 'seed', 'resolution', 'payload')),
  { rule: 'the start frame gives the aspect ratio', unknown: { aspect_ratio: '16:9' } },
]
