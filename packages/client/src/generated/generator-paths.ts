// Made by `npm run docs` from the OpenAPI document; changes belong in the declarations of the service.

/** Where each generator is asked. */
export const GENERATOR_PATHS = {
  'text2video': '/ent/v2/text2video',
  'img2video': '/ent/v2/img2video',
  'start-end2video': '/ent/v2/start-end2video',
  'multiframe': '/ent/v2/multiframe',
  'extend': '/ent/v2/extend',
  'upscale-new': '/ent/v2/upscale-new',
  'upscale': '/ent/v2/upscale',
  'reference2video': '/ent/v2/reference2video',
  'reference2image': '/ent/v2/reference2image',
  'template-story': '/ent/v2/template-story',
  'template': '/ent/v2/template',
  'img2video-prompt-recommendation': '/ent/v2/img2video-prompt-recommendation',
  'trending-replicate': '/ent/v2/trending-replicate',
  'one-click/mv': '/ent/v2/one-click/mv',
  'one-click/premium_mv': '/ent/v2/one-click/premium_mv',
  'explain-comic': '/ent/v1/explain-comic/tasks',
  'ad-one-click': '/ent/v2/ad-one-click',
  'one-click/general_one_click': '/ent/v2/one-click/general_one_click',
  'audio-tts': '/ent/v2/audio-tts',
  'audio-clone': '/ent/v2/audio-clone',
  'text2audio': '/ent/v2/text2audio',
  'timing2audio': '/ent/v2/timing2audio',
  'lip-sync': '/ent/v2/lip-sync',
  'digital-human': '/ent/v2/digital-human',
} as const
