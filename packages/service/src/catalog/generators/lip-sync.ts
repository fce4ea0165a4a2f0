import { DAY_SECONDS, generator } from '../declare.ts'
import { GIVEN } from '../words/field.ts'
import { clip, MB, number, picture, sound, text, voice } from '../words/words.ts'
import { delivery } from './shared-fields.ts'

/** The longest speech. Its price is held if only a download can tell the length. */
export const LONGEST_SPEECH_SECONDS = 600

const hearable = sound({
  formats: ['mp3', 'wav', 'aac', 'm4a'],
  maxBytes: 100 * MB,
  decodedUnder: 20 * MB,
  minSeconds: 1,
  maxSeconds: LONGEST_SPEECH_SECONDS,
  about: 'Recorded speech: mp3, wav, aac or m4a, 1 to 600 seconds; `text` is then ignored',
})

/** The speech: a sound, or a text in a voice. */
export const speechFields = {
  audio_url: hearable,
  text: text({
    min: 4,
    max: 2_000,
    rule: 'pauseMarkers',
    mutedBy: { audio_url: GIVEN },
    about: 'Text to speak; `<#1.5#>` between two texts is a pause of 1.5 seconds (0.01 to 99.99)',
  }),
  voice_id: voice({ about: 'The voice that speaks the text; chosen by the service when empty' }),
}

export const lipSync = generator({
  name: 'lip-sync',
  path: '/ent/v2/lip-sync',
  summary: 'Make a mouth in a clip follow a sound or a text',
  fields: {
    video_url: clip({
      formats: ['mp4', 'mov', 'avi'],
      minSide: 360,
      longestSideUnder: 4_097,
      ratio: { below: 12 },
      minSeconds: 1,
      maxSeconds: 600,
      required: true,
      about:
        'A person who faces the camera. The result has the length of the speech: a shorter clip plays back and forth, a longer one is cut',
    }),
    ...speechFields,
    speed: number({ min: 0.5, max: 2, default: 1, orNumeral: true, about: 'Speed of the speech from `text`' }),
    volume: number({
      min: 0,
      max: 10,
      default: 0,
      orNumeral: true,
      about: 'Volume of the speech from `text`; 0 is normal',
    }),
    language: text({ max: 64, unseen: true, about: 'Language of `text`: `zh` or `en`; detected when empty or `auto`' }),
    ref_photo_url: picture({ about: 'The face that speaks, if there are several' }),
    ...delivery,
  },
  alias: { character_id: 'voice_id' },
  needsOneOf: ['audio_url', 'text'],
  answer: [
    'task_id',
    'id',
    'state',
    'video_url',
    'audio_url',
    'text',
    'speed',
    'voice_id',
    'volume',
    'language',
    'ref_photo_url',
    'payload',
    'credits',
    'created_at',
  ],
  plan: 'lip-sync',
  price: {
    perStartedSeconds: { seconds: 5, credits: 20 },
    secondsOf: { sound: 'audio_url', text: 'text', longest: LONGEST_SPEECH_SECONDS },
  },
  resultUrlSeconds: DAY_SECONDS,
})
