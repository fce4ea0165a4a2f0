import { filmLink, link, soundLink } from './media.ts'

export type Body = Record<string, unknown>

/** A voice that the contract names. */
export const VOICE = 'Chinese_Female_Currency'

let voicesNamed = 0

/** Each generator by its name in `estimate` and `types`: where it is created, the least it needs, and its models. */
export const generators = {
  text2video: {
    path: '/ent/v2/text2video',
    models: ['genq1', 'gen1.5', 'genq2', 'genq3-pro', 'genq3-turbo'],
    body: { model: 'genq1', prompt: 'a cat on a roof' },
  },
  img2video: {
    path: '/ent/v2/img2video',
    models: [
      'genq1-classic',
      'genq1',
      'gen1.5',
      'gen2.0',
      'genq2-pro',
      'genq2-turbo',
      'genq2-pro-fast',
      'genq3-turbo',
      'genq3-pro',
      'genq3-pro-fast',
    ],
    body: { model: 'genq1-classic', images: [link] },
  },
  'start-end2video': {
    path: '/ent/v2/start-end2video',
    models: [
      'genq1-classic',
      'genq1',
      'gen2.0',
      'gen1.5',
      'genq2-pro',
      'genq2-turbo',
      'genq2-pro-fast',
      'genq3-turbo',
      'genq3-pro-fast',
      'genq3-pro',
    ],
    body: { model: 'genq1-classic', images: [link, link] },
  },
  multiframe: {
    path: '/ent/v2/multiframe',
    models: ['genq2-turbo', 'genq2-pro'],
    body: { model: 'genq2-turbo', start_image: link, image_settings: [{ key_image: link }, { key_image: link }] },
  },
  extend: {
    path: '/ent/v2/extend',
    models: ['genq2-turbo', 'genq2-pro'],
    body: { model: 'genq2-turbo', video_url: filmLink },
  },
  'upscale-new': {
    path: '/ent/v2/upscale-new',
    models: [],
    body: { video_url: filmLink },
  },
  reference2video: {
    path: '/ent/v2/reference2video',
    models: [
      'genq1',
      'genq2',
      'genq2-pro',
      'gen2.0',
      'gen1.5',
      'genq3',
      'genq3-drama',
      'genq3-ad',
      'genq3-mix',
      'genq3-turbo',
    ],
    body: { model: 'genq1', images: [link], prompt: 'a cat on a roof' },
  },
  reference2image: {
    path: '/ent/v2/reference2image',
    models: ['genq2', 'genq1'],
    body: { model: 'genq1', images: [link], prompt: 'a cat on a roof' },
  },
  'template-story': {
    path: '/ent/v2/template-story',
    models: [],
    body: { story: 'love_story', images: [link] },
  },
  template: {
    path: '/ent/v2/template',
    models: [],
    body: { template: 'hug', images: [link] },
  },
  'img2video-prompt-recommendation': {
    path: '/ent/v2/img2video-prompt-recommendation',
    models: [],
    body: { images: [link], type: ['img2video'] },
  },
  'trending-replicate': {
    path: '/ent/v2/trending-replicate',
    models: [],
    body: { video_url: 'https://example.com/trend.mp4', images: [link] },
  },
  'one-click/mv': {
    path: '/ent/v2/one-click/mv',
    models: [],
    body: { images: [link], audio_url: soundLink },
  },
  'one-click/premium_mv': {
    path: '/ent/v2/one-click/premium_mv',
    models: [],
    body: { premium_mv_mode: 'perform', images: [link], audio_url: soundLink },
  },
  'explain-comic': {
    path: '/ent/v1/explain-comic/tasks',
    models: [],
    body: { script_name: 'The cat', script_content: 'A cat walks over a roof.' },
  },
  'ad-one-click': {
    path: '/ent/v2/ad-one-click',
    models: [],
    body: { images: [link] },
  },
  'one-click/general_one_click': {
    path: '/ent/v2/one-click/general_one_click',
    models: [],
    body: { images: [link], duration: 10 },
  },
  'audio-tts': {
    path: '/ent/v2/audio-tts',
    models: [],
    body: { text: 'Good morning.', voice_setting_voice_id: VOICE },
  },
  'audio-clone': {
    path: '/ent/v2/audio-clone',
    models: [],
    body: {
      audio_url: soundLink,
      // No two voices of an account have the same.
      get voice_id() {
        return `own_voice_${++voicesNamed}`
      },
    },
  },
  text2audio: {
    path: '/ent/v2/text2audio',
    models: ['audio1.0'],
    body: { model: 'audio1.0', prompt: 'a dog barks in the rain' },
  },
  timing2audio: {
    path: '/ent/v2/timing2audio',
    models: ['audio1.0'],
    body: { model: 'audio1.0', timing_prompts: [{ from: 0, to: 1, prompt: 'a dog barks' }] },
  },
  'lip-sync': {
    path: '/ent/v2/lip-sync',
    models: [],
    body: { video_url: filmLink, audio_url: soundLink },
  },
  'digital-human': {
    path: '/ent/v2/digital-human',
    models: ['genq2-turbo', 'genq2-pro'],
    body: { model: 'genq2-turbo', image: link, audio_url: soundLink },
  },
} as const satisfies Record<string, { path: string; models: readonly string[]; body: Body }>

export type GeneratorName = keyof typeof generators

/** The least a generator (and model) needs, changed by a patch; `undefined` takes a field away. */
export function bodyOf(generator: GeneratorName, patch: Body = {}, model?: string): Body {
  const body = { ...generators[generator].body, ...(model !== undefined && { model }), ...patch }
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
}
