import type { PlanName } from '../catalog/declare.ts'
import type { DeclaredAction, DeclaredGenerator } from '../catalog/generators/index.ts'
import type { RequestValues } from '../catalog/request-values.ts'
import { replicateClip } from '../films/making/kinds/replicate-clip.ts'
import { adFilm } from '../films/making/kinds/ad-film.ts'
import { composeParts } from '../films/making/compose/compose-parts.ts'
import type { ComposeRequest, PartRequest } from '../films/making/inputs/part-request.ts'
import { explainComic } from '../films/making/comic/explain-comic.ts'
import { extend } from '../films/making/kinds/extend.ts'
import { generalFilm } from '../films/making/kinds/general-film.ts'
import { makePart } from '../films/making/parts/make-part.ts'
import { multiframe } from '../films/making/kinds/multiframe.ts'
import { musicVideo, premiumMusicVideo } from '../films/making/kinds/music-videos.ts'
import { cloneVoice } from '../plans/clone-voice.ts'
import { animateFrames, imagine, paint, speak, stageTemplate, tellStory } from '../plans/one-order-plans.ts'
import type { DeclaredPlan } from '../plans/declared-plan.ts'
import { lipSync } from '../plans/lip-sync.ts'
import { portraitSpeaks } from '../plans/portrait-speaks.ts'
import { soundEffects, timedEffects } from '../plans/sound-effects.ts'
import { recommendPrompts } from '../plans/recommend-prompts.ts'
import { upscale } from '../plans/upscale.ts'

/** The requests of all declarations that name a plan. */
export type PlanRequest<Name extends PlanName> = RequestValues<
  Extract<DeclaredGenerator | DeclaredAction, { plan: Name }>
>

/** A film step is stored as the part that it makes. */
type StoredRequest<Name extends PlanName> = Name extends 'film-part'
  ? PartRequest
  : Name extends 'film-compose'
    ? ComposeRequest
    : PlanRequest<Name>

/** All plans. A plan that does not accept the requests of every declaration naming it does not compile. */
export type Plans = { readonly [Name in PlanName]: DeclaredPlan<PlanRequest<Name>, StoredRequest<Name>> }

const PLANS: Plans = {
  imagine,
  'animate-frames': animateFrames,
  paint,
  'tell-story': tellStory,
  'stage-template': stageTemplate,
  'recommend-prompts': recommendPrompts,
  'replicate-clip': replicateClip,
  speak,
  'clone-voice': cloneVoice,
  'sound-effects': soundEffects,
  'timed-effects': timedEffects,
  'lip-sync': lipSync,
  'portrait-speaks': portraitSpeaks,
  upscale,
  multiframe,
  extend,
  'ad-film': adFilm,
  'general-film': generalFilm,
  'music-video': musicVideo,
  'premium-music-video': premiumMusicVideo,
  'explain-comic': explainComic,
  'film-part': makePart,
  'film-compose': composeParts,
}

/**
 * Finds the plan that a declaration names. The declaration has checked its values; a name at run time cannot tell the
 * compiler that.
 */
export const findPlan = (name: PlanName): DeclaredPlan<object> =>
  PLANS[name] as DeclaredPlan<never> as DeclaredPlan<object>
