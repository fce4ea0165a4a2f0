import { DAY_SECONDS, generator, type Rule } from '../../declare.ts'
import { choice, flag, list, picture, pictures, text } from '../../words/words.ts'
import { face, LONGEST_SONG_SECONDS, song, subtitleColour } from './mv.ts'
import { delivery, FIVE_RATIOS } from '../shared-fields.ts'

const LANGUAGES = [
  'en',
  'zh',
  'ja',
  'ko',
  'vi',
  'th',
  'id',
  'ms',
  'tl',
  'hi',
  'ar',
  'fr',
  'de',
  'es',
  'pt',
  'ru',
  'it',
  'nl',
  'sv',
  'da',
  'fi',
  'no',
  'el',
  'pl',
  'cs',
  'hu',
  'ro',
  'bg',
  'hr',
  'sk',
]

const singing: Rule = { requires: ['lip_ref_urls'] }
const acting: Rule = { requires: ['images'], rejects: ['lip_ref_urls'] }

export const premiumMv = generator({
  name: 'one-click/premium_mv',
  path: '/ent/v2/one-click/premium_mv',
  summary: 'Make a music video with singers, performers or dancers',
  rulesBy: 'premium_mv_mode',
  standard: 'sing',
  rules: { sing: singing, sing_perform: singing, perform: acting, dance: acting },
  fields: {
    premium_mv_mode: choice([], {
      required: true,
      about: 'Full lip-sync, lip-sync and performance in turn, performance, dance',
    }),
    // The contract gives only formats for these; the limits of a music video's face picture do not apply.
    lip_ref_urls: list(picture({ formats: face.formats }), {
      min: 1,
      max: 2,
      about: 'Faces of the singers, in the order they sing',
    }),
    images: pictures({ min: 1, max: 6, about: 'People or style' }),
    audio_url: { ...song, about: 'The song, with lyrics: mp3, wav, aac or m4a, 10 to 300 seconds' },
    language: choice(['auto', ...LANGUAGES], { default: 'auto', about: 'Language of the lyrics; `auto` detects it' }),
    style: text({ max: 3_000, default: '', about: 'Style in free words' }),
    prompt: text({ max: 3_000, default: '', rule: 'words', about: 'Description of the scene' }),
    aspect_ratio: choice(FIVE_RATIOS, { default: '16:9' }),
    resolution: choice(['720p', '1080p'], { default: '720p' }),
    add_subtitle: flag({ default: false, about: 'Burn in subtitles' }),
    subtitle_color: subtitleColour,
    ...delivery,
  },
  answer: ['id'],
  plan: 'premium-music-video',
  price: { perSecond: { '720p': 24, '1080p': 29 }, secondsOf: { sound: 'audio_url', longest: LONGEST_SONG_SECONDS } },
  resultUrlSeconds: DAY_SECONDS,
  film: true,
})
