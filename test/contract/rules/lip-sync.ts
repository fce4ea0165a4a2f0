import { VOICE } from '../bodies.ts'
import { aac, avi, filmLink, m4a, mov, mp3, mp4, pngCalledMp3, pngCalledMp4, soundLink, wav } from '../media.ts'
import { atMost, invalid, long, numeral, optional, type Patch, refused, required, type Rule, text } from '../rule.ts'
import { callbackUrl, payload } from './common.ts'
import { imageRules } from './image-input.ts'

const bad = (make: () => string) => refused('AudioFormatInvalid', 'audio_url', () => ({ audio_url: make() }))
const said = (words: unknown): Patch => ({ audio_url: undefined, text: words })

/** What somebody says, by a sound or by a text: of lip-sync and of digital-human. */
export const speechRules: Rule[] = [
  {
    rule: 'audio_url or text: one is needed; the sound wins, and then the text is not looked at',
    accepts: [
      { text: 'a' },
      { text: long('x', 3_000) },
      said('Good morning.'),
      { audio_url: '', text: 'Good morning.' },
      { audio_url: null, text: 'Good morning.' },
    ],
    refuses: [{}, { audio_url: null }, { audio_url: '' }, { text: null }].map(patch =>
      refused('FieldLacking', 'audio_url', { audio_url: undefined, ...patch }),
    ),
  },
  {
    rule: 'audio_url: mp3, wav, aac, m4a',
    accepts: [{ audio_url: soundLink }, ...[mp3, wav, aac, m4a].map(make => () => ({ audio_url: make(2) }))],
    refuses: [...invalid('audio_url', 5, [soundLink], 'http://127.0.0.1/a.mp3'), bad(pngCalledMp3), bad(() => mp4(12))],
  },
  {
    rule: 'audio_url: 1 to 600 seconds',
    accepts: [() => ({ audio_url: mp3(1) }), () => ({ audio_url: mp3(600) })],
    refuses: [bad(() => mp3(0.8)), bad(() => mp3(600.25))],
  },
  {
    rule: 'text: 4 to 2000 characters, counted in code points',
    accepts: [said('abcd'), said('早上好啊'), said(long('x', 2_000)), said(long('😀', 2_000))],
    refuses: ['abc', '早上好', long('x', 2_001), long('😀', 2_001)].map(words =>
      refused('FieldInvalid', 'text', said(words)),
    ),
  },
  {
    rule: 'text: pauses as in audio-tts',
    accepts: [said('one<#0.01#>two'), said('one<#99.99#>two')],
    refuses: ['one<#100#>two', 'one<#0#>two', '<#1#>two', 'one<#1#>', 'one<#1#><#1#>two'].map(words =>
      refused('FieldInvalid', 'text', said(words)),
    ),
  },
  {
    rule: 'voice_id is a known voice, or empty',
    accepts: [{ voice_id: VOICE }, { voice_id: '' }],
    refuses: invalid('voice_id', 'Nobody', 5),
  },
  ...payload,
  ...callbackUrl,
]

const clip = (make: () => string) => refused('VideoFormatInvalid', 'video_url', () => ({ video_url: make() }))
const SIZE = { width: 640, height: 360 }

/** POST /ent/v2/lip-sync, in the order of its table. */
export const rules: Rule[] = [
  required('video_url'),
  {
    rule: 'video_url: mp4, mov, avi',
    accepts: [{ video_url: filmLink }, ...[mp4, mov, avi].map(make => () => ({ video_url: make(2, SIZE) }))],
    refuses: [...invalid('video_url', 5, [filmLink], 'http://127.0.0.1/a.mp4'), clip(pngCalledMp4), clip(() => mp3(2))],
  },
  {
    rule: 'video_url: 1 to 600 seconds',
    accepts: [() => ({ video_url: mp4(1, SIZE) }), () => ({ video_url: mp4(600, SIZE) })],
    refuses: [clip(() => mp4(0.8, SIZE)), clip(() => mp4(600.25, SIZE))],
  },
  {
    rule: 'video_url: sides of 360 to 4096 pixels',
    accepts: [
      { width: 360, height: 360 },
      { width: 4_096, height: 360 },
      { width: 360, height: 4_096 },
    ].map(size => () => ({ video_url: mp4(2, size) })),
    refuses: [
      { width: 358, height: 640 },
      { width: 640, height: 358 },
      { width: 4_098, height: 2_000 },
    ].map(size => clip(() => mp4(2, size))),
  },
  ...speechRules,
  {
    rule: 'character_id is another name of voice_id',
    accepts: [{ character_id: VOICE }, { character_id: '' }],
    refuses: invalid('voice_id', 'Nobody', 5).map(({ patch, ...row }) => ({
      ...row,
      patch: { character_id: (patch as { voice_id: unknown }).voice_id },
    })),
  },
  text('language'),
  atMost('language', 64),
  numeral('speed', 0.5, 2, 0.01),
  numeral('volume', 0, 10, 0.5),
  ...imageRules({ patchOf: ref_photo_url => ({ ref_photo_url }), field: 'ref_photo_url' }),
  optional('speed', 'voice_id', 'volume', 'ref_photo_url', 'payload', 'callback_url'),
  text('payload'),
  {
    rule: 'price: 20 for each started 5 seconds; what only a download can tell is held at its longest',
    estimates: [
      { patch: {}, credits: 2_400 },
      { patch: () => ({ audio_url: mp3(5) }), credits: 20 },
      { patch: () => ({ audio_url: mp3(5.5) }), credits: 40 },
      { patch: () => ({ audio_url: mp3(600) }), credits: 2_400 },
      { patch: said('Good morning to you all.'), credits: 100 },
      { patch: said('one<#60#>two'), credits: 280 },
      { patch: said(long('x', 2_000)), credits: 2_400 },
    ],
  },
  { rule: 'fields that are not documented are told', unknown: { model: 'lip1.0', mode: 'text' } },
]
