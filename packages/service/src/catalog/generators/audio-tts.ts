import { EMOTIONS } from '@kinora/media/language/emotions'
import { DAY_SECONDS, generator } from '../declare.ts'
import { choice, integer, list, number, text, voice } from '../words/words.ts'
import { payload } from './shared-fields.ts'

export const audioTts = generator({
  name: 'audio-tts',
  path: '/ent/v2/audio-tts',
  summary: 'Speak a text',
  fields: {
    text: text({
      required: true,
      max: 9_999,
      rule: 'pauseMarkers',
      about:
        'Text to speak. Line breaks separate paragraphs; `<#1.5#>` between two texts is a pause of 1.5 seconds (0.01 to 99.99)',
    }),
    voice_setting_voice_id: voice({ required: true, about: 'The voice' }),
    // Public clients send these three as strings too.
    voice_setting_speed: number({ min: 0.5, max: 2, default: 1, orNumeral: true }),
    voice_setting_volume: integer({ min: 0, max: 10, default: 0, orNumeral: true, about: '0 is normal' }),
    voice_setting_pitch: integer({ min: -12, max: 12, default: 0, orNumeral: true, about: 'In semitones' }),
    voice_setting_emotion: choice(EMOTIONS),
    pronunciation_dict_tone: list(text({ max: 500, rule: 'pronunciation' }), {
      min: 0,
      max: 500,
      about: '`word/replacement`: a spelling (`omg/oh my god`) or pinyin with tones (`燕少飞/(yan4)(shao3)(fei1)`)',
    }),
    ...payload,
  },
  answer: ['task_id', 'id', 'state', 'file_url', 'credits', 'payload', 'created_at'],
  plan: 'speak',
  answersWhenReady: true,
  price: { perStarted: { characters: 500, credits: 10, field: 'text' } },
  resultUrlSeconds: DAY_SECONDS,
})
