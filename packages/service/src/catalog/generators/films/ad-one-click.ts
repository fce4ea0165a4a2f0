import { filmAction, generator, HOUR_SECONDS } from '../../declare.ts'
import { choice, flag, id, integer, list, OR_MODEL, pictures, seconds, text } from '../../words/words.ts'
import { furtherSegment, otherPictures, otherScene, otherVoice, ownScenes, writtenOver } from './film-step-fields.ts'
import { delivery, passes } from '../shared-fields.ts'

export const adOneClick = generator({
  name: 'ad-one-click',
  path: '/ent/v2/ad-one-click',
  summary: 'Make an advertisement film for a product',
  fields: {
    images: pictures({
      min: 1,
      max: 7,
      required: true,
      of: OR_MODEL,
      about: 'Product or model; the first best from the front; a .glb of the product is filmed from all sides',
    }),
    prompt: text({ max: 2_000, default: '', rule: 'words', about: 'The message of the film' }),
    ...ownScenes,
    duration: seconds({ min: 8, max: 60, default: 15, lengthOf: 'scenes' }),
    aspect_ratio: choice(['16:9', '1:1', '9:16'], { default: '16:9' }),
    language: choice(['zh', 'en'], {
      default: 'zh',
      languageOf: 'prompt',
      about: 'Language of narration and dialogue; while it is absent, that of the prompt',
    }),
    creative: flag({ default: false, about: 'Include creative segments' }),
    ...delivery,
  },
  answer: ['task_id', 'id', 'state', 'images', 'prompt', 'duration', 'aspect_ratio', 'language', 'credits'],
  plan: 'ad-film',
  price: { perSecond: { '*': 40 } },
  resultUrlSeconds: HOUR_SECONDS,
  film: true,
})

const filmId = id({ required: true, about: 'The film' })

export const adEdit = filmAction({
  name: 'ad-one-click/edit',
  path: '/ent/v2/ad-one-click/edit',
  film: 'ad-one-click',
  summary: 'Make one part of an advertisement film again; its length stays',
  rulesBy: 'type',
  rules: {
    generate_video: { requires: ['storyboard_video_index'], rejects: ['voice_id'] },
    generate_narration: { ignores: ['storyboard_video_index'], rejects: ['images', 'scene', 'passes'] },
    generate_bgm: { ignores: ['storyboard_video_index'], rejects: ['images', 'scene', 'voice_id', 'passes'] },
  },
  fields: {
    ad_one_click_task_id: filmId,
    type: choice([], { required: true, about: 'The part' }),
    storyboard_video_index: integer({ min: 0, max: 999, about: 'Number of the segment, from 0' }),
    prompt: text({
      required: true,
      titleOf: 'scene',
      max: 10_000,
      rule: 'words',
      about: 'Segment prompt, narration text (same voice) or music prompt',
    }),
    ...otherScene,
    ...otherPictures,
    ...otherVoice,
    ...furtherSegment,
    ...passes,
    ...delivery,
  },
  answer: ['ad_one_click_task_id', 'sub_task_id', 'state', 'err_code', 'credits'],
  plan: 'film-part',
})

export const adCompose = filmAction({
  name: 'ad-one-click/compose',
  path: '/ent/v2/ad-one-click/compose',
  film: 'ad-one-click',
  summary: 'Compose an advertisement film again from chosen parts',
  fields: {
    ad_one_click_task_id: filmId,
    video_task_ids: list(id({}), {
      required: true,
      min: 1,
      max: 100,
      about: 'One video sub-task for each segment, in the order in which they shall be seen',
    }),
    bgm_task_id: id({ required: true, about: 'The music' }),
    narration_task_id: id({ required: true, about: 'The narration' }),
    ...writtenOver,
    ...delivery,
  },
  answer: ['ad_one_click_task_id', 'compose_sub_task_id', 'state', 'credits'],
  plan: 'film-compose',
  inAnyOrder: true,
})
