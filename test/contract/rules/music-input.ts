import { aac, m4a, mp3, mp4, pngCalledMp3, soundLink, wav } from '../media.ts'
import { invalid, type Rule, refused, required } from '../rule.ts'

const bad = (make: () => string) => refused('AudioFormatInvalid', 'audio_url', () => ({ audio_url: make() }))

/** The audio of a music video, premium or not. */
export const audioRules: Rule[] = [
  required('audio_url'),
  {
    rule: 'audio_url: a URL or Base64',
    accepts: [{ audio_url: soundLink }, () => ({ audio_url: mp3(10) })],
    refuses: invalid('audio_url', 5, [soundLink], 'ftp://example.com/a.mp3', 'http://127.0.0.1/a.mp3'),
  },
  {
    rule: 'audio_url: mp3, wav, aac, m4a',
    accepts: [mp3, wav, aac, m4a].map(make => () => ({ audio_url: make(12) })),
    refuses: [bad(pngCalledMp3), bad(() => mp4(12)), bad(() => 'data:audio/mpeg;base64,AAAA')],
  },
  {
    rule: 'audio_url: 10 to 300 seconds',
    accepts: [mp3, wav].flatMap(make => [() => ({ audio_url: make(10) }), () => ({ audio_url: make(300) })]),
    refuses: [mp3, wav, aac, m4a].flatMap(make => [bad(() => make(9.75)), bad(() => make(300.25))]),
  },
]
