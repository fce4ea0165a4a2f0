import { aac, m4a, MB, mp3, mp3OfBytes, mp4, pngCalledMp3, soundLink, wav } from '../media.ts'
import { atMost, invalid, long, optional, type Rule, refused, required, text } from '../rule.ts'
import { callbackUrl, payload } from './common.ts'

const bad = (make: () => string) => refused('AudioFormatInvalid', 'audio_url', () => ({ audio_url: make() }))

/** POST /ent/v2/audio-clone, in the order of its table. */
export const rules: Rule[] = [
  required('audio_url'),
  {
    rule: 'audio_url: mp3, m4a, wav',
    accepts: [{ audio_url: soundLink }, ...[mp3, m4a, wav].map(make => () => ({ audio_url: make(10) }))],
    refuses: [
      ...invalid('audio_url', 5, [soundLink], 'http://127.0.0.1/a.mp3'),
      bad(pngCalledMp3),
      bad(() => aac(12)),
      bad(() => mp4(12)),
    ],
  },
  {
    rule: 'audio_url: 10 seconds to 5 minutes',
    accepts: [() => ({ audio_url: mp3(10) }), () => ({ audio_url: mp3(300) })],
    refuses: [bad(() => mp3(9.8)), bad(() => mp3(300.25))],
  },
  {
    rule: 'audio_url: at most 20 MB; a body has no room for more',
    accepts: [() => ({ audio_url: mp3OfBytes(14 * MB, 12) })],
  },
  required('voice_id'),
  {
    rule: 'voice_id: 8 to 64 letters, digits, - and _, beginning with a letter',
    accepts: ['abcdefgh', 'My-voice_2', `a${long('x', 63)}`].map(voice_id => ({ voice_id })),
    refuses: invalid(
      'voice_id',
      'abcdefg',
      `a${long('x', 64)}`,
      '1abcdefg',
      '_abcdefgh',
      'my voice 1',
      '我的声音我的声音',
      'voice.one',
      5,
    ),
  },
  {
    rule: 'voice_id: none that is listed for everybody',
    refuses: invalid('voice_id', 'Chinese_Female_Currency', 'English_Bella'),
  },
  text('text'),
  atMost('text', 1_000),
  {
    rule: 'text: pauses as in audio-tts',
    accepts: [{ text: 'one<#0.5#>two' }],
    refuses: invalid('text', 'one<#100#>two', '<#1#>two'),
  },
  {
    rule: 'prompt_audio_url and prompt_text are taken',
    accepts: [
      { prompt_audio_url: soundLink, prompt_text: 'Good morning.' },
      { prompt_audio_url: '', prompt_text: '' },
    ],
    refuses: [...invalid('prompt_audio_url', 5, 'http://127.0.0.1/a.mp3'), ...invalid('prompt_text', 5)],
  },
  ...payload,
  ...callbackUrl,
  optional('text', 'prompt_audio_url', 'prompt_text', 'payload', 'callback_url'),
  {
    rule: 'price: 100, and a sample as speech',
    estimates: [
      { patch: {}, credits: 100 },
      { patch: { text: 'Good morning.' }, credits: 110 },
      { patch: { text: long('x', 501) }, credits: 120 },
    ],
  },
]
