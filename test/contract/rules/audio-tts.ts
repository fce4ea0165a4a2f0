import { VOICE } from '../bodies.ts'
import { choice, invalid, long, numeral, optional, type Rule, refused, required, text } from '../rule.ts'
import { payload } from './common.ts'
import { voices } from './explain-comic.ts'

const say = (...texts: string[]) => texts.map(words => ({ text: words }))
const tones = (...entries: unknown[]) => ({ pronunciation_dict_tone: entries })

/** Voices that public clients ask for by these names. */
const clientVoices = [
  'female-shaonv',
  'female-yujie',
  'female-chengshu',
  'female-tianmei',
  'male-qn-qingse',
  'male-qn-jingying',
  'male-qn-badao',
  'male-qn-daxuesheng',
  'presenter_male',
  'presenter_female',
  'audiobook_male_1',
  'audiobook_female_1',
]

/** POST /ent/v2/audio-tts, in the order of its table. */
export const rules: Rule[] = [
  required('text'),
  text('text'),
  {
    rule: 'text: under 10000 characters, counted in code points',
    accepts: say(long('x', 9_999), long('好', 9_999), long('😀', 9_999)),
    refuses: invalid('text', long('x', 10_000), long('😀', 10_000)),
  },
  {
    rule: 'text: something in it can be spoken, on both sides of a pause',
    accepts: say('a', '猫', '7', '+', '$', 'a 😀', 'a<#1#>7'),
    refuses: invalid('text', ' ', '\n', '...', '。！？', '😀', '1️⃣', '👩‍👩‍👧 🇫🇷', '\u3164', 'a<#1#>😀', '😀<#1#>a'),
  },
  { rule: 'text: line breaks mark paragraphs', accepts: say('one\ntwo\r\n\r\nthree') },
  {
    rule: 'text: a pause of 0.01 to 99.99 seconds with at most two decimals',
    accepts: say('a<#0.01#>b', 'a<#99.99#>b', 'a<#1#>b', 'a <#1.5#> b'),
    refuses: invalid('text', 'a<#0#>b', 'a<#0.00#>b', 'a<#100#>b', 'a<#0.001#>b', 'a<#1.234#>b', 'a<#-1#>b', 'a<#x#>b'),
  },
  {
    rule: 'text: a pause stands between two segments, and pauses are not consecutive',
    accepts: say('a<#1#>b<#2#>c'),
    refuses: invalid('text', '<#1#>a', 'a<#1#>', ' <#1#>a', 'a<#1#>\n', 'a<#1#><#2#>b', 'a<#1#> \n<#2#>b'),
  },
  required('voice_setting_voice_id'),
  {
    rule: 'voice_setting_voice_id is a known voice',
    accepts: [...voices, ...clientVoices].map(voice => ({ voice_setting_voice_id: voice })),
    refuses: [
      ...invalid('voice_setting_voice_id', 'Nobody', ' ', 'FEMALE-SHAONV', 5, [VOICE]),
      refused('FieldLacking', 'voice_setting_voice_id', { voice_setting_voice_id: '' }),
    ],
  },
  numeral('voice_setting_speed', 0.5, 2, 0.01),
  numeral('voice_setting_volume', 0, 10, 1),
  numeral('voice_setting_pitch', -12, 12, 1),
  {
    rule: 'volume and pitch are whole, in a string too',
    accepts: [{ voice_setting_volume: '3.0' }, { voice_setting_speed: '1.2000000000000002' }],
    refuses: ['voice_setting_volume', 'voice_setting_pitch'].flatMap(field =>
      invalid(field, 1.5, '1.5', `1.${'0'.repeat(200)}5`, '1'.repeat(300)),
    ),
  },
  choice(
    'voice_setting_emotion',
    ['happy', 'sad', 'angry', 'fearful', 'disgusted', 'surprised', 'calm'],
    'bored',
    'Happy',
  ),
  {
    rule: 'pronunciation_dict_tone: a list of word/replacement',
    accepts: [tones(), tones('omg/oh my god'), tones('燕少飞/(yan4)(shao3)(fei1)', 'omg/oh my god')],
    refuses: [
      ...invalid('pronunciation_dict_tone', 'omg/oh my god', 5),
      ...['omg', '/oh my god', 'omg/', '', 5].map(entry =>
        refused('FieldInvalid', 'pronunciation_dict_tone[0]', tones(entry)),
      ),
    ],
  },
  ...payload,
  optional(
    'voice_setting_speed',
    'voice_setting_volume',
    'voice_setting_pitch',
    'voice_setting_emotion',
    'pronunciation_dict_tone',
    'payload',
  ),
  { rule: 'callbacks are not offered for speech', unknown: { callback_url: 'https://example.com/hook' } },
]
