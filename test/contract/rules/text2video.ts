import { generators } from '../bodies.ts'
import {
  atMost,
  choice,
  flag,
  forModels,
  optional,
  type Rule,
  required,
  text,
  withoutEffect,
  inWordsOrEmoji,
} from '../rule.ts'
import {
  callbackUrl,
  movementAmplitude,
  movementType,
  offPeak,
  payload,
  payloadInCodePoints,
  seed,
  watermark,
  watermarkTypes,
} from './common.ts'
import { durationsAndResolutions } from './durations-and-resolutions.ts'

const { models } = generators.text2video
const early: string[] = ['genq1', 'gen1.5']

/** POST /ent/v2/text2video, in the order of its table. */
export const rules: Rule[] = [
  required('model'),
  choice('model', models, 'genq9', 'gen2.0', 'genq2-pro', 'GENQ1', ''),
  required('prompt'),
  text('prompt'),
  inWordsOrEmoji('prompt'),
  ...forModels(models, atMost('prompt', 5_000)),
  ...durationsAndResolutions('text2video'),
  ...forModels(models, ...seed),
  ...forModels(models, choice('aspect_ratio', ['16:9', '9:16', '3:4', '4:3', '1:1'], '21:9', 'auto', '16x9')),
  ...forModels(models, flag('audio')),
  ...payload,
  payloadInCodePoints,
  ...forModels(models, ...offPeak),
  ...forModels(early, ...watermark),
  ...models.filter(model => !early.includes(model)).map(model => withoutEffect(model, watermarkTypes)),
  ...callbackUrl,
  // The table does not list it, the answer does.
  ...forModels(early, ...movementAmplitude),
  ...models.filter(model => !early.includes(model)).map(model => withoutEffect(model, movementType)),
  ...forModels(models, optional('duration', 'seed', 'aspect_ratio', 'resolution', 'audio', 'payload', 'callback_url')),
  { rule: 'a field of another generator is unknown here', unknown: { images: ['x'], premium_mv_mode: 'sing' } },
]
