import type { GeneratorName } from '../bodies.ts'
import type { Rule } from '../rule.ts'
import { rules as adOneClick } from './ad-one-click.ts'
import { rules as audioClone } from './audio-clone.ts'
import { rules as audioTts } from './audio-tts.ts'
import { rules as digitalHuman } from './digital-human.ts'
import { rules as extend } from './extend.ts'
import { rules as explainComic } from './explain-comic.ts'
import { rules as generalOneClick } from './general-one-click.ts'
import { rules as img2video } from './img2video.ts'
import { rules as lipSync } from './lip-sync.ts'
import { rules as multiframe } from './multiframe.ts'
import { rules as mv } from './one-click-mv.ts'
import { rules as premiumMv } from './one-click-premium-mv.ts'
import { rules as reference2image } from './reference2image.ts'
import { rules as reference2video } from './reference2video.ts'
import { rules as startEnd2video } from './start-end2video.ts'
import { rules as promptRecommendation } from './img2video-prompt-recommendation.ts'
import { rules as trendingReplicate } from './trending-replicate.ts'
import { rules as template } from './template.ts'
import { rules as templateStory } from './template-story.ts'
import { rules as text2audio } from './text2audio.ts'
import { rules as text2video } from './text2video.ts'
import { rules as upscaleNew } from './upscale-new.ts'
import { rules as timing2audio } from './timing2audio.ts'

/** Every generator's rules, in the order in which the contract has them. */
export const rules: Record<GeneratorName, Rule[]> = {
  text2video,
  img2video,
  'start-end2video': startEnd2video,
  multiframe,
  extend,
  'upscale-new': upscaleNew,
  reference2video,
  reference2image,
  'template-story': templateStory,
  template,
  'img2video-prompt-recommendation': promptRecommendation,
  'trending-replicate': trendingReplicate,
  'one-click/mv': mv,
  'one-click/premium_mv': premiumMv,
  'explain-comic': explainComic,
  'ad-one-click': adOneClick,
  'one-click/general_one_click': generalOneClick,
  'audio-tts': audioTts,
  'audio-clone': audioClone,
  text2audio,
  timing2audio,
  'lip-sync': lipSync,
  'digital-human': digitalHuman,
}
