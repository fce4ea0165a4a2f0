import { DAY_SECONDS, generator } from '../../declare.ts'
import { choice, flag, MB, picture, pictures, sound, text, url } from '../../words/words.ts'
import { delivery, FIVE_RATIOS } from '../shared-fields.ts'

/** The longest song. Its price is held if only a download can tell the length. */
export const LONGEST_SONG_SECONDS = 300

export const song = sound({
  formats: ['mp3', 'wav', 'aac', 'm4a'],
  maxBytes: 100 * MB,
  decodedUnder: 20 * MB,
  minSeconds: 10,
  maxSeconds: LONGEST_SONG_SECONDS,
  required: true,
  about: 'The song: mp3, wav, aac or m4a, 10 to 300 seconds',
})

/** A singer's frontal close-up. */
export const face = picture({
  formats: ['jpeg', 'png', 'bmp', 'webp'],
  maxBytes: 10 * MB,
  ratio: { atMost: 2 },
  longestSideUnder: 4_096,
  about: "The singer's face from the front",
})

export const subtitleColour = text({
  default: '#FFFFFF',
  max: 7,
  shape: { pattern: '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$', says: 'a HEX colour such as #FFFFFF' },
  about: 'Colour of the subtitles',
})

export const mv = generator({
  name: 'one-click/mv',
  path: '/ent/v2/one-click/mv',
  summary: 'Make a music video for a song',
  fields: {
    images: pictures({ min: 1, max: 7, required: true, of: { decodedUnder: 10 * MB }, about: 'People or style' }),
    audio_url: song,
    lip_sync: flag({ default: false, about: 'Move the lips of frontal faces to the song; not above three minutes' }),
    lip_ref_url: face,
    style: text({ max: 3_000, default: '', about: 'Style in free words' }),
    quality: choice(['standard', 'high'], {
      default: 'standard',
      about: '`high`: the best picture the engine can make',
    }),
    prompt: text({ max: 3_000, default: '', rule: 'words', about: 'Description of the scene' }),
    aspect_ratio: choice(FIVE_RATIOS, { default: '16:9' }),
    resolution: choice(['540p', '720p', '1080p'], {
      default: '720p',
      cases: [{ when: { lip_sync: true }, choices: ['720p', '1080p'], why: 'with lip_sync' }],
    }),
    add_subtitle: flag({ default: false, about: 'Burn in subtitles' }),
    subtitle_color: subtitleColour,
    language: choice(['auto', 'en', 'zh'], { default: 'auto', about: 'Language of the lyrics' }),
    srt_url: url({ about: 'Subtitles as an SRT file' }),
    ...delivery,
  },
  answer: ['id'],
  plan: 'music-video',
  rulesBy: 'quality',
  rules: {
    standard: {
      price: {
        perSecond: { '540p': 6, '720p': 8, '1080p': 10 },
        secondsOf: { sound: 'audio_url', longest: LONGEST_SONG_SECONDS },
        surcharges: { lip_sync: { perSecond: 4, upToSeconds: 180 } },
      },
    },
    high: {
      fields: { resolution: { choices: ['720p', '1080p'] } },
      price: {
        perSecond: { '720p': 24, '1080p': 29 },
        secondsOf: { sound: 'audio_url', longest: LONGEST_SONG_SECONDS },
        surcharges: { lip_sync: { perSecond: 4, upToSeconds: 180 } },
      },
    },
  },
  resultUrlSeconds: DAY_SECONDS,
  film: true,
})
