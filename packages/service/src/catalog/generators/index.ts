import type { FilmAction, Generator } from '../declare.ts'
import { adCompose, adEdit, adOneClick } from './films/ad-one-click.ts'
import { audioClone } from './audio-clone.ts'
import { audioTts } from './audio-tts.ts'
import { digitalHuman } from './digital-human.ts'
import { explainComic } from './films/explain-comic.ts'
import { comicSteps, generalOneClick, oneClickSteps } from './films/general-one-click.ts'
import { extend } from './extend.ts'
import { promptRecommendation } from './img2video-prompt-recommendation.ts'
import { img2video } from './img2video.ts'
import { lipSync } from './lip-sync.ts'
import { multiframe } from './multiframe.ts'
import { mv } from './films/mv.ts'
import { premiumMv } from './films/premium-mv.ts'
import { reference2image } from './reference2image.ts'
import { reference2video } from './reference2video.ts'
import { startEnd2video } from './start-end2video.ts'
import { template } from './template.ts'
import { templateStory } from './template-story.ts'
import { text2audio, timing2audio } from './text2audio.ts'
import { trendingReplicate } from './films/trending-replicate.ts'
import { text2video } from './text2video.ts'
import { upscale } from './upscale.ts'
import { upscaleNew } from './upscale-new.ts'

// All generators.
const DECLARED = [
  text2video,
  img2video,
  startEnd2video,
  multiframe,
  extend,
  upscaleNew,
  upscale,
  reference2video,
  reference2image,
  templateStory,
  template,
  promptRecommendation,
  trendingReplicate,
  mv,
  premiumMv,
  explainComic,
  adOneClick,
  generalOneClick,
  audioTts,
  audioClone,
  text2audio,
  timing2audio,
  lipSync,
  digitalHuman,
] as const
const STEPS = [adEdit, adCompose, ...oneClickSteps, ...comicSteps] as const

export type DeclaredGenerator = (typeof DECLARED)[number]
export type DeclaredAction = (typeof STEPS)[number]

export const generators: readonly Generator[] = DECLARED
export const filmActions: readonly FilmAction[] = STEPS
