import type { PlanName } from './declare.ts'
import type { MediaField } from './words/field.ts'

/** The file kind of a plan; undefined if it makes no file or it depends on the film part. */
export const RESULT_KINDS: Record<PlanName, MediaField['kind'] | undefined> = {
  imagine: 'clip',
  'animate-frames': 'clip',
  paint: 'picture',
  'tell-story': 'clip',
  'stage-template': 'clip',
  'recommend-prompts': undefined,
  'replicate-clip': 'clip',
  speak: 'sound',
  'clone-voice': 'sound',
  'sound-effects': 'sound',
  'timed-effects': 'sound',
  'lip-sync': 'clip',
  'portrait-speaks': 'clip',
  upscale: 'clip',
  multiframe: 'clip',
  extend: 'clip',
  'ad-film': 'clip',
  'general-film': 'clip',
  'music-video': 'clip',
  'premium-music-video': 'clip',
  'explain-comic': 'clip',
  'film-part': undefined,
  'film-compose': 'clip',
}
