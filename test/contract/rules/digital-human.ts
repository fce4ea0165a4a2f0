import { mp3 } from '../media.ts'
import { atMost, choice, forModels, long, optional, required, type Rule, text } from '../rule.ts'
import { seed } from './common.ts'
import { imageRules } from './image-input.ts'
import { speechRules } from './lip-sync.ts'

const priced = (model: string, first: number): Rule => ({
  rule: `price: ${first}, 20 for each started 5 seconds, and a text as speech`,
  model,
  estimates: [
    { patch: {}, credits: first + 2_400 },
    { patch: () => ({ audio_url: mp3(5) }), credits: first + 20 },
    { patch: () => ({ audio_url: mp3(5.5), text: 'not used' }), credits: first + 40 },
    { patch: { audio_url: undefined, text: 'Good morning to you all.' }, credits: first + 100 + 10 },
    { patch: { audio_url: undefined, text: long('x', 501) }, credits: first + 2_020 + 20 },
  ],
})

/** POST /ent/v2/digital-human, in the order of its table. */
export const rules: Rule[] = [
  required('model'),
  choice('model', ['genq2-pro', 'genq2-turbo'], 'genq1', 'audio1.0'),
  required('image'),
  ...imageRules({ patchOf: image => ({ image }), field: 'image' }),
  text('prompt'),
  atMost('prompt', 2_000),
  ...speechRules,
  ...forModels(['genq2-pro', 'genq2-turbo'], choice('resolution', ['540p', '720p', '1080p'], '360p', '2K', '')),
  ...seed,
  optional('prompt', 'voice_id', 'resolution', 'seed', 'payload', 'callback_url'),
  priced('genq2-turbo', 120),
  priced('genq2-pro', 200),
  { rule: 'fields that are not documented are told', unknown: { aspect_ratio: '16:9', watermark: true } },
]
