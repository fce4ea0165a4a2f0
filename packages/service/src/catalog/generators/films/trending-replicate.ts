import { generator, HOUR_SECONDS } from '../../declare.ts'
import { choice, clip, flag, pictures, text } from '../../words/words.ts'
import { delivery } from '../shared-fields.ts'

const LONGEST_SECONDS = 180

export const trendingReplicate = generator({
  name: 'trending-replicate',
  path: '/ent/v2/trending-replicate',
  summary: 'Film pictures the way a clip is filmed: its cuts, moves and rhythm',
  fields: {
    video_url: clip({
      formats: ['mp4', 'mov'],
      minSeconds: 5,
      maxSeconds: LONGEST_SECONDS,
      required: true,
      about: 'The clip whose cuts, transitions, camera moves and sound are used',
    }),
    images: pictures({ min: 1, max: 7, required: true, about: 'The pictures that replace its own' }),
    prompt: text({ max: 2_000, default: '', about: 'Additional content' }),
    aspect_ratio: choice(['16:9', '9:16', '1:1', '4:3', '3:4'], { default: '16:9', about: 'Ratio of width to height' }),
    resolution: choice(['1080p', '720p', '540p'], { default: '1080p', about: 'The short side' }),
    remove_audio: flag({ default: false, about: 'Without the sound of the clip; music of its tempo instead' }),
    ...delivery,
  },
  answer: [
    'task_id',
    'id',
    'state',
    'video_url',
    'images',
    'prompt',
    'aspect_ratio',
    'resolution',
    'remove_audio',
    'payload',
    'credits',
    'created_at',
  ],
  plan: 'replicate-clip',
  price: { perSecond: { '*': 40 }, secondsOf: { sound: 'video_url', longest: LONGEST_SECONDS } },
  resultUrlSeconds: HOUR_SECONDS,
})
